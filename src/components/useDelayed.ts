import {useEffect, useState} from 'react';

/** Milliseconds before a reader is told that something is loading, as Docusaurus' own delay. */
const delay = 200;

/** Returns true once a condition has held for 200 ms, so that quick work causes no flicker. */
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
