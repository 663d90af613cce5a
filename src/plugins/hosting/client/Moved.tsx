import React, {type ReactNode} from 'react';
import {Redirect} from '@docusaurus/router';

/** Sends the reader of a renamed page on in the preview, query and hash kept; a build has pages for it. */
export default function Moved({
  to,
  location: {search, hash},
}: {
  to: string;
  location: Location;
}): ReactNode {
  return <Redirect to={{pathname: to, search, hash}} />;
}
