import { english } from '#contract/words/en.ts';
import { wordsIn } from '#contract/words/languages.ts';
import { render, renderRecommendation, type Words } from '#contract/words/words.ts';
import type { Recommendation, Saying } from '#engine';
import { language } from '#web/lib/language.ts';

/** English comes with the page; a page in another language downloads its words. */
const words: Words = language === 'en' ? english : await wordsIn[language]();

/** What the engine says, in the page's language. */
export function inWords(saying: Saying): string {
  return render(saying, words);
}

/** The recommendations and what each is worth, in the page's language. */
export function recommendationInWords(recommendation: Recommendation): string {
  return renderRecommendation(recommendation, words);
}
