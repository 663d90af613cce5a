/** The gate of the release notes: reads both languages' posts and prints what is wrong with them. */
import fs from 'node:fs';
import {releaseNoteFindings} from '../checks/releaseNotes';

const files = ['release-notes', 'i18n/ja/docusaurus-plugin-content-blog'].flatMap((folder) =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.(mdx?|yml)$/.test(file))
    .sort()
    .map((file) => ({file, text: fs.readFileSync(file, 'utf8')})),
);
const findings = releaseNoteFindings(files);
findings.forEach(({file, line, message}) => console.error(`${file}:${line}: ${message}`));
console.log(`${files.length} files of release notes checked, ${findings.length} findings`);
process.exitCode = findings.length ? 1 : 0;
