import type {Guide} from '../guides';

/**
 * `llms.txt`: the table of contents for language models (llmstxt.org), one line per page.
 *
 * @param origin - origin of the site.
 */
export function llmsTxt(title: string, summary: string, guides: Guide[], origin: string): string {
  const list = ({title: guide, pages}: Guide) =>
    [
      `## ${guide}`,
      '',
      ...pages.map((page) => `- [${page.title}](${origin}${page.route}.md): ${page.description}`),
    ].join('\n');
  return `${[`# ${title}`, `> ${summary}`, ...guides.map(list)].join('\n\n')}\n`;
}
