import fs from 'node:fs';
import path from 'node:path';
import Ajv2020, {type ErrorObject} from 'ajv/dist/2020';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {fillVariables} from '../../site/variables';
import {parseMarkdown} from '../../lib/markdown/read';
import {siteFile} from '../../lib/siteFile';
import type {OpenApi} from '../../plugins/api-reference/openapi';

/** Schema that a block says it follows: in full, or as an excerpt that leaves fields out. */
function declared(meta: string | null | undefined): {schema: string; excerpt: boolean} | null {
  const [, kind, schema] = /(?:^|\s)(schema|excerpt)="([^"]*)"/.exec(meta ?? '') ?? [];
  return schema ? {schema, excerpt: kind === 'excerpt'} : null;
}

/** Whether a value looks like an answer of the API, whose every answer says whether it is an error. */
const isAnswer = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'error' in value;

/**
 * Validates the answers of the API that the guides show: `json` blocks with `schema="Error"` fit that
 * schema of the description, those with `excerpt="AppRevisionResponse"` do so but for missing fields.
 *
 * @param api - the description.
 * @param folder - Markdown files of one language.
 * @returns how many blocks were validated, and what is wrong, by file and line.
 */
export function checkProseExamples(
  api: OpenApi,
  folder: string,
): {checked: number; problems: string[]} {
  const ajv = new Ajv2020({strict: false, allErrors: true, validateFormats: false});
  ajv.addSchema({$id: 'api:', components: api.components});
  const problems: string[] = [];
  let checked = 0;

  const check = (file: string, {meta, value, position}: Code) => {
    const place = `${file}:${position!.start.line}`;
    const expected = declared(meta);
    let shown: unknown;
    try {
      shown = JSON.parse(value);
    } catch {
      // The rule about samples reports it.
      return;
    }
    if (!expected) {
      if (isAnswer(shown)) {
        problems.push(
          `${place}: an answer of the API without its schema. Write \`\`\`json schema="…", or excerpt="…" where fields are left out.`,
        );
      }
      return;
    }
    if (!api.components.schemas?.[expected.schema]) {
      problems.push(`${place}: static/openapi.yaml has no schema "${expected.schema}".`);
      return;
    }
    checked += 1;
    const validate = ajv.compile({$ref: `api:#/components/schemas/${expected.schema}`});
    validate(shown);
    const wrong = (validate.errors ?? []).filter(
      ({keyword}: ErrorObject) => !(expected.excerpt && keyword === 'required'),
    );
    for (const {instancePath, message} of wrong) {
      problems.push(`${place}: ${instancePath || '/'} ${message}.`);
    }
  };

  for (const name of fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort()) {
    if (name.endsWith('.md')) {
      const file = siteFile(path.join(folder, name));
      const source = fs.readFileSync(file, 'utf8');
      // Parsing is slow, and most pages have no such block.
      if (/[`~]{3}\s*json/.test(source)) {
        const tree = parseMarkdown(fillVariables(source, file));
        visit(tree, {type: 'code', lang: 'json'}, (node: Code) => check(file, node));
      }
    }
  }
  return {checked, problems};
}
