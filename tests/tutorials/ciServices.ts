import fs from 'node:fs';
import {parse} from 'yaml';
import {fillVariables} from '../../src/site/variables';
import {blocksOf, type Block} from '../fixtures/blocks';

type Values = Record<string, string>;

/** What tests know about a service: `tests/fixtures/ci.yaml` explains it. */
export interface Service {
  shell: string;
  variables: Values;
  request: Values;
  inFiles?: Values;
  pushed: string;
  requested: string;
  holds: Record<string, string[] | object>;
  cleanUp: string[] | object;
}

const file = 'tests/fixtures/ci.yaml';
export const {services} = parse(fillVariables(fs.readFileSync(file, 'utf8'), file)) as {
  services: Record<string, Service>;
};

/** A script that a service runs in a shell of its own. */
export interface Step {
  code: string;
  environment: Values;
}

/** The parts of a file that have scripts or their variables in them, whatever its service. */
interface Job {
  variables?: Values;
  environment?: Values & {vars?: Values};
  script?: string[];
  steps?: (string | {run?: {command: string}; bash?: string; env?: Values})[];
  scripts?: {script: string}[];
}

interface File extends Job {
  jobs?: Record<string, Job>;
  workflows?: Record<string, Job>;
}

const jobsOf = (text: string): Job[] => {
  const parsed = parse(text) as File | Job['steps'];
  if (Array.isArray(parsed)) {
    return [{steps: parsed}];
  }
  const {jobs, workflows, steps, ...rest} = parsed as File;
  const named = jobs ?? (steps ? {pipeline: {steps, ...rest}} : (workflows ?? rest));
  return Object.values(named as Record<string, Job>);
};

function stepsOfJob({variables, environment, script, steps = [], scripts = []}: Job): Step[] {
  const {vars, ...direct} = environment ?? {};
  const shared = {...variables, ...(vars ?? (script ? {} : direct))} as Values;
  return [
    ...(script ? [{code: script.join('\n')}] : []),
    ...steps.flatMap((step) => {
      const {run, bash, env} = typeof step === 'string' ? {} : step;
      const code = run?.command ?? bash;
      return code ? [{code, env}] : [];
    }),
    ...scripts.map((one) => ({code: one.script})),
  ].map(({code, ...own}: {code: string; env?: Values}) => ({
    code,
    environment: {...shared, ...own.env},
  }));
}

/** The steps of a Jenkinsfile: its stages' scripts, with the variables of the pipeline and the stage. */
function stepsOfGroovy(text: string): Step[] {
  const [head = '', ...stages] = text.split(/^ *stage\(/m);
  const variablesIn = (part: string) => [
    ...[...part.matchAll(/^ *(\w+) = '(.*)'$/gm)].map(([, name, value]) => [name!, value!]),
    ...[...part.matchAll(/^ *(\w+) = credentials\('(.*)'\)$/gm)].map(([, name, id]) => [
      name!,
      `$(${id!})`,
    ]),
    ...[...part.matchAll(/credentialsId: '(.*?)', variable: '(\w+)'/g)].map(([, id, name]) => [
      name!,
      `$(${id!})`,
    ]),
  ];
  return stages.flatMap((stage) =>
    [...stage.matchAll(/\bsh ('''|')([\s\S]*?)\1/g)].map(([, , script]) => ({
      code: script!.replaceAll('\\\\', '\\'),
      environment: Object.fromEntries([...variablesIn(head), ...variablesIn(stage)]) as Values,
    })),
  );
}

/**
 * The steps of a service's file, ready to run: with the values of what the service puts into them.
 *
 * @param given - variables that the service sets.
 */
export function stepsOf(name: string, {fence, code}: Block, given: Values): Step[] {
  const {inFiles = {}} = services[name]!;
  const fill = (text: string): string =>
    text.replace(/\$\(([\w.-]+)\)/g, (whole, key: string) => inFiles[key] ?? whole);
  const found =
    fence === 'sh'
      ? [{code, environment: {}}]
      : fence === 'groovy'
        ? stepsOfGroovy(code)
        : jobsOf(code).flatMap(stepsOfJob);
  return found.map((step) => ({
    code: fill(step.code),
    environment: {
      ...given,
      ...Object.fromEntries(
        Object.entries(step.environment).map(([key, value]) => [
          key,
          fill(String(value)).replace(/\$(\w+)/g, (whole, other: string) => given[other] ?? whole),
        ]),
      ),
    },
  }));
}

/** The fenced blocks of a service's page. */
export const blocksOfService = (name: string): Block[] =>
  blocksOf(`docs/developer-tools/ci/${name}.md`);

/** What a page has beside its complete files: the job, or the file, that cleans up. */
export const cleanUpOf = (name: string): Block =>
  blocksOfService(name).find(
    ({fence, code}) => fence !== 'text' && code.includes('clean-up.sh') && code.includes('DELETE'),
  )!;
