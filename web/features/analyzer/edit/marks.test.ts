import { describe, expect, test } from 'vitest';
import { markLines, partsOf } from './mark-lines.ts';
import { shiftSpans } from './shift-spans.ts';

const text = 'Nurse\nRan triage, wound care\n';
const spanOf = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });

describe('the marks in an edited text', () => {
  test('lie in their lines, in order, without those that overlap or cross a line', () => {
    const spans = [spanOf('wound care'), spanOf('triage'), spanOf('triage, wound'), { start: 0, end: 9 }];
    const lines = markLines(text, spans);
    expect(lines.map(partsOf)).toEqual([['Nurse'], ['Ran ', 'triage', ', ', 'wound care', ''], ['']]);
    expect(lines.map((line) => partsOf(line).join('')).join('\n')).toBe(text);
  });

  test('move with the text that is typed before them, and go where it is typed into them', () => {
    const spans = [spanOf('triage'), spanOf('wound care')];
    const typed = text.replace('triage', 'tri-age');
    const [moved, ...others] = shiftSpans(spans, text, typed);
    expect(others).toEqual([]);
    expect(typed.slice(moved?.start, moved?.end)).toBe('wound care');
    expect(shiftSpans(spans, text, text)).toEqual(spans);
    const [first] = shiftSpans(spans, text, `${text}More`);
    expect(first).toEqual(spans[0]);
  });
});
