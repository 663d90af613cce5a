import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

interface Props {
  /** Whether a new attempt is under way. */
  isRetrying: boolean;
  onRetry: () => void;
  className: string;
}

/**
 * Renders the button that repeats what failed. While the attempt is under way, the button says so, keeps
 * the focus, and doesn't start another.
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
