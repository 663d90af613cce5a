import type {Check} from './finding';
import {ciSamplesOf} from './ci/samples';

/**
 * CI configurations in the pages are sound: the service's own steps get inputs that they have, at a
 * full version; other actions are written as actions are; every expression has a value. The tests
 * run the scripts.
 */
export const workflows: Check = {
  name: 'workflows',
  things: 'steps of CI jobs',
  run({pages}) {
    const samples = pages.map(ciSamplesOf);
    return {
      looked: samples.reduce((sum, {looked}) => sum + looked, 0),
      findings: samples.flatMap(({findings}) => findings),
    };
  },
};
