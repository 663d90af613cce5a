/**
 * Loads the page behind an address before it is asked for, once; nothing on 2g and save-data
 * connections (specification, section 4). A failure stays silent here: a navigation that needs the
 * same script meets it again, and loads the page as a whole.
 */
export function fetchAhead(address: string): void {
  const [path = ''] = address.split(/[?#]/);
  const loading = window.docusaurus.preload(path);
  if (loading) {
    loading.catch(() => undefined);
  }
}
