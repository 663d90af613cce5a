import {TextlintKernel} from '@textlint/kernel';
import markdownPlugin from '@textlint/textlint-plugin-markdown';
import {fillVariables} from '../site/variables';
import type {Page} from './content';
import type {Finding} from './finding';
import {proseRules, moduleOf} from './proseRules';

/**
 * A page as plain Markdown, which is what the linter reads: variables filled in, ids of headings and
 * directives blanked out, each line where it was.
 */
function plainMarkdown({file, source}: Lintable): string {
  let text = source;
  try {
    text = fillVariables(source, file);
  } catch {
    // The identity check reports unknown variables.
  }
  return text
    .replace(/^---\n[\s\S]*?\n---\n/, (head) => head.replace(/[^\n]/g, ''))
    .replace(/[^\S\n]*\{#[^}\n]*\}$/gm, '')
    .replace(/^[^\S\n]*:{2,}.*$/gm, '');
}

/** The part of a page that a worker thread needs. */
export type Lintable = Pick<Page, 'file' | 'source' | 'language'>;

/**
 * Lints the prose of a page with textlint.
 *
 * @returns findings that name the rule, so that a wrong rule can be found and fixed.
 */
export async function lintProse(page: Lintable): Promise<Finding[]> {
  const kernel = new TextlintKernel();
  const {messages} = await kernel.lintText(plainMarkdown(page), {
    ext: '.md',
    filePath: page.file,
    plugins: [{pluginId: 'markdown', plugin: moduleOf(markdownPlugin)}],
    rules: await proseRules(page.language),
  });
  // List items end in 体言止め or plain form in one list and in ですます in the next. That is the site's
  // style, and the rule can't be limited to running text.
  const ownStyle = /^箇条書き: /;
  const counting = messages.filter(({message}) => !ownStyle.test(message));
  return counting.map(({loc, message, ruleId}) => ({
    file: page.file,
    line: loc.start.line,
    message: `${message.trim().replace(/\s+/g, ' ')} [${ruleId}]`,
  }));
}
