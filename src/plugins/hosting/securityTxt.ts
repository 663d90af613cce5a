/** Milliseconds until `security.txt` expires. RFC 9116 recommends less than a year. */
const lifetime = 364 * 24 * 60 * 60 * 1000;

interface Security {
  /** URI of the page, mailbox, or phone number for reports of vulnerabilities. */
  contact: string;
  /** Origin of the site. */
  url: string;
  /** Codes of the languages of reports, the preferred one first. */
  languages: readonly string[];
  /** Date on which the content was correct. */
  asOf: Date;
}

/** Returns the content of `security.txt` (RFC 9116). */
export function securityTxt({contact, url, languages, asOf}: Security): string {
  const expires = new Date(asOf.getTime() + lifetime).toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n');
}
