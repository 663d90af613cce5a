/** Declares the functions in use, because the compiler would spend a quarter of its time on the library's own types. */
declare module '@redocly/openapi-core' {
  interface Problem {
    message: string;
    ruleId: string;
    location: {pointer?: string}[];
  }
  export function createConfig(config: {
    extends: string[];
    rules: Record<string, 'off' | 'warn' | 'error'>;
  }): Promise<object>;
  export function lintFromString(document: {
    source: string;
    absoluteRef: string;
    config: object;
  }): Promise<Problem[]>;
}
