import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useDelayed} from '../useDelayed';

interface ActionButtonProps {
  className: string;
  label: string;
  /** Message for an action that fails. */
  failed: string;
  /** Resolves to a message, or to an empty string for none. */
  act: () => Promise<string>;
}

/**
 * Renders a button that shows and announces the result of its action for three seconds. During the action,
 * the button says that it is loading and doesn't start the action again.
 */
export default function ActionButton(props: ActionButtonProps): ReactNode {
  const {className, label, failed, act} = props;
  const [outcome, setOutcome] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isSlow = useDelayed(isBusy);
  // A ref, because a second click can come before `isBusy` is rendered.
  const isRunning = useRef(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const run = async () => {
    if (isRunning.current) {
      return;
    }
    isRunning.current = true;
    setBusy(true);
    setOutcome(await act().catch(() => failed));
    setBusy(false);
    isRunning.current = false;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOutcome(''), 3000);
  };
  return (
    <button type="button" className={className} aria-disabled={isSlow || undefined} onClick={run}>
      <span aria-live="polite">
        {isSlow ? translate({id: 'site.loading.label', message: 'Loading…'}) : outcome || label}
      </span>
    </button>
  );
}

interface CopyButtonProps {
  className: string;
  label: string;
  /** Rejects where the browser refuses access to the clipboard, as in frames. */
  copy: () => Promise<void>;
}

/** Renders a button that copies something to the clipboard. */
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
