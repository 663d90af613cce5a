/** The `workflows` gate: what runs on GitHub (`.github/workflows`) is sound, without running it. */
import fs from 'node:fs';
import {scripts} from '../../package.json';
import {asResults} from '../lint/checks';
import {repositoryWorkflows} from '../lint/repositoryWorkflows';
import {print} from '../lint/run';

const folder = '.github/workflows';
const files = Object.fromEntries(
  fs
    .readdirSync(folder)
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => [`${folder}/${name}`, fs.readFileSync(`${folder}/${name}`, 'utf8')]),
);

print(asResults('workflows', repositoryWorkflows(files, Object.keys(scripts)))).then((passed) => {
  process.exitCode = passed ? 0 : 1;
});
