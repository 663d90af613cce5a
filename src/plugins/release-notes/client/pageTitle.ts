import {translate} from '@docusaurus/Translate';

/**
 * The title of one page of a paginated list, so that no two pages share it.
 *
 * @param title - what the list is called.
 * @param page - its number, from 1; the first page is simply the list.
 */
export function pageTitle(title: string, page: number): string {
  return page === 1
    ? title
    : translate({id: 'site.list.page', message: '{title} - page {page}'}, {title, page});
}
