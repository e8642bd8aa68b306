import { alignWords, judgedLine } from '../judge/words/align-words.ts';
import { areOfOneFamily } from '../judge/words/alike.ts';
import { boundOf, tieOf } from '../judge/words/bound-words.ts';
import { type Case, spanOfWords } from '../lines/claim.ts';
import { type Doubt, defineRule, settledInWords } from '../lines/rule.ts';
import { isSameAmount } from '../numbers/amounts.ts';
import { movedNumberDoubt } from './moved-number-doubt.ts';

/** The most percentages looked at in one line. */
const most = 8;
/** The words at the beginning of a line that say what its percentages measure. */
const mostSubject = 2;

/** A percentage that now measures another thing: no word of the new phrase was in the old one, whose head is gone. */
export const percentRule = defineRule<Doubt>({
  id: 'percent',
  roles: ['sentence'],
  unless: ['number'],
  skipsSummary: true,
  claims: movedPercents,
  proves: settledInWords,
  question: (_, { asked }) => asked,
});

function movedPercents(given: Case): Doubt[] {
  const { line, improved, original, sources } = given;
  const source = sources.lines[0];
  if (source?.role !== 'sentence' || improved.isGerman) return [];
  const percents = line.amounts.filter(({ unit }) => unit === 'percent').slice(0, most);
  // "From 4.1% to 2.6%" is said of what stands before both.
  const isMove = percents.filter((amount) => source?.amounts.some((other) => isSameAmount(other, amount))).length > 1;
  if (percents.length === 0) return [];
  const [now, before] = [judgedLine(improved, line), judgedLine(original, source)];
  const { ties, left } = alignWords(now, [before]);
  const tieAt = new Map(now.content.map(({ index }, at) => [index, ties[at]?.tie]));
  const gone = new Set(left.map(({ root }) => root));
  for (const amount of percents) {
    const same = source.amounts.find((other) => isSameAmount(other, amount));
    if (same === undefined) continue;
    const [own, theirs] = [boundOf(improved, now, amount), boundOf(original, before, same)];
    const pairs = [own.counted, own.changed].flatMap((a) =>
      [theirs.counted, theirs.changed].map((b) => (a.length > 0 && b.length > 0 ? tieOf(a, b) : 0)),
    );
    // What stands before both percentages is what moved.
    const isKept = before.content
      .slice(0, mostSubject)
      .some(({ root }) => now.content.some((word) => areOfOneFamily(word.root, root)));
    const isUnbound = isMove && (own.changed.length === 0 || theirs.changed.length === 0 || isKept);
    if (Math.max(...pairs) > 0 || isUnbound) continue;
    const heads = [...own.at];
    const isNew = heads.some((index) => tieAt.get(index) === 'none');
    const isGone = [theirs.counted.at(-1), theirs.changed[0]].some((head) => head !== undefined && gone.has(head));
    if (!isNew || !isGone) continue;
    return [movedNumberDoubt(given, source, spanOfWords(improved, amount.from, amount.to))];
  }
  return [];
}
