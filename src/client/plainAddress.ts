/**
 * Mends addresses that Docusaurus' router cannot bear. With a doubled slash the links to the
 * other language would lead to another host (`/ja//host.example` to `//host.example`); a hash that
 * cannot be decoded would crash the page when it comes while the page is open.
 */
function mend(): void {
  const {origin, pathname, search, hash} = window.location;
  const plainPath = pathname.replace(/\/{2,}/g, '/');
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
  // Before the router, which listens for the same event from when it is first rendered.
  window.addEventListener('popstate', mend);
}
