/** The name, the host, and the links of the service are data: the small site is another service's. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {identity} from '../../src/site/identity';
import {anotherIdentity} from '../fixtures/smallSite/data';
import {smallSite} from '../fixtures/smallSite/plant';
import {builds} from '../../src/commands/builds';
import {builtPages, isContent, source} from '../fixtures/built';

const anotherBuild = builds.small.directory;

/** Returns the files of a build that have a word in their name or content, in upper or lower case. */
function filesWith(word: string, directory: string): string[] {
  return fs
    .readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((file) => fs.statSync(path.join(directory, file)).isFile())
    .filter((file) =>
      [file, fs.readFileSync(path.join(directory, file), 'latin1')].some((text) =>
        text.toLowerCase().includes(word.toLowerCase()),
      ),
    );
}

test('a site with another identity never names the default service', () => {
  expect(filesWith(anotherIdentity.name, anotherBuild)).toContain('index.html');
  for (const word of [identity.name, identity.slug, identity.host, identity.docsUrl]) {
    expect(filesWith(word, anotherBuild), word).toEqual([]);
  }
});

test('every page has an edit link to its own file if the identity has a repository', () => {
  const content = builtPages(anotherBuild).pages.filter(isContent);
  for (const page of content) {
    const links = source(page)
      .split(/[\s"'<>=]/)
      .filter((text) => text.startsWith(`${anotherIdentity.repository}/`));
    expect(links, page.route).toHaveLength(1);
    const file = links[0]!.slice(anotherIdentity.repository!.length + 1);
    expect(fs.existsSync(path.join(smallSite, file)), `${page.route}: ${file}`).toBe(true);
    expect(file.startsWith('i18n/ja/'), page.route).toBe(page.locale === 'ja');
  }
});

test('without a repository no page has an edit link', () => {
  expect(identity.repository).toBeUndefined();
  for (const page of builtPages(builds.default.directory).pages.filter(isContent)) {
    expect(source(page), page.route).not.toMatch(/Edit this page|このページを編集する/);
  }
});

test("a site with another identity has that service's URL, and its links in the footer", () => {
  expect(builtPages(anotherBuild).origin).toBe(anotherIdentity.docsUrl);
  const $ = load(fs.readFileSync(path.join(anotherBuild, 'index.html'), 'utf8'));
  const hrefs = $('footer a')
    .toArray()
    .map(({attribs}) => attribs.href);
  expect(hrefs).toEqual(expect.arrayContaining(Object.values(anotherIdentity.links)));
  expect($('footer').text()).toContain(`2030-2031 ${anotherIdentity.name}`);
});
