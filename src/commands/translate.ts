/**
 * `npm run translate:status`: lists pages without a translation, and outdated translations with the later
 * changes in English. `npm run translate:record -- <English file> …` records that the translations of
 * these files are up to date; with `--all`, that all translations are.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {freshnessOf, recordedHash, sourceHash, withRecord} from '../plugins/translations/freshness';
import {folderOf, isPartial, placeOf, translationOf, type Kind} from '../site/contentPath';
import {defaultLanguage, translations, type Language} from '../site/languages';

/** The files of a page in the default language and in another language. Either file may be missing. */
interface Pair {
  language: Language;
  original: string;
  translation: string;
}

const read = (file: string) => fs.readFileSync(file, 'utf8');

/** Returns the files of a language's pages, as paths from the repository's root. */
const pagesIn = (language: string): string[] =>
  (['doc', 'post', 'product'] satisfies Kind[]).flatMap((kind) => {
    const folder = folderOf(kind, language);
    const names = fs.existsSync(folder)
      ? fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort()
      : [];
    return names
      .filter((name) => /\.mdx?$/.test(name) && !isPartial(name))
      .map((name) => folder + name.replaceAll(path.sep, '/'));
  });

function findPairs(): Pair[] {
  const originals = pagesIn(defaultLanguage.code);
  return translations.flatMap((language) => {
    const translatedPages = pagesIn(language.code).map((file) => placeOf(file)!.original);
    return [...new Set([...originals, ...translatedPages])].map((original) => ({
      language,
      original,
      translation: translationOf(original, language.code),
    }));
  });
}

/** Returns the diff from the version of a page that was translated last to the page as it is now. */
function changeSince({original, translation}: Pair): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  const hashIn = (commit: string) => {
    try {
      return sourceHash(git('show', `${commit}:./${original}`));
    } catch {
      // A commit that deleted the page doesn't contain it.
      return undefined;
    }
  };
  const commits = git('log', '--format=%H', '--', original).split('\n').filter(Boolean);
  const base = commits.find((commit) => hashIn(commit) === recordedHash(read(translation)));
  return base
    ? git('diff', '--unified=0', base, '--', original)
    : 'The state that was translated is not in the history here.';
}

function printStatus(pairs: Pair[]): void {
  const counts: Record<string, number> = {};
  for (const pair of pairs) {
    const {language, original, translation} = pair;
    const hasTranslation = fs.existsSync(translation);
    const state = !fs.existsSync(original)
      ? 'without English'
      : hasTranslation
        ? freshnessOf(read(original), read(translation))
        : `not in ${language.name}`;
    counts[state] = (counts[state] ?? 0) + 1;
    if (state !== 'fresh') {
      console.log(`${state.padEnd(16)} ${hasTranslation ? translation : original}`);
    }
    if (state === 'stale') {
      console.log(changeSince(pair));
    }
  }
  const sums = Object.entries(counts).map(([state, count]) => `${count} ${state}`);
  console.log(`${pairs.length} translations: ${sums.join(', ')}`);
}

function record(pairs: Pair[], names: string[]): void {
  const complete = pairs.filter(
    ({original, translation}) => fs.existsSync(original) && fs.existsSync(translation),
  );
  const pairsOf = (name: string) =>
    name === '--all'
      ? complete
      : complete.filter(({original, translation}) => [original, translation].includes(name));
  const unknown = names.find((name) => pairsOf(name).length === 0);
  if (unknown || names.length === 0) {
    throw new Error(
      `${unknown ?? 'Nothing'} is no page with a translation. Name English files such as docs/tester-guide/index.md, or --all.`,
    );
  }
  for (const {original, translation} of names.flatMap(pairsOf)) {
    fs.writeFileSync(translation, withRecord(read(original), read(translation)));
    console.log(`recorded  ${translation}`);
  }
}

const [mode, ...names] = process.argv.slice(2);
try {
  if (mode === '--record') {
    record(findPairs(), names);
  } else {
    printStatus(findPairs());
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
