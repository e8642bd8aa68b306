import type { KeywordMatch } from '#contract/analysis.ts';
import type { Analysis } from '#engine';
import { recommendationInWords } from '#web/lib/engine-words.ts';
import { isUnavailableNote } from '../lib/limited.ts';

/** What is worth less than this is folded away. */
const leastPoints = 1;

interface Sources {
  /** What was recommended when the analysis was made: the engine's, then the language model's. */
  stored: readonly string[];
  /** Of the text as it was analysed, and of the text that is shown; undefined where the engine did not make the score. */
  analysed: Analysis | undefined;
  shown: Analysis | undefined;
  /** The posting's keywords when the analysis was made, and as they are in the shown text. */
  before: readonly KeywordMatch[];
  now: readonly KeywordMatch[];
  /** Whether a language model recommended something too. */
  hasModel: boolean;
}

export interface PresentedRecommendations {
  open: string[];
  /** Worth less than a point. */
  folded: string[];
  /** Others are about single missing keywords, which have a list of their own. */
  hasOthers: boolean;
}

/**
 * What to do besides adding single keywords, for the text that is shown: the engine's advice is its newest, and of the rest
 * nothing is repeated about a keyword that has been added since.
 */
export function presentRecommendations(sources: Sources): PresentedRecommendations {
  const { stored, analysed, shown, hasModel } = sources;
  const rest = stored.filter((message) => !(isUnavailableNote(message) || isDone(message, sources)));
  if (!(analysed && shown)) return { open: rest, folded: [], hasOthers: false };
  const missing = new Set(sources.now.flatMap(({ keyword, found }) => (found ? [] : [keyword])));
  const engines = shown.recommendations.filter(({ requirement }) => !(requirement && missing.has(requirement)));
  const inWords = (isOpen: boolean) =>
    engines.filter(({ gain }) => gain >= leastPoints === isOpen).map(recommendationInWords);
  const engineSaid = [...analysed.recommendations, ...shown.recommendations].map(recommendationInWords);
  const known = new Set(engineSaid.map(plainQuotes));
  return {
    open: [...inWords(true), ...(hasModel ? rest.filter((message) => !known.has(plainQuotes(message))) : [])],
    folded: inWords(false),
    hasOthers: engines.length < shown.recommendations.length,
  };
}

/** Saved analyses have straight quotes from before the sentences were written with curly ones. */
function plainQuotes(message: string): string {
  return message.replaceAll(/[“”]/g, '"');
}

/** Whether it is about a keyword that was missing and is there now. */
function isDone(message: string, { before, now }: Sources): boolean {
  const missed = new Set(before.flatMap(({ keyword, found }) => (found ? [] : [keyword])));
  const lower = message.toLowerCase();
  return now.some(({ keyword, found }) => found && missed.has(keyword) && lower.includes(keyword.toLowerCase()));
}
