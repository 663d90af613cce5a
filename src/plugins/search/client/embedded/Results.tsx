import React, {type MouseEvent, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {Answer} from '../engine/engine';
import {excerpt, mark, type Piece} from '../engine/excerpt';
import type {Group, Option} from './resultGroups';

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

/** Whether a click on a link leaves this page as it is. */
export const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

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
                  if (!address || !opensElsewhere(event)) {
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
