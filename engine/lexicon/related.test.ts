import { describe, expect, test } from 'vitest';
import { createKnowledge } from './create-knowledge.ts';
import { relatedTerms } from './related.ts';

describe('related terms', () => {
  test('are related in both directions, and no term to itself', () => {
    for (const name of ['React', 'SQL', 'deep learning', 'triage']) {
      expect(relatedTerms(name)).not.toContain(name);
      for (const other of relatedTerms(name)) expect(relatedTerms(other), other).toContain(name);
    }
  });

  test('of a term in several families come from all of them', () => {
    expect(relatedTerms('deep learning')).toEqual(expect.arrayContaining(['PyTorch', 'data science']));
  });

  test('are canonical names of the lexicon, else nothing would ever be related to them', () => {
    const { lexicon } = createKnowledge();
    expect(lexicon.get('pytorch')?.name).toBe('PyTorch');
    expect(relatedTerms('somewhere')).toEqual([]);
  });
});
