import type {AtRule, Declaration, Root, Rule} from 'postcss';

/** Selectors of the root element in any of its states: what their rules set holds for the whole page. */
const root = /^((:root|html)(\[data-theme[^\]]*\]|:lang\(\w+\))*|\[data-theme[^\]]*\]:root)$/;

const selectorsOf = ({parent}: Declaration) =>
  parent?.type === 'rule' ? (parent as Rule).selectors : [];

const isUnconditional = ({parent}: Declaration) => {
  const around = parent?.parent;
  return (
    around?.type === 'root' || (around?.type === 'atrule' && (around as AtRule).name === 'layer')
  );
};

/** Names of the variables that a value reads. */
const read = (value: string) => value.match(/(?<=var\(\s*)--[\w-]+/g) ?? [];

/** The variables that can be replaced by their value wherever they are read. */
function constants(css: Root, names: Set<string>): Map<string, string> {
  const set = new Map<string, Declaration[]>();
  css.walkDecls(/^--/, (declaration) => {
    set.set(declaration.prop, [...(set.get(declaration.prop) ?? []), declaration]);
  });
  // A value that reads a variable which an element sets anew is another one below that element.
  const isOfRoot = (name: string) =>
    (set.get(name) ?? []).every((one) => selectorsOf(one).every((selector) => root.test(selector)));
  const found = new Map<string, string>();
  for (const [name, [declaration, ...more]] of set) {
    if (
      declaration &&
      more.length === 0 &&
      !names.has(name) &&
      String(selectorsOf(declaration)) === ':root' &&
      isUnconditional(declaration) &&
      read(declaration.value).every(isOfRoot)
    ) {
      found.set(name, declaration.value.trim());
    }
  }
  return found;
}

/**
 * Writes the values of variables that never change where the variables are read: the style library
 * sets hundreds of them, for sites to change, and most are read once.
 *
 * @param css - the style sheet; it is changed.
 * @param names - variables that are read elsewhere, and stay.
 */
export function inlineVariables(css: Root, names: Set<string>): void {
  const values = constants(css, names);
  const resolve = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (whole, name: string, offset: number) => {
      const known = values.get(name);
      if (known === undefined) {
        return whole;
      }
      // Minified styles write `1rem var(--a)var(--b)`: the bracket alone kept the values apart.
      const before = /[\w.%]$/.test(value.slice(0, offset)) ? ' ' : '';
      const after = /^[\w.#(-]/.test(value.slice(offset + whole.length)) ? ' ' : '';
      return `${before}${resolve(known)}${after}`;
    });
  css.walkDecls((declaration) => {
    if (!values.has(declaration.prop)) {
      declaration.value = resolve(declaration.value);
    }
  });
}
