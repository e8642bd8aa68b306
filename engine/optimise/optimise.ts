import { analyse } from '../analyse.ts';
import type { Model } from '../extract/extract-terms.ts';
import type { AnalysisInput, Optimisation } from '../types.ts';
import { insertKeywords } from './insert-keywords.ts';

/**
 * Puts what the person confirmed, and nothing else, into the skills section in the resume's own style, and scores the
 * text anew by the same formula. Empty and repeated keywords are passed over.
 */
export function optimise(input: AnalysisInput, confirmed: readonly string[], model: Model): Optimisation {
  const added = [...new Set(confirmed.map((keyword) => keyword.trim()).filter((keyword) => keyword !== ''))];
  const text = insertKeywords(input.resumeText, added);
  return { text, added, matchScore: analyse({ ...input, resumeText: text }, model).matchScore };
}
