import {validateWorkflow, type ValidationError} from '@action-validator/core';
import {LineCounter, parseDocument} from 'yaml';

const pathOf = (error: ValidationError) => ('path' in error ? error.path : '');

const depthOf = (error: ValidationError) => pathOf(error).split('/').length;

/**
 * Returns the errors of the form that the writer meant. A part of a workflow may have one of several forms;
 * the errors that are deepest in the file belong to the form that fits best.
 */
function causesOf(errors: ValidationError[]): ValidationError[] {
  const causes = errors.flatMap((error) => {
    const forms = ('states' in error && error.states) || [];
    const alternatives = forms.map((form) => causesOf(form.errors));
    const depths = alternatives.map((alternative) => Math.max(...alternative.map(depthOf)));
    const deepest = Math.max(...depths);
    return forms.length > 0
      ? alternatives.filter((_, index) => depths[index] === deepest).flat()
      : [error];
  });
  const withDetail = causes.filter(({detail}) => detail);
  return withDetail.length > 0 ? withDetail : causes;
}

/**
 * Validates a workflow with the schema of GitHub Actions.
 *
 * @param text - the file.
 */
export function workflowProblems(text: string): {line: number; message: string}[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter});
  return causesOf(validateWorkflow(text).errors).map((error) => {
    const path = pathOf(error);
    // Converts indexes of sequences to numbers, which `getIn` expects.
    const keys = (path.match(/[^/]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    // If the part is missing, takes the line of the part's parent.
    const node = (document.getIn(keys, true) || document.getIn(keys.slice(0, -1), true)) as
      {range?: [number, number, number]} | undefined;
    const line =
      ('location' in error && error.location?.line) ||
      lineCounter.linePos(node?.range?.[0] ?? 0).line;
    return {line, message: [path, error.detail ?? error.title].join(' ').trim()};
  });
}
