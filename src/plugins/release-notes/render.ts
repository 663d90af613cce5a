import type {Paragraph, RootContent} from 'mdast';
import type {Audience} from '../../lib/markdown/attributes';
import {heading, paragraph} from '../../lib/markdown/nodes';
import {parseMarkdown} from '../../lib/markdown/read';
import {textsIn, type WriteText} from '../../site/texts';
import type {Changes} from './load';
import type {Change, Entry} from './read';
import {deadlinesRoute, productRoute, versionsOf} from './vocabulary';

/** Returns the anchor of a version on the product's page. */
const versionId = (version: string) => version.replaceAll('.', '-');

/** Writes a day, such as `2025-05-21`, or a month, such as `2025-05`, in words. */
export const dateText = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    ...(date.length > 7 ? {dateStyle: 'long'} : {month: 'long', year: 'numeric'}),
  }).format(new Date(date));

const monthText = (date: string, language: string) => dateText(date.slice(0, 7), language);

/** Writes the readers whom an entry concerns: `For developers and testers`. */
const audienceText = (audiences: Audience[], write: WriteText): string =>
  write('changes.affects', {
    audiences: audiences.map((id) => write(`shared.audience.${id}`)).join(write('shared.and')),
  });

/** Returns the product or platform of an entry, with its version: `Android SDK 4.7.0`. */
export const subject = ({product, version}: Entry, labels: Changes['labels']): string =>
  [labels[product], version].filter(Boolean).join(' ');

/**
 * Renders the line below the heading of a change: its kind, product, date, readers, and deadline.
 *
 * @param isOnProductPage - if true, omits the product and links the date to the post.
 */
export function entryLine(
  change: Change,
  language: string,
  labels: Changes['labels'],
  isOnProductPage = false,
): Paragraph {
  const {kind, product, version, route, until, id, unlisted} = change;
  const write = textsIn(language);
  const page = productRoute(product);
  const parts = [`**${labels[kind]}**`];
  const date = dateText(change.date, language);
  if (isOnProductPage) {
    parts.push(route.startsWith(page) ? date : `[${date}](${route})`);
  } else {
    const anchor = version && !unlisted ? `#${versionId(version)}` : '';
    parts.push(`[${subject(change, labels)}](${page}${anchor})`, date);
  }
  parts.push(audienceText(change.for, write));
  if (until) {
    const deadline = write('changes.until', {date: dateText(until, language)});
    parts.push(unlisted ? deadline : `[${deadline}](${deadlinesRoute}#${id})`);
  }
  const line = paragraph(parts.join(' · '), 'change');
  line.children[0]!.data = {hProperties: {className: [`change__${kind}`]}};
  return line;
}

interface Release {
  /** Missing for a change outside of a version. */
  version?: string;
  date: string;
  changes: Change[];
}

/** Returns the versions of a product, and the product's changes outside of a version, newest first. */
function releasesOf(product: string, all: Change[]): Release[] {
  const releases = new Map<string, Release>();
  for (const change of all.filter((candidate) => candidate.product === product)) {
    const {version, id} = change;
    const key = version ?? `#${id}`;
    const changes = [...(releases.get(key)?.changes ?? []), change];
    releases.set(key, {version, date: changes[0]!.date, changes});
  }
  const undescribed = Object.entries(versionsOf(product)?.undescribed ?? {});
  const others = undescribed.map(([version, date]) => ({version, date, changes: []}));
  return [...releases.values(), ...others].sort((a, b) => b.date.localeCompare(a.date));
}

/** Renders the history of a product: all releases, with the full text of their changes. */
export const productHistory = (
  product: string,
  language: string,
  {changes: all, labels}: Changes,
): RootContent[] =>
  releasesOf(product, all).flatMap(({version, date, changes}) => [
    ...(version ? [heading(2, version, versionId(version))] : []),
    ...(changes.length === 0 ? [paragraph(dateText(date, language), 'change')] : []),
    ...changes.flatMap((change) => [
      heading(version ? 3 : 2, change.title, change.id),
      entryLine(change, language, labels, true),
      ...parseMarkdown(change.body).children,
    ]),
  ]);

/** Renders the history of a product as a list: version, date, and links to the changes. */
export function shortHistory(
  product: string,
  language: string,
  {changes: all}: Changes,
): RootContent[] {
  const write = textsIn(language);
  const items = releasesOf(product, all).map(({version, date, changes}) => {
    const label = [...(version ? [`**${version}**`] : []), dateText(date, language)].join(' · ');
    const links = changes.map(({title, id}) => `[${title}](${productRoute(product)}#${id})`);
    const colon = links.length > 0 ? write('shared.colon') : '';
    return `- ${label}${colon}${links.join(write('shared.comma'))}`;
  });
  return parseMarkdown(items.join('\n')).children;
}

/** Renders the line on a documentation page with the changes that link to the page. */
export function changedIn(changes: Change[], language: string): Paragraph {
  const write = textsIn(language);
  const links = changes.map(({route, title, date}) =>
    write('changes.inMonth', {
      change: `[${title}](${route})`,
      month: monthText(date, language),
    }),
  );
  const label = write('changes.changedIn') + write('shared.colon');
  return paragraph(label + links.join(write('shared.comma')), 'changed-in');
}

/** Returns the entries with a deadline, latest first, so that passed deadlines are at the end. */
export const deadlinesIn = ({changes, notes}: Changes) =>
  [...changes, ...notes]
    .flatMap((entry) => (entry.until ? {...entry, until: entry.until} : []))
    .sort((a, b) => b.until.localeCompare(a.until) || a.id.localeCompare(b.id));

/**
 * Renders `::deadlines`: each day as a heading, the day's entry, the readers who have to act, and a link to
 * the announcement. `client/ProductPage.tsx` marks passed days in the browser, so that the HTML doesn't depend
 * on the day of the build.
 */
export function deadlineList(all: Changes, language: string): RootContent[] {
  const write = textsIn(language);
  return deadlinesIn(all).flatMap(({id, until, title, body, route, date, for: audiences}) => {
    const month = monthText(date, language);
    const source = route.startsWith(deadlinesRoute) ? month : `[${month}](${route})`;
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
      paragraph(`${audienceText(audiences, write)} · ${source}`, 'change'),
      ...parseMarkdown(`**${title}**${write('shared.colon')}${body}`).children,
    ] satisfies RootContent[];
  });
}
