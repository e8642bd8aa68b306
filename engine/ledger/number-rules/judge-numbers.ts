import { say } from '../../say.ts';
import { type Case, spanOfWords } from '../lines/claim.ts';
import type { ResumeLine } from '../lines/document.ts';
import { defineRule, everyBody, type Statement } from '../lines/rule.ts';
import { type Amount, isSameAmount } from '../numbers/amounts.ts';
import { derivedFrom } from './derive-numbers.ts';
import { beside, besideWeight, closeness, mostPlaces, type Place } from './number-closeness.ts';
import { contextOf, sharedWords } from './number-context.ts';

interface NumberTold extends Statement {
  amount: Amount;
}

/** Every number of the line: it must be in the original, about the same fact. */
export const numberRule = defineRule<NumberTold>({
  id: 'number',
  roles: everyBody,
  *claims({ line, improved }) {
    for (const amount of line.amounts) {
      const span = spanOfWords(improved, amount.from, amount.to);
      yield { kind: amount.unit === 'year' ? 'date' : 'number', span, amount };
    }
  },
  proves(given, { amount }) {
    const own = contextOf(given.improved, given.line, amount);
    const [best] = placesOf(given, amount)
      .map((place) => ({ place, score: closeness(given, amount, own, place) }))
      .sort((a, b) => b.score - a.score);
    if (best === undefined || best.score === 0 || hasBetterOwner(given, own, amount, best.score))
      return derivedFrom(given, amount);
    const { document, amount: found } = best.place;
    return document === given.original ? spanOfWords(document, found.from, found.to) : 'confirmed';
  },
  question(given, { span, amount }) {
    const text = given.improved.text.slice(span.start, span.end);
    return placesOf(given, amount).length === 0
      ? [say('ledger.noNumber', { text }), say('ask.whereFrom', { text })]
      : [say('ledger.otherNumber', { text }), say('ask.rightHere', { text })];
  },
});

/** Where the original, or what was confirmed, has the number: the lines that the sentence comes from first. */
function placesOf({ original, confirmed, sources }: Case, amount: Amount): Place[] {
  const values = [amount.value];
  // "Doubled" is "by 100 percent".
  if (amount.unit === 'times') values.push((amount.value - 1) * 100);
  if (amount.unit === 'percent') values.push(amount.value / 100 + 1);
  return [original, confirmed].flatMap((document) => {
    const places = values.flatMap((value) => document.amountsOf.get(value)?.slice(0, mostPlaces) ?? []);
    const near = sources.lines.flatMap((line) =>
      line.amounts.slice(0, mostPlaces).map((other) => ({ amount: other, line })),
    );
    return [...(document === original ? near : []), ...places]
      .filter((place) => isSameAmount(place.amount, amount))
      .map((place) => ({ ...place, document }));
  });
}

/** Whether another number of a source line matches far more closely: then two numbers were swapped. */
function hasBetterOwner(
  { sources, original, improved, line: now }: Case,
  own: ReadonlySet<string>,
  amount: Amount,
  score: number,
): boolean {
  const matchOf = (mine: Amount, context: ReadonlySet<string>, line: ResumeLine, other: Amount) =>
    sharedWords(context, contextOf(original, line, other)) +
    beside({ improved, line: now }, mine, { document: original, amount: other, line }) * besideWeight;
  return sources.lines.some((line) =>
    line.amounts.slice(0, mostPlaces).some((other) => {
      if (other.unit !== amount.unit || isSameAmount(other, amount)) return false;
      const match = matchOf(amount, own, line, other);
      if (match <= score) return false;
      // "140 of the app's 600 cases": the other number is still there, among more of its words.
      return !now.amounts
        .slice(0, mostPlaces)
        .some(
          (kept) => isSameAmount(kept, other) && matchOf(kept, contextOf(improved, now, kept), line, other) >= match,
        );
    }),
  );
}
