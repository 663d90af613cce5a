import {expect, test} from '@playwright/test';
import {toHtml} from 'hast-util-to-html';
import {fromHtml} from 'hast-util-from-html';
import {h} from 'hastscript';
import {entryContent, postContent} from '../src/plugins/feeds/content';
import type {Channel} from '../src/plugins/feeds/entry';
import {formats} from '../src/plugins/feeds/formats';
import {checkAtom, checkJson, checkRss} from './fixtures/feedRules';

const channel: Channel = {
  title: 'Notes & <news>',
  description: 'What changed.',
  language: 'ja',
  url: 'https://docs.example/ja/release-notes',
  author: {name: 'Example', url: 'https://example.com/'},
  entries: ['2025-09', '2025-08'].map((month) => ({
    url: `https://docs.example/ja/release-notes/${month}`,
    title: month,
    summary: 'Uses <T> & "quotes" ]]>',
    date: new Date(`${month}-28`),
    tags: ['R&D'],
    content: h(
      'div',
      h('ul', h('li', h('a', {href: 'https://docs.example/ja/x'}, 'a < b')), h('br')),
    ),
  })),
};
const self = 'https://docs.example/ja/release-notes/feed';
const checks = {'rss.xml': checkRss, 'atom.xml': checkAtom, 'feed.json': checkJson};

for (const {file, label, write} of formats) {
  const check = checks[file as keyof typeof checks];
  const feed = write(channel, self);

  test(`${label}: markup in a text stays text, and the rules find nothing`, () => {
    expect(check(feed, self, 'ja')).toEqual({
      entries: ['2025-09', '2025-08'],
      listItems: 2,
      links: ['https://docs.example/ja/x', 'https://docs.example/ja/x'],
      flaws: [],
    });
  });

  test(`${label}: the rules find planted defects`, () => {
    const flaws = (broken: string) => check(broken, self, 'ja').flaws.join('\n');
    expect(flaws(feed.replaceAll('https://docs.example/ja/x', '/ja/x'))).toContain(
      '2025-09: relative address /ja/x',
    );
    expect(
      flaws(feed.replaceAll('2025-08</', '2025-09</').replaceAll('notes/2025-08', 'notes/2025-09')),
    ).toContain('used twice');
    expect(flaws(feed.replaceAll(self, `${self}/elsewhere`))).toContain('own address missing');
    expect(flaws(feed.replace('What changed.', '{{name}}'))).toContain('unfilled');
    expect(
      flaws(feed.replaceAll('28T00:00:00', '28').replaceAll('28 Sep 2025', '2025/9/28')),
    ).toContain('date');
    expect(check(feed, self, 'en').flaws.join()).toContain('wrong language');
  });

  test(`${label}: the rules refuse a feed without entries`, () => {
    // A product may have none yet: that feed keeps all other rules.
    expect(check(write({...channel, entries: []}, self), self, 'ja').flaws).toEqual(['no entries']);
  });
}

test('XML that is not well-formed is a flaw', () => {
  expect(checkRss('<rss><channel></rss>', self, 'ja').flaws.join()).toContain('not well-formed');
});

test('a post loses what only works on its page and keeps absolute addresses', () => {
  const html =
    '<body><p>Elsewhere</p><div id="__blog-post-container"><!-- x --><h2 class="a" id="b">Title' +
    '<a class="hash-link" href="#b">#</a></h2><p><a href="/docs/x#y" target="_blank">Link</a>' +
    '<img src="../img.png"><button>Copy</button></p></div></body>';
  const content = postContent(html, 'https://docs.example/ja/release-notes/2025-09');
  expect(toHtml(content)).toBe(
    toHtml(
      h('div', [
        h('h2', 'Title'),
        h('p', [
          h('a', {href: 'https://docs.example/docs/x#y'}, 'Link'),
          h('img', {src: 'https://docs.example/ja/img.png'}),
        ]),
      ]),
    ),
  );
});

test('a page without a post is an error that names it', () => {
  expect(() => postContent('<p>No post</p>', 'https://docs.example/x')).toThrow(
    'https://docs.example/x has no element',
  );
});

test('an entry of a product page is what stands between its heading and the next', () => {
  const page = fromHtml(
    '<article><h3 id=a>A</h3><p>One</p><p>Two</p><h3 id=b>B</h3><p>Three</p></article>',
  );
  expect(toHtml(entryContent(page, 'https://docs.example/x#a'))).toBe(
    '<div><p>One</p><p>Two</p></div>',
  );
  expect(toHtml(entryContent(page, 'https://docs.example/x#b'))).toBe('<div><p>Three</p></div>');
  expect(() => entryContent(page, 'https://docs.example/x#c')).toThrow('https://docs.example/x#c');
});
