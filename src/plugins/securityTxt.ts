import {execFileSync} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {identity} from '../site/identity';

const day = 24 * 60 * 60 * 1000;

/** RFC 9116 advises less than a year. */
const lifetime = 364 * day;

/** When the last commit was made; now, outside of a repository. */
function lastCommit(directory: string): Date {
  try {
    const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], {
      cwd: directory,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return new Date(Number(seconds) * 1000);
  } catch {
    return new Date();
  }
}

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

/**
 * The text of `security.txt` (RFC 9116).
 *
 * @throws an error when the contact is no URI of a kind that the RFC allows.
 */
export function securityTxt({contact, url, languages, asOf}: Security): string {
  if (!/^(https:\/\/|mailto:|tel:)\S+$/.test(contact)) {
    throw new Error(
      `src/site/identity.ts: links.contact is "${contact}", which security.txt can't name. Give a URI that begins with https://, mailto: or tel:.`,
    );
  }
  const expires = new Date(asOf.getTime() + lifetime).toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/**
 * Writes `/.well-known/security.txt`: where to report a vulnerability. It expires by the last commit,
 * so that two builds of one commit are the same; outside of Git, by the time of the build.
 */
export default function securityTxtFile({i18n, siteConfig, siteDir}: LoadContext): Plugin {
  return {
    name: 'security-txt',
    async postBuild({outDir}) {
      // One file for the whole site: the default language is built at its top.
      if (i18n.currentLocale !== i18n.defaultLocale) {
        return;
      }
      const folder = path.join(outDir, '.well-known');
      await fs.mkdir(folder, {recursive: true});
      const text = securityTxt({
        contact: identity.links.contact,
        url: siteConfig.url,
        languages: i18n.locales,
        asOf: lastCommit(siteDir),
      });
      await fs.writeFile(path.join(folder, 'security.txt'), text);
    },
  };
}
