import { defineConfig } from 'vitest/config';

/** Two cores are what a small machine and a hosted test run have; with three workers they stood idle for a quarter of the time, waiting for databases and browsers. */
const maxWorkers = 4;

/** What is waited for comes at once on an idle machine; a busy one needs longer than vitest's own second. */
const expected = { poll: { timeout: 15_000 } };

/** A hosted machine can be starved by its neighbours for a moment. By hand nothing is tried twice, so that no flake hides. */
const retry = process.env.CI ? 1 : 0;

const linearPatterns = 'e2e/linear-patterns.test.ts';

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        test: {
          name: 'code',
          include: ['{benchmarks,contract,database,documents,engine,e2e,server}/**/*.test.ts'],
          exclude: [linearPatterns],
          // Modules are loaded once a worker and not once a file: nearly half of the time of a small file. Nothing here
          // keeps state in a module that another test could see.
          isolate: false,
          globalSetup: ['database/testing/global-setup.ts'],
          setupFiles: ['e2e/fail-on-console-error.ts', 'e2e/wait-longer.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: expected,
          retry,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'alone',
          // The web keeps state in modules; the linear patterns are caught while modules are loaded.
          include: ['web/**/*.test.{ts,tsx}', linearPatterns],
          setupFiles: ['e2e/fail-on-console-error.ts', 'e2e/wait-longer.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: expected,
          retry,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.journey.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          // Loading the browser's client takes a second of the processor in each of forty files; no journey keeps state in a module
          // that another could see.
          isolate: false,
          // A whole journey in a real browser, on a machine that is busy with another one.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: expected,
          retry,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
