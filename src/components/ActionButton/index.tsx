import React, {useEffect, useRef, useState, type ReactNode} from 'react';

export interface ActionButtonProps {
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
