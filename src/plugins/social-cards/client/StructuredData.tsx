import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';

/** Data about a page for search engines, in the vocabulary of schema.org (JSON-LD). */
export default function StructuredData({data}: {data: Record<string, unknown>}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">
        {/* A title with `</script>` in it must not end the element. */}
        {JSON.stringify({'@context': 'https://schema.org', ...data}).replaceAll('<', '\\u003c')}
      </script>
    </Head>
  );
}
