import {textsIn, type TextId} from '../../site/texts';
import type {KeyKind} from './openapi';

const code = (value: string) => `\`${value}\``;

/** The words that the operation pages add to the description's own texts, in a language. */
export function operationTexts(language: string) {
  const write = textsIn(language);
  const [comma, or] = [write('shared.comma'), write('operation.or')];
  const list = new Intl.ListFormat(language, {type: 'conjunction'});
  const codes = (values: string[], between = comma) => values.map(code).join(between);
  const limits =
    (both: TextId, least: TextId, most: TextId) =>
    (minimum: number | undefined, maximum: number | undefined) => {
      const id = minimum === undefined ? most : maximum === undefined ? least : both;
      return write(id, {minimum: minimum ?? '', maximum: maximum ?? ''});
    };
  return {
    /** Between two sentences, and between the parts of a list. */
    space: write('shared.space'),
    comma,
    request: write('operation.request'),
    stop: write('operation.stop'),
    key: write('operation.key'),
    keys: (kinds: KeyKind[]) => {
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
    sentAs: (all: string[]) => write('operation.sentAs', {types: codes(all, or)}),
    samples: write('operation.samples'),
    fillIn: (values: string[], hasBody: boolean) =>
      [
        write('operation.token'),
        ...(values.length > 0
          ? [write('operation.values', {values: list.format(values.map(code))})]
          : []),
        ...(hasBody ? [write('operation.bodyValues')] : []),
      ].join(write('shared.space')),
    responses: write('operation.responses'),
    emptyAnswer: write('operation.empty'),
    errors: write('operation.errors'),
    errorAnswers: (status: string) => write('operation.errorResponses', {status}),
    fieldsIn: (name: string, count: number) =>
      write('operation.fieldsIn', {name: code(name), count: String(count)}),
    operation: write('operation.operation'),
    cause: write('shared.cause'),
    fix: write('shared.fix'),
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
    type: (name: string) => write(`operation.type.${name}` as TextId),
    arrayOf: (type: string) => write('operation.arrayOf', {type}),
    or,
    oneOf: (values: string[]) => write('operation.oneOf', {values: codes(values)}),
    always: (value: string) => write('operation.always', {value: code(value)}),
    byDefault: (value: string) => write('operation.byDefault', {value: code(value)}),
    range: limits('operation.range', 'operation.atLeast', 'operation.atMost'),
    length: limits('operation.length', 'operation.longerThan', 'operation.shorterThan'),
    pattern: (value: string) => write('operation.pattern', {value: code(value)}),
  };
}

export type OperationTexts = ReturnType<typeof operationTexts>;
