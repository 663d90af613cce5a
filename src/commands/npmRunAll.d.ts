/** Declares the part of npm-run-all2's Node API that commands use. The package has no declarations. */
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
  /** The result of a script; `code` is undefined if it was killed. */
  export interface Result {
    name: string;
    code: number | undefined;
  }
  /** Rejects with an error that has `results` when a script fails. */
  export default function runAll(patterns: string[], options: Options): Promise<Result[]>;
}
