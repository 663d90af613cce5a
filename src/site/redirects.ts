/** The old address of a page or file, and the route that replaces it, without the language prefix. */
export interface Redirect {
  from: string;
  /** May end in a fragment. */
  to: string;
}

/** The section about importing `openapi.yaml` into Postman, Bruno, Insomnia, and Hoppscotch. */
const importGuide = '/docs/api#import';

/** Redirects in every language: of renamed pages (specification, section 2), tags, and files. */
export const redirects: Redirect[] = [
  {
    from: '/docs/administrator-guide/single-sign-on/saml-google-g-suite',
    to: '/docs/administrator-guide/single-sign-on/saml-google-workspace',
  },
  {
    from: '/docs/administrator-guide/single-sign-on/saml-microsoft-azure-active-directory',
    to: '/docs/administrator-guide/single-sign-on/saml-microsoft-entra-id',
  },
  // Tags of the release notes that were replaced by products and kinds of change.
  {from: '/release-notes/tags/android', to: '/release-notes/tags'},
  {from: '/release-notes/tags/android/page/2', to: '/release-notes/tags'},
  {from: '/release-notes/tags/ios/page/2', to: '/release-notes/tags/ios'},
  {from: '/release-notes/tags/sdk', to: '/release-notes/tags/android-sdk'},
  {from: '/release-notes/tags/web', to: '/release-notes/tags/service'},
  {from: '/release-notes/tags/workspace', to: '/release-notes/tags/service'},
  // Collections for Postman, which imports `openapi.yaml` instead.
  {from: '/postman-collection.json', to: importGuide},
  {from: '/postman-environment.json', to: importGuide},
];
