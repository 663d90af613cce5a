import React, {useEffect, useState, type ComponentType, type ReactNode} from 'react';

/**
 * Says whether this browser can install a build. Loads the code only on a page with this component. Renders
 * nothing until the code is loaded, because the questions beside the component are enough.
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
