import { type Case, spanOfWords } from '../lines/claim.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import { type Doubt, defineRule, settledInWords } from '../lines/rule.ts';
import { type Amount, isSameAmount } from '../numbers/amounts.ts';
import { movedNumberDoubt } from './moved-number-doubt.ts';

/** As many characters on either side of a percentage tell whether something changed by it. */
const around = 32;
/** The most percentages looked at in one line. */
const most = 8;

/** What stands right before a percentage by which something changed. */
const changeBefore =
  /\b(?:by|(?:reduction|increase|growth|rise|drop|fall|decrease|gain|improvement|decline|cut)s? of) (?:(?:about|around|approximately|nearly|almost|over|some|roughly|an?|more than|up to|only|another|at least) ){0,3}$/iu;
/** And right behind it. */
const changeBehind = /^[\s-](?:reduction|increase|growth|rise|drop|decrease|improvement|decline|uplift|cut)s?\b/iu;
/** What tells that a percentage is a share, a target or a limit. */
const shareBefore = /\b(?:within|at|target(?: of)?|against|share of|rate of|accuracy of|below|above|under)[: ]{1,2}$/iu;
const shareBehind = /^ of\b/iu;

/** "Late deliveries down by 1.8%" of "late deliveries: 1.8% of loads": a share became a change; or a target a result. */
export const changeRule = defineRule<Doubt>({
  id: 'change',
  roles: ['sentence'],
  unless: ['number', 'percent'],
  skipsSummary: true,
  claims: (given) => [...turnedPercents(given), ...droppedAims(given)].slice(0, 1),
  proves: settledInWords,
  question: (_, { asked }) => asked,
});

function turnedPercents(given: Case): Doubt[] {
  const { line, improved, original, sources } = given;
  if (improved.isGerman) return [];
  for (const amount of line.amounts.filter(({ unit }) => unit === 'percent').slice(0, most)) {
    const isSame = (other: Amount) => isSameAmount(other, amount);
    const source = sources.lines.find(({ amounts }) => amounts.some(isSame));
    const same = source?.amounts.filter(isSame) ?? [];
    if (source === undefined || !stands(improved, line, amount, changeBefore, changeBehind)) continue;
    const isShare = same.every(
      (other) =>
        stands(original, source, other, shareBefore, shareBehind) &&
        !stands(original, source, other, changeBefore, changeBehind),
    );
    if (isShare) return [movedNumberDoubt(given, source, spanOfWords(improved, amount.from, amount.to))];
  }
  return [];
}

/** A figure that somebody only aimed at or allowed. */
const aimed = /\b(?:target|goal|quota|budget|limit|cap)s?(?: (?:of|was|is|at))?[: ] ?(?:the |an? )?[$€£]?$/iu;
const stillAimed =
  /\b(?:target\p{L}*|goals?|quotas?|budget\p{L}*|aim\p{L}*|limit\p{L}*|cap|capped|plan\p{L}*|objectives?|max\p{L}*|ceiling|allowance|threshold|up to|required|allowed|expected|benchmark|spend\p{L}*|fund\p{L}*)\b/iu;

/** "2% the year before" of "against a target of 2%". */
function droppedAims(given: Case): Doubt[] {
  const { line, improved, original, sources } = given;
  if (improved.isGerman || stillAimed.test(line.content)) return [];
  for (const amount of line.amounts.slice(0, most)) {
    if (amount.unit === 'year') continue;
    const isSame = (other: Amount) => isSameAmount(other, amount);
    const source = sources.lines.find(({ amounts }) => amounts.some(isSame));
    const same = source?.amounts.filter(isSame) ?? [];
    if (source === undefined || !same.every((other) => stands(original, source, other, aimed, never))) continue;
    return [movedNumberDoubt(given, source, spanOfWords(improved, amount.from, amount.to))];
  }
  return [];
}

const never = /(?!)/u;

/** Whether the words right before or behind an amount are of the given ones. */
function stands({ tokens, text }: ResumeDocument, line: ResumeLine, { from, to }: Amount, left: RegExp, right: RegExp) {
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
  const before = text.slice(Math.max(line.start, start - around), start);
  const behind = text.slice(end, Math.min(line.end, end + around)).replace(/^\s*(?:%|per ?cent)/u, '');
  return left.test(before) || right.test(behind);
}
