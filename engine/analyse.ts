import { conceptLanguageOf } from './concepts/concept-language.ts';
import { askLines } from './explain/ask-lines.ts';
import { findDecisive, isOwnLanguage } from './explain/find-decisive.ts';
import { findKnockOuts } from './explain/find-knock-outs.ts';
import { judgeParsing } from './explain/judge-parsing.ts';
import { judgeWriting } from './explain/judge-writing.ts';
import { recommend } from './explain/recommend.ts';
import { suggestPlacement } from './explain/suggest-placement.ts';
import { withResumeSpans } from './explain/with-resume-spans.ts';
import { isFar } from './explain/wording.ts';
import type { Model } from './extract/extract-terms.ts';
import { judgeReading } from './extract/judge-reading.ts';
import type { PostingText } from './extract/read-posting.ts';
import { rarityOf } from './extract/words/rarity.ts';
import { joinOr } from './match/credentials/join-or.ts';
import { markCredentials } from './match/credentials/mark-credentials.ts';
import { deniedStems, isDenied } from './match/find-denied.ts';
import { indexResume, type ResumeText } from './match/index-resume.ts';
import { type MatchedRequirement, matchRequirements, termsAsked } from './match/match-requirements.ts';
import { conceptsAsked } from './match/other-words/show-concepts.ts';
import { offerKeywords } from './optimise/offer-keywords.ts';
import { judgeCertainty, surestCount } from './score/certainty.ts';
import { confirmLines } from './score/confirm-lines.ts';
import { measureCoverage } from './score/coverage.ts';
import { measureFieldFit } from './score/field-fit.ts';
import { formulaVersion } from './score/formula.ts';
import { scoreMatch } from './score/score-match.ts';
import { mendWords } from './text/mend-words.ts';
import { readablePart } from './text/most-read.ts';
import { lemma } from './text/tokenise.ts';
import type { Decisive } from './types/advice.ts';
import type { Analysis, AnalysisInput } from './types/analysis.ts';
import type { KeywordMatch, RequirementMatch } from './types/match.ts';
import type { Requirement } from './types/requirement.ts';
import { readablePosting, understandPosting } from './understand-posting.ts';

/** The whole analysis: read both texts, extract the requirements, match them with evidence, add up the score, explain it. */
export function analyse(input: AnalysisInput, model: Model): Analysis {
  const { resumeRoles, now, confirmed } = input;
  const given = readablePart(input.resumeText);
  const { text: resumeText, sourceOf } = mendWords(given, (word) => rarityOf(model.rarity, lemma(word)));
  const { text, heading, isCut: isPostingCut } = readablePosting(input);
  const isCut = given !== input.resumeText || isPostingCut;
  const understood = understandPosting(text, model);
  const { posting } = understood;
  const ofLanguage = model.concepts[conceptLanguageOf(posting.language.code)];
  const concepts = ofLanguage && conceptsAsked(ofLanguage, termsAsked(understood.requirements), posting);
  const requirements = joinOr(markCredentials(understood.requirements, posting, concepts), posting);
  const resume = indexResume(resumeText, model, posting, requirements, { roles: resumeRoles, now });
  const { matches, matchedLines, saidOtherwise, strengthOf } = matchRequirements(
    requirements,
    resume,
    { concepts, rarity: model.rarity, posting },
    now,
  );
  const field = measureFieldFit(understood.fields, resume, matchedLines, model, wordsOf(saidOtherwise, posting));
  const stems = deniedStems(resume);
  const decisive = findDecisive(posting, resume, matches);
  // Whoever leaves out a line about the posting's own language, which others leave out as well, must not gain by it.
  const isMissing = isOneOf(decisive.filter((each) => !isOwnLanguage(each, posting)));
  const coverage = measureCoverage(posting, resume, matches, { rarity: model.rarity, strengthOf });
  const context = { field, hasWords: hasOwnWords(resume), asked: requirements.length };
  const add = (counted: readonly MatchedRequirement[], covered = coverage) => {
    const denied = counted.map((match) => isDenied(match, stems));
    return scoreMatch(counted, { ...context, coverage: covered, denied, missing: counted.map(isMissing) }, model);
  };
  const read = add(matches);
  const { score, arithmetic, points } = read;
  // Nobody is advised to add what they say they have not done, or asked about it, or whether they know the language that they write in.
  const isAsked = (match: MatchedRequirement) =>
    !isDenied(match, stems) && (match.evidence.length > 0 || !isOwnLanguage(match.requirement, posting));
  const open = matches.flatMap((match, index) => (isAsked(match) ? [{ match, points: points[index] ?? 0 }] : []));
  const openMatches = open.map(({ match }) => match);
  const openPoints = open.map((each) => each.points);
  const reading = judgeReading(posting, requirements);
  const asGiven = <Named extends Requirement>(each: Named) => withSourceSpans(each, heading.length, posting);
  const { sentences } = resume;
  const confirmation = confirmLines(confirmed ?? [], matches, { resume, sentences }, read, (shown) =>
    add(shown, measureCoverage(posting, resume, shown, { rarity: model.rarity, strengthOf })),
  );
  const analysis: Analysis = {
    version: formulaVersion,
    matchScore: score,
    arithmetic,
    requirements: matches.map((match) => present(match, asGiven)),
    knockOuts: findKnockOuts(posting, resume, matches).map((knockOut) => ({
      ...knockOut,
      requirement: asGiven(knockOut.requirement),
    })),
    decisive: decisive.map(asGiven),
    parseHealth: judgeParsing(resume, isCut),
    writingQuality: judgeWriting(resume),
    recommendations: recommend(openMatches, openPoints, sentences),
    keywordMatches: matches.filter(({ requirement }) => requirement.kind !== 'years').map(toKeyword),
    missingKeywordsInContext: suggestPlacement(openMatches, openPoints, posting, resume, sentences, model),
    ...offerKeywords(openMatches, openPoints, resume, sentences),
    lineQuestions: askLines(openMatches, openPoints, { posting, resume, sentences }, { ...model, concepts }),
    ...(confirmation && { confirmation }),
    language: posting.language,
    reading: { ...reading, ...judgeCertainty(reading.certainty, score, () => add(surestOf(matches)).score) },
  };
  return sourceOf === undefined ? analysis : withResumeSpans(analysis, sourceOf);
}

