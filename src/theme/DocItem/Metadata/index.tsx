/**
 * Why this exists: a documentation page names its guide in its title, because "Upload an app" is a
 * page of two guides. Wraps the theme's metadata.
 */
import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import {useTrail} from '@site/src/components/useTrail';

export default function DocItemMetadata(): ReactNode {
  const {metadata} = useDoc();
  // The page, the section that it is in, and the guide.
  const trail = useTrail()
    .map(({label}) => label)
    .reverse();
  return (
    <>
      <Metadata />
      <PageMetadata title={[metadata.title, ...trail.slice(1)].join(' - ')} />
    </>
  );
}
