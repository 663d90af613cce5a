import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit as visitYaml,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
} from 'yaml';
import {lineOf} from '../../lib/markdown/read';
import {fillVariables, variablesIn} from '../../site/variables';
import {workflowProblems} from '../workflows';
import {pageRule} from '../pageRule';
import {readTable} from '../readTable';

const {serviceSteps, gitlabKeys, circleSteps} = readTable<{
  serviceSteps: Record<string, {required: string[]; optional: string[]}>;
  gitlabKeys: string[];
  circleSteps: string[];
}>('ci.yaml');

/** The service's own steps, by their names in a workflow. */
const stepsByName = new Map(
  Object.entries(serviceSteps).map(([name, step]) => [fillVariables(name, 'ci.yaml'), step]),
);

/** Checks a reference to an action of GitHub or a step of Bitrise, and the inputs of the action or step. */
function stepProblems(reference: string, inputs: string[], isAction: boolean): string[] {
  const [, name = reference, version = ''] = /^(.*?)(?:@([^@]*))?$/.exec(reference)!;
  const step = stepsByName.get(name);
  if (!step) {
    const isValid = isAction
      ? /^[\w.-]+\/[\w./-]+$/.test(name) && /^v?\d+(\.\d+)*$|^[\da-f]{40}$/.test(version)
      : /^(?:[\w-]+|git::https:\S+\.git)$/.test(name) && /^\d+(\.\d+)*$/.test(version);
    if (isValid || /^(?:\.\/|docker:\/\/)/.test(name)) {
      return [];
    }
    return [
      isAction
        ? `"${reference}" is no action with a version. Write owner/repository@v4.`
        : `"${reference}" is no step. Write its name and version, as in script@1.`,
    ];
  }
  const {required, optional} = step;
  const allInputs = [...required, ...optional];
  return [
    ...(/^v?\d+\.\d+\.\d+$/.test(version)
      ? []
      : [`${name} has no version "${version}". Name a full one, such as v1.1.3.`]),
    ...inputs
      .filter((input) => !allInputs.includes(input))
      .map((input) => `"${input}" is no input of ${name}. Use one of ${allInputs.join(', ')}.`),
    ...required
      .filter((input) => !inputs.includes(input))
      .map((input) => `${name} needs the input "${input}".`),
  ];
}

/** Returns the items of a list, also of an alias (`*steps`). */
function itemsOf(node: unknown, document: Document): unknown[] {
  const value: unknown = isNode(node) ? node.toJS(document) : undefined;
  return Array.isArray(value) ? value.filter((item) => item !== null) : [];
}

type Report = (node: unknown, message: string) => void;

/** Checks a step of a workflow of GitHub. */
function checkAction(step: YAMLMap, report: Report): void {
  const uses = step.get('uses');
  if (typeof uses !== 'string' || step.has('runs-on')) {
    return;
  }
  const withInputs = step.get('with');
  const inputs = isMap(withInputs) ? withInputs.items.map(({key}) => String(key)) : [];
  stepProblems(uses, inputs, true).forEach((message) => report(step, message));
  if (step.has('run')) {
    report(step, 'A step either uses an action or runs a script.');
  }
}

/** Checks the inputs of a step of Bitrise. */
function checkBitriseStep(
  {key, value}: Pair,
  name: string,
  document: Document,
  report: Report,
): void {
  const inputs = itemsOf(isMap(value) ? value.get('inputs') : undefined, document);
  const names = inputs.flatMap((input) => Object.keys(input as object));
  stepProblems(name, names, false).forEach((message) => report(key, message));
}

/** Checks the steps of a job of CircleCI. */
function checkCircleSteps({key, value}: Pair, document: Document, report: Report): void {
  for (const step of itemsOf(value, document) as (string | object)[]) {
    const [kind = ''] = typeof step === 'string' ? [step] : Object.keys(step);
    const isKnown = circleSteps.includes(kind) || /^[\w-]+\/[\w-]+$/.test(kind);
    if (!isKnown && !document.hasIn(['commands', kind])) {
      report(key, `"${kind}" is no step of CircleCI.`);
    }
  }
}

/** Checks a block of YAML that is the file of a CI service or a part of such a file. */
function checkYaml(code: string, reportLine: (line: number, message: string) => void): void {
  const lineCounter = new LineCounter();
  const document = parseDocument(code, {lineCounter});
  if (document.errors.length > 0) {
    // The rule about samples reports syntax errors.
    return;
  }
  const top = document.contents;
  const report: Report = (node, message) =>
    reportLine(lineCounter.linePos((node as Node).range?.[0] ?? 0).line, message);
  const has = (...keys: string[]) => isMap(top) && keys.every((key) => top.has(key));
  if (has('on', 'jobs')) {
    workflowProblems(code).forEach(({line, message}) => reportLine(line, message));
  }
  const isCircle = has('jobs', 'version');
  visitYaml(document, {
    Map(_, node) {
      if (!isCircle) {
        checkAction(node, report);
      }
      if (node.has('script') && node !== top) {
        for (const {key} of node.items.filter((item) => !gitlabKeys.includes(String(item.key)))) {
          report(key, `"${String(key)}" is no key of a GitLab job.`);
        }
      }
    },
    Pair(_, pair) {
      const name = isScalar(pair.key) ? String(pair.key.value) : '';
      if (/^(?:[\w-]+|git::\S+)( [\w-]*)?@/.test(name)) {
        checkBitriseStep(pair, name, document, report);
      } else if (isCircle && name === 'steps') {
        checkCircleSteps(pair, document, report);
      }
    },
  });
}

/**
 * Reports mistakes in files of CI services: inputs that the service's own steps don't have, versions that
 * aren't full, and keys that no CI service knows. Skips scripts in these files, because the tests run them.
 */
export const ci = pageRule(({file, tree}, report) => {
  visit(tree, 'code', (node: Code) => {
    // The rule about the identity reports unknown variables.
    const isKnown = variablesIn(node.value, file).every(({value}) => value !== undefined);
    if (node.lang === 'yaml' && isKnown) {
      checkYaml(fillVariables(node.value, file), (line, message) =>
        report({at: lineOf(node) + line, message}),
      );
    }
  });
});
