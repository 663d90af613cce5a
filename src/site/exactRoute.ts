/** A page's canonical route: Docusaurus ends those of index pages with a slash. */
export const exactRoute = (permalink: string): string => permalink.replace(/(?<=.)\/$/, '');
