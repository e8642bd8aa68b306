import { describe, expect, test } from 'vitest';
import { documentOf, lineWith } from '../../testing/small-document.ts';
import { germanPartWords, germanSteps, germanVerbAt } from './german-scope.ts';

function verbIn(text: string, verb: string): string | undefined {
  const document = documentOf(text, true);
  const line = lineWith(document, verb);
  const index = document.tokens.findIndex(({ surface }) => surface === verb);
  return germanVerbAt(document, line, index);
}

describe('a German separable verb', () => {
  test('means what it does with the prefix at the end of its clause', () => {
    expect(verbIn('Leitete neue Kollegen an', 'Leitete')).toBe('schulte');
    expect(verbIn('Leitete neue Kollegen an, auch nachts', 'Leitete')).toBe('schulte');
  });

  test('is another verb without the prefix', () => {
    expect(verbIn('Leitete neue Kollegen', 'Leitete')).toBeUndefined();
  });

  test('is no other word', () => {
    expect(verbIn('Backte Brot an', 'Backte')).toBeUndefined();
  });
});

test('the steps of the ladders have all past forms of their verbs', () => {
  const words = germanSteps.flatMap((step) => step.words);
  for (const word of ['leitete', 'steuerten', 'entwickelte', 'teamleiterin']) expect(words).toContain(word);
});

test('taking part is said by verbs and by nouns', () => {
  for (const word of ['unterstützte', 'unterstützt', 'mitarbeit']) expect(germanPartWords).toContain(word);
});
