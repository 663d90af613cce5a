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
} from 'yaml';
import {lineOf} from '../../lib/markdown/read';
import {fillVariables, variablesIn} from '../../site/variables';
import {workflowProblems} from '../workflows';
import {pageRule} from '../rule';
import {readTable} from '../tables';

interface Step {
  required: string[];
  optional: string[];
}

const {own, gitlabKeys, circleSteps} = readTable<{
  own: Record<string, Step>;
  gitlabKeys: string[];
  circleSteps: string[];
}>('ci.yaml');

/** The service's own steps, by their names in a workflow. */
const ownSteps = new Map(
  Object.entries(own).map(([name, step]) => [fillVariables(name, 'ci.yaml'), step]),
);

/** What is wrong with a reference to an action or step, and with the inputs that it gets. */
function stepProblems(reference: string, inputs: string[], isAction: boolean): string[] {
  const [, name = reference, version = ''] = /^(.*?)(?:@([^@]*))?$/.exec(reference)!;
  const step = ownSteps.get(name);
  if (!step) {
    const isName = isAction
      ? /^[\w.-]+\/[\w./-]+$/.test(name) && /^v?\d+(\.\d+)*$|^[\da-f]{40}$/.test(version)
      : /^(?:[\w-]+|git::https:\S+\.git)$/.test(name) && /^\d+(\.\d+)*$/.test(version);
    return isName || /^(?:\.\/|docker:\/\/)/.test(name)
      ? []
      : [
          isAction
            ? `"${reference}" is no action with a version. Write owner/repository@v4.`
            : `"${reference}" is no step. Write its name and version, as in script@1.`,
        ];
  }
  const all = [...step.required, ...step.optional];
  return [
    ...(/^v?\d+\.\d+\.\d+$/.test(version)
      ? []
      : [`${name} has no version "${version}". Name a full one, such as v1.1.3.`]),
    ...inputs
      .filter((input) => !all.includes(input))
      .map((input) => `"${input}" is no input of ${name}. Use one of ${all.join(', ')}.`),
    ...step.required
      .filter((input) => !inputs.includes(input))
      .map((input) => `${name} needs the input "${input}".`),
  ];
}

/** The items of a list, also of one that stands elsewhere in the file under a name (`*steps`). */
function listOf(node: unknown, document: Document): unknown[] {
  const value: unknown = isNode(node) ? node.toJS(document) : undefined;
  return Array.isArray(value) ? value.filter((item) => item !== null) : [];
}

/** Reports what is wrong with a block of YAML, as far as it is the file of a CI service, or a part of one. */
function look(code: string, report: (line: number, message: string) => void): void {
  const lineCounter = new LineCounter();
  const document = parseDocument(code, {lineCounter});
  const top = document.contents;
  const add = (node: unknown, message: string) =>
    report(lineCounter.linePos((node as Node).range?.[0] ?? 0).line, message);
  if (document.errors.length > 0) {
    // The rule about samples reports them.
    return;
  }
  if (isMap(top) && top.has('on') && top.has('jobs')) {
    workflowProblems(code).forEach(({line, message}) => report(line, message));
  }
  const isCircle = isMap(top) && top.has('jobs') && top.has('version');
  visitYaml(document, {
    Map(_, node) {
      const uses = node.get('uses');
      if (typeof uses === 'string' && !isCircle && !node.has('runs-on')) {
        const given = node.get('with');
        const inputs = isMap(given) ? given.items.map(({key}) => String(key)) : [];
        stepProblems(uses, inputs, true).forEach((message) => add(node, message));
        if (node.has('run')) {
          add(node, 'A step either uses an action or runs a script.');
        }
      }
      if (node.has('script') && !(top === node)) {
        for (const {key} of node.items.filter((item) => !gitlabKeys.includes(String(item.key)))) {
          add(key, `"${String(key)}" is no key of a GitLab job.`);
        }
      }
    },
    Pair(_, {key, value}) {
      const name = isScalar(key) ? String(key.value) : '';
      if (/^(?:[\w-]+|git::\S+)( [\w-]*)?@/.test(name)) {
        const given = listOf(isMap(value) ? value.get('inputs') : undefined, document);
        const names = given.flatMap((input) => Object.keys(input as object));
        stepProblems(name, names, false).forEach((message) => add(key, message));
      }
      if (isCircle && name === 'steps') {
        for (const step of listOf(value, document) as (string | object)[]) {
          const [kind = ''] = typeof step === 'string' ? [step] : Object.keys(step);
          const isKnown = circleSteps.includes(kind) || /^[\w-]+\/[\w-]+$/.test(kind);
          if (!isKnown && !document.hasIn(['commands', kind])) {
            add(key, `"${kind}" is no step of CircleCI.`);
          }
        }
      }
    },
  });
}

/**
 * Files of CI services on the pages are sound: the service's own steps get inputs that they have, at a
 * full version; other actions are written as actions are. The tests run the scripts.
 */
export const ci = pageRule(({file, tree}, report) => {
  visit(tree, 'code', (node: Code) => {
    // The rule about the identity reports unknown variables.
    const isKnown = variablesIn(node.value, file).every(({value}) => value !== undefined);
    if (node.lang === 'yaml' && isKnown) {
      look(fillVariables(node.value, file), (line, message) =>
        report({at: lineOf(node) + line, message}),
      );
    }
  });
});
