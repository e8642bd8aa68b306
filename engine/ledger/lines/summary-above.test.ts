import { expect, test } from 'vitest';
import { summaryAbove } from './summary-above.ts';

type Line = Parameters<typeof summaryAbove>[0][number];
const line = (role: Line['role'], content: string, section: Line['section'] = 'top'): Line => ({
  ...{ role, section, content, isSummary: false },
});

test('a sentence above the first header is a summary, though no heading says so', () => {
  const lines = [
    line('contact', 'Wiremu Hohepa'),
    line('sentence', 'Bakery worker with seven years on the night shift of two plants'),
    line('header', 'Production Operative – Kauri Loaf Ltd, Rotorua – Feb 2018 to now'),
    line('sentence', 'Mixed doughs on the second line, fourteen batches in every shift'),
  ];
  expect(summaryAbove(lines)).toEqual(new Set([1]));
});

test('a dated sentence put above the name is one, too, and a header is none', () => {
  const sentence = 'Library assistant at Hexcombe Branch Library since March 2020, with a degree in English';
  expect(summaryAbove([line('header', sentence)])).toEqual(new Set([0]));
  const header = 'Library Assistant, Hexcombe Branch Library (one of nine branches), March 2020 to present';
  expect(summaryAbove([line('header', header)])).toEqual(new Set());
});

test('what stands below the heading of jobs is none, though its header is not known as one', () => {
  const lines = [
    line('heading', 'Experience', 'jobs'),
    line('sentence', 'Demi chef de partie, The Salt Gannet, Whitby, Mar 2022 – now', 'jobs'),
    line('sentence', 'Worked the fish section under the sous chef every Friday', 'jobs'),
  ];
  expect(summaryAbove(lines)).toEqual(new Set());
});
