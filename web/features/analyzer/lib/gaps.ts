import type { AnalysisResult, KeywordMatch } from '#contract/analysis.ts';
import type { Analysis, Importance } from '#engine';
import { inWords } from '#web/lib/engine-words.ts';

/** Something the posting asks for that the shown text does not have. */
export interface Gap {
  keyword: string;
  /** Undefined where only basic matching or a model says that it is missing. */
  importance: Importance | undefined;
  /** What naming it adds to the score; undefined where that is unknown. */
  points: number | undefined;
  /** Where it would fit. */
  place: string | undefined;
  /** A licence, degree or language without which an application is likely to be refused. */
  isRequired: boolean;
  /** Nothing in the resume shows it, so only the person knows. */
  isQuestion: boolean;
}

/** How many gaps stand open; a longer list is no longer read to its end. */
const mostOpen = 12;
/** What is worth less than this is folded away. */
const leastPoints = 1;
/** So many stand open where each of all is worth less: near the top of the scale there is nothing larger left to do. */
const leastOpen = 3;

/** The posting's keywords as they are in the shown text: what was added since the analysis is found. */
export function matchesNow(result: AnalysisResult, shown: Analysis | undefined): readonly KeywordMatch[] {
  return onePerKeyword(allMatches(result, shown));
}

/** A posting may ask for the same words twice; what is found once is found. */
function onePerKeyword(matches: readonly KeywordMatch[]): KeywordMatch[] {
  const byKeyword = new Map<string, KeywordMatch>();
  for (const match of matches) {
    if (!byKeyword.get(match.keyword)?.found) byKeyword.set(match.keyword, match);
  }
  return [...byKeyword.values()];
}

function allMatches(result: AnalysisResult, shown: Analysis | undefined): readonly KeywordMatch[] {
  if (shown) return shown.keywordMatches;
  const text = result.improvedResumeText.toLowerCase();
  if (text === '') return result.keywordMatches;
  return result.keywordMatches.map((match) =>
    match.found || !text.includes(match.keyword.toLowerCase()) ? match : { ...match, found: true },
  );
}

/** What is missing now, one entry a keyword: what is required first, then must-haves, then by points. */
export function gapsOf(result: AnalysisResult, shown: Analysis | undefined): Gap[] {
  const suggested = new Map(result.missingKeywordsInContext.map((each) => [each.keyword, each.suggestedContext]));
  const placed = new Map(shown?.missingKeywordsInContext.map(({ keyword, says }) => [keyword, inWords(says)]));
  const requirements = new Map(shown?.requirements.map(({ requirement }) => [requirement.surface, requirement]));
  const offers = new Map(
    [...(shown?.proposals ?? []), ...(shown?.questions ?? [])].map((offer) => [offer.keyword, offer]),
  );
  const askedLines = new Map(shown?.lineQuestions.map((asked) => [asked.requirement, asked]));
  const proven = new Set(shown?.proposals.map(({ keyword }) => keyword));
  const required = new Set(shown?.decisive.map(({ surface }) => surface));
  return missingNow(result, shown)
    .map((keyword) => ({
      keyword,
      importance: requirements.get(keyword)?.importance,
      points: offers.get(keyword)?.gain ?? askedLines.get(keyword)?.gain,
      place: placed.get(keyword) ?? suggested.get(keyword),
      isRequired: required.has(keyword),
      isQuestion: !proven.has(keyword),
    }))
    .sort((a, b) => rankOf(a) - rankOf(b) || (b.points ?? 0) - (a.points ?? 0));
}

/** The keywords that are not found, and the must-haves that a line may show, which not every list of keywords has. */
function missingNow(result: AnalysisResult, shown: Analysis | undefined): string[] {
  const missing = matchesNow(result, shown).flatMap(({ keyword, found }) => (found ? [] : [keyword]));
  const asked = [...(shown?.lineQuestions ?? []), ...(shown?.confirmation?.lines ?? [])];
  return [...new Set([...missing, ...asked.map(({ requirement }) => requirement)])];
}

/** The gaps that stand open, and those that are folded away as "also asked for". */
export function foldGaps(gaps: readonly Gap[]): { open: Gap[]; folded: Gap[] } {
  return foldSmall(gaps, ({ isRequired, importance, points }) => {
    if (isRequired) return undefined;
    return importance === 'unsure' ? 0 : points;
  });
}

/** What stands open, in its order, and what is folded away. @param pointsOf undefined for what stands open whatever it is worth */
export function foldSmall<Item>(
  items: readonly Item[],
  pointsOf: (item: Item) => number | undefined,
): { open: Item[]; folded: Item[] } {
  const large = items.filter((item) => (pointsOf(item) ?? leastPoints) >= leastPoints);
  const open = large.length > 0 ? large.slice(0, mostOpen) : items.slice(0, leastOpen);
  return { open, folded: items.filter((item) => !open.includes(item)) };
}

function rankOf({ isRequired, importance }: Gap): number {
  if (isRequired) return 0;
  return { must: 1, preferred: 2, nice: 3, unsure: 4 }[importance ?? 'preferred'];
}
