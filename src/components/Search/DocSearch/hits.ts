import type {DocSearchHit} from '@docsearch/react';

const signs: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** A text as the HTML for which DocSearch takes it; only the marks around found words are markup. */
const asHtml = (text: string): string =>
  text
    .replace(/[&<>]/g, (sign) => signs[sign]!)
    .replace(/&lt;(\/?)mark&gt;/g, (_, slash: string) => `<${slash}mark>`);

/** The same for every text in what the service sends, however deep. */
function textsAsHtml<Value>(value: Value): Value {
  if (typeof value === 'string') {
    return asHtml(value) as Value;
  }
  if (Array.isArray(value)) {
    return value.map(textsAsHtml) as Value;
  }
  return value && typeof value === 'object'
    ? (Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, textsAsHtml(inner as unknown)]),
      ) as Value)
    : value;
}

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
    return url
      ? [
          {
            ...hit,
            url,
            content: textsAsHtml(hit.content),
            // The name of a group is shown as text.
            hierarchy: {...textsAsHtml(hit.hierarchy), lvl0: hit.hierarchy.lvl0},
            _snippetResult: textsAsHtml(hit._snippetResult),
          },
        ]
      : [];
  });
