import { elseAccepted } from '../extract/credentials/else-accepted.ts';
import { takesOthers } from '../extract/credentials/other-ways.ts';
import type { PostingText } from '../extract/read-posting.ts';
import { showsEqual } from '../match/credentials/show-equal.ts';
import type { ResumeText } from '../match/index-resume.ts';
import type { MatchedRequirement } from '../match/match-requirements.ts';
import { decisiveKinds } from '../score/formula.ts';
import { onceFor } from '../text/cache/once-for.ts';
import { detectLanguage } from '../text/detect-language.ts';
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

/** The language that a resume is written in: a German resume shows German to whoever reads an English posting. */
const languageOf = onceFor(({ written }: ResumeText) => {
  const language = detectLanguage(written);
  // Few words may be of any language.
  return language.code === 'und' ? { code: 'none', covered: false } : language;
});

/** The posting's own words for it are in the name already. */
const saysSo = /equivalent|comparable|vergleichbar|gleichwertig/iu;

/** Whoever may call themselves so is registered: no other credential of the rank makes a solicitor. */
const anyOfTrade = fewRanges(
  /^(?:\p{L}+ )?(?:qualified|time-served) (?!.*(?:status|solicitor|barrister|lawyer|teacher|nurse|midwife|doctor|dentist|pharmacist|accountant|social worker|architect|surveyor|actuary|veterin))/iu,
);

/**
 * The licences, degrees and languages that the posting requires and the resume does not show, surest first. The explanation of the score
 * begins with them; they take points off it, most where little else is asked for (docs/decisions/041, 045). The right to work is only a knock-out:
 * most people who have it do not mention it. Where an equivalent would do, the resume must show none either.
 */
export function findDecisive(
  posting: PostingText,
  resume: ResumeText,
  matches: readonly MatchedRequirement[],
): Decisive[] {
  if (resume.isPosting) return [];
  const shown = matches.filter(({ found, requirement }) => found && decisiveKinds.has(requirement.kind));
  const isReplaced = ({ requirement: { spans } }: MatchedRequirement) =>
    spans.some((span) =>
      shown.some(({ requirement }) => requirement.spans.some((other) => isOtherWay(posting.text, span, other))),
    );
  return matches.flatMap((match) => (match.found || isReplaced(match) ? [] : asDecisive(match, posting, resume)));
}

/** Whether two credentials have an "or" between them in the same sentence, or are of a list that ends in one: "Studium oder staatl. gepr. Techniker". */
function isOtherWay(text: string, span: Span, other: Span): boolean {
  const [first, last] = span.start < other.start ? [span, other] : [other, span];
  const gap = text.slice(first.end, last.start);
  if (last.start < first.end || gap.length >= longestSentence) return false;
  if (orBetween.test(gap)) return true;
  return listed.test(gap) && orBehind.test(text.slice(last.end, last.end + longestSentence));
}

const longestSentence = 120;
/** A full stop of a short form ends no sentence. */
const within = (marks: string) =>
  `(?:[^${marks}\\n]|(?<=(?<!\\p{L})(?:staatl|gepr|anerk|exam|dipl|abgeschl|st|ing|bzw))\\.)`;
const orBetween = new RegExp(`^(?:${within('.;')}{0,60}[ (])?(?:or|oder|bzw\\.) (?:${within('.;,')}{0,40})$`, 'iu');
const listed = new RegExp(`^(?: \\([^()\\n]{1,40}\\))?(?:,| ?/) ?${within('.;,')}{0,40}$`, 'iu');
const orBehind = new RegExp(`^${within('.;')}{0,60}?(?:,| ) ?(?:or|oder|bzw\\.) `, 'iu');

function asDecisive(
  { requirement, evidence }: MatchedRequirement,
  posting: PostingText,
  resume: ResumeText,
): Decisive | [] {
  const { kind, importance, spans } = requirement;
  if (importance !== 'must' || !decisiveKinds.has(kind)) return [];
  // A language that the resume names, but not well enough, is missing in any case.
  if (kind === 'language') {
    const isOwn = isOwnLanguage(requirement, posting) || isOwnLanguage(requirement, { language: languageOf(resume) });
    return evidence.length > 0 || !isOwn ? requirement : [];
  }
  if (takesOthers(requirement, posting)) return [];
  // Whoever shows some credential of a trade may well be "a qualified chef".
  if (anyOfTrade.test(requirement.surface) && showsEqual(requirement, resume)) return [];
  const accepted = elseAccepted(kind, spans, posting);
  if (accepted === undefined) return requirement;
  if (accepted === 'other' || showsEqual(requirement, resume)) return [];
  return saysSo.test(requirement.surface) ? requirement : { ...requirement, orEquivalent: true };
}
