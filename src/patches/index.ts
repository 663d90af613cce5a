/**
 * The register of patches: everything that replaces a part of Docusaurus itself. `UPGRADING.md` beside
 * it tells how an upgrade goes.
 */
import type {Patch} from './patch';
import {gradualHydration} from './gradual-hydration';
import {inlinedTexts} from './inlined-texts';
import {intentLinks} from './intent-links';
import {leanImports} from './lean-imports';
import {noHighlighter} from './no-highlighter';
import {plainPaths} from './plain-paths';
import {scriptFiles} from './script-files';
import {sharedCompilation} from './shared-compilation';
import {trimmedData} from './trimmed-data';
import {usedStylesOnly} from './used-styles';

export const patches: readonly Patch[] = [
  gradualHydration,
  inlinedTexts,
  intentLinks,
  leanImports,
  noHighlighter,
  plainPaths,
  scriptFiles,
  sharedCompilation,
  trimmedData,
  usedStylesOnly,
];

/**
 * The patches that a build applies.
 *
 * @param setting - the variable PATCHES: nothing for all, `off` for none, `-name,-other` for all others.
 * @throws an error that names the patches when the setting names one that there is not.
 */
export function chosenPatches(setting = process.env.PATCHES): readonly Patch[] {
  if (!setting) {
    return patches;
  }
  if (setting === 'off') {
    return [];
  }
  const left = setting.split(',').map((name) => name.trim().replace(/^-/, ''));
  const unknown = left.filter((name) => patches.every((patch) => patch.name !== name));
  if (unknown.length > 0 || !setting.startsWith('-')) {
    throw new Error(
      `PATCHES=${setting}: write "off", or the names of patches to leave out, as in PATCHES=-${patches[0]!.name}. Patches: ${patches.map(({name}) => name).join(', ')}.`,
    );
  }
  return patches.filter(({name}) => !left.includes(name));
}

/** Whether the build applies the patch of that name. */
export const isChosen = (name: string): boolean =>
  chosenPatches().some((patch) => patch.name === name);
