/**
 * Fixes URLs that Docusaurus' router can't handle. With a doubled slash, the links to the other
 * language would lead to another host (`/ja//host.example` to `//host.example`). A hash that can't
 * be decoded would crash an open page. With `.html` at its end, where a host doesn't redirect, the
 * page would be shown twice: Docusaurus renders the route without it, but loads no code for it first
 * (`preload` in its clientEntry.js).
 */
function mend(): void {
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
  mend();
  // Runs before the router, which listens for the same event from its first render on.
  window.addEventListener('popstate', mend);
}
