import React, {type ReactNode} from 'react';

/** Renders screens of a device that the build has drawn (`../screens.ts`). The SVG has a text alternative. */
export default function DeviceScreen({svg}: {svg: string}): ReactNode {
  return <div className="device-screen" dangerouslySetInnerHTML={{__html: svg}} />;
}
