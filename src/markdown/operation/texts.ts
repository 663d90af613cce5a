import type {Language} from './description';

/** The words that the operation pages add to the description's own texts. */
export interface OperationTexts {
  /** What stands between two sentences. */
  space: string;
  /** What stands between the parts of a list. */
  comma: string;
  request: string;
  key: (link: (label: string) => string) => string;
  pathParameters: string;
  queryParameters: string;
  body: string;
  sentAs: (types: string[]) => string;
  samples: string;
  fillIn: (values: string[]) => string;
  responses: string;
  emptyAnswer: string;
  errors: string;
  errorAnswers: (status: string) => string;
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

const code = (value: string) => `\`${value}\``;

const english: OperationTexts = {
  space: ' ',
  comma: ', ',
  request: 'Request',
  key: (link) => `Send an ${link('API key')} in the \`Authorization\` header.`,
  pathParameters: 'Path parameters',
  queryParameters: 'Query parameters',
  body: 'Body',
  sentAs: (types) => `Send the fields as ${types.map(code).join(' or ')}.`,
  samples: 'Samples',
  fillIn: (values) =>
    'Set the environment variable `API_TOKEN` to your API key' +
    (values.length > 0 ? `, and replace the sample values: ${values.map(code).join(', ')}.` : '.'),
  responses: 'Response',
  emptyAnswer: 'The response has no body.',
  errors: 'Errors',
  errorAnswers: (status) => `Example responses: ${status}`,
  name: 'Name',
  meaning: 'Description',
  status: 'Status',
  required: 'required',
  types: {
    string: 'string',
    integer: 'integer',
    number: 'number',
    boolean: 'boolean',
    object: 'object',
    array: 'array',
    null: 'null',
    file: 'file',
    any: 'any value',
  },
  arrayOf: (type) => `array of ${type}`,
  or: ' or ',
  oneOf: (values) => `One of ${values.map(code).join(', ')}.`,
  always: (value) => `Always ${code(value)}.`,
  byDefault: (value) => `Default: ${code(value)}.`,
  range: (minimum, maximum) =>
    minimum !== undefined && maximum !== undefined
      ? `From ${minimum} to ${maximum}.`
      : minimum !== undefined
        ? `At least ${minimum}.`
        : `At most ${maximum}.`,
  length: (minimum, maximum) =>
    minimum !== undefined && maximum !== undefined
      ? `${minimum} to ${maximum} characters.`
      : minimum !== undefined
        ? `At least ${minimum} characters.`
        : `At most ${maximum} characters.`,
  pattern: (value) => `Pattern: ${code(value)}.`,
};

const japanese: OperationTexts = {
  space: '',
  comma: '、',
  request: 'リクエスト',
  key: (link) => `${link('APIキー')}を\`Authorization\`ヘッダーで送ります。`,
  pathParameters: 'パスパラメーター',
  queryParameters: 'クエリパラメーター',
  body: 'ボディ',
  sentAs: (types) => `${types.map(code).join('または')}で送ります。`,
  samples: 'サンプル',
  fillIn: (values) =>
    'APIキーを環境変数`API_TOKEN`に設定します。' +
    (values.length > 0 ? `次の値は、実際の値に置き換えます：${values.map(code).join('、')}` : ''),
  responses: 'レスポンス',
  emptyAnswer: 'レスポンスにボディはありません。',
  errors: 'エラー',
  errorAnswers: (status) => `レスポンスの例：${status}`,
  name: '名前',
  meaning: '説明',
  status: 'ステータス',
  required: '必須',
  types: {
    string: '文字列',
    integer: '整数',
    number: '数値',
    boolean: '真偽値',
    object: 'オブジェクト',
    array: '配列',
    null: 'null',
    file: 'ファイル',
    any: '任意の値',
  },
  arrayOf: (type) => `${type}の配列`,
  or: 'または',
  oneOf: (values) => `${values.map(code).join('、')}のいずれか。`,
  always: (value) => `常に${code(value)}。`,
  byDefault: (value) => `既定値は${code(value)}。`,
  range: (minimum, maximum) =>
    minimum !== undefined && maximum !== undefined
      ? `${minimum}以上${maximum}以下。`
      : minimum !== undefined
        ? `${minimum}以上。`
        : `${maximum}以下。`,
  length: (minimum, maximum) =>
    minimum !== undefined && maximum !== undefined
      ? `${minimum}〜${maximum}文字。`
      : minimum !== undefined
        ? `${minimum}文字以上。`
        : `${maximum}文字以内。`,
  pattern: (value) => `形式は${code(value)}。`,
};

/** The words of the operation pages in a language. */
export const operationTexts: Record<Language, OperationTexts> = {en: english, ja: japanese};
