import {githubValues, settingValues, uploadResults} from './tables';

/** What an expression of a workflow can read besides GitHub's own values. */
export interface Scope {
  /** Variables that `env` holds. */
  environment: Record<string, string>;
  /** Outputs of the steps before, by the step's id. */
  outputs: Record<string, Record<string, string>>;
  /** The first combination of the job's matrix. */
  matrix: Record<string, string>;
}

/** An output of the service's action: the text of JSON, as the action gives it. */
export const actionOutputs = {results: JSON.stringify(uploadResults)};

const always = /^(?:always|cancelled|failure|success)\(\)$/;

/** A name with dots, such as `steps.upload.outputs.results`. */
function named(name: string, {environment, outputs, matrix}: Scope): unknown {
  const [context, first = '', ...rest] = name.split('.');
  const key = [first, ...rest].join('.');
  switch (context) {
    case 'secrets':
    case 'vars':
    case 'inputs':
      return settingValues.find(([pattern]) => pattern.test(key))![1];
    case 'env':
      return environment[key];
    case 'matrix':
      return matrix[key];
    case 'steps':
      return rest[0] === 'outputs' ? outputs[first]?.[rest.slice(1).join('.')] : undefined;
    default:
      return githubValues[name];
  }
}

/** A literal, a name, or one of the functions that our workflows use. */
function term(text: string, scope: Scope): unknown {
  const literal = /^'((?:[^']|'')*)'$/.exec(text);
  if (literal) {
    return literal[1]!.replaceAll("''", "'");
  }
  if (/^(?:\d+|true|false)$/.test(text)) {
    return JSON.parse(text) as unknown;
  }
  if (text.startsWith('!')) {
    return !term(text.slice(1).trim(), scope);
  }
  if (always.test(text)) {
    return true;
  }
  if (/^hashFiles\([^()]*\)$/.test(text)) {
    return '0123456789abcdef';
  }
  const json = /^fromJSON\(([^()]+)\)((?:\.\w+)*)$/i.exec(text);
  const path = (json ? json[2]! : '').split('.').filter(Boolean);
  let value = named(json ? json[1]!.trim() : text, scope);
  if (json && typeof value === 'string') {
    value = JSON.parse(value) as unknown;
    for (const key of path) {
      value = (value as Record<string, unknown> | undefined)?.[key];
    }
  }
  if (value === undefined) {
    throw new Error(
      `The expression "${text}" has no value: nothing before it sets it, or it is missing in src/checks/ci/tables.ts.`,
    );
  }
  return value;
}

/**
 * The value of an expression of GitHub Actions, as far as our workflows need them: names, literals,
 * `fromJSON`, comparisons, `&&` and `||`.
 *
 * @throws an error that names what has no value.
 */
export function evaluate(expression: string, scope: Scope): unknown {
  const either = (text: string): unknown => {
    const values = text.split(/\s*\|\|\s*/).map(both);
    return values.find(Boolean) ?? values.at(-1);
  };
  const both = (text: string): unknown => {
    const values = text.split(/\s*&&\s*/).map(compared);
    return values.find((value) => !value) ?? values.at(-1);
  };
  const compared = (text: string): unknown => {
    const [left, operator, right] = text.split(/\s*(==|!=)\s*/);
    const value = term(left!.trim(), scope);
    return right === undefined
      ? value
      : (String(value) === String(term(right.trim(), scope))) === (operator === '==');
  };
  return either(expression.trim());
}

/**
 * A workflow's text with the values of its `${{ … }}` filled in.
 *
 * @throws an error that names what has no value.
 */
export const fillExpressions = (text: string, scope: Scope): string =>
  text.replace(/\$\{\{([\s\S]*?)\}\}/g, (_, expression: string) =>
    String(evaluate(expression, scope)),
  );
