/** The old address of a page or file, and the route that replaces it, without the language prefix. */
export interface Redirect {
  from: string;
  /** May end in a fragment. */
  to: string;
}

/** Where the API guide says how to import `openapi.yaml` into Postman, Bruno, Insomnia, and Hoppscotch. */
const importGuide = '/docs/api#import';

/**
 * Renamed pages (specification, section 2), and pages of tags and files that were replaced. They apply
 * to every language.
 */
export const redirects: Redirect[] = [
  {
    from: '/docs/administrator-guide/single-sign-on/saml-google-g-suite',
    to: '/docs/administrator-guide/single-sign-on/saml-google-workspace',
  },
  {
    from: '/docs/administrator-guide/single-sign-on/saml-microsoft-azure-active-directory',
    to: '/docs/administrator-guide/single-sign-on/saml-microsoft-entra-id',
  },
  // Tags of the release notes before they were products and kinds of change.
  {from: '/release-notes/tags/android', to: '/release-notes/tags'},
  {from: '/release-notes/tags/android/page/2', to: '/release-notes/tags'},
  {from: '/release-notes/tags/ios/page/2', to: '/release-notes/tags/ios'},
  {from: '/release-notes/tags/sdk', to: '/release-notes/tags/android-sdk'},
  {from: '/release-notes/tags/web', to: '/release-notes/tags/service'},
  {from: '/release-notes/tags/workspace', to: '/release-notes/tags/service'},
  // Files that request tools imported.
  {from: '/postman-collection.json', to: importGuide},
  {from: '/postman-environment.json', to: importGuide},
];
