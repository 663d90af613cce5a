import {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PageFile} from '@site/src/search/format';
import {languages, type Language} from '@site/src/site/languages';
import {searchEngine} from './load';
import {nearest} from './nearest';

/** What may help where nothing was found. */
export interface Help {
  /** The query in the nearest spelling that the index knows. */
  spelling?: string;
  /** What the other languages have. */
  elsewhere: {language: Language; pages: PageFile[]}[];
}

const most = 3;

/** Looks for it once a query has found nothing; what cannot be loaded doesn't help. */
export default function useHelp(query: string, baseUrl: string): Help {
  const [help, setHelp] = useState<Help>({elsewhere: []});
  const {currentLocale} = useDocusaurusContext().i18n;
  useEffect(() => {
    let isNewest = true;
    const find = async () => {
      const others = languages.filter(({code}) => code !== currentLocale);
      const [vocabulary, ...answers] = await Promise.all([
        searchEngine(baseUrl).vocabulary(),
        ...others.map((language) => searchEngine(language.baseUrl).search(query)),
      ]);
      if (isNewest) {
        setHelp({
          spelling: nearest(query, vocabulary),
          elsewhere: others
            .map((language, index) => ({
              language,
              pages: answers[index]!.hits.slice(0, most).map(({page}) => page),
            }))
            .filter(({pages}) => pages.length > 0),
        });
      }
    };
    find().catch(() => undefined);
    return () => {
      isNewest = false;
      setHelp({elsewhere: []});
    };
  }, [query, baseUrl, currentLocale]);
  return help;
}
