import ical from 'ical-generator';
import type {RootContent} from 'mdast';
import {paragraph} from '../../markdown/nodes';
import {parseMarkdown} from '../../markdown/read';
import {identity} from '../../site/identity';
import {textsIn} from '../../site/texts';
import type {Changes} from './load';
import type {Entry} from './read';
import {concerns, dateText} from './render';
import {deadlinesRoute} from './vocabulary';

/** An entry with a day by which some readers have to act. */
export type Deadline = Entry & {until: string};

/** All deadlines that the release notes tell, the last one first, so that passed ones come last. */
export const deadlinesIn = ({changes, notes}: Changes): Deadline[] =>
  [...changes, ...notes]
    .filter((entry): entry is Deadline => Boolean(entry.until))
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
      ...parseMarkdown(`**${title}**${write('changes.colon')}${body}`).children,
    ] satisfies RootContent[];
  });
}

/** The deadlines as a calendar to subscribe to (RFC 5545). @param page - its absolute URL. */
export function calendarOf(
  deadlines: Deadline[],
  {page, title, language}: {page: string; title: string; language: string},
): string {
  const calendar = ical({
    name: title,
    prodId: {company: identity.name, product: title, language: language.toUpperCase()},
  });
  for (const {id, until, date, name, summary} of deadlines) {
    calendar.createEvent({
      id: `${page}#${id}`,
      url: `${page}#${id}`,
      start: new Date(until),
      allDay: true,
      // Not the time of the build, which would make each build another file.
      stamp: new Date(date),
      summary: name,
      description: summary,
    });
  }
  return calendar.toString();
}
