import type { LanguageConcepts } from '../concepts/create-concepts.ts';
import type { PostingRequirement } from '../extract/extract-requirements.ts';
import type { Model, PostingTerm } from '../extract/extract-terms.ts';
import type { PostingText } from '../extract/read-posting.ts';
import { rarityOf } from '../extract/words/rarity.ts';
import { formula } from '../score/formula.ts';
import { lineAt } from '../text/lines.ts';
import type { Evidence, RequirementMatch } from '../types/match.ts';
import type { Span } from '../types/span.ts';
import { isBelow } from './credentials/is-below.ts';
import { credentialTerms, isLessAt, isOfColleague, isOwn, otherNamesOf } from './credentials/other-credential-names.ts';
import { saysMostFirst } from './credentials/says-most-first.ts';
import { showLicence } from './credentials/show-licence.ts';
import { showOtherWay } from './credentials/show-other-way.ts';
import { germanWays } from './german-ways.ts';
import { inOtherWords as isInOtherWords } from './in-other-words.ts';
import type { ResumeText } from './index-resume.ts';
import { matchDegree } from './match-degree.ts';
import { evidenceOf, matchTerm, mostEvidence, type TermMatchResult } from './match-term.ts';
import { type LinkedProof, linkedProof } from './other-words/linked-proof.ts';
import { lookUpConcepts } from './other-words/show-concepts.ts';
import { softProof } from './other-words/soft-proof.ts';
import { type CountsYears, showYears, yearsOfTheWork } from './show-years.ts';
import { isToldAt } from './told-places.ts';

export interface MatchedRequirement extends RequirementMatch {
  confidence: number;
  /** Lexicon keys of its terms. */
  keys: string[];
  /** Among alternatives, the one that the evidence is for, as the posting writes it. */
  proven: string;
}

export interface MatchResult {
  matches: MatchedRequirement[];
  /** Lines of the resume that meet a requirement. */
  matchedLines: Set<number>;
  /** Keys of the terms that the resume says in other words, whatever else shows them: writing a term as well takes nothing away. */
  saidOtherwise: Set<string>;
  /** How strongly the resume has a word of the posting, given as a lemma, or one that goes with it: 0 to 1. */
  strengthOf(lemma: string): number;
}

/** What matching knows of words; without concepts nothing is shown in other words. */
export interface MatchKnowledge extends Pick<Model, 'rarity'> {
  /** Those of the posting's language. */
  concepts: LanguageConcepts | undefined;
  /** The posting whose requirements are matched; without it no word shows another. */
  posting?: PostingText;
}

/** What every requirement of a posting is looked up with. */
interface LookUp {
  resume: ResumeText;
  rarity: string;
  /** The words that add nothing to a name are known in English only. */
  isEnglish: boolean;
  now: string | undefined;
  inOtherWords: (term: PostingTerm) => TermMatchResult[];
  links: LinkedProof;
  /** The names of credentials as lists have them. */
  credentials: ReadonlyMap<PostingRequirement, readonly PostingTerm[]>;
  matchedLines: Set<number>;
  saidOtherwise: Set<string>;
  posting: PostingText | undefined;
  /** All that is asked for. */
  terms: readonly PostingTerm[];
  /** What each line shows, by what it is told by: what is found in part is no sign of the work. */
  shown: Map<number, Set<PostingRequirement>>;
  /** Where years of the posting's work count. */
  ofTheWork: () => CountsYears;
}

/** Looks up every requirement in the resume. Among alternatives, the best proven one counts. */
export function matchRequirements(
  requirements: readonly PostingRequirement[],
  resume: ResumeText,
  { concepts, rarity, posting }: MatchKnowledge,
  now?: string,
): MatchResult {
  const matchedLines = new Set<number>();
  const saidOtherwise = new Set<string>();
  const each = eachOption(requirements);
  const credentials = new Map(each.map((asked) => [asked, credentialTerms(asked)]));
  const terms = each.flatMap((asked) => [...asked.terms, ...(credentials.get(asked) ?? [])]);
  const inOtherWords = lookUpConcepts(concepts, terms, resume, { posting, rarity });
  const links = linkedProof(concepts, resume, posting, rarity);
  const isEnglish = posting?.language.code !== 'de';
  const shown: LookUp['shown'] = new Map();
  const ofTheWork = () => yearsOfTheWork(requirements, shown, resume);
  const known = { resume, rarity, isEnglish, now, inOtherWords, links, credentials, posting, terms };
  const lookUp = { ...known, matchedLines, saidOtherwise, shown, ofTheWork };
  // Years are looked at last: which jobs count depends on what the jobs show.
  const matched = new Map<PostingRequirement, MatchedRequirement>();
  for (const isOfYears of [false, true])
    for (const asked of requirements)
      if (asksForYears(asked) === isOfYears) matched.set(asked, matchOne(asked, lookUp));
  return {
    matches: requirements.flatMap((asked) => matched.get(asked) ?? []),
    matchedLines,
    saidOtherwise,
    strengthOf: links.strengthOf,
  };
}

