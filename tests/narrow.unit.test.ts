/** `npm run check -- docs/…/page.md`: the checks of some pages and their twins, and of nothing else. */
import {checks} from '../src/checks';
import {releaseNotes} from '../src/plugins/release-notes/lint';
import {checkPages} from '../src/checks/narrow';
import {readPages} from '../src/commands/readContent';
import type {Content} from '../src/checks/content';
import {contentOf} from '../src/checks/content';
import {expect, test} from './fixtures/test';

const file = 'docs/tester-guide/install/from-link.md';
const twin = `i18n/ja/docusaurus-plugin-content-docs/current/${file.slice('docs/'.length)}`;
const other = 'docs/tester-guide/index.md';

const site = readPages();
/** All but those that load a dictionary: they would take most of the time and prove nothing more. */
const quick = checks.filter(({name}) => !['spelling', 'prose'].includes(name));

/** The site's own pages, with changes planted. */
function planted(changes: Record<string, (source: string) => string>): Content {
  const files = {...site.files};
  for (const [name, change] of Object.entries(changes)) {
    files[name] = change(files[name]!);
    expect(files[name], name).not.toBe(site.files[name]);
  }
  return {...contentOf(files), sidebars: site.sidebars};
}

const discouraged = (source: string) => `${source}\nOpen the dashboard.\n`;

test('a page and its twin pass, and each check says how much of them it looked at', async () => {
  const {pages, reports} = await checkPages(site, [twin]);
  expect(pages.map((page) => page.file)).toEqual([file, twin]);
  expect(reports.flatMap(({findings}) => findings)).toEqual([]);
  const looked = Object.fromEntries(reports.map((report) => [report.name, report.looked]));
  expect(looked).toMatchObject({headings: 2, parity: 1, translated: 1, spelling: 1, prose: 2});
});

test('a defect of the page or its twin is reported, one of another page is not', async () => {
  const content = planted({
    [file]: discouraged,
    [twin]: (source) => source.replace(/ \{#[^}]+\}$/m, ''),
    [other]: discouraged,
  });
  const {reports} = await checkPages(content, [file], quick);
  const found = reports.flatMap(({name, findings}) =>
    findings.map((finding) => `${finding.file}: ${name}`),
  );
  expect(found).toContain(`${file}: terms`);
  expect(found).toContain(`${twin}: headings`);
  expect(found).toContain(`${twin}: parity`);
  expect(found.filter((line) => line.startsWith(other))).toEqual([]);
});

test('what only other pages show is found: a page in no sidebar, a description twice', async () => {
  const [description] = /^description: .*$/m.exec(site.files[other]!)!;
  const content = planted({
    [file]: (source) => source.replace(/^description: .*$/m, description),
  });
  const {reports} = await checkPages({...content, sidebars: {}}, [file], quick);
  const messages = reports.flatMap(({findings}) => findings.map(({message}) => message)).join('\n');
  expect(messages).toMatch(/No sidebar shows this page/);
  expect(messages).toMatch(/has the same description/);
});

test('a release note is judged beside the others: the newest version that any tells is the latest', async () => {
  const post = 'release-notes/2024-05-release-notes.md';
  const [passing] = (await checkPages(site, [post], [releaseNotes])).reports;
  expect(passing).toMatchObject({findings: [], passed: true});
  const later = 'release-notes/2024-06-release-notes.md';
  const content = planted({
    [later]: (source) =>
      `${source}\n## Developer tools {#tools}\n\n### Again {#cli-0-9-1}\n\n` +
      '::change{product="cli" version="0.9.1" kind="fixed" date="2024-06-01" for="developers"}\n\nText.\n',
  });
  const [report] = (await checkPages(content, [later], [releaseNotes])).reports;
  expect(report!.findings.map(({message}) => message).join()).toContain(
    'CLI 0.9.1 is newer than 0.10.0',
  );
  expect((await checkPages(content, [file], [releaseNotes])).reports).toEqual([]);
});

test('a path that is no page is an error that names it', async () => {
  for (const name of ['docs/no-such-page.md', 'static/openapi.yaml', 'README.md']) {
    await expect(checkPages(site, [name], quick)).rejects.toThrow(
      `${name} is no page. Name Markdown files of docs, release-notes or i18n`,
    );
  }
});

test('only the texts of the interface are left to the check of everything', () => {
  const left = checks.filter(({sees}) => sees === 'nothing').map(({name}) => name);
  expect(left).toEqual(['interface']);
});
