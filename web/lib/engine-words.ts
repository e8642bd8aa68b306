import { english } from '#contract/words/en.ts';
import { render, renderRecommendation, type Words } from '#contract/words/words.ts';
import type { Recommendation, Saying } from '#engine';
import { language } from './language.ts';

/** A German page downloads the words of its language. */
const words: Words = language === 'de' ? (await import('#contract/words/de.ts')).german : english;

/** What the engine says, in the page's language. */
export function inWords(saying: Saying): string {
  return render(saying, words);
}

/** What to do, and what it is worth, in the page's language. */
export function recommendationInWords(recommendation: Recommendation): string {
  return renderRecommendation(recommendation, words);
}
