import fs from 'node:fs';
import path from 'node:path';
import type {CSpellUserSettings} from 'cspell-lib';
import {proseOf} from '../markdown/read';
import {defaultLanguage} from '../site/languages';
import {openCache} from './cache';
import type {Page} from './content';
import {lineAt, type Check, type Finding} from './finding';

/** Words that no dictionary knows: names, and terms of this field. One per line, sorted. */
export const dictionary = '.config/words.txt';

const settings = (): CSpellUserSettings => ({
  language: 'en',
  dictionaries: ['en_us', 'softwareTerms', 'companies', 'typescript', 'node'],
  words: fs
    .readFileSync(path.resolve(dictionary), 'utf8')
    .split('\n')
    .filter((word) => word && !word.startsWith('#')),
  minWordLength: 4,
});

/** Variables stand for names that are right by definition. */
const withoutVariables = (text: string) =>
  text.replace(/\{\{[\w.]+\}\}/g, (name) => ' '.repeat(name.length));

async function check(page: Page, options: CSpellUserSettings): Promise<Finding[]> {
  const {file, source, tree, frontMatter, lineOfKey} = page;
  // The library is an ES module only.
  const {spellCheckDocument} = await import('cspell-lib');
  const spell = async (text: string) => {
    const document = {uri: `file:///${file}.txt`, text, languageId: 'plaintext', locale: 'en'};
    const result = await spellCheckDocument(
      document,
      {generateSuggestions: true, numSuggestions: 3, noConfigSearch: true},
      options,
    );
    return result.issues.map(({text: word, offset, suggestions = []}) => ({
      offset,
      message:
        `"${word}" is in no dictionary. ` +
        `${suggestions.length ? `Meant is perhaps ${suggestions.slice(0, 3).join(', ')}; if` : 'If'} it is right, add it to ${dictionary}.`,
    }));
  };
  const findings: Finding[] = [];
  for (const key of ['title', 'description', 'sidebar_label']) {
    const value = frontMatter[key];
    if (typeof value === 'string') {
      const line = lineOfKey(key);
      findings.push(
        ...(await spell(withoutVariables(value))).map(({message}) => ({file, line, message})),
      );
    }
  }
  const prose = withoutVariables(proseOf(source, tree));
  for (const {offset, message} of await spell(prose)) {
    findings.push({file, line: lineAt(source, offset), message});
  }
  return findings;
}

/** English pages have no spelling mistakes. */
export const spelling: Check = {
  name: 'spelling',
  things: 'English pages',
  async run({pages}) {
    const english = pages.filter(({language}) => language === defaultLanguage.code);
    const options = settings();
    const cache = openCache('spelling');
    const findings: Finding[] = [];
    for (const page of english) {
      const key = page.file + page.source;
      if (!cache.knows(key)) {
        cache.remember(key, await check(page, options));
      }
      findings.push(...cache.recall(key));
    }
    cache.save();
    return {looked: english.length, findings};
  },
};
