import path from 'node:path';
import type {AllContent, LoadContext} from '@docusaurus/types';
import ical, {ICalEventBusyStatus, ICalEventTransparency} from 'ical-generator';
import {contentPages} from '../../lib/contentPages';
import {writeChanged} from '../../lib/pagesDependOn';
import {languageOfFile} from '../../site/contentPath';
import {identity} from '../../site/identity';
import {loadChanges} from './load';
import {deadlinesIn} from './render';
import {deadlinesRoute} from './vocabulary';

/** Writes the deadlines as a calendar (RFC 5545) with events that don't mark a subscriber as busy. */
export async function writeCalendar(
  {siteConfig: {baseUrl, url: origin}, i18n: {currentLocale: language}}: LoadContext,
  allContent: AllContent,
  outDir: string,
): Promise<void> {
  const page = contentPages(allContent).find(({route}) => route.endsWith(deadlinesRoute));
  if (!page) {
    return;
  }
  const {route, title} = page;
  const events = deadlinesIn(loadChanges(language))
    .filter(({file}) => languageOfFile(file) === language)
    .map(({id, until, date, name, summary}) => ({
      id: `${origin}${route}#${id}`,
      url: `${origin}${route}#${id}`,
      start: new Date(until),
      allDay: true,
      // The date of the entry, not the time of the build, so that the file changes only with its events.
      stamp: new Date(date),
      summary: name,
      description: summary,
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    }));
  const prodId = {company: identity.name, product: title, language: language.toUpperCase()};
  const calendar = ical({name: title, prodId, events}).toString();
  const file = path.join(outDir, route.slice(baseUrl.length), 'deadlines.ics');
  // Adds the line end after the last line, which RFC 5545 requires and the library omits.
  await writeChanged(file, `${calendar.trimEnd()}\r\n`);
}
