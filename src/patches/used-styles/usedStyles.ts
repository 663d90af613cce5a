import postcss, {type AtRule, type Container, type Root} from 'postcss';
import parser, {type Selector} from 'postcss-selector-parser';
import {inlineVariables} from './inlineVariables';

/**
 * Parts of the style library that the site lacks, though scripts name them for other reasons, and the
 * colours of notices, which are the site's own.
 */
const absent =
  /^(alert-|avatar|badge|card|col--offset|hero|navbar--(dark|primary)|pills|tabs)(__|--|-|$)/;

/** Parts of the theme's own styles for settings that the site doesn't use: a dark bar, a sidebar to hide. */
const unset =
  /^(darkNavbarColorModeToggle|doc(ItemWrapper|MainContainer)Enhanced|docSidebarContainerHidden|sidebarHidden)_/;

/** Variables that the hosted search's own style sheet reads, which the build doesn't know. */
const foreign = /^--(aa|color)-/;

/** What decides whether a selector can match. */
export interface InUse {
  /**
   * Every script of the site. Whatever looks like a name in them counts as a class in use: the scripts
   * render all pages in all states, so they name every class that an element can have.
   */
  scripts: string[];
  /** Whether the site can be dark. */
  dark: boolean;
}

/**
 * Whether the selector asks for a class that no element has, or for the dark palette where there is
 * none. `:where()` and `:is()` ask for one of theirs; what stands in `:not()` and its kin is not asked for.
 */
function cannotMatch(selector: Selector, names: Set<string>, dark: boolean): boolean {
  return selector.nodes.some((node) => {
    if (node.type === 'class') {
      return !names.has(node.value) || absent.test(node.value) || unset.test(node.value);
    }
    if (node.type === 'pseudo' && (node.value === ':where' || node.value === ':is')) {
      return node.nodes.every((one) => cannotMatch(one, names, dark));
    }
    return (
      !dark && node.type === 'attribute' && node.attribute === 'data-theme' && node.value === 'dark'
    );
  });
}

/** Takes the rules out that cannot match, and the selectors out of lists with others that can. */
function removeRules(layer: Container, names: Set<string>, dark: boolean): void {
  layer.walkRules((rule) => {
    // Steps of an animation and nested rules are no complete selectors.
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) {
      return;
    }
    const selectors = parser().astSync(rule.selector);
    const kept = selectors.nodes.filter((selector) => !cannotMatch(selector, names, dark));
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

/**
 * Takes settings of the layers' roots out that the site sets anew at its own root, which wins: styles
 * outside of cascade layers do.
 */
function removeOverridden(layers: Container[], root: Root): void {
  const own = new Set<string>();
  root.each((node) => {
    if (node.type === 'rule' && node.selectors.includes(':root')) {
      node.each((declaration) => void (declaration.type === 'decl' && own.add(declaration.prop)));
    }
  });
  for (const layer of layers) {
    layer.each((node) => {
      if (node.type === 'rule' && node.selector === ':root') {
        node.walkDecls(
          /^--/,
          (declaration) => void (own.has(declaration.prop) && declaration.remove()),
        );
      }
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
export function usedStyles(css: string, {scripts, dark}: InUse): string {
  const names = new Set(scripts.flatMap((script) => script.match(/[\w-]+/g) ?? []));
  const root = postcss.parse(css);
  const layers: Container[] = [];
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes && layer.params.startsWith('docusaurus.')) {
      layers.push(layer);
    }
  });
  layers.forEach((layer) => removeRules(layer, names, dark));
  removeOverridden(layers, root);
  inlineVariables(root, names);
  removeVariables(root, names);
  removeEmpty(root);
  return root.toString();
}
