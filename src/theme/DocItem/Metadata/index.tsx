/**
 * Why this exists: two guides can have pages with the same title, such as "Upload an app". Wraps the theme's
 * component and adds the section and the guide to the page's title.
 */
import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import {useTrail} from '@site/src/components/useTrail';

export default function DocItemMetadata(): ReactNode {
  const {metadata} = useDoc();
  // From the guide to the page itself.
  const labels = useTrail().map(({label}) => label);
  return (
    <>
      <Metadata />
      <PageMetadata title={[metadata.title, ...labels.reverse().slice(1)].join(' - ')} />
    </>
  );
}
