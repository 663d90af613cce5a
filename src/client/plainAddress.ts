/**
 * Fixes URLs that Docusaurus' router can't handle:
 *
 * - With a double slash, links to the other language would lead to another host (`/ja//host.example` to
 *   `//host.example`).
 * - A hash that can't be decoded would crash an open page.
 * - With `.html` at the end, on a host that doesn't redirect, the page would flash: Docusaurus renders the
 *   route without `.html`, but doesn't preload the page's code (`preload` in its clientEntry.js).
 */
function fixAddress(): void {
  const {origin, pathname, search, hash} = window.location;
  const plainPath = pathname.replace(/\/{2,}/g, '/').replace(/(?<=\/)index\.html$|\.html$/, '');
  const plainHash = isDecodable(hash) ? hash : '';
  if (plainPath !== pathname || plainHash !== hash) {
    window.history.replaceState(
      window.history.state,
      '',
      `${origin}${plainPath}${search}${plainHash}`,
    );
  }
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

if (typeof window !== 'undefined') {
  fixAddress();
  // Added before React renders the router, so that this listener runs before the router's own listener.
  window.addEventListener('popstate', fixAddress);
}
