import type {Built, Hold, Patch} from './patch';

/** A hold that is there as soon as the compilation has a module of that file. */
const hasModule = (file: string, expects: string): Hold => ({
  expects,
  count: ({modules}) => modules.filter(({resource}) => resource === file).length,
});

const waysOut = ({name}: Patch) =>
  `Either see that it still does its job and adapt src/patches/${name}, or leave it out with PATCHES=-${name}. PATCHES=off builds without any patch.`;

/** Where a patch has to take hold: its replacements, its aliases, and what it adds itself. */
const holdsOf = ({replacements = [], aliases = {}, holds = []}: Patch): Hold[] => [
  ...replacements.map(({issuer, request, file}) =>
    hasModule(file, `an import of ${request} in ${issuer}`),
  ),
  ...Object.entries(aliases).map(([name, file]) =>
    hasModule(file, `an import of ${name.replace(/\$$/, '')}`),
  ),
  ...holds,
];

/**
 * Patches that a version of Docusaurus was not verified with.
 *
 * @returns an error message for each, with the ways out.
 */
export const unverified = (patches: readonly Patch[], version: string): string[] =>
  patches
    .filter(({verified}) => !verified.includes(version))
    .map(
      (patch) =>
        `The patch "${patch.name}" was verified with Docusaurus ${patch.verified.join(', ')}, and this is ${version}. It replaces ${patch.replaces}. ${waysOut(patch)} Once it is verified, add '${version}' to \`verified\` in src/patches/${patch.name}/index.ts.`,
    );

/**
 * Patches that didn't take hold in a compilation for readers.
 *
 * @returns an error message for each place, with what was expected there and the ways out.
 */
export const unapplied = (patches: readonly Patch[], built: Built): string[] =>
  patches.flatMap((patch) =>
    holdsOf(patch)
      .filter(({count}) => count(built) === 0)
      .map(
        ({expects}) =>
          `The patch "${patch.name}" replaced nothing: it expects ${expects}. It replaces ${patch.replaces}. ${waysOut(patch)}`,
      ),
  );
