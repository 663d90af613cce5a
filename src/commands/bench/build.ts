import {copySite} from '../copySite';
import type {Benchmark} from './benchmark';
import {forgetCaches, timedBuild, told} from './timedBuild';

const copy = '.cache/bench/site';

/** Seconds and memory of a build of both languages, without and with what an earlier one left. */
export const build: Benchmark = {
  name: 'Build of both languages (takes about three minutes)',
  async run() {
    copySite(copy);
    forgetCaches(copy);
    return [
      {what: 'cold', value: told(await timedBuild(copy))},
      {what: 'warm', value: told(await timedBuild(copy))},
    ];
  },
};
