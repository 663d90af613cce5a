import React, {useEffect, useState, type ComponentType, type ReactNode} from 'react';

/**
 * Says whether this browser can install a build. Loads its code only on a page that has it. Renders
 * nothing until then, because the questions beside it are enough.
 */
export default function PhoneCheck(): ReactNode {
  const [PhoneReport, setPhoneReport] = useState<ComponentType>();
  useEffect(() => {
    import('./PhoneReport').then(
      (module) => setPhoneReport(() => module.default),
      () => {},
    );
  }, []);
  return PhoneReport && <PhoneReport />;
}
