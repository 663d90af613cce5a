import React, {useEffect, useState, type ComponentType, type ReactNode} from 'react';

/**
 * What this phone and this browser can do. Its code is loaded on the page that shows it; until then, and
 * without scripts, the questions beside it are all there is.
 */
export default function PhoneCheck(): ReactNode {
  const [Answer, setAnswer] = useState<ComponentType>();
  useEffect(() => {
    import('./Answer').then(
      (loaded) => setAnswer(() => loaded.default),
      () => undefined,
    );
  }, []);
  return Answer ? <Answer /> : null;
}
