import { say } from '../../say.ts';
import { type Case, spanOf, spanOfWords } from '../lines/claim.ts';
import { defineRule, everyBody, type Statement } from '../lines/rule.ts';
import * as german from '../vocabulary/de/claims.ts';
import { orGerman } from '../words/or-german.ts';
import { isSameItem } from './judge-condition.ts';

/** Reservations that a rewrite must keep while it keeps the fact. */
const reservations = orGerman(
  /\bin progress\b|\bexpected\b|\bnot (?:yet )?(?:finished|completed?|graduated|certified)\b|\bunfinished\b|\bincomplete\b|\bpursuing\b|\bcandidate for\b|\bexpired\b|\blapsed\b|\bunder (?:\w+ )?supervision\b|\bsupervised by\b|\bongoing\b(?! \p{L})|\bcurrently (?:studying|enrolled|taking)\b|\bstudied towards?\b|\bcoursework\b|\bdropped out\b|\bfor\b[^.,;]{0,30}\b(?:review|approval|sign-?off)\b/iu,
  german.reservations,
);

/** Reservations about a part of the fact; a summary may name the whole. */
const exceptions = orGerman(/\bnot included\b|\bexcluding\b|\bexcept(?:ing)?\b/iu, german.exceptions);

/** A reservation of the source that the line no longer makes. */
export const reservationRule = defineRule({
  id: 'reservation',
  roles: everyBody,
  claims(given: Case): Statement[] {
    const { line, improved } = given;
    const isDropped = reservationOf(given) !== undefined && !patternFor(given).test(line.content) && isOfItem(given);
    return isDropped ? [{ kind: 'standing', span: spanOfWords(improved, line.from, line.to) }] : [];
  },
  proves: (given) => (patternFor(given).test(given.confirmed.text) ? 'wording' : undefined),
  question(given) {
    const [source] = given.sources.lines;
    const text = reservationOf(given) ?? '';
    const params = { word: text, line: source?.content ?? '' };
    const spans = source === undefined ? [] : [spanOf(source)];
    return [say('ledger.word', params, ...spans), say('ask.stillHolds', { text })];
  },
});

/** A summary may name the whole even if there is an exception. */
function patternFor({ line, sources: { lines } }: Case): RegExp {
  return !line.isSummary && exceptions.test(lines[0]?.content ?? '') ? exceptions : reservations;
}

/** Of a list only the item that has it makes a reservation: "Photoshop" says nothing about a card that has expired. */
function isOfItem(given: Case): boolean {
  const [source] = given.sources.lines;
  const hit = patternFor(given).exec(source?.content ?? '');
  if (source?.role === 'sentence' || !source || !hit) return true;
  return isSameItem(source.content, hit, given.line.content);
}

function reservationOf(given: Case): string | undefined {
  return patternFor(given).exec(given.sources.lines[0]?.content ?? '')?.[0];
}
