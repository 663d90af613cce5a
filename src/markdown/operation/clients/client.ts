import type {Client, Request} from '@readme/httpsnippet';

/**
 * The words that stand for the reader's API key in a request. The built-in clients write them as
 * they are and `samples.ts` makes them an environment variable; the clients beside this file do so
 * themselves.
 */
export const keyPlaceholder = 'API-KEY-FROM-THE-ENVIRONMENT';

/** What a client needs to know about a request. */
export interface PlainRequest {
  method: string;
  url: string;
  /** In their order; the value of the key's header contains `keyPlaceholder`. */
  headers: [name: string, value: string][];
  /** Fields of a form, in their order. */
  fields: {name: string; value: string; file: boolean}[];
  multipart: boolean;
}

/**
 * A client of the snippet generator.
 *
 * @param title - its name.
 * @param link - where its library is described.
 * @param extname - ending of its files.
 * @param write - writes the code of a request.
 */
export function client(
  title: string,
  link: string,
  extname: `.${string}`,
  write: (request: PlainRequest) => string,
): Client {
  return {
    info: {key: 'docs', title, link, extname, description: title},
    convert: (request: Request) =>
      write({
        method: request.method,
        url: request.fullUrl,
        headers: request.headers.map(({name, value}) => [name, value]),
        fields: (request.postData?.params ?? []).map(({name, value, fileName}) => ({
          name,
          value: fileName ?? value ?? '',
          file: fileName !== undefined,
        })),
        multipart: request.postData?.mimeType === 'multipart/form-data',
      }),
  };
}
