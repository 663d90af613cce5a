/** Text that needs no component becomes HTML; what needs one stays. */
import {expect, test} from '@playwright/test';
import {h} from 'hastscript';
import type {Element, Root} from 'hast';
import {staticHtml} from '../src/patches/static-html/staticHtml';
import {component} from '../src/markdown/jsx';

/** What the plugin makes of blocks: components by name with their properties, others by their element. */
function made(blocks: Element['children'], baseUrl = '/') {
  const tree = {type: 'root', children: blocks} as Root;
  staticHtml({baseUrl})(tree);
  return (tree.children as (Element | ReturnType<typeof component>)[]).map((node) =>
    'attributes' in node
      ? {
          name: node.name,
          ...Object.fromEntries(
            node.attributes.map((one) => ['name' in one && one.name, one.value]),
          ),
        }
      : node.tagName,
  );
}

const link = (href: string) => h('p', ['See ', h('a', {href}, 'this')]);

test('a paragraph with emphasis and code is HTML', () => {
  expect(made([h('p', ['Press ', h('strong', 'Go'), ' & type ', h('code', '<x>'), '.'])])).toEqual([
    {
      name: 'StaticHtml',
      as: 'p',
      html: 'Press <strong>Go</strong> &#x26; type <code>&#x3C;x></code>.',
    },
  ]);
});

test('nothing is gained from text alone', () => {
  expect(made([h('p', 'Only text.')])).toEqual(['p']);
});

test('a table keeps its component, and its cells their classes', () => {
  const table = h('table', ['\n', h('tr', ['\n', h('td', {class: 'wide'}, 'A'), '\n'])]);
  expect(made([table])).toEqual([{name: 'Table', html: '<tr><td class="wide">A</td></tr>'}]);
});

test('where one cell needs a component, the others are HTML', () => {
  const row = h('tr', [h('td', [component('CodeBlock', {}) as never]), h('td', [h('em', 'A')])]);
  const tree = h('table', [row]);
  expect(made([tree])).toEqual(['table']);
  expect(row.children).toMatchObject([{tagName: 'td'}, {name: 'StaticHtml'}]);
});

test('links are written as the link component writes them', () => {
  expect(made([link('/docs/api/'), link('#part'), link('https://a.example/x')])).toMatchObject([
    {html: 'See <a href="/docs/api">this</a>'},
    {html: 'See <a href="#part">this</a>'},
    {
      html: 'See <a href="https://a.example/x" target="_blank" rel="noopener noreferrer">this</a>',
    },
  ]);
});

const kept: [string, Element, string?][] = [
  ['a path that still needs the base of its language', link('/docs/api'), '/ja/'],
  ['a file of the site', link('pathname:///openapi.yaml')],
  ['an address of another host without its scheme', link('//a.example')],
  ['a heading', h('h2', [h('code', 'x')])],
  ['a list of tasks', h('ul', {class: 'contains-task-list'}, [h('li', [h('em', 'x')])])],
  ['what an anchor may lead to', h('p', [h('span', {id: 'part'}, 'x')])],
  ['an element that the theme replaces', h('p', [h('img', {src: 'a.png'})])],
];
for (const [what, block, baseUrl] of kept) {
  test(`${what} stays with its component`, () => {
    expect(made([block], baseUrl)).toEqual([block.tagName]);
  });
}
