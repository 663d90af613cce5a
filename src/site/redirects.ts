/** A page that moved: its old and its new route, without the language prefix. */
export interface Redirect {
  from: string;
  to: string;
}

/** Renamed pages (specification, section 2). They hold in every language. */
export const redirects: Redirect[] = [
  {
    from: '/docs/administrator-guide/single-sign-on/saml-google-g-suite',
    to: '/docs/administrator-guide/single-sign-on/saml-google-workspace',
  },
  {
    from: '/docs/administrator-guide/single-sign-on/saml-microsoft-azure-active-directory',
    to: '/docs/administrator-guide/single-sign-on/saml-microsoft-entra-id',
  },
];
