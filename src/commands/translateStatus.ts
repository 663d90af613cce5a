/** `npm run translate:status`: which pages lack Japanese, and which translations are behind. */
import {twins} from '../checks/content';
import {stalenessOf} from '../checks/freshness';
import {readContent} from './readContent';

async function main(): Promise<void> {
  const content = await readContent();
  const pairs = twins(content.pages);
  const missing = pairs.filter(({ja}) => !ja).map(({en}) => en!.file);
  const orphans = pairs.filter(({en}) => !en).map(({ja}) => ja!.file);
  const states = stalenessOf(content);
  const stale = states.filter(({state}) => state === 'stale');
  const unrecorded = states.filter(({state}) => state === 'unrecorded');
  for (const file of missing) {
    console.log(`no Japanese     ${file}`);
  }
  for (const file of orphans) {
    console.log(`no English      ${file}`);
  }
  for (const {ja} of unrecorded) {
    console.log(`not recorded    ${ja.file}`);
  }
  for (const {en, difference} of stale) {
    console.log(`stale           ${en.file}`);
    console.log(difference ?? 'The state that was translated is not in the history here.');
  }
  const fresh = states.length - stale.length - unrecorded.length;
  console.log(
    `${pairs.length} pages: ${fresh} fresh, ${stale.length} stale, ${unrecorded.length} not recorded, ` +
      `${missing.length} without Japanese, ${orphans.length} without English`,
  );
}

void main();
