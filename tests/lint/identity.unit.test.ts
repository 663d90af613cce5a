import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {identity} from '../../src/site/identity';
import {anotherIdentity} from '../fixtures/smallSite/data';
import {builds} from '../../src/commands/builds';
import {builtPages, isContent, source} from '../fixtures/built';

const anotherBuild = builds.small.directory;
/** Sources of that build. */
const smallSite = '.cache/small-site';

/** Returns the files of a build whose name or content contains a word, in any case. */
function filesWith(word: string, directory: string): {files: number; found: string[]} {
  const files = fs
    .readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((file) => fs.statSync(path.join(directory, file)).isFile());
  const found = files.filter((file) =>
    [file, fs.readFileSync(path.join(directory, file), 'latin1')].some((text) =>
      text.toLowerCase().includes(word.toLowerCase()),
    ),
  );
  return {files: files.length, found};
}

test('with another identity the default one occurs nowhere in the site', () => {
  for (const word of [identity.name, identity.slug, identity.host, identity.docsUrl]) {
    const {files, found} = filesWith(word, anotherBuild);
    expect(files).toBeGreaterThan(500);
    expect(found, word).toEqual([]);
  }
});

test('the search for a name finds one that is there', () => {
  expect(filesWith(identity.name, builds.default.directory).found.length).toBeGreaterThan(400);
  expect(filesWith(anotherIdentity.name, anotherBuild).found.length).toBeGreaterThan(150);
  expect(filesWith(anotherIdentity.name, builds.default.directory).found).toEqual([]);
});

test('every page leads to its own file for editing where the identity names a repository', () => {
  const content = builtPages(anotherBuild).pages.filter(isContent);
  expect(content.length).toBeGreaterThanOrEqual(80);
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
  const content = builtPages(builds.default.directory).pages.filter(isContent);
  for (const page of content) {
    expect(source(page), page.route).not.toMatch(/Edit this page|このページを編集する/);
  }
});

test("pages are at the other service's address, and their footer leads to its pages", () => {
  expect(builtPages(anotherBuild).origin).toBe(anotherIdentity.docsUrl);
  const $ = load(fs.readFileSync(path.join(anotherBuild, 'index.html'), 'utf8'));
  const hrefs = $('footer a')
    .toArray()
    .map(({attribs}) => attribs.href);
  expect(hrefs).toEqual(expect.arrayContaining(Object.values(anotherIdentity.links)));
  expect($('footer').text()).toContain(`2030-2031 ${anotherIdentity.name}`);
});
