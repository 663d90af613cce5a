/**
 * Why this exists: Docusaurus' spinner and its error with a Retry button are in English only and have colors
 * of their own, and the pressed button disappears together with the focus. Replaces the spinner and the error.
 */
import React, {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type ThemeLoading from '@theme/Loading';
import RetryButton from '@site/src/components/RetryButton';

type Props = ComponentProps<typeof ThemeLoading>;

/** Moves the focus to the page, as Docusaurus' skip link does. */
function focusPage(): void {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
  main?.removeAttribute('tabindex');
}

/** Renders the error of a page whose scripts didn't load. Moves the focus from the Retry button to the page. */
function LoadingError({error, retry}: Pick<Props, 'error' | 'retry'>): ReactNode {
  const hadFocus = useRef(false);
  useEffect(() => () => (hadFocus.current ? void window.setTimeout(focusPage) : undefined), []);
  return (
    <div className="page-message">
      <div role="alert">
        {error && (
          <>
            <p>
              {translate({
                id: 'site.loading.error',
                message: 'This page couldn’t be loaded. Check your connection and try again.',
              })}
            </p>
            <p className="page-message__detail">{String(error)}</p>
          </>
        )}
      </div>
      <RetryButton
        className="button button--primary"
        isRetrying={!error}
        onRetry={() => {
          hadFocus.current = true;
          retry();
        }}
      />
    </div>
  );
}

export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  const [hasFailed, setFailed] = useState(Boolean(error));
  if (error && !hasFailed) {
    setFailed(true);
  }
  if (hasFailed) {
    return <LoadingError error={error} retry={retry} />;
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
