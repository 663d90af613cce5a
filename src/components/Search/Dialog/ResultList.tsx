import React, {type MouseEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {Answer} from '@site/src/search/engine';
import {excerpt, mark} from '@site/src/search/excerpt';
import type {Group, Target} from './groups';
import Pieces from './Pieces';

interface Props {
  groups: Group[];
  /** What was typed, and what the pages call it. */
  words: Pick<Answer, 'marks' | 'meant'>;
  /** Number of the active option, or -1. */
  active: number;
  listId: string;
  optionId: (index: number) => string;
  nameOf: (guide: string) => string;
  onOpen: (target: Target) => void;
}

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** The results: pages below the headings of their groups, each with its sections, all of them links. */
export default function ResultList(props: Props): ReactNode {
  const {groups, words, active, listId, optionId, nameOf, onOpen} = props;
  const all = groups.flatMap((group) => group.targets);
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={translate({id: 'site.search.results', message: 'Search results'})}
    >
      {groups.map(({name, targets}, number) => (
        <div key={name} role="group" aria-labelledby={`${listId}-${number}`}>
          <div id={`${listId}-${number}`} role="presentation" className="search-dialog__group">
            {name}
          </div>
          {targets.map((target) => {
            const index = all.indexOf(target);
            const {address, page, title, text, question} = target;
            return (
              // eslint-disable-next-line @docusaurus/no-html-links -- as an option it must not prefetch or take the focus
              <a
                key={address}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                className={clsx('search-dialog__option', !page && 'search-dialog__section')}
                href={address}
                onClick={(event) => {
                  if (!opensElsewhere(event)) {
                    event.preventDefault();
                    onOpen(target);
                  }
                }}
              >
                <span className="search-dialog__title">
                  <Pieces pieces={mark(title, words.marks)} />
                </span>
                {page && (
                  <span className="search-dialog__path">
                    {[nameOf(page.guide), ...page.path].join(' › ')}
                  </span>
                )}
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
