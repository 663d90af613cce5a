/**
 * Replaces `path-to-regexp` in the router. Compares a path without parameters as text, which is faster than
 * a regular expression, and distinguishes upper and lower case, as the host does. Leaves every other path
 * to the library.
 */
import library, {
  type Key,
  type ParseOptions,
  type Path,
  type RegExpOptions,
} from 'path-to-regexp/index.js';

/** The part of a regular expression that the router uses. */
type Matcher = Pick<RegExp, 'exec'>;

/** Returns a matcher of one path and, unless `end` is true, of the paths below that path. */
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

/** Returns a matcher of a route's path. Has the same parameters as the library's function. */
function pathToMatcher(
  path: Path,
  keys?: Key[],
  options: RegExpOptions & ParseOptions = {},
): Matcher {
  // Ignores escaped characters, because the router's links escape special characters of text paths.
  const isText = typeof path === 'string' && !/[():*?+\\]/.test(path.replace(/\\./g, ''));
  return isText && !options.strict
    ? matchText(path.replace(/\\(.)/g, '$1'), options.end ?? true)
    : library(path, keys, options);
}

export default Object.assign(pathToMatcher, library);
