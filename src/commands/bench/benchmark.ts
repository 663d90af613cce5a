/** One row of the table. */
export interface Figure {
  what: string;
  value: string;
}

/** One benchmark: returns its figures, or prints tables of its own. */
export interface Benchmark {
  name: string;
  run: () => Promise<Figure[] | void>;
}
