import { afterEach, beforeEach, expect } from 'vitest';

/**
 * Vitest's setupFile for the tests of the code: a logged error fails the test, because otherwise nobody
 * would look at it. A test that causes one on purpose replaces console.error with its own function.
 */
const log = console.error;
/** The tests' DOM lacks elements that browsers have (`<search>`), so React takes them for misspelt ones. */
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
