/**
 * `npm run translate:record -- <English file> …`: records that the translations translate the English
 * files as they stand. `--all` records every page, for a translator who has compared them all.
 */
import fs from 'node:fs';
import {stalenessOf} from '../checks/freshness';
import {readPages} from './readContent';

/**
 * A translation with its record of the English state, all else as it was.
 *
 * @param source - the translation.
 * @param hash - what the English file says now.
 * @throws an error when the file has no front matter.
 */
export function recordHash(source: string, hash: string): string {
  const [head] = /^---\n[\s\S]*?\n(?=---\n)/.exec(source) ?? [];
  if (!head) {
    throw new Error('The file has no front matter. Start it with two "---" lines and a title.');
  }
  const line = `source_hash: '${hash}'\n`;
  const recorded = /^source_hash:.*\n/m.test(head)
    ? head.replace(/^source_hash:.*\n/m, line)
    : head + line;
  return recorded + source.slice(head.length);
}

function main(names: string[]): void {
  // What changed since does not matter here, and takes Git a while to say.
  const all = stalenessOf({...readPages(), history: () => []});
  const unknown = names.filter(
    (name) =>
      name !== '--all' &&
      !all.some(({en, translation}) => [en.file, translation.file].includes(name)),
  );
  if (names.length === 0 || unknown.length > 0) {
    throw new Error(
      unknown.length
        ? `No page with a twin: ${unknown.join(', ')}. Name English files such as docs/tester-guide/index.md.`
        : 'Name the English files whose translation is up to date, or --all.',
    );
  }
  const chosen = names.includes('--all')
    ? all
    : all.filter(
        ({en, translation}) => names.includes(en.file) || names.includes(translation.file),
      );
  const changed = chosen.filter(({state}) => state !== 'fresh');
  for (const {translation, hash} of changed) {
    fs.writeFileSync(translation.file, recordHash(translation.source, hash));
    console.log(`recorded  ${translation.file}`);
  }
  console.log(`${changed.length} recorded, ${chosen.length - changed.length} were up to date`);
}

if (require.main === module) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
