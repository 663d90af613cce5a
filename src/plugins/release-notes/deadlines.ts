import ical from 'ical-generator';
import type {Heading, RootContent} from 'mdast';
import type {Audience} from '../../markdown/attributes';
import {parseMarkdown, textOf} from '../../markdown/read';
import {identity} from '../../site/identity';
import {textsIn} from '../../site/texts';
import type {Changes} from './load';
import {concerns, dateText, line} from './render';
import {deadlinesRoute} from './vocabulary';

/** A day by which some readers have to act, as an entry or a note tells it. */
export interface Deadline {
  /** Anchor on the page of deadlines. */
  id: string;
  until: string;
  for: Audience[];
  /** Title and text, as Markdown. */
  title: string;
  body: string;
  /** When it was told, and where: route, without the language prefix, and file. */
  date: string;
  route: string;
  file: string;
}

/** All deadlines that the release notes tell, the last one first, so that passed ones come last. */
export const deadlinesIn = ({changes, notes}: Changes): Deadline[] =>
  [
    ...changes.flatMap((change) => (change.until ? {...change, until: change.until} : [])),
    ...notes.flatMap(({deadline, month, ...note}) =>
      deadline ? {...note, ...deadline, date: deadline.announced ?? month} : [],
    ),
  ].sort((a, b) => b.until.localeCompare(a.until) || a.id.localeCompare(b.id));

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
    const day: Heading = {
      type: 'heading',
      depth: 2,
      children: [
        {
          type: 'text',
          value: dateText(until, language),
          data: {
            hName: 'time',
            hProperties: {dateTime: until, dataPassed: write('changes.passed')},
          },
        },
        {type: 'text', value: ` {#${id}}`},
      ],
    };
    return [
      day,
      line('change', `${concerns(audiences, write)} · ${source}`),
      ...parseMarkdown(`**${title}**${write('changes.colon')}${body}`).children,
    ];
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
  for (const {id, until, date, title: summary, body} of deadlines) {
    calendar.createEvent({
      id: `${page}#${id}`,
      url: `${page}#${id}`,
      start: new Date(until),
      allDay: true,
      // Not the time of the build, which would make each build another file.
      stamp: new Date(date),
      summary: textOf(parseMarkdown(summary)),
      description: textOf(parseMarkdown(body)),
    });
  }
  return calendar.toString();
}
