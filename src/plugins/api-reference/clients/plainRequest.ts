/**
 * The words that stand for the reader's API key in a request. Each sample takes the key from an
 * environment variable instead.
 */
export const keyPlaceholder = 'API-KEY-FROM-THE-ENVIRONMENT';

/** What a sample needs to know about a request. */
export interface PlainRequest {
  method: string;
  url: string;
  /** In their order; the value of the key's header contains `keyPlaceholder`. */
  headers: {name: string; value: string}[];
  /** Fields of a form, in their order. */
  fields: {name: string; value: string; file: boolean}[];
  multipart: boolean;
}
