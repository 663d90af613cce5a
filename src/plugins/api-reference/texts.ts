import {textsIn, type TextId} from '../../site/texts';
import type {ApiError, KeyKind, Operation} from './openapi';

/** The words that the operation pages add to the description's own texts. */
export interface OperationTexts {
  /** What stands between two sentences. */
  space: string;
  /** What stands between the parts of a list. */
  comma: string;
  stop: string;
  request: string;
  key: string;
  keys: (kinds: KeyKind[]) => string;
  role: string;
  plan: string;
  repeat: string;
  repeats: Record<Operation['x-safe-to-repeat']['is'], string>;
  changesNothing: string;
  since: string;
  pathParameters: string;
  queryParameters: string;
  headers: string;
  body: string;
  sentAs: (types: string[]) => string;
  samples: string;
  fillIn: (values: string[], hasBody: boolean) => string;
  responses: string;
  emptyAnswer: string;
  errors: string;
  errorAnswers: (status: string) => string;
  fieldsIn: (name: string, count: number) => string;
  operation: string;
  cause: string;
  fix: string;
  retry: string;
  retries: Record<ApiError['retry'], string>;
  returnedBy: string;
  everyOperation: string;
  name: string;
  meaning: string;
  status: string;
  required: string;
  types: Record<string, string>;
  arrayOf: (type: string) => string;
  or: string;
  oneOf: (values: string[]) => string;
  always: (value: string) => string;
  byDefault: (value: string) => string;
  range: (minimum: number | undefined, maximum: number | undefined) => string;
  length: (minimum: number | undefined, maximum: number | undefined) => string;
  pattern: (value: string) => string;
}

const types = [
  'string',
  'integer',
  'number',
  'boolean',
  'object',
  'array',
  'null',
  'file',
  'any',
] as const;

const code = (value: string) => `\`${value}\``;

/** The words of the operation pages in a language. */
export function operationTexts(language: string): OperationTexts {
  const write = textsIn(language);
  const [comma, or] = [write('operation.comma'), write('operation.or')];
  const list = new Intl.ListFormat(language, {type: 'conjunction'});
  const codes = (values: string[], between = comma) => values.map(code).join(between);
  const limits =
    (both: TextId, least: TextId, most: TextId): OperationTexts['range'] =>
    (minimum, maximum) => {
      const id = minimum === undefined ? most : maximum === undefined ? least : both;
      return write(id, {minimum: minimum ?? '', maximum: maximum ?? ''});
    };
  return {
    space: write('operation.space'),
    comma,
    request: write('operation.request'),
    stop: write('operation.stop'),
    key: write('operation.key'),
    keys: (kinds) => {
      const names = kinds.map((kind) => write(`operation.key.${kind}`)).join(or);
      const text = write('operation.keys', {kinds: names});
      return text[0]!.toUpperCase() + text.slice(1);
    },
    role: write('operation.role'),
    plan: write('operation.plan'),
    repeat: write('operation.repeat'),
    repeats: {
      safe: write('operation.repeat.safe'),
      unsafe: write('operation.repeat.unsafe'),
      check: write('operation.repeat.check'),
    },
    changesNothing: write('operation.changesNothing'),
    since: write('operation.since'),
    pathParameters: write('operation.pathParameters'),
    queryParameters: write('operation.queryParameters'),
    headers: write('operation.headers'),
    body: write('operation.body'),
    sentAs: (all) => write('operation.sentAs', {types: codes(all, or)}),
    samples: write('operation.samples'),
    fillIn: (values, hasBody) =>
      [
        write('operation.token'),
        ...(values.length > 0
          ? [write('operation.values', {values: list.format(values.map(code))})]
          : []),
        ...(hasBody ? [write('operation.bodyValues')] : []),
      ].join(write('operation.space')),
    responses: write('operation.responses'),
    emptyAnswer: write('operation.empty'),
    errors: write('operation.errors'),
    errorAnswers: (status) => write('operation.errorResponses', {status}),
    fieldsIn: (name, count) =>
      write('operation.fieldsIn', {name: code(name), count: String(count)}),
    operation: write('operation.operation'),
    cause: write('operation.cause'),
    fix: write('operation.fix'),
    retry: write('operation.retry'),
    retries: {
      never: write('operation.retry.never'),
      'after-fix': write('operation.retry.afterFix'),
      later: write('operation.retry.later'),
    },
    returnedBy: write('operation.returnedBy'),
    everyOperation: write('operation.everyOperation'),
    name: write('operation.name'),
    meaning: write('operation.meaning'),
    status: write('operation.status'),
    required: write('operation.required'),
    types: Object.fromEntries(types.map((type) => [type, write(`operation.type.${type}`)])),
    arrayOf: (type) => write('operation.arrayOf', {type}),
    or,
    oneOf: (values) => write('operation.oneOf', {values: codes(values)}),
    always: (value) => write('operation.always', {value: code(value)}),
    byDefault: (value) => write('operation.byDefault', {value: code(value)}),
    range: limits('operation.range', 'operation.atLeast', 'operation.atMost'),
    length: limits('operation.length', 'operation.longerThan', 'operation.shorterThan'),
    pattern: (value) => write('operation.pattern', {value: code(value)}),
  };
}
