import type { Knowledge } from '../../extract/terms/features.ts';
import type { Rewrite } from '../../types/ledger.ts';
import type { Doubt } from '../../types/opinion.ts';
import { readRewrite } from '../compare-resumes.ts';
import { unsureWords } from '../judge/judge-wording.ts';
import { claimsOfLine } from '../line-claims.ts';
import { isTooLong } from '../lines/too-long.ts';
import { rules } from '../rules.ts';
import { isWithdrawable, linesAtPlace } from './withdraw-quoted.ts';

const doubtNumbers = {
  /** A whole resume, reworded line by line, has about four; a person answers no more questions than this. */
  most: 24,
  /** The lines of the place that go along: a job seldom has more. */
  places: 12,
} as const;

/** What a second reader may be asked about a rewrite: where its wording is in doubt, in the order of its lines. */
export function listDoubts(rewrite: Rewrite, knowledge: Pick<Knowledge, 'lexicon' | 'fieldsOf'>): Doubt[] {
  const { original, improved, aligned, caseOf } = readRewrite({ ...rewrite, opinions: [] }, knowledge);
  const doubts: Doubt[] = [];
  if (isTooLong(original) || isTooLong(improved)) return doubts;
  for (const line of improved.lines) {
    if (doubts.length >= doubtNumbers.most) break;
    if (aligned.has(line.index)) continue;
    const given = caseOf(line);
    const asked = claimsOfLine(given, false, rules).filter(({ verdict }) => verdict === 'unsupported');
    const isAsked = new Set(asked.filter(isWithdrawable).map(({ text }) => text));
    const unsure = unsureWords(given)
      .filter(({ start, end }) => !asked.some(({ span }) => start < span.end && span.start < end))
      .map(({ start, end }) => improved.text.slice(start, end));
    if (isAsked.size + unsure.length === 0) continue;
    const places = linesAtPlace(given)
      .slice(0, doubtNumbers.places)
      .map(({ content }) => content);
    for (const words of isAsked) doubts.push({ line: line.content, words, isAsked: true, places });
    for (const words of new Set(unsure)) doubts.push({ line: line.content, words, isAsked: false, places });
  }
  return doubts.slice(0, doubtNumbers.most);
}
