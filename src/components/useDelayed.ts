import {useEffect, useState} from 'react';

/** Milliseconds before a loading state is shown. Docusaurus has the same delay. */
const delay = 200;

/** Returns true once a condition has held for 200 ms, so that quick operations cause no flicker. */
export function useDelayed(condition: boolean): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!condition) {
      return undefined;
    }
    const timer = window.setTimeout(() => setDue(true), delay);
    return () => {
      window.clearTimeout(timer);
      setDue(false);
    };
  }, [condition]);
  return condition && isDue;
}
