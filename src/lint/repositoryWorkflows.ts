import {validateWorkflow, type ValidationError} from '@action-validator/core';
import {isMap, isScalar, LineCounter, parseDocument, visit} from 'yaml';
import type {Finding} from './content';

/** A part of a path: sequences are asked by number. */
const numbered = (part: string) => (/^\d+$/.test(part) ? Number(part) : part);

const pathOf = (error: ValidationError) => ('path' in error ? error.path : '');

const depth = (error: ValidationError) => pathOf(error).split('/').length;

/**
 * What is wrong, without the alternatives that were never meant: of the forms that a part may have,
 * those that fit furthest down.
 */
function causes(errors: ValidationError[]): ValidationError[] {
  const found = errors.flatMap((error) => {
    const forms = ('states' in error && error.states) || [];
    const reasons = forms.map((form) => causes(form.errors));
    const reached = reasons.map((reason) => Math.max(...reason.map(depth)));
    const furthest = Math.max(...reached);
    return forms.length > 0 ? reasons.filter((_, at) => reached[at] === furthest).flat() : [error];
  });
  const explained = found.filter(({detail}) => detail);
  return explained.length > 0 ? explained : found;
}

/**
 * What GitHub would refuse in a workflow.
 *
 * @param text - the file.
 */
export function workflowProblems(text: string): {line: number; message: string}[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter});
  return causes(validateWorkflow(text).errors).map((error) => {
    const at = pathOf(error);
    const steps = at.split('/').filter(Boolean).map(numbered);
    // The part itself may be what is missing: then its parent.
    const node = [steps, steps.slice(0, -1)]
      .map((path) => document.getIn(path, true))
      .find(Boolean) as {range?: [number, number, number]} | undefined;
    const line =
      ('location' in error && error.location?.line) ||
      lineCounter.linePos(node?.range?.[0] ?? 0).line;
    return {line, message: [at, error.detail ?? error.title].join(' ').trim()};
  });
}

/**
 * The workflows of this repository (`.github/workflows`): they are what GitHub expects, each action is
 * pinned to a commit with its version beside it, and each npm script that they run exists.
 *
 * @param files - text of each workflow by its path.
 * @param scripts - names of the scripts in package.json.
 */
export function repositoryWorkflows(
  files: Record<string, string>,
  scripts: readonly string[],
): Finding[] {
  const findings: Finding[] = [];
  for (const [file, text] of Object.entries(files)) {
    const lines = new LineCounter();
    const document = parseDocument(text, {lineCounter: lines});
    const lineOf = (offset = 0) => lines.linePos(offset).line;
    findings.push(...workflowProblems(text).map((problem) => ({file, ...problem})));
    visit(document, {
      Pair(_, {key, value}) {
        if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') {
          return;
        }
        const line = lineOf(value.range?.[0]);
        if (key.value === 'uses' && !value.value.startsWith('./')) {
          const isPinned = /@[0-9a-f]{40}$/.test(value.value) && /^ v\d/.test(value.comment ?? '');
          if (!isPinned) {
            findings.push({
              file,
              line,
              message: `"${value.value}" isn't pinned. Write the commit's 40 digits after @, and the version as a comment: # v1.2.3.`,
            });
          }
        }
        if (key.value === 'run') {
          for (const [, name] of value.value.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)) {
            if (!scripts.includes(name!)) {
              findings.push({
                file,
                line,
                message: `"npm run ${name}": package.json has no such script. It has ${scripts.join(', ')}.`,
              });
            }
          }
        }
      },
    });
    if (!isMap(document.contents) || !document.contents.has('permissions')) {
      findings.push({
        file,
        line: 1,
        message: '"permissions" is missing at the top. Name the least that the jobs need.',
      });
    }
  }
  return findings;
}
