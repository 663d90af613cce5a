import {translate} from '@docusaurus/Translate';

/** Returns a unique title for a page of a paginated list: the list's title, from page 2 with the number. */
export function pageTitle(title: string, page: number): string {
  return page === 1
    ? title
    : translate({id: 'site.list.page', message: '{title} - page {page}'}, {title, page});
}
