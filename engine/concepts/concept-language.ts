import { detectLanguage } from '../text/detect-language.ts';
import { maskMarkup } from '../text/mask-markup.ts';
import { tokenise } from '../text/tokenise.ts';
import type { AnalysisInput } from '../types/analysis.ts';

/** Languages that have concepts. */
export const conceptLanguages = ['en', 'de'] as const;
export type ConceptLanguage = (typeof conceptLanguages)[number];

/** The language whose concepts serve a posting of this language: technology has English names wherever there are no others. */
export function conceptLanguageOf(code: string): ConceptLanguage {
  return code === 'de' ? 'de' : 'en';
}

/** The language of concepts that an analysis of this posting looks into: the same as `readPosting` finds. */
export function conceptLanguageFor({ jobTitle, jobDescription }: PostingInput): ConceptLanguage {
  const text = jobTitle ? `${jobTitle}\n${jobDescription}` : jobDescription;
  return conceptLanguageOf(detectLanguage(tokenise(maskMarkup(text))).code);
}

export type PostingInput = Pick<AnalysisInput, 'jobTitle' | 'jobDescription'>;
