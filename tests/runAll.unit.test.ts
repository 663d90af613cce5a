/** The runner of the gates counts each of them, also when two end at different times. */
import {runAll} from '../src/commands/gates';
import {expect, test} from './fixtures/test';

const gate = (name: string, command: string) => ({name, command});

test('every gate is counted', async () => {
  const slow = gate('slow', 'node -e "setTimeout(() => {}, 300)"');
  const quick = gate('quick', 'node -e ""');
  expect(await runAll([slow, quick, quick, slow, quick])).toEqual({passed: 5, failed: 0});
});

test('a gate that fails does not stop the others, and is counted', async () => {
  const broken = gate('broken', 'node -e "process.exit(1)"');
  const sound = gate('sound', 'node -e ""');
  expect(await runAll([broken, sound, sound])).toEqual({passed: 2, failed: 1});
});
