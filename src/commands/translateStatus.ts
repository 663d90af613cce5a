/** `npm run translate:status`: which pages lack a translation, and which translations are behind. */
import {twins} from '../checks/content';
import {stalenessOf} from '../checks/freshness';
import {readPages} from './readContent';

function main(): void {
  const content = readPages();
  const pairs = twins(content.pages);
  const missing = pairs.filter(({translation}) => !translation);
  const orphans = pairs.filter(({en}) => !en);
  const states = stalenessOf(content);
  const stale = states.filter(({state}) => state === 'stale');
  const unrecorded = states.filter(({state}) => state === 'unrecorded');
  for (const {into, key} of missing) {
    console.log(`${`no ${into.name}`.padEnd(15)} ${key}`);
  }
  for (const {translation} of orphans) {
    console.log(`no English      ${translation!.file}`);
  }
  for (const {translation} of unrecorded) {
    console.log(`not recorded    ${translation.file}`);
  }
  for (const {translation, difference} of stale) {
    console.log(`stale           ${translation.file}`);
    console.log(difference ?? 'The state that was translated is not in the history here.');
  }
  const fresh = states.length - stale.length - unrecorded.length;
  console.log(
    `${pairs.length} translations: ${fresh} fresh, ${stale.length} stale, ${unrecorded.length} not recorded, ` +
      `${missing.length} missing, ${orphans.length} without English`,
  );
}

main();
