import { expect, test } from 'vitest';
import { abstract, held, learnt } from './scope-words.ts';

test.each([
  ['what a person acquires', learnt, ['knowledge', 'ability', 'relationships'], ['team', 'knowledgeable']],
  ['what is led by being given', held, ['tour', 'classes'], ['classroom', 'contours', 'team']],
  ['what is driven without wheels', abstract, ['growth', 'strategies', 'programmes'], ['van', 'projector']],
] as const)('%s is told by the whole word', (_, pattern, words, others) => {
  for (const word of words) expect(word).toMatch(pattern);
  for (const word of others) expect(word).not.toMatch(pattern);
});
