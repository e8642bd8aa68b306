import { describe, expect, test } from 'vitest';
import { conceptsNamed, loose } from '../../concepts/concept-names.ts';
import { readPosting } from '../../extract/read-posting.ts';
import { createModel } from '../../lexicon/create-model.ts';
import { smallConcepts } from '../../testing/small-concepts.ts';
import { namesAround } from './names-around.ts';

const concepts = smallConcepts();
const { names } = concepts;
const posting = readPosting('Requirements\n- Tyre fitting and a tyre\n- A message broker', createModel().asks);

/** The concepts by whose names the posting writes its words `from` to before `to`. */
function around(from: number, to: number): number[] {
  const mention = { from, to, line: 0, start: 0, end: 0 };
  return namesAround(concepts, posting, { mentions: [mention] }).map(({ concept }) => concept);
}

describe('the name that a term is cut out of', () => {
  const [fitting] = conceptsNamed(names, 'tyre fitting');

  test('is asked for by each of its words', () => {
    expect(around(1, 2)).toEqual([fitting?.concept]);
    expect(around(2, 3)).toEqual([fitting?.concept]);
  });

  test('is shown in part by other names of the thing', () => {
    const mention = { from: 1, to: 2, line: 0, start: 0, end: 0 };
    expect(namesAround(concepts, posting, { mentions: [mention] })).toEqual([
      { concept: fitting?.concept, part: loose },
    ]);
  });

  test('is longer than the term', () => {
    expect(around(1, 3)).toEqual([]);
  });

  test('is where the term is, and not elsewhere in the posting', () => {
    expect(around(5, 6)).toEqual([]);
  });

  test('has all words of the term', () => {
    expect(around(2, 4)).toEqual([]);
  });
});
