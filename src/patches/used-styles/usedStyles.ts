import postcss, {type AtRule, type Container, type Root} from 'postcss';
import parser, {type Selector} from 'postcss-selector-parser';
import {inlineVariables} from './inlineVariables';

/**
 * Parts of the style library that the site lacks, though scripts name them for other reasons, and the
 * colours of notices, which are the site's own.
 */
const absent =
  /^(alert-|avatar|badge|card|col--offset|hero|navbar--(dark|primary)|pills|tabs)(__|--|-|$)/;

/**
 * Parts of the theme's own styles for what the site doesn't use: a dark bar, a sidebar to hide, HTML and
 * other sites in the sidebar, the theme's layout of a page.
 */
const unset =
  /^(darkNavbarColorModeToggle|doc(ItemWrapper|MainContainer)Enhanced|docItemContainer|docSidebarContainerHidden|menu(ExternalLink|HtmlItem)|sidebarHidden)_/;

/** Styles of the announcement bar, and of its button. */
const announcement = /^(announcementBar\w*_|close$|closeButton_|menuWithAnnouncementBar_)/;

/** Variables that the hosted search's own style sheet reads, which the build doesn't know. */
const foreign = /^--(aa|color)-/;

/** Settings of the site that decide whether a selector can match. */
export interface Settings {
  /** Whether the site can be dark. */
  dark: boolean;
  /** Whether it has an announcement. */
  announced: boolean;
}

/** What decides whether a selector can match. */
export interface InUse extends Settings {
  /**
   * Every script of the site. Whatever looks like a name in them counts as a class in use: the scripts
   * render all pages in all states, so they name every class that an element can have.
   */
  scripts: string[];
}

/**
 * Whether the selector asks for a class that no element has, or for the dark palette where there is
 * none. `:where()` and `:is()` ask for one of theirs; what stands in `:not()` and its kin is not asked for.
 */
function cannotMatch(selector: Selector, names: Set<string>, has: Settings): boolean {
  return selector.nodes.some((node) => {
    if (node.type === 'class') {
      const {value} = node;
      return (
        !names.has(value) ||
        absent.test(value) ||
        unset.test(value) ||
        (!has.announced && announcement.test(value))
      );
    }
    if (node.type === 'pseudo' && (node.value === ':where' || node.value === ':is')) {
      return node.nodes.every((one) => cannotMatch(one, names, has));
    }
    return (
      !has.dark &&
      node.type === 'attribute' &&
      node.attribute === 'data-theme' &&
      node.value === 'dark'
    );
  });
}

/** Takes the rules out that cannot match, and the selectors out of lists with others that can. */
function removeRules(layer: Container, names: Set<string>, has: Settings): void {
  layer.walkRules((rule) => {
    // Steps of an animation and nested rules are no complete selectors.
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) {
      return;
    }
    const selectors = parser().astSync(rule.selector);
    const kept = selectors.nodes.filter((selector) => !cannotMatch(selector, names, has));
    if (kept.length === 0) {
      rule.remove();
    } else if (kept.length < selectors.nodes.length) {
      rule.selector = kept.map(String).join(',');
    }
  });
}

/** Takes variables out that no style and no script reads, until there is none. */
function removeVariables(root: Root, names: Set<string>): void {
  for (let removed = 1; removed > 0;) {
    removed = 0;
    const read = new Set(root.toString().match(/(?<=var\(\s*)--[\w-]+/g));
    root.walkDecls(/^--/, (declaration) => {
      const {prop} = declaration;
      if (!read.has(prop) && !names.has(prop) && !foreign.test(prop)) {
        declaration.remove();
        removed += 1;
      }
    });
  }
}

/** Properties that set others, too, whose names begin with theirs. */
const shorthands = ['background', 'margin', 'padding'];

/**
 * Takes settings of the layers out that the site sets anew for the same selector, and in all cases: what
 * stands outside of cascade layers wins.
 */
function removeOverridden(layers: Container[], root: Root): void {
  const own = new Map<string, Set<string>>();
  root.each((node) => {
    if (node.type !== 'rule') {
      return;
    }
    for (const selector of node.selectors) {
      const props = own.get(selector) ?? new Set();
      node.each((declaration) => void (declaration.type === 'decl' && props.add(declaration.prop)));
      own.set(selector, props);
    }
  });
  for (const layer of layers) {
    layer.walkRules((rule) => {
      const set = rule.selectors.map((selector) => own.get(selector) ?? new Set<string>());
      rule.each((declaration) => {
        if (declaration.type !== 'decl' || declaration.important) {
          return;
        }
        const {prop} = declaration;
        const by = [prop, ...shorthands.filter((shorthand) => prop.startsWith(`${shorthand}-`))];
        if (set.every((props) => by.some((one) => props.has(one)))) {
          declaration.remove();
        }
      });
    });
  }
}

/** Takes out what has become empty, but for layers: where one is first named decides what wins. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if ('nodes' in node && node.nodes) {
      removeEmpty(node);
      if (node.nodes.length === 0 && !(node.type === 'atrule' && node.name === 'layer')) {
        node.remove();
      }
    }
  });
}

/**
 * Takes out of the style library and the theme's styles, which stand in cascade layers, what no page
 * can use. The site's own styles stay as they are.
 *
 * @param css - the style sheet.
 * @param inUse - what the site's pages can have.
 * @returns the style sheet without them.
 */
export function usedStyles(css: string, {scripts, ...has}: InUse): string {
  const names = new Set<string>();
  for (const script of scripts) {
    script.match(/[\w-]+/g)?.forEach((name) => names.add(name));
  }
  const root = postcss.parse(css);
  const layers: Container[] = [];
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes && layer.params.startsWith('docusaurus.')) {
      layers.push(layer);
    }
  });
  layers.forEach((layer) => removeRules(layer, names, has));
  removeOverridden(layers, root);
  inlineVariables(root, names);
  removeVariables(root, names);
  removeEmpty(root);
  return root.toString();
}
