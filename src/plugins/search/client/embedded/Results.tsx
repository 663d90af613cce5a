import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {Answer, Hit} from '../engine/engine';
import {excerpt, mark, type Piece} from './excerpt';
import {isPlainClick} from '@site/src/components/isPlainClick';
import {useGuides} from '@site/src/components/useGuides';

/** One line of the list: a page, one of its sections below it, or a recent search. */
export interface Option {
  title: string;
  /** Where it leads; a recent search leads nowhere. */
  address?: string;
  /** It stands below its page. */
  isSection?: boolean;
  /** The names of the page's guide and categories. */
  path?: string[];
  /** What its excerpt is from: the part of the page that matches best has one. */
  text?: string;
  question?: string;
}

/** A heading in the list, and what is below it. */
export interface Group {
  name: string;
  options: Option[];
}

/** How many pages are above the guides. */
const bestPages = 3;
/** How many sections stand below their page. */
const sectionsOfPage = 3;

/**
 * Groups hits for the list: the first pages, then all others by guide, the guide with the best hit first.
 * Where the best hit is in the guide from which the reader searches, the first pages of that guide stand
 * above the others. A guide is called as the navigation calls it; some folders are in no guide.
 *
 * @param ownGuide - the folder of the guide from which the reader searches.
 */
export function useGroups(ownGuide: string): (hits: Hit[]) => Group[] {
  const best = translate({id: 'site.search.best', message: 'Best matches'});
  const guides = new Map(useGuides().map(({to, label}) => [to.split('/').at(-1)!, label]));
  const names = new Map([
    ['docs', translate({id: 'site.breadcrumbs.start', message: 'Documentation'})],
    ['troubleshooting', translate({id: 'site.troubleshooting', message: 'Troubleshooting'})],
    ...guides,
  ]);
  const own = translate(
    {id: 'site.search.here', message: 'In the {guide}'},
    {guide: guides.get(ownGuide) ?? ''},
  );
  return (hits) => {
    const isFromOwnGuide = guides.has(ownGuide) && hits[0]?.page.guide === ownGuide;
    const groups = new Map<string, Option[]>();
    hits.forEach(({page, sections, question}, index) => {
      const guide = names.get(page.guide) ?? page.guide;
      const first = isFromOwnGuide && page.guide === ownGuide ? own : best;
      const name = index < bestPages ? first : guide;
      const options = groups.get(name) ?? [];
      groups.set(name, options);
      const textOf = (number: number) =>
        number === (sections[0] ?? 0) ? page.sections[number]![2] : undefined;
      const {title, route: address} = page;
      options.push({title, address, path: [guide, ...page.path], question, text: textOf(0)});
      for (const number of sections.filter((one) => one > 0).slice(0, sectionsOfPage)) {
        const [anchor, heading] = page.sections[number]!;
        const text = textOf(number);
        options.push({title: heading, address: `${address}#${anchor}`, isSection: true, text});
      }
    });
    return [...groups].map(([name, options]) => ({name, options}));
  };
}

interface Props {
  /** Its id; those of its options are followed by a hyphen and their number. */
  id: string;
  label: string;
  groups: Group[];
  /** What was typed, and what the pages call it. */
  words: Pick<Answer, 'marks' | 'meant'>;
  /** Number of the active option, or -1. */
  active: number;
  onChoose: (option: Option) => void;
}

/** A text with what the reader looked for marked. Plain text: nothing in it can become markup. */
const Pieces = ({pieces}: {pieces: Piece[]}): ReactNode =>
  pieces.map(({text, marked}, index) =>
    React.createElement(marked ? 'mark' : 'span', {key: index}, text),
  );

/** Options below the headings of their groups. Those that lead to a page are links. */
export default function Results({id, label, groups, words, active, onChoose}: Props): ReactNode {
  const all = groups.flatMap(({options}) => options);
  return (
    <div id={id} role="listbox" aria-label={label}>
      {groups.map(({name, options}) => (
        <div key={name} role="group" aria-label={name}>
          <div aria-hidden="true" className="search-dialog__group">
            {name}
          </div>
          {options.map((option) => {
            const index = all.indexOf(option);
            const {title, address, isSection, path, text, question} = option;
            return (
              // eslint-disable-next-line @docusaurus/no-html-links -- as an option it must not prefetch or take the focus; the field handles the keys
              <a
                key={address ?? title}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                className={clsx('search-dialog__option', isSection && 'search-dialog__section')}
                href={address}
                onClick={(event) => {
                  if (!address || isPlainClick(event)) {
                    event.preventDefault();
                    onChoose(option);
                  }
                }}
              >
                <span className="search-dialog__title">
                  <Pieces pieces={mark(title, words.marks)} />
                </span>
                {path && <span className="search-dialog__path">{path.join(' › ')}</span>}
                {question && (
                  <span className="search-dialog__question">
                    <Translate
                      id="site.search.question"
                      values={{question: <Pieces pieces={mark(question, words.marks)} />}}
                    >
                      {'Helps with “{question}”'}
                    </Translate>
                  </span>
                )}
                {text && (
                  <span className="search-dialog__excerpt">
                    <Pieces pieces={excerpt(text, words.marks, words.meant)} />
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
