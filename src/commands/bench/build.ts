import type {Benchmark, Figure} from './benchmark';
import {copySides} from './sides';
import {timedBuild, told, type Effort} from './timedBuild';

/**
 * Seconds and memory of a build of both languages, without and with what an earlier one left, and
 * how many times as much that is as the same pages take with the default theme.
 */
export const build: Benchmark = {
  name: 'Build of both languages, and with the default theme (takes about five minutes)',
  async run() {
    const figures: Figure[] = [];
    const sides = copySides();
    for (const state of ['cold', 'warm']) {
      const efforts: Effort[] = [];
      for (const {name, directory} of sides) {
        const effort = await timedBuild(directory);
        efforts.push(effort);
        figures.push({what: `${state}: ${name}`, value: told(effort)});
      }
      const [own, other] = efforts;
      figures.push({
        what: `${state}: ratio`,
        value: (own!.seconds / other!.seconds).toFixed(2),
      });
    }
    return figures;
  },
};
