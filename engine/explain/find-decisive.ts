import { elseAccepted } from '../extract/credentials/else-accepted.ts';
import { takesOthers } from '../extract/credentials/other-ways.ts';
import type { PostingText } from '../extract/read-posting.ts';
import { showsEqual } from '../match/credentials/show-equal.ts';
import type { ResumeText } from '../match/index-resume.ts';
import type { MatchedRequirement } from '../match/match-requirements.ts';
import { decisiveKinds } from '../score/formula.ts';
import { fewRanges } from '../text/few-ranges.ts';
import type { Decisive } from '../types/advice.ts';
import type { Requirement } from '../types/requirement.ts';
import type { Span } from '../types/span.ts';

const ownNames: Readonly<Record<string, RegExp>> = { en: /^englis(?:h|ch)$/i, de: /^(?:german|deutsch)$/i };
/** A posting of a few words shows no language, but each language's name is written in it. */
const inItself = fewRanges(/^(?:english|deutsch)(?!\p{L})/iu);

/** Whether a posting asks for the language that it is written in: people who write in a language need not say that they know it. */
export function isOwnLanguage(
  { kind, canonical, surface }: Pick<Requirement, 'kind' | 'canonical' | 'surface'>,
  { language: { code } }: Pick<PostingText, 'language'>,
): boolean {
  if (kind !== 'language') return false;
  return code === 'und' ? inItself.test(surface) : (ownNames[code]?.test(canonical) ?? false);
}

/** The posting's own words for it are in the name already. */
const saysSo = /equivalent|comparable|vergleichbar|gleichwertig/iu;

const anyOfTrade = fewRanges(/^(?:\p{L}+ )?(?:qualified|time-served) (?!.*status)/iu);

/**
 * The licences, degrees and languages that the posting requires and the resume does not show, surest first. The explanation of the score
 * begins with them; they take points off it only where little else is asked for (docs/decisions/041). The right to work is only a knock-out:
 * most people who have it do not mention it. Where an equivalent would do, the resume must show none either.
 */
export function findDecisive(
  posting: PostingText,
  resume: ResumeText,
  matches: readonly MatchedRequirement[],
): Decisive[] {
  const shown = matches.filter(({ found, requirement }) => found && decisiveKinds.has(requirement.kind));
  const isReplaced = ({ requirement: { spans } }: MatchedRequirement) =>
    spans.some((span) =>
      shown.some(({ requirement }) => requirement.spans.some((other) => isOtherWay(posting.text, span, other))),
    );
  return matches.flatMap((match) => (match.found || isReplaced(match) ? [] : asDecisive(match, posting, resume)));
}

/** Whether another credential stands behind an "or" in the same sentence: "Studium oder Meister/Techniker". */
function isOtherWay(text: string, { end }: Span, other: Span): boolean {
  return other.start >= end && other.start - end < longestSentence && orBetween.test(text.slice(end, other.start));
}

const longestSentence = 120;
const orBetween = /^(?:[^.;\n]{0,60} )?(?:or|oder|bzw\.) (?:[^.;,\n]{0,40})$/iu;

function asDecisive(
  { requirement, evidence }: MatchedRequirement,
  posting: PostingText,
  resume: ResumeText,
): Decisive | [] {
  const { kind, importance, spans } = requirement;
  if (importance !== 'must' || !decisiveKinds.has(kind)) return [];
  // A language that the resume names, but not well enough, is missing in any case.
  if (kind === 'language') return evidence.length > 0 || !isOwnLanguage(requirement, posting) ? requirement : [];
  if (takesOthers(requirement, posting)) return [];
  // Whoever shows some credential of a trade may well be "a qualified chef".
  if (anyOfTrade.test(requirement.surface) && showsEqual(requirement, resume)) return [];
  const accepted = elseAccepted(kind, spans, posting);
  if (accepted === undefined) return requirement;
  if (accepted === 'other' || showsEqual(requirement, resume)) return [];
  return saysSo.test(requirement.surface) ? requirement : { ...requirement, orEquivalent: true };
}
