import { describe, expect, test } from 'vitest';
import { tokenise } from '../text/tokenise.ts';
import { aliases } from './aliases.ts';
import { createKnowledge } from './create-knowledge.ts';
import { germanAliases } from './german.ts';
import { keyOf } from './lexicon.ts';

const knowledge = createKnowledge();
const termOf = (name: string) => {
  const words = tokenise(name);
  return knowledge.lexicon.get(keyOf(words, 0, words.length));
};

describe('the lexicon', () => {
  test('knows every name of our own lists, and trusts it', () => {
    const lines = [...Object.values(aliases), ...Object.values(germanAliases)].flatMap((list) => list.split('\n'));
    const unknown = lines.flatMap((line) => line.split('=')).filter((name) => !termOf(name)?.trusted);
    expect(unknown).toEqual([]);
  });

  test('gives a German name the English term', () => {
    expect(termOf('Wundversorgung')?.name).toBe('wound care');
  });

  test('does not trust the plain words of a classification', () => {
    expect(termOf('3D lighting')).toMatchObject({ trusted: false, kind: 'skill' });
  });
});

describe('the fields of work', () => {
  test('are looked up by word and by phrase', () => {
    expect(knowledge.fieldsOf('welder')?.length).toBeGreaterThan(0);
    expect(knowledge.fieldsOf('bill of lading')?.length).toBeGreaterThan(0);
    expect(knowledge.longestFieldKey('bill')).toBe(3);
    expect(knowledge.fieldsOf('somewhere')).toBeUndefined();
    expect(knowledge.fieldWeightOf('somewhere')).toBe(0);
  });

  test('weigh a rare word more than a common one', () => {
    expect(knowledge.fieldWeightOf('foundry')).toBeGreaterThan(knowledge.fieldWeightOf('communication'));
  });
});
