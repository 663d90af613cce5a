import path from 'node:path';
import type {TextlintRuleContext, TextlintRuleModule, TextlintRuleReporter} from '@textlint/types';
import type {Node} from 'mdast';
import {languageOfFile} from '../site/contentPath';
import {offsetOf, rangeOf, readPage, root, type Page} from './page';

/** Something that a writer has to fix: where it is, what is wrong, and how to fix it. */
export interface Problem {
  /** The node, the offsets, or the line. */
  at: Node | [start: number, end: number] | number;
  message: string;
  /** Set for what no one has to fix: it never fails a check. */
  warning?: true;
  /** What to put in its place, where that is always right. */
  fix?: string;
}

/**
 * Where a page stands. The planted ones, which prove that the rules run, stand as if in the content, and
 * those of a copy of the site in `.cache` as if in the site.
 */
const placeOfFile = (file: string): string =>
  path
    .relative(root, path.resolve(root, file))
    .replaceAll(path.sep, '/')
    .replace(/^\.cache\/[\w-]+\//, '')
    .replace(/^src\/lint\/planted\//, '');

/** What a rule or a reader has thrown, as a problem; errors of readers begin with a file and a line. */
export function problemOf(error: unknown): {file?: string; line: number; message: string} {
  const {message} = error as Error;
  const [, file, line, rest] = /^([^\s:]+):(\d+): ([\s\S]*)$/.exec(message) ?? [];
  return file && line && rest
    ? {file, line: Number(line), message: rest}
    : {line: 1, message: `This can't be checked: ${message}`};
}

let last: Page | null = null;

/** The page that a rule looks at: all rules share one tree. */
function pageOf(context: Readonly<TextlintRuleContext>): Page | null {
  const [file, source] = [placeOfFile(context.getFilePath() ?? ''), context.getSource()];
  if (last?.file !== file || last.source !== source) {
    last = readPage(file, source);
  }
  return last;
}

/**
 * Makes a rule of textlint out of a function of a page, which reads the tree of the project's own
 * parser.
 *
 * @param check - reports what is wrong with a page.
 */
export function pageRule(
  check: (page: Page, report: (problem: Problem) => void) => void | Promise<void>,
): TextlintRuleModule {
  const reporter: TextlintRuleReporter = (context) => ({
    async [context.Syntax.Document](node) {
      const page = pageOf(context);
      if (!page) {
        return;
      }
      const report = ({at, message, warning, fix}: Problem) => {
        const [start, end] =
          typeof at === 'number'
            ? [offsetOf(page.source, at), offsetOf(page.source, at + 1) - 1]
            : Array.isArray(at)
              ? at
              : rangeOf(at);
        context.report(node, {
          message,
          // An empty line is no range.
          padding: context.locator.range([start, Math.max(start + 1, end)]),
          severity: warning ? 1 : 2,
          ...(fix !== undefined && {fix: context.fixer.replaceTextRange([start, end], fix)}),
        });
      };
      // What a rule can't read hides no other finding.
      try {
        await check(page, report);
      } catch (error) {
        const {line, message} = problemOf(error);
        report({at: line, message});
      }
    },
  });
  return {linter: reporter, fixer: reporter};
}

/**
 * A published rule, for the pages of one language: textlint has no setting by path.
 *
 * @param code - the language.
 */
export function ruleFor(code: string, rule: TextlintRuleModule): TextlintRuleModule {
  const only =
    (part: 'linter' | 'fixer'): TextlintRuleReporter =>
    (context, options) => {
      if (languageOfFile(placeOfFile(context.getFilePath() ?? '')) !== code) {
        return {};
      }
      const reporter = typeof rule === 'function' ? rule : (rule[part] ?? rule.linter);
      const report: typeof context.report = (node, error) =>
        // Items end in 体言止め or plain form in one list and in ですます in the next, on purpose.
        error.message.startsWith('箇条書き: ') ? undefined : context.report(node, error);
      const handlers = reporter(Object.create(context, {report: {value: report}}), options);
      return Object.fromEntries(
        Object.entries(handlers).map(([type, handle]) => [
          type,
          async (node: Parameters<typeof context.report>[0]) => {
            try {
              await (handle as (one: typeof node) => unknown)(node);
            } catch (error) {
              report(node, new context.RuleError(problemOf(error).message));
            }
          },
        ]),
      );
    };
  return {linter: only('linter'), fixer: only('fixer')};
}
