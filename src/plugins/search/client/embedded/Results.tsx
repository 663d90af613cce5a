import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {isPlainClick} from '@site/src/components/isPlainClick';
import {useGuides} from '@site/src/components/useGuides';
import type {Hit, SearchResults} from '../engine/engine';
import {guideOf} from '../guideOf';
import {excerpt, highlight, type Piece} from './excerpt';

/** A line of the list: a page, a section below its page, or a recent search. */
export interface Option {
  title: string;
  /** The URL. Absent for a recent search. */
  href?: string;
  isSection?: boolean;
  /** The names of the page's guide and categories. */
  path?: string[];
  /** The text of the section of a page that matches best. */
  text?: string;
  /** A question that the page answers. */
  question?: string;
}

/** Options below a heading. */
export interface Group {
  name: string;
  options: Option[];
}

/** The number of best pages, which are above the pages that are grouped by guide. */
const maxBestPages = 3;
const maxSectionsOfPage = 3;

const optionsOf = ({page, sections, question}: Hit, guide: string): Option[] => {
  const textOf = (number: number) =>
    number === (sections[0] ?? 0) ? page.sections[number]![2] : undefined;
  const {title, route} = page;
  return [
    {title, href: route, path: [guide, ...page.path], question, text: textOf(0)},
    ...sections
      .filter((number) => number > 0)
      .slice(0, maxSectionsOfPage)
      .map((number) => {
        const [anchor, heading] = page.sections[number]!;
        const href = `${route}#${anchor}`;
        return {title: heading, href, isSection: true, text: textOf(number)};
      }),
  ];
};

/**
 * Returns a function that groups hits: the best pages, then all others by guide, in the order of each
 * guide's best page. If the best hit is in the reader's guide, that guide's best pages are a group above
 * the other best pages.
 */
export function useGroups(): (hits: Hit[]) => Group[] {
  const readerGuide = guideOf(useLocation().pathname);
  const guides = new Map(useGuides().map(({to, label}) => [to.split('/').at(-1)!, label]));
  const names = new Map([
    ['docs', translate({id: 'site.breadcrumbs.start', message: 'Documentation'})],
    ['troubleshooting', translate({id: 'site.troubleshooting', message: 'Troubleshooting'})],
    ...guides,
  ]);
  const best = translate({id: 'site.search.best', message: 'Best matches'});
  const bestInGuide = translate(
    {id: 'site.search.here', message: 'In the {guide}'},
    {guide: guides.get(readerGuide) ?? ''},
  );
  return (hits) => {
    const startsInGuide = guides.has(readerGuide) && hits[0]?.page.guide === readerGuide;
    const groups = new Map<string, Option[]>();
    hits.forEach((hit, index) => {
      const guide = names.get(hit.page.guide) ?? hit.page.guide;
      const isInGuide = startsInGuide && hit.page.guide === readerGuide;
      const name = index >= maxBestPages ? guide : isInGuide ? bestInGuide : best;
      groups.set(name, [...(groups.get(name) ?? []), ...optionsOf(hit, guide)]);
    });
    return [...groups].map(([name, options]) => ({name, options}));
  };
}

/** Renders a text with its matches marked. React escapes the text, so that nothing in a text becomes markup. */
const Pieces = ({pieces}: {pieces: Piece[]}): ReactNode =>
  pieces.map(({text, isMatch}, index) =>
    React.createElement(isMatch ? 'mark' : 'span', {key: index}, text),
  );

interface Props {
  /** The id of the list. The ids of options are the list's id, a hyphen, and the option's number. */
  id: string;
  label: string;
  groups: Group[];
  results: SearchResults | null;
  /** The number of the active option, or -1 for none. */
  active: number;
  onChoose: (option: Option) => void;
}

/** Renders groups of options. Options that lead to a page are links. */
export default function Results({id, label, groups, results, active, onChoose}: Props): ReactNode {
  const options = groups.flatMap((group) => group.options);
  const {marks, terms} = results ?? {marks: [], terms: []};
  return (
    <div id={id} role="listbox" aria-label={label}>
      {groups.map((group) => (
        <div key={group.name} role="group" aria-label={group.name}>
          <div aria-hidden="true" className="search-dialog__group">
            {group.name}
          </div>
          {group.options.map((option) => {
            const index = options.indexOf(option);
            const {title, href, isSection, path, text, question} = option;
            return (
              // The option is a link, so an option can't contain other links.
              // eslint-disable-next-line @docusaurus/no-html-links -- Link would prefetch and take the focus; the field handles the keys
              <a
                key={href ?? title}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                className={clsx('search-dialog__option', isSection && 'search-dialog__section')}
                href={href}
                onClick={(event) => {
                  if (!href || isPlainClick(event)) {
                    event.preventDefault();
                    onChoose(option);
                  }
                }}
              >
                <span className="search-dialog__title">
                  <Pieces pieces={highlight(title, marks)} />
                </span>
                {path && <span className="search-dialog__path">{path.join(' › ')}</span>}
                {question && (
                  <span className="search-dialog__question">
                    <Translate
                      id="site.search.question"
                      values={{question: <Pieces pieces={highlight(question, marks)} />}}
                    >
                      {'Helps with “{question}”'}
                    </Translate>
                  </span>
                )}
                {text && (
                  <span className="search-dialog__excerpt">
                    <Pieces pieces={excerpt(text, marks, terms)} />
                  </span>
                )}
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
