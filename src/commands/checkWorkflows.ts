/** The `workflows` gate: what runs on GitHub (`.github/workflows`) is sound, without running it. */
import fs from 'node:fs';
import {scripts} from '../../package.json';
import {print, runCheck} from '../checks';
import {repositoryWorkflows} from '../checks/repositoryWorkflows';

const folder = '.github/workflows';

async function main(): Promise<void> {
  const files = Object.fromEntries(
    fs
      .readdirSync(folder)
      .filter((name) => /\.ya?ml$/.test(name))
      .map((name) => [`${folder}/${name}`, fs.readFileSync(`${folder}/${name}`, 'utf8')]),
  );
  const report = await runCheck(
    {
      name: 'workflows',
      things: 'workflows of this repository',
      run: (all: typeof files) => repositoryWorkflows(all, Object.keys(scripts)),
    },
    files,
  );
  process.exitCode = print([report]) ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
