import React, {type ReactNode} from 'react';

/**
 * What a device shows at a step, drawn by the build (`../../screens.ts`).
 *
 * @param props.svg - the drawing, which says in words what it shows.
 */
export default function DeviceScreen({svg}: {svg: string}): ReactNode {
  return <div className="device-screen" dangerouslySetInnerHTML={{__html: svg}} />;
}
