import { expect, test } from 'vitest';
import { partialProof } from './partial-proof.ts';

test('the sentence with the largest share is the proof, and the others are told', () => {
  const proof = partialProof([
    { share: 0.5, place: 3 },
    { share: 0.8, place: 9 },
    { share: 0.8, place: 20 },
  ]);
  expect(proof).toEqual({ strength: 'partial', share: 0.8, places: [[9, 10]], others: [3, 20] });
});

test('nothing is shown by no sentence, and no more than all of a term', () => {
  expect(partialProof([])).toBeUndefined();
  expect(partialProof([{ share: 1.2, place: 0 }])?.share).toBe(1);
});
