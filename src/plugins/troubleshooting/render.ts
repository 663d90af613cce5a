import path from 'node:path';
import type {List, PhrasingContent, Root, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import {textsIn} from '../../site/texts';
import type {ErrorEntry} from '../api-reference';
import {cell, table, terms, text} from '../../markdown/nodes';
import type {Told} from './load';
import type {Entry} from './read';

const errorsPage = 'docs/api/errors.md';

/** A link from a page to a place on another, both named by their files in the default language. */
function linkTo(page: string, hash: string, from: string): string {
  return page === from && hash ? hash : path.posix.relative(path.posix.dirname(from), page) + hash;
}

/** A copy of a text for another page: its links lead where they led, from there. */
function movedTo(page: string, from: string, content: PhrasingContent[]): PhrasingContent[] {
  const copy = structuredClone(content);
  visit({type: 'root', children: copy} as Root, 'link', (link) => {
    const [, file = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(link.url)!;
    if (!/^[a-z][a-z\d+.-]*:|^\//i.test(link.url)) {
      const target = file ? path.posix.join(path.posix.dirname(from), file) : from;
      link.url = linkTo(target, hash, page);
    }
  });
  return copy;
}

/** An entry on its own page, below its heading: who sees it, cause, fix, how to tell that it worked. */
export function wholeEntry({audiences, cause, fix, check}: Entry, language: string): List {
  const write = textsIn(language);
  const who = audiences.map((one) => write(`changes.audience.${one}`)).join(write('changes.and'));
  return terms([
    [write('trouble.who'), [text(who)]],
    [write('operation.cause'), cause],
    [write('operation.fix'), fix],
    [write('trouble.check'), check],
  ]);
}

/**
 * Entries on another page, in short: symptom, cause, fix. The symptom leads to the whole entry.
 *
 * @param page - the page that shows them, as its file in the default language.
 * @param taken - anchors that the page has already; any other entry's row gets its id, because links
 *   from outside lead there.
 */
export function shortEntries(
  troubles: Told[],
  page: string,
  language: string,
  taken: ReadonlySet<string>,
): Table {
  const write = textsIn(language);
  return table(
    [write('trouble.symptom'), write('operation.cause'), write('operation.fix')],
    troubles.map((trouble) => {
      const of = (content: PhrasingContent[]) => movedTo(page, trouble.page, content);
      const url = linkTo(trouble.page, `#${trouble.id}`, page);
      const symptom = cell([{type: 'link', url, children: of(trouble.title)} as PhrasingContent]);
      return [
        taken.has(trouble.id) ? symptom : {...symptom, data: {hProperties: {id: trouble.id}}},
        cell(of(trouble.cause)),
        cell(of(trouble.fix)),
      ];
    }),
  );
}

/**
 * Every error of the API by its texts. Each leads to the page of errors.
 *
 * @param page - the page that shows them, as its file in the default language.
 */
export function errorTexts(errors: ErrorEntry[], page: string, language: string): Table {
  const write = textsIn(language);
  const code = (value: string | undefined): PhrasingContent[] =>
    value ? [{type: 'inlineCode', value}] : [];
  return table(
    ['`message`', '`error_type`', write('operation.status')].map((label) =>
      label.replaceAll('`', ''),
    ),
    errors.map(({id, error, statuses}) => {
      const link = (children: PhrasingContent[]): PhrasingContent[] =>
        children.length > 0
          ? [{type: 'link', url: linkTo(errorsPage, `#${id}`, page), children} as PhrasingContent]
          : [];
      return [
        cell(link(code(error.message))),
        cell(error.message ? code(error.error_type) : link(code(error.error_type))),
        cell([text(statuses.join(write('operation.comma')))]),
      ];
    }),
  );
}
