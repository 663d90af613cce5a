import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';

const feeds = {RSS: 'rss.xml', Atom: 'atom.xml', 'JSON Feed': 'feed.json'};

/**
 * Renders links to the feeds in the language of the page.
 *
 * @param directory - route of the feeds' directory, with or without the language prefix.
 */
export default function FeedLinks({directory}: {directory: string}): ReactNode {
  const base = useBaseUrl(directory);
  return (
    <p className="feed-links">
      <Translate id="site.feeds.follow">Follow the release notes:</Translate>{' '}
      {Object.entries(feeds).map(([label, file]) => (
        // eslint-disable-next-line @docusaurus/no-html-links -- Link would open files in a new tab.
        <a key={file} href={base + file}>
          {label}
        </a>
      ))}
    </p>
  );
}
