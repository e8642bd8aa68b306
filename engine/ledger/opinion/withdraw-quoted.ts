import type { Claim, ClaimKind } from '../../types/claim.ts';
import type { Span } from '../../types/span.ts';
import { type Case, linesFor, proven } from '../lines/claim.ts';
import type { ResumeLine } from '../lines/document.ts';
import { saysTheSame } from './says-the-same.ts';

/**
 * The only findings that an opinion may end: that a line says more than its source does. A quote can show where the resume says it. It
 * cannot show that a reservation was dropped rightly (`ledger.word`), and levels are credentials (`ledger.lowerLevel`).
 */
const withdrawable: ReadonlySet<Claim['reason']['code']> = new Set([
  'ledger.moreThan',
  'ledger.more',
  'ledger.noOutcome',
  'ledger.nothingAbout',
  'ledger.notOfIt',
]);
/** Numbers, dates, titles, credentials and names are never a matter of opinion. */
const ofWording: ReadonlySet<ClaimKind> = new Set(['scope', 'outcome', 'standing']);

/** Whether an opinion may withdraw the finding. */
export function isWithdrawable({ kind, verdict, reason }: Claim): boolean {
  return verdict === 'unsupported' && ofWording.has(kind) && withdrawable.has(reason.code);
}

/** Characters of the shortest quote: less is a word or two, which many lines have. */
const shortestQuote = 12;

/**
 * The claims of a line, without those that an opinion withdraws and the quoted line bears out: it stands at the same place of the
 * original, it says the same word for word, and the rules, given that line as the source, ask nothing about the wording.
 * @param judgeBy the claims of the same line if it came from this one of the original
 */
export function withdrawQuoted(
  given: Case,
  claims: readonly Claim[],
  judgeBy: (source: ResumeLine) => readonly Claim[],
): Claim[] {
  return claims.map((claim) => {
    if (!isWithdrawable(claim)) return claim;
    for (const { words, verdict, quote } of given.opinions) {
      if (verdict !== 'withdraw' || words !== claim.text) continue;
      const found = findQuote(given, quote);
      if (found === undefined || !saysTheSame(given, claim.span, found.line, found.span)) continue;
      const again = judgeBy(found.line);
      if (again.some(({ verdict: other, kind }) => other === 'unsupported' && ofWording.has(kind))) continue;
      return proven(given, claim.kind, claim.span, found.span);
    }
    return claim;
  });
}

/** The lines where the original may say what this line says: those it was made from, and those of its job; for a summary all. */
export function linesAtPlace(given: Case): ResumeLine[] {
  const { line, original, sources, job } = given;
  const near = line.isSummary ? linesFor(given) : original.lines.filter((other) => other.job === job);
  return [...new Set([...sources.lines, ...near])].filter(({ role }) => role !== 'header' && role !== 'heading');
}

/** Where the quote stands, letter by letter but for white space, in one line at the same place of the original. */
function findQuote(given: Case, quote: string): { line: ResumeLine; span: Span } | undefined {
  const wanted = oneSpaced(quote.trim()).text;
  if (wanted.length < shortestQuote) return undefined;
  for (const line of linesAtPlace(given)) {
    const { text, placeOf } = oneSpaced(given.original.text.slice(line.start, line.end));
    const at = text.indexOf(wanted);
    if (at < 0) continue;
    return { line, span: { start: line.start + placeOf(at), end: line.start + placeOf(at + wanted.length - 1) + 1 } };
  }
  return undefined;
}

/** The text with every run of white space as one space, and the place in it of each character. */
function oneSpaced(given: string): { text: string; placeOf(at: number): number } {
  const places: number[] = [];
  let text = '';
  for (const { 0: piece, index } of given.matchAll(/\s+|\S/gu)) {
    const character = piece.trim() === '' ? ' ' : piece;
    for (let unit = 0; unit < character.length; unit += 1) places.push(index + unit);
    text += character;
  }
  return { text, placeOf: (at) => places[at] ?? given.length };
}
