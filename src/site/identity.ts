/**
 * The identity of the service. Only this file contains the service's name: code imports the identity, and
 * Markdown uses the variables of `variables.ts`. To publish the site for another service, replace the
 * values here and the drawings in `static/img`.
 */
export interface Identity {
  /** Display name, as in running text. */
  name: string;
  /** Lower-case identifier: package ids, action and option names. */
  slug: string;
  /** Host of the service itself. */
  host: string;
  /** Origin of the documentation, without a path; `SITE_URL` overrides it per deployment. */
  docsUrl: string;
  /** Address to which readers report problems, unless `REPORT_URL` is set. */
  email: string;
  /** External pages that the footer links to (specification, section 2). */
  links: {
    faq: string;
    contact: string;
    blog: string;
  };
  /** Logo of the navigation bar: file below `static/`. */
  mark: string;
  /** First and last year of the copyright line. */
  copyrightYears: string;
  /**
   * URL below which the files of this repository can be edited, such as
   * `https://github.com/example/docs/edit/main`. Without this URL, no page has an edit link.
   */
  repository?: string;
}

export const identity: Identity = {
  name: 'Appferry',
  slug: 'appferry',
  host: 'appferry.example',
  docsUrl: 'https://docs.appferry.example',
  email: 'help@appferry.example',
  links: {
    faq: 'https://appferry.example/faq',
    contact: 'https://appferry.example/contact',
    blog: 'https://appferry.example/blog',
  },
  mark: 'img/mark.svg',
  copyrightYears: '2022-2025',
};
