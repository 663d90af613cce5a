/** The four kinds of readers, in the order of the home page. */
export const readers = ['developer', 'administrator', 'tester', 'integrator'] as const;
export type Reader = (typeof readers)[number];
