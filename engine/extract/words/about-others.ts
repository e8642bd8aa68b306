import { allMatches } from '../../text/all-matches.ts';
import { rememberLines } from '../../text/cache/remember-words.ts';
import { fewRanges } from '../../text/few-ranges.ts';

/** Somebody or something else of whom a posting tells: the boss, the founders, the company. */
const others = fewRanges(
  /(?:report(?:s|ing)? (?:in)?to|led by|headed by|founded by|run by|managed by|taught by|trained by) [^.;]{0,60}(?:,? (?:who|whose|an? )|\()|(?<!\p{L})(?:our|the|your) (?:new )?(?:boss|manager|founder|founders|owner|owners|ceo|cto|cfo|director|chef|head|partner|partners|team|foreman|supervisor|colleagues?)(?:,? \p{Lu}\p{L}+)?,? (?:is|are|has|have|holds?|who)(?!\p{L})|(?<!\p{L})(?:she|he) (?:is|has|holds|got|did|was)(?!\p{L})|(?<!\p{L})we(?:'re|’re| are) (?:an? )?(?:\p{L}+ ){0,3}(?:certified|accredited|registered|licensed|approved|chartered) |^(?:it(?:'s| is)|[\p{Lu}][\p{L}&' ]{2,40} is) (?:an? )?[^.;]{0,60}(?:certified|accredited|registered|licensed|approved|chartered) /iu,
);

/** Whether the sentence at `at` tells of others what it would otherwise ask of the applicant. */
export function isAboutOthers(line: string, at: number): boolean {
  const from = Math.max(
    0,
    ...allMatches(line.slice(0, at), sentenceEnd).map(({ 0: end, index }) => index + end.length),
  );
  const to = line.slice(at).search(/[.!?;](?:\s|$)/);
  return tellsOfOthers(line.slice(from, to < 0 ? undefined : at + to));
}

const tellsOfOthers = rememberLines((sentence) => others.test(sentence));

const sentenceEnd = /[.!?;]\s+/g;
