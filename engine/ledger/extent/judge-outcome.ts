import { say } from '../../say.ts';
import type { Span } from '../../types/span.ts';
import { areAlikeVerbs, verbKeysAt } from '../judge/words/alike-verbs.ts';
import { type Case, linesFor, spanOfWords } from '../lines/claim.ts';
import { defineRule, type Proof, type Statement } from '../lines/rule.ts';
import { isSameMeasure, measuresIn, waysOf } from '../numbers/measures.ts';
import * as german from '../vocabulary/de/claims.ts';
import { anyOf } from '../vocabulary/read-table.ts';
import { writtenOutIn } from '../words/acronyms.ts';
import { achieved, directionOf, directionsIn, mild, movesIn } from './effect-directions.ts';

/** "Which brought in new clients", next to the action that brought them. */
const relative =
  /[,;–-]\s*(?:which|that) (?:\p{L}+ed|(?:then |also )?(?:led|brought|won|cut|made|grew|rose|gave|kept|saw|got|drew|let))\b/giu;

const englishConsequence =
  /\b(?:resulting in|leading to|which (?:led|resulted|improved|increased|reduced|saved|helped|raised)|thereby|contributing to|earning|was praised|were praised|credited with)\b/iu;

const cause = new RegExp(`${englishConsequence.source}|${anyOf(german.consequences)}`, 'iu');

const consequence = new RegExp(cause, 'giu');

interface Effect extends Statement {
  proof: Proof | undefined;
}

/** What came of the work: the original must say so, or have numbers that went the same way. */
export const effectRule = defineRule<Effect>({
  id: 'effect',
  roles: ['sentence'],
  asksOnce: true,
  *claims(given) {
    yield* consequencesIn(given);
    yield* effectsIn(given);
  },
  proves: (_, { proof }) => proof,
  question({ improved }, { span }) {
    const text = improved.text.slice(span.start, span.end).replace(/[.;]$/, '');
    return [say('ledger.noOutcome', { text }), say('ask.outcome', { text })];
  },
});

/** "Resulting in fewer returns", ", which brought in new clients". */
function* consequencesIn(given: Case): Generator<Effect> {
  const { line } = given;
  const said = new Set(linesFor(given).flatMap((source) => [...source.stems]));
  const at = (start: number): Effect => {
    const span = { start, end: line.end };
    return { kind: 'outcome', span, proof: isToldBefore(given, said, span) ? 'wording' : undefined };
  };
  for (const hit of line.content.matchAll(consequence)) {
    const found = at(line.start + hit.index);
    if (found.proof === undefined && hasCause(given)) break;
    yield found;
  }
  for (const hit of line.content.matchAll(relative)) yield at(line.start + hit.index + hit[0].search(/\p{L}/u));
}

/** "Increased sales", "improved the process". */
function* effectsIn(given: Case): Generator<Effect> {
  const { line, improved } = given;
  const words = improved.tokens.slice(line.from, line.to);
  // "Search engine optimization" is what SEO stands for.
  const writtenOut = writtenOutIn(given);
  const directions = words.map(({ lower }, index) =>
    isReport(lower, words[index + 1]?.lower) ||
    (/^rais/.test(lower) && isTold(given)) ||
    writtenOut.has(line.from + index)
      ? -1
      : directionOf(lower),
  );
  if (directions.every((direction) => direction < 0)) return;
  const said = new Set(linesFor(given).flatMap((source) => [...source.stems]));
  const proofs = directionsProven(given);
  for (const [at, direction] of directions.entries()) {
    if (direction < 0) continue;
    const isProven =
      // "Cutting on the plasma table" means cutting metal.
      (words[at]?.lower === 'cut' && said.has(improved.stemOf[line.from + at] ?? '')) ||
      proofs.has(direction) ||
      isAlikeSaid(given, line.from + at, direction) ||
      ((direction === mild || direction === achieved) && proofs.size > 0);
    const span = spanOfWords(improved, line.from + at, line.to);
    yield { kind: 'outcome', span, proof: isProven ? 'wording' : undefined };
  }
}

/** "Expanded" for "extended": the source's own verb in another word, and not the opposite. */
function isAlikeSaid({ improved, original, sources }: Case, index: number, direction: number): boolean {
  const [source] = sources.lines;
  if (source === undefined || improved.isGerman) return false;
  const own = verbKeysAt(improved.tokens, index);
  for (let at = source.from; at < Math.min(source.to, source.from + mostWords); at += 1) {
    const way = directionOf(original.tokens[at]?.lower ?? '', true);
    const isSameWay = way < 0 || way === direction;
    if (isSameWay && verbKeysAt(original.tokens, at).some((key) => own.some((other) => areAlikeVerbs(other, key))))
      return true;
  }
  return false;
}

/** A source is read up to here. */
const mostWords = 60;

/** Whether the original says half of what a consequence says. */
function isToldBefore({ improved, line }: Case, said: ReadonlySet<string>, span: Span): boolean {
  const words = improved.stemOf
    .slice(line.from, line.to)
    .filter((word, index) => word !== '' && (improved.tokens[line.from + index]?.start ?? 0) >= span.start);
  const told = words.filter((word) => said.has(word)).length;
  return told * 2 >= words.length;
}

/** Whether the original states a consequence in words like these. */
function hasCause(given: Case): boolean {
  return linesFor(given).some(({ content }) => cause.test(content));
}

/** "Defects raised by customers" did not rise; "raised by 20%" did. */
function isReport(lower: string, next = ''): boolean {
  return /^rais/.test(lower) && /^(?:by|concerns?|issues?|questions?|awareness|queries|tickets?|invoices?)$/.test(next);
}

/** "Raised the failures with the engineer" of who reported them: nothing rose, and no figure says so. */
function isTold(given: Case): boolean {
  return given.line.amounts.length === 0 && linesFor(given).some(({ content }) => tells.test(content));
}

const tells = /\b(?:ask|report|tell|told|inform|notif|flag|warn|alert|rais|mention|quer|escalat|complain)/iu;

function directionsProven(given: Case): Set<number> {
  const { original, confirmed, line, improved } = given;
  // Something that took two days and now takes an hour went down, whatever the words.
  const measures = measuresIn(improved, line);
  const told = measures.length > 1 ? linesFor(given).flatMap((source) => measuresIn(original, source)) : [];
  const now = measures.filter((measure) => told.some((other) => isSameMeasure(other, measure)));
  return new Set([
    ...waysOf(now).map((way) => (way === 'up' ? 0 : 1)),
    ...linesFor(given).flatMap((source) => [
      ...directionsIn(original.tokens, source.from, source.to),
      ...movesIn(original, source, given.line.amounts),
    ]),
    ...directionsIn(confirmed.tokens, 0, confirmed.tokens.length),
  ]);
}
