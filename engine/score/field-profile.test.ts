import { describe, expect, test } from 'vitest';
import { createKnowledge } from '../lexicon/create-knowledge.ts';
import { fieldNames } from '../lexicon/field-index.ts';
import { tokenise } from '../text/tokenise.ts';
import { countFieldWords, profileFields } from './field-profile.ts';

const knowledge = createKnowledge();

function count(text: string, counts: (index: number) => boolean = () => true): Map<string, number> {
  const tokens = tokenise(text);
  return countFieldWords(tokens, knowledge.lexicon.find(tokens), knowledge, counts);
}

function profile(text: string): Float64Array {
  return profileFields(count(text), knowledge, () => 1);
}

describe('the words of the fields of work', () => {
  test('are counted with their repeats, and so are phrases', () => {
    const words = count('Welder. Welder and foundry, tool and die');
    expect(words.get('welder')).toBe(2);
    expect(words.has('tool and die')).toBe(true);
  });

  test('make no phrase across a comma', () => {
    expect(count('bill of lading').has('bill of lading')).toBe(true);
    expect(count('bill of, lading').has('bill of lading')).toBe(false);
  });

  test('are not counted where they are excluded', () => {
    expect(count('Welder in a foundry', () => false).size).toBe(0);
  });

  test('are the same whichever name of a term is written', () => {
    expect(count('Kubernetes')).toEqual(count('k8s'));
  });
});

describe('the profile of a text', () => {
  test('is heaviest in the field it is about', () => {
    const fields = profile('Welder with lathe, foundry and caliper');
    const heaviest = fields.indexOf(Math.max(...fields));
    expect(fieldNames[heaviest]).toBe('manufacturing');
  });

  test('shares a word among its fields, and gives a rare word more', () => {
    const total = (word: string) => profile(word).reduce((sum, value) => sum + value, 0);
    expect(total('foundry')).toBeGreaterThan(total('communication'));
    expect(profile('welding').filter((value) => value > 0).length).toBeGreaterThan(1);
  });
});
