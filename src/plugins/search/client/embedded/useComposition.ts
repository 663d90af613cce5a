import {useEffect, useState} from 'react';

/** Milliseconds without a change after which text that is still being converted counts as typed. */
const pause = 300;

/**
 * Tracks whether an input method is converting the text of a field. Such a text is no query until the
 * conversion ends or pauses.
 *
 * @returns the state, and the handlers of the field.
 */
export function useComposition(text: string) {
  const [isConverting, setConverting] = useState(false);
  const [pausedText, setPausedText] = useState<string>();
  useEffect(() => {
    if (!isConverting) {
      return undefined;
    }
    const timer = window.setTimeout(() => setPausedText(text), pause);
    return () => window.clearTimeout(timer);
  }, [isConverting, text]);
  return {
    isComposing: isConverting && pausedText !== text,
    compositionHandlers: {
      onCompositionStart() {
        setPausedText(undefined);
        setConverting(true);
      },
      onCompositionEnd: () => setConverting(false),
    },
  };
}
