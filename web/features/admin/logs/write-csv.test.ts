import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

test('cells with commas, quotes and line breaks are quoted', () => {
  expect(writeCsv([['a', 'b,c', 'd "e"', 'f\ng', '']])).toBe('\uFEFFa,"b,c","d ""e""","f\ng",\r\n');
});

test.each(['=1+1', '+1', '-1', '@sum', '\tx'])('%j is not exported as a formula', (text) => {
  expect(writeCsv([[text]])).toBe(`\uFEFF'${text}\r\n`);
});
