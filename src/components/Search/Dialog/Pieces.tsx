import React, {type ReactNode} from 'react';
import type {Piece} from '@site/src/search/excerpt';

/** A text with what the reader looked for marked. Plain text: nothing in it can become markup. */
export default function Pieces({pieces}: {pieces: Piece[]}): ReactNode {
  return pieces.map(({text, marked}, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
