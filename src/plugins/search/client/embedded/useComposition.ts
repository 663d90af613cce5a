import {useEffect, useState} from 'react';

/** Milliseconds without a change after which the text of an unfinished conversion counts as typed. */
const pause = 300;

/**
 * Tracks whether an input method is converting the text of a field. The search ignores such a text until
 * the conversion ends or pauses.
 *
 * @returns whether the text is being converted, and the handlers of the field.
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
