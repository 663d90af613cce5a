import {pagesWithEveryPart, partsOf} from './fixtures/partsOfPages';
import {expect, test} from './fixtures/test';

const page = (body: string) => partsOf(`<html><body><main>${body}</main></body></html>`);

test('pages that have every part: a part that only one page has brings that page in', () => {
  const plain = page('<p>Text</p>');
  const pages = new Map([
    ['/a', plain],
    ['/b', page('<p>Text</p><table><tr><td>1</td></tr></table>')],
    ['/c', plain],
    ['/d', page('<p>Text</p><p class="lead">Text</p>')],
    ['/e', page('<p role="note">Text</p>')],
  ]);
  expect([...pagesWithEveryPart(pages)].sort()).toEqual(['/b', '/d', '/e']);
});

test('parts differ by name, class, role, ARIA attribute and parent, not by text', () => {
  const first = page('<p>Text</p>');
  expect(page('<p>Other</p>')).toEqual(first);
  for (const other of [
    '<div>Text</div>',
    '<p class="lead">Text</p>',
    '<p role="note">Text</p>',
    '<p aria-hidden="true">Text</p>',
  ]) {
    expect(page(other), other).not.toEqual(first);
  }
  expect(page('<ul><li>1</li></ul>')).not.toEqual(page('<ol><li>1</li></ol>'));
});
