/** Where the browser keeps the reader's values for samples. */
export const valuesKey = 'sample-values';
