import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

/** What a build took. */
export interface Effort {
  seconds: number;
  /** Most memory that it held at once, its worker threads included. */
  peakMegabytes: number;
}

/**
 * Builds a copy of the site.
 *
 * @param directory - the copy (`copySite`).
 * @param options - of Docusaurus' build command.
 * @param env - environment variables that differ from those of the bench.
 * @throws an error with what the build printed when it fails.
 */
export async function timedBuild(
  directory: string,
  options: string[] = [],
  env: Record<string, string> = {},
): Promise<Effort> {
  const peakFile = path.resolve(directory, 'peak');
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [
      '--import',
      pathToFileURL(path.join(__dirname, 'reportPeak.mjs')).href,
      path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      ...options,
    ],
    {
      cwd: directory,
      env: {...process.env, ...env, PEAK_FILE: peakFile},
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk));
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) {
    throw new Error(`The build in ${directory} failed.\n${output}`);
  }
  return {
    seconds: (performance.now() - started) / 1000,
    peakMegabytes: Number(fs.readFileSync(peakFile, 'utf8')) / 1024,
  };
}

/** Forgets what earlier builds of a copy kept. */
export function forgetCaches(directory: string): void {
  for (const cache of ['.cache', '.docusaurus', 'build', 'node_modules/.cache']) {
    fs.rmSync(path.join(directory, cache), {recursive: true, force: true});
  }
}

/** An effort, as a figure of the table. */
export const told = ({seconds, peakMegabytes}: Effort) =>
  `${seconds.toFixed(0)} s, ${(peakMegabytes / 1024).toFixed(1)} GB`;
