import path from 'node:path';

/**
 * Returns the path of a file from the top of the repository, with slashes on every system, as
 * `src/site/contentPath.ts` and messages use it.
 *
 * @param file - absolute, or from the working directory.
 * @param root - the top of the repository.
 * @param platform - the paths of the system.
 */
export const siteFile = (
  file: string,
  root = process.cwd(),
  platform: Pick<path.PlatformPath, 'relative' | 'sep'> = path,
): string => platform.relative(root, file).replaceAll(platform.sep, '/');
