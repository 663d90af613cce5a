/**
 * `npm run sizes`: what the build in `build` sends to readers, in compressed bytes, as JSON;
 * `npm run sizes -- before after` compares two builds. Each is a directory with a build, or a file with
 * such JSON.
 */
import fs from 'node:fs';
import {compareSizes, siteSizes, type Sizes} from './bench/siteSizes';

const read = (place: string): Sizes =>
  place.endsWith('.json')
    ? (JSON.parse(fs.readFileSync(place, 'utf8')) as Sizes)
    : siteSizes(place);

const [before = 'build', after, ...more] = process.argv.slice(2);
try {
  if (more.length > 0) {
    throw new Error('Usage: npm run sizes -- [build] or npm run sizes -- before after');
  }
  console.log(
    after ? compareSizes(read(before), read(after)) : JSON.stringify(read(before), null, 2),
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