/** The words of terms that a resume says in others. In German it makes technology of everything. */
function wordsOf(saidOtherwise: ReadonlySet<string>, { language }: PostingText): string[] {
  return language.code === 'en' ? [...saidOtherwise].flatMap((key) => [key, ...key.split(' ')]) : [];
}

/** Whether a requirement is one of the credentials that are required and missing. */
function isOneOf(decisive: readonly Decisive[]): (match: MatchedRequirement) => boolean {
  const names = new Set(decisive.map(({ surface }) => surface));
  return ({ requirement }) => requirement.importance === 'must' && names.has(requirement.surface);
}

/** Whether the resume says anything of its own: words copied from the posting's boilerplate are not. */
function hasOwnWords({ tokens, negated, denied }: ResumeText): boolean {
  return tokens.some((_, index) => negated[index] === 0 || denied[index] === 1);
}

function surestOf(matches: readonly MatchedRequirement[]): MatchedRequirement[] {
  return [...matches].sort((a, b) => b.confidence - a.confidence).slice(0, surestCount);
}

/** What comes nowhere near is no evidence to show, though it counts a little. */
function present(match: MatchedRequirement, asGiven: (requirement: Requirement) => Requirement): RequirementMatch {
  const { requirement, found, credit, evidence } = match;
  // Of lines that show something in part the best one says how; further ones are there by chance more often than not.
  const shown = found ? evidence : isFar(match) ? [] : evidence.slice(0, 1);
  return { requirement: asGiven(requirement), found, credit, evidence: shown };
}

/** Spans as offsets into the job description as given; mentions in the title's `heading` characters get none. */
function withSourceSpans<Named extends Requirement>(
  requirement: Named,
  heading: number,
  { sourceOf }: PostingText,
): Named {
  const spans = requirement.spans
    .filter((span) => span.start >= heading)
    .map(({ start, end }) => ({ start: sourceOf?.[start] ?? start, end: (sourceOf?.[end - 1] ?? end - 1) + 1 }))
    .map(({ start, end }) => ({ start: start - heading, end: end - heading }));
  return { ...requirement, spans };
}

function toKeyword({ requirement, found, evidence }: MatchedRequirement): KeywordMatch {
  return { keyword: requirement.surface, found, locations: found ? evidence.map((item) => item.line) : [] };
}
