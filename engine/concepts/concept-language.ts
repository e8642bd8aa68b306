import { detectLanguage } from '../text/detect-language.ts';
import { maskMarkup } from '../text/mask-markup.ts';
import { tokenise } from '../text/tokenise.ts';
import type { AnalysisInput } from '../types/analysis.ts';

/** Languages that have concepts. */
export const conceptLanguages = ['en', 'de'] as const;
export type ConceptLanguage = (typeof conceptLanguages)[number];

/**
 * The language whose concepts are used for a posting in this language. Without concepts of its own that is English, because
 * technology has English names everywhere.
 */
export function conceptLanguageOf(code: string): ConceptLanguage {
  return code === 'de' ? 'de' : 'en';
}

/** The language of the concepts that the analysis of this posting uses, by the same rule as `readPosting`. */
export function conceptLanguageFor({ jobTitle, jobDescription }: PostingInput): ConceptLanguage {
  const text = jobTitle ? `${jobTitle}\n${jobDescription}` : jobDescription;
  return conceptLanguageOf(detectLanguage(tokenise(maskMarkup(text).text)).code);
}

export type PostingInput = Pick<AnalysisInput, 'jobTitle' | 'jobDescription'>;
