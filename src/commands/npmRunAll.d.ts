/** The part of npm-run-all2's Node API that the commands use; the package brings no declarations. */
declare module 'npm-run-all2' {
  interface Options {
    parallel?: boolean;
    maxParallel?: number;
    continueOnError?: boolean;
    printLabel?: boolean;
    silent?: boolean;
    stdout?: NodeJS.WritableStream;
    stderr?: NodeJS.WritableStream;
  }
  /** `code` is undefined for a script that was killed. */
  export interface Result {
    name: string;
    code: number | undefined;
  }
  /** Rejects with an error that has `results` when a script fails. */
  export default function runAll(patterns: string[], options: Options): Promise<Result[]>;
}
