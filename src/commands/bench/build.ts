import type {Benchmark, Figure} from './benchmark';
import {median} from './median';
import {copySides} from './sides';
import {forgetCaches, timedBuild, told, type Effort} from './timedBuild';

/** Two builds of the same site differ by a tenth and more. */
const rounds = 3;

/**
 * Seconds and memory of a build of both languages, without and with what an earlier one left, and
 * how many times as much that is as the same pages take with the default theme. Each figure is the
 * median of builds in turns.
 */
export const build: Benchmark = {
  name: 'Build of both languages, and with the default theme (takes about nine minutes)',
  async run() {
    const figures: Figure[] = [];
    const sides = copySides();
    for (const state of ['cold', 'warm']) {
      const efforts = new Map<string, Effort[]>(sides.map(({name}) => [name, []]));
      for (let round = 0; round < rounds; round += 1) {
        for (const {name, directory} of sides) {
          if (state === 'cold') {
            forgetCaches(directory);
          }
          efforts.get(name)!.push(await timedBuild(directory));
        }
      }
      const typical = sides.map(({name}): Effort => {
        const all = efforts.get(name)!;
        return {
          seconds: median(all.map(({seconds}) => seconds)),
          peakMegabytes: median(all.map(({peakMegabytes}) => peakMegabytes)),
        };
      });
      sides.forEach(({name}, index) =>
        figures.push({what: `${state}: ${name}`, value: told(typical[index]!)}),
      );
      const [own, other] = typical;
      figures.push({
        what: `${state}: ratio`,
        value: (own!.seconds / other!.seconds).toFixed(2),
      });
    }
    return figures;
  },
};
