import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

interface Props {
  isRetrying: boolean;
  onRetry: () => void;
  className: string;
}

/**
 * Renders a button that retries a failed action. During the attempt, the button keeps the focus, shows
 * “Loading…”, and doesn't start another attempt.
 */
export default function RetryButton({isRetrying, onRetry, className}: Props): ReactNode {
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isRetrying}
      onClick={isRetrying ? undefined : onRetry}
    >
      <span aria-live="polite">
        {isRetrying ? (
          <Translate id="site.loading.label">Loading…</Translate>
        ) : (
          <Translate id="site.loading.retry">Retry</Translate>
        )}
      </span>
    </button>
  );
}
