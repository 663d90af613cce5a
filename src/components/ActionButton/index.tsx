import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

interface ActionButtonProps {
  className: string;
  label: string;
  /** What the button says when its action fails. */
  failed: string;
  /** Says what it did; nothing when that needs no words. */
  act: () => Promise<string>;
}

/** A button that says for a moment, to screen readers as well, what its action did. */
export default function ActionButton({
  className,
  label,
  failed,
  act,
}: ActionButtonProps): ReactNode {
  const [said, setSaid] = useState('');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    <button
      type="button"
      className={className}
      onClick={async () => {
        setSaid(await act().catch(() => failed));
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(() => setSaid(''), 3000);
      }}
    >
      <span aria-live="polite">{said || label}</span>
    </button>
  );
}

interface CopyButtonProps {
  className: string;
  label: string;
  /** Browsers refuse the clipboard to pages in frames, and to people who wish so. */
  copy: () => Promise<void>;
}

/** A button that puts something on the clipboard. */
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
