/** A parameter of a route, as the router asks for them. */
interface Key {
  name: string | number;
}

/** What the router uses of a regular expression. */
export type Matcher = Pick<RegExp, 'exec'>;

/** Matches a path in which every character stands for itself, upper and lower case included. */
function literal(path: string, end: boolean): Matcher {
  const base = path.replace(/\/$/, '');
  return {
    exec(pathname) {
      if (!pathname.startsWith(base)) {
        return null;
      }
      const rest = pathname.slice(base.length);
      const matches = rest === '' || rest === '/' || (!end && rest.startsWith('/'));
      return matches
        ? ([rest === '/' ? pathname : pathname.slice(0, base.length)] as RegExpExecArray)
        : null;
    },
  };
}

/**
 * Replaces the router's path-to-regexp, for the routes of this site, which are plain paths, and for the
 * one that matches everything. Unlike the library it tells upper from lower case, so that an address
 * that the host doesn't know doesn't become a page in the browser (specification, section 2).
 *
 * @param path - of a route; links escape what has a meaning in an expression.
 * @param keys - the names of its parameters are added; plain paths have none.
 * @param options - as the library has them.
 * @throws an error on a path with parameters: use the library then.
 */
export default function pathToRegexp(
  path: string,
  keys: Key[],
  {end = true}: {end?: boolean},
): Matcher {
  if (path === '*') {
    keys.push({name: 0});
    return {exec: (pathname) => [pathname, pathname] as unknown as RegExpExecArray};
  }
  const plain = path.replace(/\\./g, '');
  if (/[():*?+\\]/.test(plain)) {
    throw new Error(
      `The route ${path} has parameters: leave the patch out with PATCHES=-plain-paths.`,
    );
  }
  return literal(path.replace(/\\(.)/g, '$1'), end);
}
