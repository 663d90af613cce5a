/** Settings and files that the site can't publish are refused, with the fix, when the configuration is loaded. */
import fs from 'node:fs';
import {assertSupported} from '../../src/lib/assertSupported';
import {writeFiles} from '../fixtures/runProgram';
import {expect, test} from '../fixtures/test';

const supported = {baseUrl: '/', trailingSlash: false};

test('a base path, slashes at the end of URLs, and versions of the docs are refused', ({}, info) => {
  expect(() => assertSupported(supported)).not.toThrow();
  expect(() => assertSupported({...supported, baseUrl: '/docs/'})).toThrow(
    /^docusaurus\.config\.ts: baseUrl is "\/docs\/"\. .*DEPLOYING\.md/,
  );
  for (const trailingSlash of [true, undefined]) {
    expect(() => assertSupported({...supported, trailingSlash})).toThrow(
      /^docusaurus\.config\.ts: trailingSlash is \w+\. Set it to false.*DEPLOYING\.md/,
    );
  }
  for (const name of ['versions.json', 'second_versions.json']) {
    const site = info.outputPath(name);
    writeFiles(site, {[name]: '["1.0"]'});
    expect(() => assertSupported(supported, site)).toThrow(
      new RegExp(`^${name}: The site has one version.* Remove this file`),
    );
  }
});

test('a page whose name Docusaurus skips is refused', ({}, info) => {
  for (const file of ['docs/guide/PAGE.MD', 'i18n/ja/a.Mdx', 'release-notes/a.markdown']) {
    const site = info.outputPath(file);
    writeFiles(site, {[file]: 'Text.', 'docs/index.md': 'Text.', 'docs/notes.txt': ''});
    expect(() => assertSupported(supported, site)).toThrow(
      `${file}:1: The file is not published. Let its name end in ".md"`,
    );
    fs.rmSync(`${site}/${file}`);
    expect(() => assertSupported(supported, site)).not.toThrow();
  }
});
