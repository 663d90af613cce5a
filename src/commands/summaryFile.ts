/** Where the test runner leaves its counts; `npm test` adds those of the other gates. */
export const summaryFile = '.cache/test-summary.json';
