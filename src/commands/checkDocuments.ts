/** The `documents` gate: what README, CONTRIBUTING and the like say is in the repository is there. */
import fs from 'node:fs';
import path from 'node:path';
import {print, runCheck} from '../checks';
import {documents, type Repository} from '../checks/documents';

const skipped = ['node_modules', 'build', '.git', '.cache', '.docusaurus', 'test-results'];

/** Every file of the repository, as paths from its root. */
function filesBelow(folder: string): string[] {
  return fs.readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      return skipped.includes(name) ? [] : filesBelow(name);
    }
    return [name];
  });
}

const read = (file: string): [string, string] => [file, fs.readFileSync(file, 'utf8')];

function readRepository(): Repository {
  const files = filesBelow('.');
  const {scripts} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const isDocument = (file: string) =>
    /^(\.github|src(?!\/pages\/)|tests)\/.*\.md$|^README\.md$/.test(file);
  const isComponent = (file: string) => /^src\/theme\/.*\.tsx$/.test(file);
  return {
    files,
    documents: Object.fromEntries(files.filter(isDocument).map(read)),
    components: Object.fromEntries(files.filter(isComponent).map(read)),
    scripts: Object.keys(scripts),
  };
}

runCheck(documents, readRepository()).then((report) => {
  process.exitCode = print([report]) ? 0 : 1;
});
