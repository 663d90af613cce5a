/** A page's one exact address: Docusaurus knows index pages with a slash at their end. */
export const exactRoute = (permalink: string): string => permalink.replace(/(?<=.)\/$/, '');
