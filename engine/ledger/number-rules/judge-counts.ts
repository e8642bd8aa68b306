import { movedNumbers } from '../judge/signals/bound-numbers.ts';
import { newsOf } from '../judge/words/new-words.ts';
import { isOfPair } from '../judge/words/restated-numbers.ts';
import type { Case } from '../lines/claim.ts';
import { type Doubt, defineRule, settledInWords } from '../lines/rule.ts';
import { movedNumberDoubt } from './moved-number-doubt.ts';

/** What leaves no doubt that a number counts another thing: two nouns changed places, a group's size counts groups, money counts goods. */
const plain: ReadonlySet<string> = new Set([
  'counts swapped',
  'counts its rate',
  'counts the group',
  'counts the whole',
  'counts money',
]);

/** "16 schools" for "16 pupils at a school": a number of the source that counts another of its nouns. */
export const countsRule = defineRule<Doubt>({
  id: 'counts',
  roles: ['sentence'],
  unless: ['number', 'frequency'],
  skipsSummary: true,
  claims: movedCounts,
  proves: settledInWords,
  question: (_, { asked }) => asked,
});

function movedCounts(given: Case): Doubt[] {
  const { improved } = given;
  const source = given.sources.lines[0];
  if (source?.role !== 'sentence' || given.improved.isGerman || given.line.amounts.length === 0) return [];
  const news = newsOf(given);
  if (news === undefined) return [];
  const moved = movedNumbers(given, news).find(({ features }) => features.some((name) => plain.has(name)));
  const amount = given.line.amounts.find(({ from }) => improved.tokens[from]?.start === moved?.span.start);
  if (moved === undefined || amount === undefined) return [];
  if (isOfPair(improved, given.line, given.original, source, amount)) return [];
  return [movedNumberDoubt(given, source, moved.span)];
}
