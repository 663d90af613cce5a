import path from 'node:path';

/**
 * Returns the path of a file from the repository's root, with slashes on every system. Messages and
 * `src/site/contentPath.ts` use such paths.
 *
 * @param file - an absolute path, or a path from the working directory.
 * @param root - the repository's root.
 * @param platform - Node's functions for paths. Tests pass the functions for Windows.
 */
export const siteFile = (
  file: string,
  root = process.cwd(),
  platform: Pick<path.PlatformPath, 'relative' | 'sep'> = path,
): string => platform.relative(root, file).replaceAll(platform.sep, '/');
