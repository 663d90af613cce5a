/** A request, which each client writes as a sample. */
export interface SampleRequest {
  method: string;
  /** Includes the query. */
  url: string;
  /**
   * Samples don't use the value of `Authorization`: they read the API key from the environment variable
   * `API_TOKEN`.
   */
  headers: {name: string; value: string}[];
  body?:
    | {type: 'application/json'; value: unknown}
    | {
        type: 'application/x-www-form-urlencoded' | 'multipart/form-data';
        /** The value of a file is its name. */
        fields: {name: string; value: string; isFile: boolean}[];
      };
}
