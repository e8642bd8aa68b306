import { describe, expect, test } from 'vitest';
import type { LanguageConcepts } from '../../concepts/create-concepts.ts';
import {
  pack,
  smallConcepts,
  smallFurther,
  smallNames,
  smallPhrasings,
  smallWithFurther,
} from '../../testing/small-concepts.ts';
import { smallKnowledge } from '../../testing/small-document.ts';
import { indexResume } from '../index-resume.ts';
import { chunksAsked, conceptsAsked, conceptsOf, lookUpConcepts } from './show-concepts.ts';

const concepts = smallConcepts();

/** How a resume shows what each of a posting's terms asks for. */
function waysIn(text: string, keys: string[]): string[][] {
  const resume = indexResume(text, smallKnowledge);
  const terms = keys.map((key) => ({
    ...{ surface: key, canonical: key, key, kind: undefined, probability: 1, confidence: 1, mentions: [] },
  }));
  const waysOf = lookUpConcepts(concepts, terms, resume, { rarity: '' });
  return terms.map((term) =>
    waysOf(term).flatMap(({ strength, places }) =>
      places.map(([from, to]) => `${strength}: ${text.slice(resume.tokens[from]?.start, resume.tokens[to - 1]?.end)}`),
    ),
  );
}

describe('a concept that a posting names', () => {
  test.each([
    ['by another of its names', 'Fitted a tyre', 'tyre fitting', ['named: tyre']],
    ['by a product of its kind', 'Ran Kafka', 'message broker', ['named: Kafka']],
    ['in other words', 'Draw blood every day', 'phlebotomy', ['meaning: Draw blood']],
  ])('is shown %s', (_, text, key, ways) => {
    expect(waysIn(text, [key])).toEqual([ways]);
  });

  test('is not shown where the resume denies it', () => {
    expect(waysIn('Never draw blood', ['phlebotomy'])).toEqual([[]]);
  });

  test('is not the kind of a product that the posting names', () => {
    expect(waysIn('Ran a message broker', ['kafka'])).toEqual([[]]);
  });
});

describe('a part of a concept', () => {
  test('shows it', () => {
    expect(waysIn('Placed a cannula', ['phlebotomy'])).toEqual([['named: cannula']]);
  });

  test('is shown by its own names, and only hinted at by those of the concept', () => {
    expect(waysIn('Placed a cannula', ['cannula'])).toEqual([['named: cannula']]);
    expect(waysIn('Did phlebotomy', ['cannula'])).toEqual([['related: phlebotomy']]);
  });
});

describe('what only goes with a concept', () => {
  test('does not show it, and is only hinted at by its names', () => {
    expect(waysIn('Held a needle', ['phlebotomy'])).toEqual([[]]);
    expect(waysIn('Did phlebotomy', ['needle'])).toEqual([['related: phlebotomy']]);
  });
});

test('a term that only words a concept is related to it', () => {
  expect(waysIn('Did phlebotomy', ['draw blood'])).toEqual([['related: phlebotomy']]);
});

test('each term has its own concepts when several are asked for at once', () => {
  expect(waysIn('Ran Kafka, did phlebotomy', ['message broker', 'draw blood', 'baking'])).toEqual([
    ['named: Kafka'],
    ['related: phlebotomy'],
    [],
  ]);
});

test('nothing is shown when the concepts of the language are not loaded', () => {
  const term = {
    surface: 'x',
    canonical: 'tyre',
    key: 'tyre',
    kind: undefined,
    probability: 1,
    confidence: 1,
    mentions: [],
  };
  const resume = indexResume('Fitted a tyre', smallKnowledge);
  expect(lookUpConcepts(undefined, [term], resume, { rarity: '' })(term)).toEqual([]);
});

describe('phrasings', () => {
  const term = (key: string) => ({
    ...{ surface: key, canonical: key, key, kind: undefined, probability: 1, confidence: 1, mentions: [] },
  });
  const ways = (key: string, known: LanguageConcepts) => {
    const resume = indexResume('Found the vein for blood', smallKnowledge);
    const asked = term(key);
    return lookUpConcepts(conceptsAsked(known, [asked]), [asked], resume, { rarity: '' })(asked);
  };
  const [none, further] = [smallConcepts(smallWithFurther, []), smallConcepts(smallWithFurther, [[1, smallFurther]])];

  test('are asked for by the names of their concepts', () => {
    expect(chunksAsked(none, [term('phlebotomy'), term('message broker')])).toEqual([1]);
    expect(chunksAsked(none, [term('message broker')])).toEqual([]);
  });

  test('show what a posting asks for', () => {
    expect(ways('phlebotomy', none)).toEqual([]);
    expect(ways('phlebotomy', further).map(({ strength }) => strength)).toEqual(['meaning']);
  });

  test('come near another concept that is about the same', () => {
    expect(chunksAsked(none, [term('tyre fitting')])).toEqual([0, 1]);
    expect(ways('tyre fitting', further).map(({ strength }) => strength)).toEqual(['related']);
  });

  test('show no others about the same where the posting names one of them itself', () => {
    const kin = { kinCounts: pack([1, 1]), kin: { high: pack([0, 0]), low: pack([0, 0]) } };
    const two = smallConcepts({ ...smallWithFurther, first: 1, chunks: pack([1, 3, 2]), ...kin }, []);
    expect(chunksAsked(two, [term('tyre fitting')])).toEqual([0, 1, 2]);
    expect(chunksAsked(two, [term('tyre')])).toEqual([0, 1]);
  });

  test('that are loaded for another posting are what no term asks for', () => {
    const terms = [term('draw blood'), term('tyre fitting')];
    const all = smallConcepts(smallNames, [[0, smallPhrasings]]);
    const wordedOf = (known: LanguageConcepts) => conceptsOf(known, terms).get(terms[0] ?? term(''))?.worded;
    expect(wordedOf(conceptsAsked(all, terms))).toEqual([2]);
    expect(wordedOf(conceptsAsked(all, terms.slice(0, 1)))).toEqual([]);
  });
});
