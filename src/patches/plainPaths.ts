/**
 * Replaces `path-to-regexp` in the router. A path without parameters is compared as text: no regular
 * expression is compiled for it, and upper and lower case differ, as they do on the host. Every other
 * path goes to the library.
 */
import library, {
  type Key,
  type ParseOptions,
  type Path,
  type RegExpOptions,
} from 'path-to-regexp/index.js';

/** The part of a regular expression that the router uses. */
type Matcher = Pick<RegExp, 'exec'>;

/** Returns a matcher of one path and, unless `end`, of the paths below it. */
function matchText(path: string, end: boolean): Matcher {
  const base = path.replace(/\/$/, '');
  return {
    exec(pathname) {
      const rest = pathname.slice(base.length);
      const isMatch = rest === '' || rest === '/' || (!end && rest.startsWith('/'));
      return isMatch && pathname.startsWith(base)
        ? ([rest === '/' ? pathname : base] as RegExpExecArray)
        : null;
    },
  };
}

/** Returns a matcher of a route's path. It has the library's parameters. */
function pathToMatcher(
  path: Path,
  keys?: Key[],
  options: RegExpOptions & ParseOptions = {},
): Matcher {
  // The router's links escape special characters.
  const isText = typeof path === 'string' && !/[():*?+\\]/.test(path.replace(/\\./g, ''));
  return isText && !options.strict
    ? matchText(path.replace(/\\(.)/g, '$1'), options.end ?? true)
    : library(path, keys, options);
}

export default Object.assign(pathToMatcher, library);
