/**
 * Why this exists: Docusaurus' spinner and its error with a Retry button (specification, section 4)
 * are in English only and bring their own colours. Same states, with our texts and styles.
 */
import React, {type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type ThemeLoading from '@theme/Loading';

type Props = ComponentProps<typeof ThemeLoading>;

export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <div className="page-message" role="alert">
        <p>
          {translate({
            id: 'site.loading.error',
            message: 'This page couldn’t be loaded. Check your connection and try again.',
          })}
        </p>
        <p className="page-message__detail">{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          {translate({id: 'site.loading.retry', message: 'Retry'})}
        </button>
      </div>
    );
  }
  if (pastDelay) {
    return (
      <div className="page-message" role="status">
        <span className="spinner" aria-hidden="true" />
        {translate({id: 'site.loading.label', message: 'Loading…'})}
      </div>
    );
  }
  return null;
}
