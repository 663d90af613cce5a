/** A page that moved: its old and its new route, without the language prefix. */
export interface Redirect {
  from: string;
  to: string;
}

/** Renamed pages (specification, section 2), and pages of tags that were replaced. They hold in every language. */
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
];