function asksForYears({ requirement, options }: PostingRequirement): boolean {
  return requirement.kind === 'years' || options.some((option) => option.requirement.kind === 'years');
}

/** Every term that is looked up for these requirements. */
export function termsAsked(requirements: readonly PostingRequirement[]): PostingTerm[] {
  return eachOption(requirements).flatMap((asked) => [...asked.terms, ...credentialTerms(asked)]);
}

function eachOption(requirements: readonly PostingRequirement[]): PostingRequirement[] {
  return requirements.flatMap((asked) => (asked.options.length > 0 ? asked.options : [asked]));
}

function matchOne(asked: PostingRequirement, lookUp: LookUp): MatchedRequirement {
  if (asked.options.length > 0) return matchChoice(asked, lookUp);
  const { requirement, terms, level, confidence } = asked;
  const { resume, matchedLines } = lookUp;
  const keys = terms.map((term) => term.key);
  const none: Proof = { credit: 0, evidence: [], proven: terms[0]?.surface ?? requirement.surface };
  if (requirement.kind === 'years') return { ...none, ...matchYears(asked, lookUp), confidence, keys };
  if (requirement.kind === 'degree')
    return { ...none, ...orOtherWay(matchDegree(requirement, resume, matchedLines), lookUp), confidence, keys };
  const best = [proveCredential(asked, lookUp), ...terms.map((term) => proveTerm(term, asked, lookUp))].reduce(
    (strongest, each) => (each.credit > strongest.credit ? each : strongest),
    none,
  );
  const isPartial = level !== undefined && isBelow(level, terms, resume);
  const { credit, evidence, proven } = isPartial ? halved(best) : best;
  const found = evidence.some(({ strength }) => strength !== 'related' && strength !== 'partial');
  return { ...orOtherWay({ requirement, found, credit, evidence }, lookUp), proven, confidence, keys };
}

/** Whether it is comparable, whoever reads it decides. */
const shareOfOtherWay = 0.7;

/**
 * A training that is not shown may be replaced: "oder vergleichbar", "oder mehrjährige Berufserfahrung". What replaces it is looked for even
 * when it is shown: else showing it would take these lines out of its field of work.
 */
function orOtherWay(match: RequirementMatch, lookUp: LookUp): RequirementMatch {
  const { resume, now, terms, posting } = lookUp;
  const placesOfTerm = (term: PostingTerm) => placesOf(term, lookUp);
  const evidence = showOtherWay(match.requirement, posting, { resume, now, terms, placesOf: placesOfTerm });
  markLines(evidence, lookUp);
  if (match.found || evidence.length === 0) return match;
  return {
    ...match,
    found: true,
    credit: Math.max(...evidence.map((item) => creditOf(item, shareOfOtherWay))),
    evidence: evidence.slice(0, mostEvidence),
  };
}

/** All the lines that answer a requirement, not only those that a page shows. */
function markLines(evidence: readonly Evidence[], { resume, matchedLines }: LookUp): void {
  for (const { span } of evidence) matchedLines.add(lineAt(resume.lines, span.start));
}

/** The option that the resume shows best. */
function matchChoice({ requirement, options, confidence }: PostingRequirement, lookUp: LookUp): MatchedRequirement {
  const matches = options.map((option) => ({ ...matchOne(option, lookUp), surface: option.requirement.surface }));
  const worth = ({ found, credit }: RequirementMatch) => credit + (found ? 1 : 0);
  const best = matches.reduce((strongest, match) => (worth(match) > worth(strongest) ? match : strongest));
  const { found, credit, evidence, surface } = best;
  return {
    requirement,
    found,
    credit,
    evidence,
    proven: surface,
    confidence,
    keys: matches.flatMap(({ keys }) => keys),
  };
}

/** What proves a requirement, and how well. */
interface Proof {
  credit: number;
  evidence: Evidence[];
  /** Which of alternatives. */
  proven: string;
}

function halved({ credit, evidence, proven }: Proof): Proof {
  return { credit: credit / 2, evidence: evidence.map((each) => ({ ...each, strength: 'partial' })), proven };
}

/** A credential by the words of its name, else by another name of it. */
function proveCredential(asked: PostingRequirement, lookUp: LookUp): Proof {
  const { resume, credentials, inOtherWords } = lookUp;
  const byName = showLicence(asked.licences, resume).filter((each) => !isOfColleague(each, resume));
  const byOther = (credentials.get(asked) ?? []).flatMap((term) => otherNamesOf(term, inOtherWords(term), resume));
  markLines([...byName, ...byOther], lookUp);
  const evidence = byName.length > 0 ? byName : byOther;
  return {
    credit: Math.max(0, ...evidence.map((item) => creditOf(item))),
    evidence: saysMostFirst(evidence, asked.requirement.surface).slice(0, mostEvidence),
    proven: asked.requirement.surface,
  };
}

