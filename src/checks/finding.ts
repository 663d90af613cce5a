import type {Content} from './content';

/** Something that a writer has to mend: where it is, what is wrong, and how to mend it. */
export interface Finding {
  /** Path from the repository's root. */
  file: string;
  line: number;
  message: string;
}

/** What a check did: a check that looked at nothing has found nothing out. */
export interface Outcome {
  /** Number of things that were looked at. */
  looked: number;
  findings: Finding[];
}

/** One promise of the site, kept by a machine. `run` is a pure function of the content. */
export interface Check {
  /** As it stands before each finding. */
  name: string;
  /** What it looks at, in the plural, for its line of the report. */
  things: string;
  run(content: Content): Outcome | Promise<Outcome>;
}

/** Line on which an offset of a text stands, from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
}
