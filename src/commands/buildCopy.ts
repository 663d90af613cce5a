import {spawnSync} from 'node:child_process';
import path from 'node:path';

/**
 * Builds a copy of the site (`copySite.ts`) with the Docusaurus of this one. The process ends with
 * the build's exit code.
 *
 * @param copy - folder of the copy.
 * @param outDir - folder that the built site goes to.
 */
export function buildCopy(copy: string, outDir: string): void {
  const {status} = spawnSync(
    process.execPath,
    [
      path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      '--out-dir',
      path.resolve(outDir),
    ],
    {cwd: copy, stdio: 'inherit'},
  );
  process.exitCode = status ?? 1;
}
