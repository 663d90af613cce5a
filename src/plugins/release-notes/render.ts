import type {Paragraph, RootContent} from 'mdast';
import type {Audience} from '../../lib/markdown/attributes';
import {heading, paragraph} from '../../lib/markdown/nodes';
import {parseMarkdown} from '../../lib/markdown/read';
import {textsIn, type WriteText} from '../../site/texts';
import type {Changes} from './load';
import type {Change, Entry} from './read';
import {deadlinesRoute, productRoute, versionsOf} from './vocabulary';

/** Anchor of a version on its product's page. */
const versionId = (version: string) => version.replaceAll('.', '-');

/**
 * A day or month in words.
 *
 * @param date - `2025-05-21` or `2025-05`.
 */
export const dateText = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    ...(date.length > 7 ? {dateStyle: 'long'} : {month: 'long', year: 'numeric'}),
  }).format(new Date(date));

/** `For developers and testers`. */
const concerns = (audiences: Audience[], write: WriteText): string =>
  write('changes.affects', {
    audiences: audiences.map((one) => write(`shared.audience.${one}`)).join(write('shared.and')),
  });

/** `Android SDK 4.7.0`, or the name of the product or platform alone. */
export const subject = ({product, version}: Entry, labels: Changes['labels']): string =>
  [labels[product], version].filter(Boolean).join(' ');

/**
 * The line below an entry's heading: its kind, its product, its date, and whom it affects.
 *
 * @param isOnProductPage - there the product is known, and the date leads to the entry's post.
 */
export function entryLine(
  change: Change,
  language: string,
  labels: Changes['labels'],
  isOnProductPage = false,
): Paragraph {
  const {kind, product, version, route, until, id, unlisted} = change;
  const write = textsIn(language);
  const date = dateText(change.date, language);
  const page = productRoute(product);
  const anchor = version && !unlisted ? `#${versionId(version)}` : '';
  const about = isOnProductPage
    ? [route.startsWith(page) ? date : `[${date}](${route})`]
    : [`[${subject(change, labels)}](${page}${anchor})`, date];
  const day = until && write('changes.until', {date: dateText(until, language)});
  const due = day ? [unlisted ? day : `[${day}](${deadlinesRoute}#${id})`] : [];
  const told = [`**${labels[kind]}**`, ...about, concerns(change.for, write), ...due];
  const line = paragraph(told.join(' · '), 'change');
  line.children[0]!.data = {hProperties: {className: [`change__${kind}`]}};
  return line;
}

/** What a product's history consists of: its versions, or what changed apart from one, newest first. */
function steps(product: string, all: Change[]) {
  const found = new Map<string, {version?: string; date: string; changes: Change[]}>();
  for (const change of all.filter((one) => one.product === product)) {
    const {version, date, id} = change;
    const step = found.get(version ?? `#${id}`) ?? {version, date, changes: []};
    step.changes.push(change);
    found.set(version ?? `#${id}`, step);
  }
  const undescribed = Object.entries(versionsOf(product)?.undescribed ?? {});
  const others = undescribed.map(([version, date]) => ({version, date, changes: []}));
  return [...found.values(), ...others].sort((a, b) => b.date.localeCompare(a.date));
}

/** A product's page: its versions with what changed in full, newest first. */
export function productHistory(
  product: string,
  language: string,
  {changes, labels}: Changes,
): RootContent[] {
  return steps(product, changes).flatMap(({version, date, changes: its}) => [
    ...(version ? [heading(2, version, versionId(version))] : []),
    ...(its.length === 0 ? [paragraph(dateText(date, language), 'change')] : []),
    ...its.flatMap((change) => [
      heading(version ? 3 : 2, change.title, change.id),
      entryLine(change, language, labels, true),
      ...parseMarkdown(change.body).children,
    ]),
  ]);
}

/** A product's history in short, for the page of its tool: version, date, and what changed as links. */
export function shortHistory(product: string, language: string, {changes}: Changes): RootContent[] {
  const write = textsIn(language);
  const items = steps(product, changes).map(({version, date, changes: its}) => {
    const head = [...(version ? [`**${version}**`] : []), dateText(date, language)].join(' · ');
    const links = its.map(({title, id}) => `[${title}](${productRoute(product)}#${id})`);
    const told = links.length > 0 ? write('shared.colon') : '';
    return `- ${head}${told}${links.join(write('shared.comma'))}`;
  });
  return parseMarkdown(items.join('\n')).children;
}

/** The line that tells in which release notes a documentation page's subject changed. */
export function changedIn(changes: Change[], language: string): Paragraph {
  const write = textsIn(language);
  const links = changes.map(({route, title, date}) =>
    write('changes.inMonth', {
      change: `[${title}](${route})`,
      month: dateText(date.slice(0, 7), language),
    }),
  );
  const label = write('changes.changedIn') + write('shared.colon');
  return paragraph(label + links.join(write('shared.comma')), 'changed-in');
}

/** All entries with a day by which to act, the last one first, so that passed ones come last. */
export const deadlinesIn = ({changes, notes}: Changes) =>
  [...changes, ...notes]
    .flatMap((entry) => (entry.until ? {...entry, until: entry.until} : []))
    .sort((a, b) => b.until.localeCompare(a.until) || a.id.localeCompare(b.id));

/**
 * What `::deadlines` becomes: each day as a heading, what happens, who has to act, and where it was told.
 * The page marks days that have passed in the browser (`client/ProductPage.tsx`), so that its HTML is the
 * same from day to day.
 */
export function deadlineList(all: Changes, language: string): RootContent[] {
  const write = textsIn(language);
  return deadlinesIn(all).flatMap(({id, until, title, body, route, date, for: audiences}) => {
    const told = dateText(date.slice(0, 7), language);
    const source = route.startsWith(deadlinesRoute) ? told : `[${told}](${route})`;
    const hProperties = {dateTime: until, dataPassed: write('changes.passed')};
    return [
      {
        type: 'heading',
        depth: 2,
        children: [
          {type: 'text', value: dateText(until, language), data: {hName: 'time', hProperties}},
          {type: 'text', value: ` {#${id}}`},
        ],
      },
      paragraph(`${concerns(audiences, write)} · ${source}`, 'change'),
      ...parseMarkdown(`**${title}**${write('shared.colon')}${body}`).children,
    ] satisfies RootContent[];
  });
}
