import { expect, test } from 'vitest';
import { failuresOf, printedFailures } from './failures.ts';

const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
const failed = {
  status: 'failed',
  fullName: 'subtracts numbers',
  failureMessages: [
    '\u001b[31mAssertionError: expected 2 to be 1\u001b[39m\n\n    at x.test.ts:3:1\n    at node_modules/vitest/run.js:1:1',
  ],
};

test('a failed test is listed with its file, its title and the first lines of its message, without colours', () => {
  const failures = failuresOf('engine/x.test.ts', { status: 'failed', assertionResults: [passed, failed] });

  expect(printedFailures(failures)).toEqual([
    'FAILED:',
    '',
    '  engine/x.test.ts: subtracts numbers',
    '    AssertionError: expected 2 to be 1',
    '        at x.test.ts:3:1',
    '',
  ]);
});

test('a file that could not be loaded is listed with the reason', () => {
  const report = { status: 'failed', message: 'Cannot find module', assertionResults: [] };

  expect(failuresOf('web/x.test.ts', report)).toEqual([
    { where: 'web/x.test.ts', title: '(the whole file)', message: 'Cannot find module' },
  ]);
});

test('nothing is printed when nothing failed', () => {
  expect(printedFailures(failuresOf('x', { status: 'passed', assertionResults: [passed] }))).toEqual([]);
});

test('a long message and a long list are shortened, and the list says so', () => {
  const failure = {
    where: 'x',
    title: 'y',
    message: Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n'),
  };
  const printed = printedFailures(Array.from({ length: 42 }, () => failure));

  expect(printed.filter((line) => line === '  x: y')).toHaveLength(40);
  expect(printed.filter((line) => line.startsWith('    line'))).toHaveLength(40 * 15);
  expect(printed).toContain('  and 2 more');
});
