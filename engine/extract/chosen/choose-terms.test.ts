import { describe, expect, test } from 'vitest';
import type { Mention } from '../terms/candidates.ts';
import { choice, chooseTerms, type RankedCandidate } from './choose-terms.ts';

function candidate(
  canonical: string,
  probability: number,
  places: readonly [number, number][],
  more = {},
): RankedCandidate {
  const mentions = places.map(
    ([from, to]): Mention => ({
      ...{ from, to, confidence: 0, isTerm: false, isChunk: true, line: 0 },
      ...{ afterVerb: false, withVerb: false, joined: false },
    }),
  );
  const own = { canonical, key: canonical, term: undefined, mentions };
  return { candidate: own, probability, isFirst: false, isBoilerplate: false, ...more };
}

const names = (ranked: readonly RankedCandidate[], words = 20) =>
  chooseTerms(ranked, words).map((each) => each.candidate.canonical);

describe('of what may be asked for', () => {
  test('the likeliest is taken, and nothing else with its words', () => {
    expect(names([candidate('care', 0.5, [[1, 2]]), candidate('wound care', 0.9, [[0, 2]])])).toEqual(['wound care']);
  });

  test('a candidate keeps the mentions that are free', () => {
    const [, care] = chooseTerms(
      [
        candidate('wound care', 0.9, [[0, 2]]),
        candidate('care', 0.5, [
          [1, 2],
          [7, 8],
        ]),
      ],
      20,
    );
    expect(care?.candidate.mentions.map(({ from }) => from)).toEqual([7]);
  });

  test('what is marked as first comes before what is likelier', () => {
    const first = candidate('first', 0.2, [[0, 1]], { isFirst: true });
    expect(names([candidate('likely', 0.9, [[0, 1]]), first])).toEqual(['first']);
  });

  test('the unlikely and the company’s own text are left out, unless a long posting would then have nothing', () => {
    const unlikely = [candidate('idle', 0.01, [[0, 1]]), candidate('offer', 0.9, [[1, 2]], { isBoilerplate: true })];
    expect(names(unlikely)).toEqual([]);
    expect(names(unlikely, choice.ladderWords)).toEqual(['offer', 'idle']);
  });

  test('no more are taken than a page can show', () => {
    const many = Array.from({ length: 50 }, (_, index) => candidate(`term ${index}`, 0.9, [[index, index + 1]]));
    expect(names(many, 60)).toHaveLength(choice.most);
  });
});
