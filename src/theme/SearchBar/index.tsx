/**
 * Why this exists: the theme leaves this place empty. This is the search: hosted where the
 * deployment has set it up, otherwise embedded (specification, section 7).
 */
import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EmbeddedSearch from '@site/src/components/Search/EmbeddedSearch';
import HostedSearch from '@site/src/components/Search/HostedSearch';
import type {Deployment} from '@site/src/site/deployment';

export default function SearchBar(): ReactNode {
  const {hostedSearch} = useDocusaurusContext().siteConfig.customFields as Pick<
    Deployment,
    'hostedSearch'
  >;
  return hostedSearch ? (
    <HostedSearch settings={hostedSearch} />
  ) : (
    <EmbeddedSearch reason="Hosted search is disabled: this deployment has no settings for it. The site searches its own index." />
  );
}
