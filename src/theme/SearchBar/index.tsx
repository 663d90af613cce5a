/**
 * Why this exists: the theme leaves this place empty. This is the search: one of the two hosted ones
 * where the deployment has set it up, otherwise embedded (specification, section 7).
 */
import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocSearch from '@site/src/components/Search/DocSearch';
import EmbeddedSearch from '@site/src/components/Search/EmbeddedSearch';
import HostedSearch from '@site/src/components/Search/HostedSearch';
import type {Deployment} from '@site/src/site/deployment';

export default function SearchBar(): ReactNode {
  const {hostedSearch, docSearch} = useDocusaurusContext().siteConfig.customFields as Pick<
    Deployment,
    'hostedSearch' | 'docSearch'
  >;
  if (docSearch) {
    return <DocSearch settings={docSearch} />;
  }
  return hostedSearch ? (
    <HostedSearch settings={hostedSearch} />
  ) : (
    <EmbeddedSearch reason="Hosted search is disabled: this deployment has no settings for it. The site searches its own index." />
  );
}
