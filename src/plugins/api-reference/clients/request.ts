/** A field of a form; the value of a file is its name. */
interface Field {
  name: string;
  value: string;
  isFile: boolean;
}

/** A request that is written as a sample in every language. */
export interface SampleRequest {
  method: string;
  /** With its query. */
  url: string;
  /**
   * In their order. Samples don't use the value of `Authorization`: they read the API key from the
   * environment variable `API_TOKEN`.
   */
  headers: {name: string; value: string}[];
  body?:
    | {type: 'application/x-www-form-urlencoded' | 'multipart/form-data'; fields: Field[]}
    | {type: 'application/json'; value: unknown};
}
