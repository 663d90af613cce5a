import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useDelayed} from '../useDelayed';

interface ActionButtonProps {
  className: string;
  label: string;
  /** Shown when the action fails. */
  failed: string;
  /** Returns a promise of what to show afterward; an empty text shows nothing. */
  act: () => Promise<string>;
}

/**
 * Renders a button that shows for three seconds, and announces, what its action did. While the action is
 * under way, the button says so and doesn't start it again.
 */
export default function ActionButton({
  className,
  label,
  failed,
  act,
}: ActionButtonProps): ReactNode {
  const [outcome, setOutcome] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isSlow = useDelayed(isBusy);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const run = async () => {
    setBusy(true);
    setOutcome(await act().catch(() => failed));
    setBusy(false);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOutcome(''), 3000);
  };
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isSlow || undefined}
      onClick={isBusy ? undefined : run}
    >
      <span aria-live="polite">
        {isSlow ? translate({id: 'site.loading.label', message: 'Loading…'}) : outcome || label}
      </span>
    </button>
  );
}

interface CopyButtonProps {
  className: string;
  label: string;
  /** Rejects where the browser refuses the clipboard, as in frames. */
  copy: () => Promise<void>;
}

/** Renders a button that puts something on the clipboard. */
export function CopyButton({className, label, copy}: CopyButtonProps): ReactNode {
  return (
    <ActionButton
      className={className}
      label={label}
      failed={translate({id: 'site.page.copyFailed', message: 'Couldn’t copy'})}
      act={async () => {
        await copy();
        return translate({id: 'site.page.copied', message: 'Copied'});
      }}
    />
  );
}
