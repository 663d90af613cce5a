import path from 'node:path';
import type {Node} from 'mdast';
import type {createLinter, CreateLinterOptions} from 'textlint';
import {siteFile} from '../lib/siteFile';
import {offsetOf, rangeOf, readPage, root, type Page} from './page';

/** A rule of textlint. Derived from other types, because textlint exports no type of a rule. */
type RuleDescriptor = CreateLinterOptions['descriptor']['rule']['lintableDescriptors'][number];
export type TextlintRuleModule = RuleDescriptor['rule'];
export type TextlintRuleReporter = RuleDescriptor['linter'];
export type TextlintRuleContext = Parameters<TextlintRuleReporter>[0];
export type TextlintResult = Awaited<ReturnType<ReturnType<typeof createLinter>['lintText']>>;

/** A problem of a page that its writer can fix. */
export interface Problem {
  /** The node, the start and end offsets, or the line. */
  at: Node | [start: number, end: number] | number;
  /** Says what is wrong and how to fix it. */
  message: string;
  /** True for warnings, which never fail a check. */
  warning?: true;
  /** Text that replaces `at`. Only for problems that have a replacement that is always right. */
  fix?: string;
}

export type Report = (problem: Problem) => void;

/**
 * Returns the path that rules see of a page. Removes the folder of a planted page, which proves that the
 * rules run, and of a copy of the site in `.cache`, so that the rules apply to these pages, too.
 */
export const contentFile = (context: Readonly<TextlintRuleContext>): string =>
  siteFile(path.resolve(root, context.getFilePath() ?? ''), root)
    .replace(/^\.cache\/[\w-]+\//, '')
    .replace(/^src\/lint\/planted\//, '');

/** Converts an error that a rule or a parser threw into a problem. Errors of parsers begin with `file:line:`. */
export function problemOf(error: unknown): {file?: string; line: number; message: string} {
  const {message} = error as Error;
  const [, file, line, rest] = /^([^\s:]+):(\d+): ([\s\S]*)$/.exec(message) ?? [];
  return file && line && rest
    ? {file, line: Number(line), message: rest}
    : {line: 1, message: `This can't be checked: ${message}`};
}

/** The last page that was parsed. Module state, because textlint calls each rule separately. */
let lastPage: Page | null = null;

function pageOf(context: Readonly<TextlintRuleContext>): Page | null {
  const [file, source] = [contentFile(context), context.getSource()];
  if (lastPage?.file !== file || lastPage.source !== source) {
    lastPage = readPage(file, source);
  }
  return lastPage;
}

/**
 * Creates a textlint rule that reads the site's own syntax tree instead of textlint's.
 *
 * @param check - reports the problems of a page.
 */
export function pageRule(
  check: (page: Page, report: Report) => void | Promise<void>,
): TextlintRuleModule {
  const reporter: TextlintRuleReporter = (context) => ({
    async [context.Syntax.Document](node) {
      const page = pageOf(context);
      if (!page) {
        return;
      }
      const report: Report = ({at, message, warning, fix}) => {
        const [start, end] =
          typeof at === 'number'
            ? [offsetOf(page.source, at), offsetOf(page.source, at + 1) - 1]
            : Array.isArray(at)
              ? at
              : rangeOf(at);
        context.report(node, {
          message,
          // At least one character, because textlint rejects an empty range, such as an empty line's.
          padding: context.locator.range([start, Math.max(start + 1, end)]),
          severity: warning ? 1 : 2,
          ...(fix !== undefined && {fix: context.fixer.replaceTextRange([start, end], fix)}),
        });
      };
      // Reports an error of the rule as a problem, so that other rules still report their findings.
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
