import type {Content} from './content';

/** Something that a writer has to fix: where it is, what is wrong, and how to fix it. */
export interface Finding {
  /** Path from the repository's root. */
  file: string;
  line: number;
  message: string;
}

/** What a check did. A check that looked at nothing has proved nothing. */
export interface Outcome {
  /** Number of things that were looked at. */
  looked: number;
  findings: Finding[];
}

/** One promise of the site that a machine checks. `run` is a pure function of the content. */
export interface Check {
  /** As printed before each finding. */
  name: string;
  /** What it looks at, in the plural, for its line in the report. */
  things: string;
  /**
   * What it has to see to judge a single page: `files` for every file of the content, `site` for the
   * other pages, too, `posts` for those when the page is one of the release notes, and else nothing.
   * Without it, the page and its twin are enough. `nothing`: it judges no page.
   */
  sees?: 'files' | 'site' | 'posts' | 'nothing';
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
