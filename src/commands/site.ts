/** `npm run site`: builds both languages, says how long that took, and serves the build. */
import {longest, run} from './gates';

async function main(): Promise<void> {
  console.log('Step 1 of 2: build both languages');
  if (await run({name: 'build', command: 'docusaurus build'})) {
    console.log(`${longest()}\nStep 2 of 2: serve the build until you press Ctrl+C`);
    await import('./serveBuild');
  } else {
    process.exitCode = 1;
  }
}

void main();
