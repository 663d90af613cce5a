import preload from '@docusaurus/core/lib/client/preload';

/**
 * Loads the scripts of the first page (Docusaurus' `preload`), in a task of its own: after the
 * main script has run, a phone may answer its reader first.
 */
export default async function firstPreload(pathname: string): Promise<unknown> {
  await new Promise((resolve) => setTimeout(resolve));
  return preload(pathname);
}
