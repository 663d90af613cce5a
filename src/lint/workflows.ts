import {validateWorkflow, type ValidationError} from '@action-validator/core';
import {LineCounter, parseDocument} from 'yaml';

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
    // Sequences are asked by number.
    const steps =
      at.match(/[^/]+/g)?.map((part) => (/^\d+$/.test(part) ? Number(part) : part)) ?? [];
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
