import { closeEvidence, manner, nameOf, shorten } from '../explain/wording.ts';
import { inOtherWords } from '../match/in-other-words.ts';
import type { ResumeText } from '../match/index-resume.ts';
import type { MatchedRequirement } from '../match/match-requirements.ts';
import { type ResumeSentence, sentenceAt } from '../resume/quotable-sentences.ts';
import { say } from '../say.ts';
import { formula } from '../score/formula.ts';
import { isShortForm } from '../text/is-short-form.ts';
import { stem } from '../text/roots/stem.ts';
import { tokenise } from '../text/tokenise.ts';
import type { KeywordProposal, KeywordQuestion } from '../types/advice.ts';
import type { RequirementKind } from '../types/requirement.ts';
import { namesIn } from './names-in.ts';

/** Years, degrees and titles belong to jobs and schools, not in a list of skills. */
const notSkills: ReadonlySet<RequirementKind> = new Set<RequirementKind>(['years', 'degree', 'title']);
/** A credential that is shown needs no second name, and neither does a language: "Deutsch (Muttersprache)" says more than "Deutschkenntnisse". */
const neverRenamed: ReadonlySet<RequirementKind> = new Set<RequirementKind>(['licence', 'language']);
/** What a keyword earns when it is named in a list. */
const listedCredit = formula.strength.exact * formula.placement.listed;

/** What the skills section could name, most points first; `points` is what each requirement can earn. */
export interface KeywordOffers {
  proposals: KeywordProposal[];
  questions: KeywordQuestion[];
}

/**
 * Keywords that the resume proves but does not name are proposed with the line that proves them. Those that nothing
 * proves are asked about, each alternative separately. What the resume denies ("no experience with X") is left out, and so is what the
 * posting hardly asks for.
 */
export function offerKeywords(
  matches: readonly MatchedRequirement[],
  points: readonly number[],
  resume: ResumeText,
  sentences: readonly ResumeSentence[],
): KeywordOffers {
  const isNamed = namesIn(resume);
  const isDenied = deniedIn(resume);
  const proposals = new Map<string, KeywordProposal>();
  const questions = new Map<string, KeywordQuestion>();
  for (const [index, match] of matches.entries()) {
    const { requirement, evidence, found, proven } = match;
    if (notSkills.has(requirement.kind) || requirement.importance === 'unsure') continue;
    const gain = (points[index] ?? 0) * Math.max(0, listedCredit - match.credit);
    if (found) {
      const reason = reasonFor(match, resume);
      if (reason && !neverRenamed.has(requirement.kind) && !isNamed(proven) && !isOnlyInflected(match, resume))
        keepFirst(proposals, { keyword: proven, evidence, reason, gain });
      continue;
    }
    const close = closeEvidence(match);
    const line = close && sentenceAt(sentences, close.span.start)?.content;
    for (const keyword of alternativesOf(match)) {
      if (isDenied(keyword)) continue;
      const name = nameOf(keyword, requirement);
      const question = say(`ask.${manner(requirement.kind, name)}`, { name });
      keepFirst(questions, line === undefined ? { keyword, question, gain } : { keyword, question, gain, line });
    }
  }
  return { proposals: byGain(proposals), questions: byGain(questions) };
}

function keepFirst<Offer extends { keyword: string }>(offers: Map<string, Offer>, offer: Offer): void {
  const key = offer.keyword.toLowerCase();
  if (!offers.has(key)) offers.set(key, offer);
}

function byGain<Offer extends { gain: number }>(offers: ReadonlyMap<string, Offer>): Offer[] {
  return [...offers.values()].sort((a, b) => b.gain - a.gain);
}

function alternativesOf({ requirement }: MatchedRequirement): readonly string[] {
  return requirement.alternatives.length > 0 ? requirement.alternatives : [requirement.surface];
}

/** "Administered medications" names "administer medications" well enough for every reader and most machines. */
function isOnlyInflected({ evidence, proven }: MatchedRequirement, resume: ResumeText): boolean {
  const stems = stemsOf(proven);
  return evidence.some(({ span }) => stemsOf(resume.text.slice(span.start, span.end)) === stems);
}

function stemsOf(text: string): string {
  return tokenise(text)
    .map((token) => stem(token.lemma))
    .join(' ');
}

function asOneWord(text: string): string {
  return text.toLowerCase().replaceAll(/[ -]/g, '');
}

/** Whether a name has every word of another, in whatever form, and more. */
function isPartOf(words: string, name: string): boolean {
  const own = stemsOf(name).split(' ');
  const written = stemsOf(words).split(' ');
  return written.length < own.length && written.every((word) => own.includes(word));
}

function reasonFor(
  { evidence, proven }: MatchedRequirement,
  resume: ResumeText,
): KeywordProposal['reason'] | undefined {
  const [first] = evidence;
  if (first === undefined) return undefined;
  const words = resume.text.slice(first.span.start, first.span.end).replace(/\s+/g, ' ');
  // "Nights" are no "on-call rota", and "Excel" is no "VLOOKUP": only the person may call what they did by that name.
  if (inOtherWords(first) && !isShortForm(words, proven)) return undefined;
  // "Förderanlagen" names "Anlagen" for every machine, and "keyholder" "key holder"; "cash" is only a part of "cashing up".
  if (words.toLowerCase().includes(proven.toLowerCase()) || asOneWord(words) === asOneWord(proven)) return undefined;
  if (first.strength !== 'near' && isPartOf(words, proven)) return undefined;
  const written = shorten(words, 60);
  const code = first.strength === 'near' ? 'proposal.spelling' : 'proposal.otherName';
  return say(code, { written, name: proven }, first.span);
}

/** Returns a test of whether the resume denies a keyword, by this or another name of the same thing. */
function deniedIn({ tokens, negated, found }: ResumeText): (keyword: string) => boolean {
  const words = tokens.filter((_, index) => negated[index] === 1).map((token) => token.lemma);
  if (words.length === 0) return () => false;
  const terms = found.filter(({ from }) => negated[from] === 1).map(({ term }) => term);
  const names = new Set(terms.flatMap((term) => term.names.map((name) => name.toLowerCase())));
  const text = ` ${words.join(' ')} `;
  return (keyword) => {
    const key = tokenise(keyword).map((token) => token.lemma);
    return names.has(keyword.toLowerCase()) || (key.length > 0 && text.includes(` ${key.join(' ')} `));
  };
}
