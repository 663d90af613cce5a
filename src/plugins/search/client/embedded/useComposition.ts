import {useEffect, useState} from 'react';

/** Milliseconds of rest after which a conversion that goes on counts as typed. */
const rest = 300;

/**
 * Tells whether an input method is converting what was typed into a field. A conversion is no query yet,
 * until it ends or rests for 300 ms.
 *
 * @param text - the field's text; each change ends a rest.
 */
export function useComposition(text: string) {
  const [isConverting, setConverting] = useState(false);
  const [restingText, setRestingText] = useState<string>();
  useEffect(() => {
    if (!isConverting) {
      return undefined;
    }
    const timer = window.setTimeout(() => setRestingText(text), rest);
    return () => window.clearTimeout(timer);
  }, [isConverting, text]);
  return {
    isComposing: isConverting && restingText !== text,
    handlers: {
      onCompositionStart() {
        setRestingText(undefined);
        setConverting(true);
      },
      onCompositionEnd: () => setConverting(false),
    },
  };
}
