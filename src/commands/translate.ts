/**
 * `npm run translate:status`: which pages lack a translation, which translations are behind, and what
 * has changed since. `npm run translate:record -- <English file> …` records that the translations
 * translate the English files as they stand; `--all` every page, for a translator who has compared them.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {freshnessOf, recordedHash, sourceHash, withRecord} from '../plugins/translations/freshness';
import {folderOf, isPartial, placeOf, translationOf, type Kind} from '../site/contentPath';
import {defaultLanguage, translations, type Language} from '../site/languages';

/** A page and its place in a language, whether there is a file or not. */
interface Pair {
  into: Language;
  original: string;
  translation: string;
}

const read = (file: string) => fs.readFileSync(file, 'utf8');

/** A language's pages, as files from the top of the repository. */
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

function pairs(): Pair[] {
  const originals = pagesIn(defaultLanguage.code);
  return translations.flatMap((into) => {
    const own = pagesIn(into.code).map((file) => placeOf(file)!.original);
    return [...new Set([...originals, ...own])].map((original) => ({
      into,
      original,
      translation: translationOf(original, into.code),
    }));
  });
}

/** The change of a page since the state that its translation records, as far as Git has it. */
function changeSince({original, translation}: Pair): string {
  // The commit that deleted a page doesn't have it.
  const git = (...args: string[]) =>
    execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  const hashIn = (commit: string) => {
    try {
      return sourceHash(git('show', `${commit}:./${original}`));
    } catch {
      return undefined;
    }
  };
  const commits = git('log', '--format=%H', '--', original).split('\n').filter(Boolean);
  const translated = commits.find((commit) => hashIn(commit) === recordedHash(read(translation)));
  return translated
    ? git('diff', '--unified=0', translated, '--', original)
    : 'The state that was translated is not in the history here.';
}

function status(all: Pair[]): void {
  const counts: Record<string, number> = {};
  for (const pair of all) {
    const {into, original, translation} = pair;
    const [isThere, isTranslated] = [original, translation].map((file) => fs.existsSync(file));
    const state = !isThere
      ? 'without English'
      : isTranslated
        ? freshnessOf(read(original), read(translation))
        : `not in ${into.name}`;
    counts[state] = (counts[state] ?? 0) + 1;
    if (state !== 'fresh') {
      console.log(`${state.padEnd(16)} ${isTranslated ? translation : original}`);
    }
    if (state === 'stale') {
      console.log(changeSince(pair));
    }
  }
  const sums = Object.entries(counts).map(([state, count]) => `${count} ${state}`);
  console.log(`${all.length} translations: ${sums.join(', ')}`);
}

function record(all: Pair[], names: string[]): void {
  const twins = all.filter(({original, translation}) =>
    [original, translation].every((file) => fs.existsSync(file)),
  );
  const named = (name: string) =>
    twins.filter(
      ({original, translation}) => name === '--all' || [original, translation].includes(name),
    );
  const unknown = names.find((name) => named(name).length === 0);
  if (unknown || names.length === 0) {
    throw new Error(
      `${unknown ?? 'Nothing'} is no page with a translation. Name English files such as docs/tester-guide/index.md, or --all.`,
    );
  }
  for (const {original, translation} of names.flatMap(named)) {
    fs.writeFileSync(translation, withRecord(read(original), read(translation)));
    console.log(`recorded  ${translation}`);
  }
}

const [mode, ...names] = process.argv.slice(2);
try {
  if (mode === '--record') {
    record(pairs(), names);
  } else {
    status(pairs());
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
