import {fillVariables} from '../site/variables';
import type {Identity} from '../site/identity';
import {lineAt, type Check, type Finding} from './finding';

/**
 * The service's name comes from the variables, and only known variables are in content.
 *
 * @param identity - whose name must not be there literally.
 */
export function identityInContent({name, slug, host}: Identity): Check {
  const escaped = [...new Set([host, name, slug])].map((word) =>
    word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return {
    name: 'identity',
    things: 'content files',
    run({files}) {
      const findings: Finding[] = [];
      for (const [file, source] of Object.entries(files)) {
        for (const match of source.matchAll(new RegExp(escaped.join('|'), 'gi'))) {
          findings.push({
            file,
            line: lineAt(source, match.index),
            message: `"${match[0]}" stands here literally. Use {{name}}, {{slug}}, {{SLUG}}, {{Slug}} or {{host}}.`,
          });
        }
        if (!file.endsWith('.json')) {
          source.split('\n').forEach((text, index) => {
            try {
              fillVariables(text, file, index + 1);
            } catch (error) {
              const message = (error as Error).message.replace(/^\S+:\d+: /, '');
              findings.push({file, line: index + 1, message});
            }
          });
        }
      }
      return {looked: Object.keys(files).length, findings};
    },
  };
}
