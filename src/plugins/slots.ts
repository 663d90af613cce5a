import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const {resolve} = createRequire(__filename);

/**
 * Components of `@theme` that the site renders and a feature brings, in its folder `theme`. Without the
 * feature they render nothing. What they get is in `src/theme/slots.d.ts`.
 */
const names = [
  'AudienceIcon',
  'DeviceScreen',
  'Diagram',
  'HomePicture',
  'MarkdownActions',
  'NewestNotes',
  'PhoneCheck',
  'SampleValuesButton',
  'SearchField',
  'StatusEmbed',
  'TranslationNotice',
];

/**
 * Finds the components that two folders bring: the second would replace the first without a word.
 *
 * @param siteDir - top of the repository.
 * @throws an error that names both files.
 */
export function assertOneOwner(siteDir: string): void {
  const owners = new Map<string, string>();
  const features = fs.readdirSync(path.join(siteDir, 'src/plugins'));
  for (const folder of ['src/theme', ...features.map((name) => `src/plugins/${name}/theme`)]) {
    const top = path.join(siteDir, folder);
    const files = fs.existsSync(top)
      ? fs.readdirSync(top, {recursive: true, encoding: 'utf8'})
      : [];
    for (const name of files.filter((file) => /\.tsx$/.test(file))) {
      const file = `${folder}/${name.replaceAll(path.sep, '/')}`;
      const component = file.slice(folder.length + 1).replace(/(?:\/index)?\.tsx$/, '');
      const other = owners.get(component);
      if (other) {
        throw new Error(
          `${other} and ${file} are both @theme/${component}. Keep one, and give it a slot (src/plugins/slots.ts) for what the other adds.`,
        );
      }
      owners.set(component, file);
    }
  }
}

/** Puts nothing in the place of each component that no feature brings. */
export default function slots({siteDir}: LoadContext): Plugin {
  assertOneOwner(siteDir);
  const nothing = resolve('@docusaurus/core/lib/client/exports/Noop');
  return {
    name: 'slots',
    configureWebpack: () => ({
      resolve: {fallback: Object.fromEntries(names.map((name) => [`@theme/${name}`, nothing]))},
    }),
  };
}
