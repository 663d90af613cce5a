import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type YAMLMap} from 'yaml';
import {fillVariables} from '../../site/variables';
import {lineOf} from '../../markdown/read';
import type {Page} from '../content';
import type {Finding} from '../finding';
import {actionOutputs, evaluate, fillExpressions, type Scope} from './expressions';
import {bitriseStep, githubAction, machineVariables, type OwnStep} from './tables';

/** A script of a CI job, ready to run: its expressions are filled in. */
export interface Script {
  file: string;
  line: number;
  service: keyof typeof machineVariables;
  code: string;
  environment: Record<string, string>;
}

/** What the CI samples of a page hold. */
export interface CiSamples {
  /** Number of jobs' steps and scripts that were looked at. */
  looked: number;
  scripts: Script[];
  findings: Finding[];
}

type Values = Record<string, unknown>;

const strings = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((value ?? {}) as Values).map(([key, entry]) => [key, String(entry)]),
  );

/** One fenced block, while it is read. */
class Reader {
  readonly found: CiSamples = {looked: 0, scripts: [], findings: []};

  constructor(
    private readonly file: string,
    private readonly firstLine: number,
    private readonly counter: LineCounter,
  ) {}

  line(node: Node | null | undefined): number {
    return this.firstLine + this.counter.linePos(node?.range?.[0] ?? 0).line - 1;
  }

  report(node: Node | null | undefined, message: string): void {
    this.found.findings.push({file: this.file, line: this.line(node), message});
  }

  /** Does something with expressions, and reports what has no value. */
  private attempt<Result>(node: Node, action: () => Result): Result | undefined {
    try {
      return action();
    } catch (error) {
      this.report(node, (error as Error).message);
      return undefined;
    }
  }

  private script(service: Script['service'], node: Node, code: string, environment: Values): void {
    this.found.scripts.push({
      file: this.file,
      line: this.line(node),
      service,
      code,
      environment: {...machineVariables[service], ...strings(environment)},
    });
  }

  /** Inputs of one of the service's own steps. */
  private inputs({name, inputs}: OwnStep, node: Node, given: string[]): void {
    for (const input of given.filter((key) => !(key in inputs))) {
      const known = Object.keys(inputs).join(', ');
      this.report(node, `"${input}" is no input of ${name}. Use one of ${known}.`);
    }
    for (const [input, need] of Object.entries(inputs)) {
      if (need === 'required' && !given.includes(input)) {
        this.report(node, `${name} needs the input "${input}".`);
      }
    }
  }

  private fullVersion(name: string, version: string, node: Node): void {
    if (!/^v?\d+\.\d+\.\d+$/.test(version)) {
      this.report(node, `${name} has no version "${version}". Name a full one, such as v1.1.3.`);
    }
  }

