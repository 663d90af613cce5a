import type {Heading, Link, List, Paragraph, PhrasingContent, RootContent, Strong} from 'mdast';
import {productRoute, versionsOf, type ProductId} from '../../site/products';
import {text} from '../operation/nodes';
import type {Changes} from './load';
import type {Change} from './read';
import {changeTexts} from './texts';

type Listed = Changes['changes'][number];

const withClass = (className: string) => ({data: {hProperties: {className: [className]}}});
const link = (url: string, children: PhrasingContent[]): Link =>
  ({type: 'link', url, children}) as Link;
const strong = (value: string, className?: string): Strong => ({
  type: 'strong',
  children: [text(value)],
  ...(className && withClass(className)),
});
const heading = (depth: 2 | 3, title: PhrasingContent[], id: string): Heading => ({
  type: 'heading',
  depth,
  children: [...structuredClone(title), text(` {#${id}}`)],
});
const separated = (parts: PhrasingContent[][], separator: string): PhrasingContent[] =>
  parts.flatMap((part, index) => (index > 0 ? [text(separator), ...part] : part));

/** Anchor of a version on its product's page. */
const versionId = (version: string) => version.replaceAll('.', '-');

/**
 * A day or month in words.
 *
 * @param date - `2025-05-21` or `2025-05`.
 */
export function dateText(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    ...(date.length > 7 ? {dateStyle: 'long'} : {month: 'long', year: 'numeric'}),
  }).format(new Date(date));
}

/** `Android SDK 4.7.0`, or the name of the product alone. */
export const subject = ({product, version}: Change, labels: Changes['labels']): string =>
  version ? `${labels[product]} ${version}` : labels[product];

/** Where the product's page tells about an entry's version. */
const pageOf = ({product, version}: Change) =>
  productRoute(product) + (version ? `#${versionId(version)}` : '');

/**
 * The line below an entry's heading: its kind, its product, its date, and whom it affects.
 *
 * @param post - on the product's page, the route of the entry in its post; the product is known there.
 */
export function entryLine(
  change: Change,
  language: string,
  labels: Changes['labels'],
  post?: string,
): Paragraph {
  const {kind, audiences} = change;
  const texts = changeTexts(language);
  const date = text(dateText(change.date, language));
  return {
    type: 'paragraph',
    ...withClass('change'),
    children: separated(
      [
        [strong(labels[kind], `change__${kind}`)],
        ...(post === undefined
          ? [[link(pageOf(change), [text(subject(change, labels))])], [date]]
          : [[post.startsWith(productRoute(change.product)) ? date : link(post, [date])]]),
        [text(texts.affects(audiences))],
      ],
      ' · ',
    ),
  };
}

/** What a product's history consists of: its versions, or what changed apart from one, newest first. */
function steps(product: ProductId, all: Listed[]) {
  const byVersion = new Map<string, {version?: string; date: string; changes: Listed[]}>();
  for (const change of all.filter((one) => one.product === product)) {
    const key = change.version ?? `#${change.id}`;
    const step = byVersion.get(key) ?? {version: change.version, date: change.date, changes: []};
    step.changes.push(change);
    byVersion.set(key, step);
  }
  for (const [version, date] of Object.entries(versionsOf(product)?.undescribed ?? {})) {
    byVersion.set(version, {version, date, changes: []});
  }
  return [...byVersion.values()].sort((a, b) => b.date.localeCompare(a.date));
}

/**
 * A product's page: its versions with what changed in full, newest first.
 *
 * @returns headings, lines and texts; none for a product without entries.
 */
export function productHistory(
  product: ProductId,
  language: string,
  {changes, labels}: Changes,
): RootContent[] {
  return steps(product, changes).flatMap(({version, date, changes: its}) => [
    ...(version
      ? [
          heading(2, [text(version)], versionId(version)),
          ...(its.length > 0
            ? []
            : ([
                {
                  type: 'paragraph',
                  ...withClass('change'),
                  children: [
                    text(`${dateText(date, language)} · ${changeTexts(language).undescribed}`),
                  ],
                },
              ] as Paragraph[])),
        ]
      : []),
    ...its.flatMap((change) => [
      heading(version ? 3 : 2, change.title, change.id),
      entryLine(change, language, labels, change.route),
      // Copies: what comes after changes links and headings in place.
      ...structuredClone(change.body),
    ]),
  ]);
}

/** A product's history in short, for the page of its tool: version, date, and what changed as links. */
export function shortHistory(product: ProductId, language: string, {changes}: Changes): List {
  const {colon, comma} = changeTexts(language);
  const page = productRoute(product);
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: steps(product, changes).map(({version, date, changes: its}) => ({
      type: 'listItem',
      spread: false,
      children: [
        {
          type: 'paragraph',
          children: [
            ...(version ? [strong(version), text(' · ')] : []),
            text(dateText(date, language)),
            ...(its.length > 0 ? [text(colon)] : []),
            ...separated(
              its.map(({title, id}) => [link(`${page}#${id}`, structuredClone(title))]),
              comma,
            ),
          ],
        },
      ],
    })),
  };
}

/** The line that tells in which release notes a documentation page's subject changed. */
export function changedIn(changes: Listed[], language: string): Paragraph {
  const {changedIn: label, colon, comma} = changeTexts(language);
  return {
    type: 'paragraph',
    ...withClass('changed-in'),
    children: [
      text(`${label}${colon}`),
      ...separated(
        changes.map(({route, title, date}) => [
          link(route, structuredClone(title)),
          text(` (${dateText(date.slice(0, 7), language)})`),
        ]),
        comma,
      ),
    ],
  };
}
