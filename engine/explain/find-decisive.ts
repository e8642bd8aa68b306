import type { PostingText } from '../extract/read-posting.ts';
import type { MatchedRequirement } from '../match/match-requirements.ts';
import type { Requirement, RequirementKind } from '../types/requirement.ts';

/** What no other skill makes up for. */
const decisive: ReadonlySet<RequirementKind> = new Set<RequirementKind>(['licence', 'degree', 'language']);

/** "or equivalent experience": people without one may still apply. */
const elseAccepted =
  /\b(?:or|and\/or) (?:an? )?(?:equivalent|comparable|similar|relevant|commensurate|work|professional|demonstrated)|in lieu of|oder (?:eine )?(?:vergleichbar|gleichwertig|ähnlich)/i;

/** People who write in a language need not say that they know it. */
const ownNames: Readonly<Record<string, RegExp>> = { en: /^englis(?:h|ch)$/i, de: /^(?:german|deutsch)$/i };

/**
 * The licences, degrees and languages that the posting requires and the resume does not show, surest first. They are decisive
 * but not part of the score: the number stays, and its explanation begins with them. The right to work is only a knock-out:
 * most people who have it do not mention it.
 */
export function findDecisive(posting: PostingText, matches: readonly MatchedRequirement[]): Requirement[] {
  return matches
    .filter(({ requirement, found }) => !found && isRequired(requirement, posting))
    .map(({ requirement }) => requirement);
}

function isRequired({ kind, importance, spans, canonical }: Requirement, { text, language }: PostingText): boolean {
  if (importance !== 'must' || !decisive.has(kind)) return false;
  if (kind === 'language') return !ownNames[language.code]?.test(canonical);
  return kind !== 'degree' || !spans.some((span) => elseAccepted.test(restOfSentence(text, span.start)));
}

/** How far a condition reaches. */
const longestSentence = 200;

function restOfSentence(text: string, start: number): string {
  return /^[^.;\n]*/.exec(text.slice(start, start + longestSentence))?.[0] ?? '';
}
