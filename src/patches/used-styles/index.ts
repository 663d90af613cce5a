import type {ThemeConfig} from '@docusaurus/preset-classic';
import {parse} from 'postcss';
import {PurgeCSS} from 'purgecss';
import type {Compiler, Patch} from '../patch';
import {inlineVariables} from './inlineVariables';

/**
 * Parts of the style library and the theme that no page has, though scripts name them for other
 * reasons: a dark bar, a sidebar to hide, HTML and other sites in the sidebar. The site's own styles
 * must not use these names.
 */
const absent =
  /^((alert-|avatar|badge|card|col--offset|hero|navbar--(dark|primary)|pills|tabs)(__|--|-|$)|(collapseSidebarButton|darkNavbarColorModeToggle|doc(ItemWrapper|MainContainer)Enhanced|docSidebarContainerHidden|expandButton|menu(ExternalLink|HtmlItem)|sidebarHidden)\w*_)/;

/** Styles of the announcement bar, and of its button. */
const announcement = /^(announcementBar\w*_|close$|closeButton_|menuWithAnnouncementBar_)/;

/** Words of which scripts put a class together, as in `search-button--${kind}`. */
const beginnings = /[a-z][\w-]*(?:--|__|-\w+-)(?=["`$])/g;

/**
 * Takes out of a style sheet what no page can use. Whatever looks like a name in a script counts as
 * used: the scripts render all pages in all states, so they name every class that an element can have.
 *
 * @param css - the style sheet.
 * @param scripts - all scripts of the site.
 * @param others - its other style sheets, which may read variables of this one.
 * @param themeConfig - tells whether the site has an announcement and can be dark.
 */
export async function usedStyles(
  css: string,
  scripts: string[],
  others: string[],
  {announcementBar, colorMode}: Pick<ThemeConfig, 'announcementBar' | 'colorMode'>,
): Promise<string> {
  const find = (texts: string[], pattern: RegExp) => [
    ...new Set(texts.flatMap((text) => text.match(pattern) ?? [])),
  ];
  const words = find(scripts, /[\w-]+/g).filter(
    (word) =>
      !absent.test(word) &&
      (announcementBar || !announcement.test(word)) &&
      (!colorMode?.disableSwitch || word !== 'dark'),
  );
  const outside = find([...scripts, ...others], /--[\w-]+/g);
  const sheet = parse(css);
  inlineVariables(sheet, new Set(outside));
  const [purged] = await new PurgeCSS().purge({
    content: [{raw: words.join(' '), extension: 'js'}],
    css: [{raw: sheet.toString()}],
    variables: true,
    safelist: {
      // A state without an element, as in `:is(:hover, :focus)`, needs no name.
      standard: [/^:/, ...find(scripts, beginnings).map((word) => new RegExp(`^${word}`))],
      // The hosted search brings elements, and reads variables, that the build doesn't know.
      greedy: [/^aa-/],
      variables: [/^--(aa|color)-/, ...outside],
    },
  });
  return purged!.css;
}

/** Characters that the compilation at hand was spared. */
let removed = 0;

/** Style sheets without what no page can use. */
export const usedStylesOnly: Patch = {
  name: 'used-styles',
  replaces: 'the style sheets of Infima and the classic theme',
  why: 'Half of the styles that a page waits for are for components that this site doesn’t have.',
  saves: '4.1 kB',
  verified: ['3.9.2'],
  configure({context, isForReaders}) {
    if (!isForReaders) {
      return {};
    }
    removed = 0;
    const apply = ({hooks, webpack: {Compilation, sources}}: Compiler) =>
      hooks.compilation.tap('used-styles', (compilation) => {
        compilation.hooks.processAssets.tapPromise(
          // After minification, which takes comments out of the scripts; before the files get the hash
          // of their content, so that other styles are another file.
          {name: 'used-styles', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE},
          async (assets) => {
            const files = Object.entries(assets).map(([name, asset]) => ({
              name,
              text: String(asset.source()),
            }));
            const scripts = files.filter(({name}) => name.endsWith('.js')).map(({text}) => text);
            const sheets = files.filter(({name}) => name.endsWith('.css'));
            for (const {name, text} of sheets) {
              const others = sheets
                .filter((sheet) => sheet.name !== name)
                .map((sheet) => sheet.text);
              const css = await usedStyles(text, scripts, others, context.siteConfig.themeConfig);
              removed += text.length - css.length;
              compilation.updateAsset(name, new sources.RawSource(css));
            }
          },
        );
      });
    return {plugins: [{apply}]};
  },
  holds: [{expects: 'styles that no page uses', count: () => removed}],
};
