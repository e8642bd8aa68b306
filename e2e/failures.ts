import { stripVTControlCharacters } from 'node:util';

/** A failed test or check, as listed at the end of `npm test`. */
export interface Failure {
  /** Its file relative to the project's root, or the name of the check. */
  where: string;
  title: string;
  message: string;
}

/** The parts we read of a file's entry in vitest's JSON report. */
export interface FileReport {
  status: string;
  /** Why the file could not run, if it could not. */
  message?: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
}

/** Enough for the end of a log, often all that is kept of it, to say what to fix. */
const most = { failures: 40, lines: 15, width: 300 };

/** Lines of a stack trace inside the test runner. */
const notOurs = /^\s*at .*(?:node_modules|<anonymous>|\(node:)/;

/** A file's failed tests, or the file itself if it failed without any. */
export function failuresOf(where: string, { status, message, assertionResults }: FileReport): Failure[] {
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [{ where, title: '(the whole file)', message: message ?? '' }];
  return failed.map(({ fullName, failureMessages }) => ({
    where,
    title: fullName,
    message: failureMessages?.[0] ?? '',
  }));
}

/** The failures as lines of plain text. */
export function printedFailures(failures: readonly Failure[]): string[] {
  if (failures.length === 0) return [];
  const lines = failures
    .slice(0, most.failures)
    .flatMap(({ where, title, message }) => ['', `  ${where}: ${title}`, ...firstLines(message)]);
  const left = failures.length - most.failures;
  return ['FAILED:', ...lines, ...(left > 0 ? ['', `  and ${left} more`] : []), ''];
}

function firstLines(message: string): string[] {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !notOurs.test(line))
    .slice(0, most.lines)
    .map((line) => `    ${line.slice(0, most.width)}`);
}
