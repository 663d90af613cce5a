import type {HeaderRule} from '../../site/headers';

/** The host's header rules: a path, and below it its headers. */
export function headersFile(rules: HeaderRule[]): string {
  return rules
    .map(({path, values}) =>
      [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('');
}
