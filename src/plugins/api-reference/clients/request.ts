/** A request of the API, which each client module writes as a sample in its language. */
export interface SampleRequest {
  method: string;
  /** Includes the query. */
  url: string;
  /**
   * Samples ignore the value of `Authorization`, because each sample reads the API key from the environment
   * variable `API_TOKEN`.
   */
  headers: {name: string; value: string}[];
  body?:
    | {type: 'application/json'; value: unknown}
    | {
        type: 'application/x-www-form-urlencoded' | 'multipart/form-data';
        /** The value of a file is the name of the file. */
        fields: {name: string; value: string; isFile: boolean}[];
      };
}
