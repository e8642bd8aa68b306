import { afterEach, beforeEach, expect } from 'vitest';

/**
 * Vitest's setupFile of the code's tests: what is logged as an error fails the test, because it is one that nobody
 * looks at. A test that causes it on purpose puts its own function in place of console.error.
 */
const log = console.error;
/** The test's DOM lacks elements that browsers have (`<search>`), which React takes for misspelt ones. */
const unknownElement = /is unrecognized in this browser/;
let logged: unknown[][] = [];

beforeEach(() => {
  logged = [];
  console.error = (...parts) => {
    if (!unknownElement.test(String(parts[0]))) logged.push(parts);
    log(...parts);
  };
});

afterEach(() => {
  console.error = log;
  expect(logged).toEqual([]);
});
