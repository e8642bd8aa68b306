import { describe, expect, test } from 'vitest';
import { caseOf } from '../../testing/small-document.ts';
import { linesFor, proven, spanOf, spanOfWords, unsupported } from './claim.ts';

const given = caseOf({ line: 'Kept the log' }, { line: 'Maintained the log' }, 'Maintained');
const { original, improved, line } = given;
const span = spanOfWords(improved, line.from, line.from + 1);
const placeOf = (words: string) => {
  const start = original.text.indexOf(words);
  return { start, end: start + words.length };
};

describe('a claim', () => {
  test('has the words of its place in the improved text', () => {
    expect(improved.text.slice(span.start, span.end)).toBe('Maintained');
    expect(
      unsupported(given, 'scope', span, { code: 'ledger.confirmed', params: {}, spans: [] }, undefined),
    ).toMatchObject({ text: 'Maintained', verdict: 'unsupported', evidence: undefined });
  });

  test('is rephrased when the original says it in other words, and cites them', () => {
    const kept = placeOf('Kept');
    expect(proven(given, 'scope', span, kept)).toMatchObject({
      verdict: 'rephrased',
      evidence: kept,
      reason: { code: 'ledger.written', params: { written: 'Kept' } },
    });
  });

  test('is supported when the original says it in the same words, in capitals or not', () => {
    const log = placeOf('the log');
    const words = spanOfWords(improved, line.from + 1, line.to);
    expect(proven(given, 'skill', words, log)).toMatchObject({
      text: 'the log',
      verdict: 'supported',
      reason: { code: 'ledger.same' },
    });
  });

  test('may be proven by what the person confirmed, which has no place', () => {
    expect(proven(given, 'scope', span, undefined).reason.code).toBe('ledger.confirmed');
  });
});

test('a summary draws on the whole resume, any other line on the lines it comes from', () => {
  expect(linesFor(given)).toBe(given.sources.lines);
  const summary = caseOf({ summary: 'Nurse on wards.' }, { summary: 'Nurse on many wards.' }, 'many wards');
  expect(linesFor(summary)).toEqual(summary.original.lines);
});

test('the place of a line is its start and end alone', () => {
  expect(spanOf(line)).toEqual({ start: line.start, end: line.end });
});
