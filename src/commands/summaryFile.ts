/** Where the test runner leaves its counts for `npm test`, which adds those of the other gates. */
export const summaryFile = '.cache/test-summary.json';
