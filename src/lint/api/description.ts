import type {OpenApi} from '../../plugins/api-reference/openapi';

/**
 * Lints a description with Redocly's recommended rules, and validates every example against its schema.
 *
 * @param api - the description, with its variables filled in.
 * @param name - the file in the messages.
 * @returns problems, warnings included.
 */
export async function lintDescription(api: OpenApi, name: string): Promise<string[]> {
  const {createConfig, lintFromString} = await import('@redocly/openapi-core');
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // Off, because the service states no license for its API.
      'info-license': 'off',
      'no-invalid-media-type-examples': 'error',
      'no-invalid-parameter-examples': 'error',
      'no-invalid-schema-examples': 'error',
    },
  });
  const source = JSON.stringify(api);
  const problems = await lintFromString({source, absoluteRef: name, config});
  return problems.map(
    ({message, ruleId, location}) =>
      `${name}: ${location[0]?.pointer ?? ''}: ${message} (${ruleId})`,
  );
}
