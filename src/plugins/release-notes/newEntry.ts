/**
 * `npm run new -- entry 2025-10 --product cli --version 0.10.0 --kind fixed --date 2025-10-14 "Title"`: writes
 * an entry into the release notes of a month, in every language, and completes their tags.
 */
import {parseArgs} from 'node:util';
import {translationOf} from '../../site/contentPath';
import {languages, defaultLanguage} from '../../site/languages';
import {textsIn} from '../../site/texts';
import {readReleaseNote} from './read';
import {needsAction, versionsOf} from './vocabulary';

interface Entry {
  product: string;
  version?: string;
  kind: string;
  date: string;
  title: string;
}

const idOf = (...words: string[]) =>
  words
    .join('-')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** An entry; its heading has the id of its version, unless another entry of the post has that one. */
function markdown(
  {product, version, kind, date, title}: Entry,
  language: string,
  post = '',
): string {
  const plain = idOf(product, version ?? title);
  const id = version && post.includes(`{#${plain}}`) ? idOf(product, version, title) : plain;
  const write = textsIn(language);
  const attributes = [
    `product="${product}"`,
    ...(version ? [`version="${version}"`] : []),
    `kind="${kind}" date="${date}" for="developers"`,
  ];
  return [
    `### ${title} {#${id}}`,
    `::change{${attributes.join(' ')}}`,
    write('changes.changed'),
    ...(needsAction(kind) ? [write('changes.steps', {mark: write('changes.action')})] : []),
  ].join('\n\n');
}

/** The post with the entry at the end of its section: tools have versions, all else is the service. */
function withEntry(source: string, entry: Entry, language: string): string {
  const id = versionsOf(entry.product) ? 'developer-tools' : 'service';
  const tags = /^tags: \[(.*)\]$/m.exec(source)?.[1]?.split(/,\s*/) ?? [];
  const all = [...new Set([...tags, entry.product, entry.kind])];
  const [head, ...rest] = source
    .replace(/^tags: .*$/m, `tags: [${all.join(', ')}]`)
    .split(/\n+(?=## )/);
  const isOf = (name: string) => (section: string) =>
    section.split('\n')[0]!.endsWith(`{#${name}}`);
  if (!rest.some(isOf(id))) {
    const before = id === 'service' ? 0 : rest.findIndex(isOf('platform-notes'));
    rest.splice(
      before < 0 ? rest.length : before,
      0,
      `## ${textsIn(language)(`changes.${id}`)} {#${id}}`,
    );
  }
  const added = rest.map((section) =>
    isOf(id)(section) ? `${section.trimEnd()}\n\n${markdown(entry, language, source)}` : section,
  );
  return `${[head!.trimEnd(), ...added.map((section) => section.trimEnd())].join('\n\n')}\n`;
}

/**
 * The release notes of a month with one more entry.
 *
 * @param month - such as `2025-10`.
 * @param args - `--product`, `--kind`, `--date`, maybe `--version`, and the title.
 * @param read - text of a file.
 * @returns text by file, in every language.
 * @throws an error that says what is missing or unknown.
 */
export function newEntry(
  month: string,
  args: string[],
  read: (file: string) => string,
): Record<string, string> {
  const text = {type: 'string'} as const;
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {product: text, version: text, kind: text, date: text},
  });
  const {product = '', kind = '', date = '', version} = values;
  const entry = {product, kind, date, title: positionals.join(' '), ...(version && {version})};
  const [problem] = readReleaseNote(markdown(entry, 'en'), 'en').problems;
  if (problem || !entry.title) {
    throw new Error(
      `${problem?.message ?? 'The title is missing.'} Write: npm run new -- entry 2025-10 --product cli --version 0.10.0 --kind fixed --date 2025-10-14 "Title".`,
    );
  }
  const file = `release-notes/${month}-release-notes.md`;
  return Object.fromEntries(
    languages.map(({code}) => {
      const name = code === defaultLanguage.code ? file : translationOf(file, code);
      return [name, withEntry(read(name), entry, code)];
    }),
  );
}