/** The strongest of all ways in which the resume shows a term. */
function proveTerm(term: PostingTerm, asked: PostingRequirement, lookUp: LookUp): Proof {
  const { requirement, licences } = asked;
  const { resume, rarity, inOtherWords, links, matchedLines, saidOtherwise } = lookUp;
  const none: Proof = { credit: 0, evidence: [], proven: term.surface };
  // Any name of a driving licence is in one of a lower class as well: class B CDL.
  if (licences.some(({ driving }) => driving !== undefined)) return none;
  const byName = matchTerm(term, resume, lookUp.isEnglish ? rarity : undefined).filter(
    (way) => way.strength !== 'near' || isMisspelt(way, resume, rarity),
  );
  // Lists of languages name several: English shows no French.
  const others = isExact(licences) || term.kind === 'language' ? [] : inOtherWords(term);
  // Who does the work need not have the licence for it.
  const counts = ({ strength }: TermMatchResult) => requirement.kind !== 'licence' || strength !== 'meaning';
  const german = lookUp.isEnglish ? [] : germanWays(term, resume);
  const ways = [...byName, ...german, ...others.filter(counts)];
  // These two are looked for even when the term itself is shown: else showing it would take their lines out of its field of work.
  const soft = softProof(term, resume, rarity);
  const linked = licences.length === 0 ? links.prove(term) : undefined;
  let best = none;
  for (const way of [...ways, ...(soft ? [soft] : []), ...(linked ? [linked] : [])]) {
    for (const [place] of way.places) matchedLines.add(resume.lineOf[place] ?? 0);
    for (const place of way.others ?? []) matchedLines.add(resume.lineOf[place] ?? 0);
    if (isWhole(way)) markShown(asked, way, lookUp);
    if (isInOtherWords(way)) saidOtherwise.add(term.key);
    const found = evidenceOf(way, resume, term.key);
    // Who booked a licence, let it lapse, or works with somebody who has it, has none.
    const evidence =
      requirement.kind === 'licence'
        ? found.filter((each) => isOwn(each, resume) && !isLessAt(requirement.surface, each, resume))
        : found;
    const credit = Math.max(0, ...evidence.map((item) => creditOf(item, way.share)));
    if (credit > best.credit) best = { credit, evidence, proven: term.surface };
  }
  return best;
}

function isWhole({ strength }: TermMatchResult): boolean {
  return strength !== 'related' && strength !== 'partial';
}

function markShown(asked: PostingRequirement, { places }: TermMatchResult, { resume, shown }: LookUp): void {
  for (const place of places) {
    if (!isToldAt(resume, place)) continue;
    const line = resume.lineOf[place[0]] ?? 0;
    const known = shown.get(line);
    if (known) known.add(asked);
    else shown.set(line, new Set([asked]));
  }
}

/** Whether a near-spelling is no other word that postings use: a trainer is no trailer. */
function isMisspelt({ places }: TermMatchResult, { tokens }: ResumeText, rarity: string): boolean {
  return places.every(([from]) => rarityOf(rarity, tokens[from]?.lemma ?? '') >= unknownWord);
}

/** The rarity of words that next to no posting has. */
const unknownWord = 0.95;

/** Of what has a number in its name, other names of its kind are other things: OSHA 10 is no OSHA 30. */
function isExact(licences: PostingRequirement['licences']): boolean {
  return licences.some(({ codes, level }) => level !== undefined || codes.some((code) => /\d/.test(code)));
}

function creditOf({ strength, placement }: Evidence, share = 1): number {
  return formula.strength[strength] * formula.placement[placement] * share;
}

/** "5 years of Java" counts the jobs that show Java; years of nothing in particular those that show the work. */
function matchYears({ requirement, yearsOf }: PostingRequirement, lookUp: LookUp): RequirementMatch {
  const { resume, now, ofTheWork } = lookUp;
  const places = yearsOf.flatMap((term) => placesOf(term, lookUp));
  const isOfTerms = ({ start, end }: Span) => places.some((place) => start <= place.start && place.start < end);
  return showYears(requirement, resume, { counts: yearsOf.length === 0 ? ofTheWork() : isOfTerms, now });
}

/** Where a resume tells of a term: a tool by its name, a skill also in other words and by what is related. */
function placesOf(term: PostingRequirement['terms'][number], { resume, inOtherWords }: LookUp): Span[] {
  const { tokens } = resume;
  const ways =
    term.kind === 'tool'
      ? matchTerm(term, resume).filter(({ strength }) => strength !== 'related')
      : [...matchTerm(term, resume), ...inOtherWords(term)];
  return ways
    .flatMap(({ places }) => places.filter((place) => isToldAt(resume, place)))
    .map(([from, to]) => ({ start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 }));
}
