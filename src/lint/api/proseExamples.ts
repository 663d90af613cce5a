import fs from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {fillVariables} from '../../site/variables';
import {parseMarkdown} from '../../lib/markdown/read';
import {siteFile} from '../../lib/siteFile';
import type {OpenApi} from '../../plugins/api-reference/openapi';
import type {Outcome} from './pages';

/** Returns whether a value looks like a response of the API, which always has a field `error`. */
const isResponse = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'error' in value;

/** Parses JSON; returns undefined for a syntax error, which the rule about samples reports. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Validates the responses of the API that the guides show. A `json` block with `schema="Error"` has to fit
 * that schema of the description. A block with `excerpt="AppRevisionResponse"` may lack required fields.
 *
 * @param api - the description.
 * @param folder - Markdown files of one language.
 */
export function checkProseExamples(api: OpenApi, folder: string): Outcome {
  const ajv = new Ajv2020({strict: false, allErrors: true, validateFormats: false});
  ajv.addSchema({$id: 'api:', components: api.components});
  const outcome: Outcome = {checked: 0, problems: []};

  function check(file: string, {meta, value, position}: Code): void {
    const report = (message: string) =>
      outcome.problems.push(`${file}:${position!.start.line}: ${message}.`);
    const [, kind, schema] = /(?:^|\s)(schema|excerpt)="([^"]*)"/.exec(meta ?? '') ?? [];
    const response = parseJson(value);
    if (response === undefined) {
      return;
    }
    if (!schema) {
      if (isResponse(response)) {
        report(
          'a response of the API without its schema. Write ```json schema="…", or excerpt="…" where fields are left out',
        );
      }
      return;
    }
    if (!api.components.schemas?.[schema]) {
      report(`static/openapi.yaml has no schema "${schema}"`);
      return;
    }
    outcome.checked += 1;
    const validate = ajv.compile({$ref: `api:#/components/schemas/${schema}`});
    validate(response);
    for (const {instancePath, keyword, message} of validate.errors ?? []) {
      if (kind === 'schema' || keyword !== 'required') {
        report(`${instancePath || '/'} ${message}`);
      }
    }
  }

  for (const name of fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort()) {
    const file = siteFile(path.join(folder, name));
    const source = name.endsWith('.md') ? fs.readFileSync(file, 'utf8') : '';
    // Parses only pages with a `json` block, because parsing is slow.
    if (/[`~]{3}\s*json/.test(source)) {
      const tree = parseMarkdown(fillVariables(source, file));
      visit(tree, {type: 'code', lang: 'json'}, (node: Code) => check(file, node));
    }
  }
  return outcome;
}
