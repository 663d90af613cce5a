import React, {type MouseEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Hit} from '@site/src/search/engine';
import {excerpt, mark} from '@site/src/search/excerpt';
import type {Group} from './groups';
import Pieces from './Pieces';

/** Where a hit leads: the page, at the heading. */
export function addressOf({page, section: [anchor]}: Hit): string {
  return anchor ? `${page.route}#${anchor}` : page.route;
}

interface Props {
  groups: Group[];
  /** What excerpts mark. */
  marks: string[];
  /** Number of the active option, or -1. */
  active: number;
  listId: string;
  optionId: (index: number) => string;
  nameOf: (guide: string) => string;
  onOpen: (hit: Hit) => void;
}

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** The results: sections below the headings of their groups, each a link to its heading. */
export default function ResultList(props: Props): ReactNode {
  const {groups, marks, active, listId, optionId, nameOf, onOpen} = props;
  const all = groups.flatMap((group) => group.hits);
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={translate({id: 'site.search.results', message: 'Search results'})}
    >
      {groups.map(({name, hits}, number) => (
        <div key={name} role="group" aria-labelledby={`${listId}-${number}`}>
          <div id={`${listId}-${number}`} role="presentation" className="search-dialog__group">
            {name}
          </div>
          {hits.map((hit) => {
            const index = all.indexOf(hit);
            const {page, section} = hit;
            const [anchor, heading, text] = section;
            const path = [nameOf(page.guide), ...page.path, ...(anchor ? [page.title] : [])];
            return (
              // eslint-disable-next-line @docusaurus/no-html-links -- as an option it must not prefetch or take the focus
              <a
                key={addressOf(hit)}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                className="search-dialog__option"
                href={addressOf(hit)}
                onClick={(event) => {
                  if (!opensElsewhere(event)) {
                    event.preventDefault();
                    onOpen(hit);
                  }
                }}
              >
                <span className="search-dialog__title">
                  <Pieces pieces={mark(heading, marks)} />
                </span>
                <span className="search-dialog__path">{path.join(' › ')}</span>
                {text && (
                  <span className="search-dialog__excerpt">
                    <Pieces pieces={excerpt(text, marks)} />
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
