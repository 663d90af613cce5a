import path from 'node:path';

/**
 * The path of a file as the repository names it: from its top, with slashes on every system. Folders are
 * told apart and messages are written by it.
 *
 * @param file - absolute, or from the working directory.
 * @param root - top of the repository.
 * @param paths - how the system writes paths.
 */
export const siteFile = (
  file: string,
  root = process.cwd(),
  paths: Pick<path.PlatformPath, 'relative' | 'sep'> = path,
): string => paths.relative(root, file).replaceAll(paths.sep, '/');