  githubSteps(steps: Node, environment: Values, matrix: Record<string, string> = {}): void {
    const outputs: Scope['outputs'] = {};
    for (const step of isSeq<Node>(steps) ? steps.items : []) {
      if (!isMap(step)) {
        continue;
      }
      this.found.looked += 1;
      const {id, uses, run, env, with: given, if: condition} = step.toJSON() as Values;
      const before: Scope = {environment: strings(environment), outputs, matrix};
      const own = this.attempt(step, () =>
        Object.fromEntries(
          Object.entries(strings(env)).map(([key, value]) => [key, fillExpressions(value, before)]),
        ),
      );
      const scope: Scope = {...before, environment: {...before.environment, ...own}};
      if (condition !== undefined) {
        const bare = String(condition).replace(/^\$\{\{|\}\}$/g, '');
        this.attempt(step.get('if', true) as Node, () => evaluate(bare, scope));
      }
      if ((uses === undefined) === (run === undefined)) {
        this.report(step, 'A step either uses an action or runs a script.');
      }
      if (typeof uses === 'string') {
        this.uses(step, uses);
        const values = strings(given);
        Object.values(values).forEach((value) =>
          this.attempt(step.get('with', true) as Node, () => fillExpressions(value, scope)),
        );
        if (uses.startsWith(`${githubAction.name}@`)) {
          this.inputs(githubAction, step.get('uses', true) as Node, Object.keys(values));
          outputs[String(id)] = actionOutputs;
        }
      }
      if (typeof run === 'string') {
        const node = step.get('run', true) as Node;
        const code = this.attempt(node, () => fillExpressions(run, scope));
        if (code !== undefined && own) {
          this.script('github', node, code, scope.environment);
        }
        // What a script writes is known when it runs; here it is enough that it writes it.
        outputs[String(id)] = Object.fromEntries(
          [...run.matchAll(/\b([\w-]+)=[^\n]*>>\s*"?\$\{?GITHUB_OUTPUT/g)].map(([, name]) => [
            name!,
            'example-value',
          ]),
        );
        for (const [, name] of run.matchAll(/\b(\w+)=[^\n]*>>\s*"?\$\{?GITHUB_ENV/g)) {
          environment = {...environment, [name!]: 'example-value'};
        }
      }
    }
  }

  private uses(step: YAMLMap, uses: string): void {
    const node = step.get('uses', true) as Node;
    const [name = '', version, ...rest] = uses.split('@');
    if (/^(?:\.\/|docker:\/\/)/.test(uses)) {
      return;
    }
    if (!/^[\w.-]+\/[\w.-]+(?:\/[\w./-]+)?$/.test(name) || !version || rest.length > 0) {
      this.report(node, `"${uses}" is no action. Write owner/repository@version.`);
    } else if (name === githubAction.name) {
      this.fullVersion(name, version, node);
    } else if (!/^v?\d+(?:\.\d+)*$|^[\da-f]{40}$/.test(version)) {
      this.report(
        node,
        `"${version}" is no version of ${name}. Name a tag such as v4, or a commit.`,
      );
    }
  }

  github(root: YAMLMap): void {
    const {env} = root.toJSON() as Values;
    const jobs = root.get('jobs', true);
    for (const {value: job} of isMap(jobs) ? jobs.items : []) {
      if (!isMap(job)) {
        continue;
      }
      this.githubJob(job, env);
    }
  }

  githubJob(job: YAMLMap, outer?: unknown): void {
    const {env, strategy, uses} = job.toJSON() as {env?: Values; uses?: string} & Values;
    const combinations = ((strategy as Values | undefined)?.matrix ?? {}) as Values;
    const matrix = strings(
      Object.fromEntries(
        Object.entries(combinations).map(([key, value]) => [key, [value].flat()[0]]),
      ),
    );
    const environment: Record<string, string> = {};
    for (const [key, value] of Object.entries({...strings(outer), ...strings(env)})) {
      const scope = {environment, outputs: {}, matrix};
      environment[key] = this.attempt(job, () => fillExpressions(value, scope)) ?? '';
    }
    const steps = job.get('steps', true) as Node | undefined;
    if (steps) {
      this.githubSteps(steps, environment, matrix);
    } else if (!uses) {
      this.report(job, 'The job has no steps.');
    }
  }

  bitriseSteps(steps: Node | undefined, environment: Values): void {
    for (const step of isSeq<Node>(steps) ? steps.items : []) {
      const [pair] = isMap(step) ? step.items : [];
      const name = pair ? String((pair.key as Node & {value: unknown}).value) : '';
      if (!pair || !isMap(step)) {
        continue;
      }
      this.found.looked += 1;
      const node = pair.key as Node;
      const [bare, version] = [name.replace(/@[^@]*$/, ''), /@([^@]*)$/.exec(name)?.[1]];
      const body = (pair.value as Node | null)?.toJSON() as Values | null;
      const given = Object.assign({}, ...((body?.inputs ?? []) as Values[])) as Values;
      if (bare === bitriseStep.name) {
        this.fullVersion(bare, version ?? '', node);
        this.inputs(bitriseStep, node, Object.keys(given));
      } else if (
        !/^(?:[\w-]+|git::https:\/\/\S+\.git)$/.test(bare) ||
        !/^\d+(?:\.\d+)*$/.test(version ?? '')
      ) {
        this.report(node, `"${name}" is no step. Write its name and version, as in script@1.`);
      }
      if (bare === 'script' && typeof given.content === 'string') {
        this.script('bitrise', node, given.content, environment);
      }
    }
  }

  bitrise(root: YAMLMap): void {
    const variablesOf = (value: unknown) =>
      Object.assign({}, ...(((value as Values | undefined)?.envs ?? []) as Values[])) as Values;
    const {app} = root.toJSON() as Values;
    const workflows = root.get('workflows', true);
    for (const {value: workflow} of isMap(workflows) ? workflows.items : []) {
      if (isMap(workflow)) {
        const environment = {...variablesOf(app), ...variablesOf(workflow.toJSON())};
        this.bitriseSteps(workflow.get('steps', true) as Node | undefined, environment);
      }
    }
  }

  gitlab(root: YAMLMap): void {
    const {variables} = root.toJSON() as Values;
    for (const {value: job} of root.items) {
      if (!isMap(job) || !job.has('script')) {
        continue;
      }
      this.found.looked += 1;
      const values = job.toJSON() as Values;
      const code = [values.before_script ?? [], values.script].flat().join('\n');
      const environment = {...(variables as Values), ...(values.variables as Values)};
      this.script('gitlab', job.get('script', true) as Node, code, environment);
    }
  }

  circleci(root: YAMLMap): void {
    const jobs = root.get('jobs', true);
    for (const {value: job} of isMap(jobs) ? jobs.items : []) {
      const steps = isMap(job) ? job.get('steps', true) : undefined;
      const {environment} = (isMap(job) ? job.toJSON() : {}) as {environment?: Values};
      for (const step of isSeq<Node>(steps) ? steps.items : []) {
        this.found.looked += 1;
        const run = isMap(step) ? (step.toJSON() as Values).run : undefined;
        const command = typeof run === 'string' ? run : (run as Values | undefined)?.command;
        if (typeof command === 'string') {
          const own = typeof run === 'object' ? ((run as Values).environment as Values) : {};
          this.script('circleci', step, command, {...environment, ...own});
        }
      }
    }
  }
}

const hasKey = (node: unknown, ...keys: string[]) =>
  isMap(node) && keys.some((key) => node.has(key));

/** Reads one block of YAML, when it is a CI configuration or a part of one. */
function readBlock(reader: Reader, root: Node | null): void {
  if (isSeq<Node>(root)) {
    if (root.items.some((item) => hasKey(item, 'uses', 'run'))) {
      reader.githubSteps(root, {});
    } else if (
      root.items.some(
        (item) =>
          isMap(item) && isScalar(item.items[0]?.key) && /@/.test(String(item.items[0].key)),
      )
    ) {
      reader.bitriseSteps(root, {});
    }
    return;
  }
  if (!isMap(root)) {
    return;
  }
  if (root.has('workflows') && root.has('format_version')) {
    reader.bitrise(root);
  } else if (root.has('jobs') && root.has('version')) {
    reader.circleci(root);
  } else if (root.has('jobs')) {
    reader.github(root);
  } else if (root.has('steps')) {
    reader.githubJob(root);
  } else if (root.items.some(({value}) => hasKey(value, 'runs-on'))) {
    root.items.forEach(({value}) => isMap(value) && reader.githubJob(value));
  } else if (root.items.some(({value}) => hasKey(value, 'script'))) {
    reader.gitlab(root);
  }
}

/** The CI configurations of a page: workflows of GitHub Actions, Bitrise, GitLab and CircleCI. */
export function ciSamplesOf({file, tree}: Page): CiSamples {
  const all: CiSamples = {looked: 0, scripts: [], findings: []};
  visit(tree, 'code', (node: Code) => {
    if (node.lang !== 'yaml' && node.lang !== 'yml') {
      return;
    }
    let code: string;
    try {
      code = fillVariables(node.value, file);
    } catch {
      // The identity check reports unknown variables.
      return;
    }
    const counter = new LineCounter();
    const document = parseDocument(code, {lineCounter: counter});
    if (document.errors.length > 0) {
      // The samples check reports them.
      return;
    }
    const reader = new Reader(file, lineOf(node) + 1, counter);
    readBlock(reader, document.contents);
    all.looked += reader.found.looked;
    all.scripts.push(...reader.found.scripts);
    all.findings.push(...reader.found.findings);
  });
  return all;
}
