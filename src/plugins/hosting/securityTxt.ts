/** RFC 9116 advises less than a year. */
const lifetime = 364 * 24 * 60 * 60 * 1000;

/** What `security.txt` says. */
interface Security {
  /** URI of the page, mailbox or number to report a vulnerability to. */
  contact: string;
  /** Origin of the site. */
  url: string;
  /** Codes of the languages in which a report can be written, the preferred one first. */
  languages: readonly string[];
  /** When the file was last known to be right. */
  asOf: Date;
}

/** The text of `security.txt` (RFC 9116). */
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
