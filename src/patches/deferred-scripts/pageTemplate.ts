import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

const script = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';

/** Asks for a script at once, after what the first picture of the page needs. */
const fetched =
  '<link rel="preload" as="script" fetchpriority="low" href="<%= it.baseUrl %><%= script %>" data-start>';

/**
 * Runs the scripts once the page is painted; at once in a tab that nobody sees. Stands at the end, so
 * that all of the page is there. Docusaurus' notice of a wrong base path (`insertBanner`, on the
 * home page only) looks for `docusaurus` before the scripts have run, so it is asked for afterwards.
 */
const start = `{
  window.docusaurus = null;
  const start = () => {
    let script;
    for (const {href} of document.querySelectorAll('link[data-start]')) {
      script = document.createElement('script');
      script.src = href;
      script.async = false;
      document.head.append(script);
    }
    script.onload = script.onerror = () => window.docusaurus || window.insertBanner?.();
  };
  if (document.hidden) {
    start();
  } else {
    requestAnimationFrame(() => setTimeout(start));
  }
}`;

const beforeBody = '<%~ it.preBodyTags %>';

/** What stands before the body without the theme's sheet of icons, of which the site shows none. */
const withoutIcons = String.raw`<%~ it.preBodyTags.replace(/<svg[\s\S]*?<\/svg>/, '') %>`;

/** The template with another text in place of one of its texts, which must be there. */
function put(template: string, text: string, replacement: string): string {
  if (!template.includes(text)) {
    throw new Error(
      `The patch "deferred-scripts" expects ${text} in the page template of Docusaurus (lib/ssg/ssgTemplate.html.js), which isn't there. Adapt src/patches/deferred-scripts/pageTemplate.ts, or leave the patch out with PATCHES=-deferred-scripts. PATCHES=off builds without any patch.`,
    );
  }
  return template.replace(text, () => replacement);
}

/**
 * The template of a page: Docusaurus' own, except that the scripts run after the page is first
 * painted, and that no page carries the theme's icons. A phone shows the text before it works on it.
 *
 * @param template - the template of Docusaurus.
 * @throws an error when that is not as expected.
 */
export function pageTemplate(template: string = stockTemplate): string {
  const lean = put(put(template, script, fetched), beforeBody, withoutIcons);
  return put(lean, '</body>', `<script>${start}</script>\n  </body>`);
}
