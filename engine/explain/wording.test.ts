import { describe, expect, test } from 'vitest';
import { isFar, manner, nameOf, shorten } from './wording.ts';

describe('a quoted line', () => {
  test('is cut between words', () => {
    expect(shorten('Led the night shift', 10)).toBe('Led the …');
    expect(shorten('Led', 10)).toBe('Led');
  });

  test('without spaces is not cut inside a character of two units', () => {
    expect(shorten('😀😀😀', 3)).toBe('😀 …');
  });
});

describe('a name inside a sentence', () => {
  const named = (surface: string) => nameOf(surface, { canonical: surface.toLowerCase(), kind: 'knowledge' });

  test('says as an activity what begins with a verb', () => {
    expect(named('Navigate complex deals')).toBe('navigating complex deals');
    expect(named('prepare media')).toBe('preparing media');
    expect(named('Supervising apprentices')).toBe('supervising apprentices');
  });

  test('keeps what is no verb there, and what has a number', () => {
    expect(named('direct patient care')).toBe('direct patient care');
    expect(named('Balance sheet')).toBe('balance sheet');
    expect(named('use of chemicals')).toBe('use of chemicals');
    expect(named('Wound care')).toBe('wound care');
    expect(named('Class 2')).toBe('Class 2');
  });

  test('keeps the capital of a place and a person', () => {
    expect(named('Foley catheter care')).toBe('Foley catheter care');
    expect(named('Irish employment legislation')).toBe('Irish employment legislation');
  });
});

test('who works as something is no skill', () => {
  expect(manner('knowledge', 'charge nurse')).toBe('title');
  expect(manner('knowledge', 'nurse call systems')).toBe('skill');
});

test('a line with none of the words comes close only if it says much', () => {
  const shown = (surface: string, line: string, credit: number) =>
    isFar({
      requirement: { surface, canonical: surface, alternatives: [], kind: 'knowledge', importance: 'must', spans: [] },
      found: false,
      credit,
      evidence: [{ line, span: { start: 0, end: 1 }, placement: 'shown', strength: 'partial' }],
    });
  expect(shown('aerospace', 'Checked every tenth part', 0.45)).toBe(true);
  expect(shown('telemetry', 'Ran 12-lead EKGs', 0.56)).toBe(false);
  expect(shown('RF scanning', 'Picked with a handheld scanner', 0.46)).toBe(false);
});
