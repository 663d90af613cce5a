import type {DocSearchHit} from '@docsearch/react';

/** Every text in what the service sends as the HTML for which DocSearch takes it; only marks are markup. */
const textsAsHtml = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'string'
      ? inner
          .replace(/&/g, '&amp;')
          .replace(/</g, '&lt;')
          .replace(/&lt;(\/?mark)>/g, '<$1>')
      : inner,
  ) as Value;

/** The route on this site of a page that the crawler has read; null for what is no page's address. */
function routeOf(address: string): string | null {
  if (!URL.canParse(address)) {
    return null;
  }
  const {protocol, pathname, hash} = new URL(address);
  // `//name` would lead to another host.
  return /^https?:$/.test(protocol) ? `/${pathname.replace(/^\/+/, '')}${hash}` : null;
}

/**
 * Makes of the hits what is safe to show and leads to this deployment's pages, which may be a preview of
 * those that the crawler has read. DocSearch writes their texts into the page as HTML, but they are the
 * texts of pages: `<T>` is no element.
 *
 * @param hits - as the service sends them.
 * @returns those that lead to a page.
 */
export const readHits = (hits: DocSearchHit[]): DocSearchHit[] =>
  hits.flatMap((hit) => {
    const url = routeOf(hit.url);
    const {content, hierarchy, _snippetResult} = hit;
    const texts = textsAsHtml({content, hierarchy, _snippetResult});
    // The name of a group is shown as text.
    texts.hierarchy.lvl0 = hierarchy.lvl0;
    return url ? [{...hit, ...texts, url}] : [];
  });
