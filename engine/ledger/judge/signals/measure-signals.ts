import { type Case, spanOfWords } from '../../lines/claim.ts';
import type { ResumeDocument } from '../../lines/document.ts';
import { type Amount, isSameAmount } from '../../numbers/amounts.ts';
import { areOfOneFamily } from '../words/alike.ts';
import { type Bound, boundOf } from '../words/bound-words.ts';
import type { LineNews } from '../words/new-words.ts';
import type { Signal } from './signals.ts';

const most = 6;
const alike = areOfOneFamily;

/** Figures that measure something else than in the source, and parts told as the whole. */
export function measureSignals(given: Case, news: LineNews): Signal[] {
  if (given.line.isSummary) return [];
  return [...swapped(given, news), ...whole(given, news)];
}

/** "Volunteer numbers up 12%" for "visitor numbers"; "58% trust-wide, 49% of ours" the other way round. */
function swapped(given: Case, { now, before }: LineNews): Signal[] {
  const { line, improved, original } = given;
  // "A year" counts nothing by itself.
  const own = line.amounts
    .filter(({ unit, from }) => unit !== 'year' && !/^(?:an?|per|each|every)$/.test(improved.tokens[from]?.lower ?? ''))
    .slice(0, most);
  const olds = before.line.amounts.filter(({ unit }) => unit !== 'year').slice(0, most);
  const bounds = new Map(olds.map((amount) => [amount, boundOf(original, before, amount)]));
  const kept = own.flatMap((amount) => {
    const same = olds.filter((other) => isSameAmount(other, amount));
    return same.length === 1 && same[0] ? [{ amount, old: same[0], is: boundOf(improved, now, amount) }] : [];
  });
  return kept.flatMap(({ amount, old, is }): Signal[] => {
    const was = bounds.get(old);
    if (was === undefined) return [];
    const words = wordsOf(is);
    const wordsBefore = wordsOf(was);
    const added = words.filter((word) => !before.content.some(({ root }) => alike(root, word)));
    const gone = wordsBefore.filter((word) => !now.content.some(({ root }) => alike(root, word)));
    const crossed = olds.some((other) => {
      const theirs = bounds.get(other);
      if (other === old || theirs === undefined) return false;
      const only = wordsOf(theirs).filter((word) => !wordsBefore.some((mine) => alike(mine, word)));
      return (
        only.some((word) => words.some((mine) => alike(mine, word))) &&
        !words.some((mine) => wordsBefore.some((word) => alike(mine, word)))
      );
    });
    const sort = amount.unit === 'percent' ? 'percent' : 'count';
    if (!crossed && (added.length === 0 || gone.length === 0)) return [];
    return [
      {
        about: 'amount',
        span: spanOfWords(improved, amount.from, amount.to),
        features: [
          `measure ${sort}`,
          ...(crossed ? ['measure crossed', `measure ${sort} crossed`] : []),
          ...(added.length > 0 && gone.length > 0 ? [`measure ${sort} of other words`] : []),
          ...(added.length > 0 && gone.length > 0 && added.length === words.length
            ? [`measure ${sort} of only other words`]
            : []),
          ...(changedHead(is, was) ? [`measure ${sort} of another head`] : []),
        ],
      },
    ];
  });
}

function wordsOf({ counted, changed }: Bound): string[] {
  return [...counted, ...changed];
}

function changedHead(is: Bound, was: Bound): boolean {
  const [a, b] = [is.counted.at(-1) ?? is.changed[0], was.counted.at(-1) ?? was.changed[0]];
  return a !== undefined && b !== undefined && !alike(a, b);
}

/** "The four glasshouses" for "one of the four": the part's own number is gone, the whole's is still there. */
function whole({ line, improved, original }: Case, { before, now }: LineNews): Signal[] {
  const parts = partsIn(original, before.line.from, before.line.to);
  if (parts.length === 0) return [];
  const left = partsIn(improved, line.from, line.to);
  const left2 = /\b(?:of|among|out|one)\b/.test(
    improved.tokens
      .slice(line.from, line.to)
      .map(({ lower }) => lower)
      .join(' '),
  );
  return parts.slice(0, 2).flatMap(({ part, at }): Signal[] => {
    if (left.some((other) => other.part === part)) return [];
    const amount = before.line.amounts.find(({ from, to }) => from <= at && to > at);
    const isKept = amount
      ? line.amounts.some((other: Amount) => isSameAmount(other, amount))
      : improved.tokens.slice(line.from, line.to).some(({ lower }) => lower === part);
    return [
      {
        about: 'amount',
        span: spanOfWords(improved, line.from, Math.min(line.to, line.from + 4)),
        features: [
          'part gone',
          `part gone, number ${isKept ? 'kept' : 'gone'}`,
          `part gone, of ${left2 ? 'left' : 'gone'}`,
          ...(!isKept && !left2 ? ['part gone, nothing left'] : []),
          ...(/^(?:one|1)$/.test(part) ? ['part gone, one'] : []),
          ...(now.content.length < before.content.length ? ['part gone, shorter'] : []),
        ],
      },
    ];
  });
}

const partWord = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|some|part|half|most|\d+)$/;

/** "Two of the five": the parts' words and places. */
function partsIn({ tokens }: ResumeDocument, from: number, to: number): { part: string; at: number }[] {
  const parts: { part: string; at: number }[] = [];
  for (let index = from; index + 1 < Math.min(to, from + 120); index += 1) {
    const { lower = '' } = tokens[index] ?? {};
    if (partWord.test(lower) && tokens[index + 1]?.lower === 'of') parts.push({ part: lower, at: index });
  }
  return parts;
}
