import { analyse } from '../analyse.ts';
import type { Model } from '../extract/extract-terms.ts';
import { markByCues } from '../match/denials/mark-by-cues.ts';
import { tokenise } from '../text/tokenise.ts';
import type { AnalysisInput, Optimisation } from '../types/analysis.ts';
import { appendSkillsSection } from './append-skills.ts';
import { closenessBy } from './closeness.ts';
import { insertKeywords } from './insert-keywords.ts';
import { namesIn } from './names-in.ts';

/**
 * Puts what the person confirmed, and nothing else, into the skills section in the resume's own style, and scores the
 * text again by the same formula. It skips empty and repeated keywords, and those that the resume already names:
 * doing it twice is doing it once.
 */
export function optimise(input: AnalysisInput, confirmed: readonly string[], model: Model): Optimisation {
  const isNamed = namesInText(input.resumeText);
  const keywords = new Map<string, string>();
  for (const keyword of confirmed) {
    const clean = keyword.replace(/\s+/g, ' ').trim();
    if (clean !== '' && !isNamed(clean) && !keywords.has(clean.toLowerCase())) keywords.set(clean.toLowerCase(), clean);
  }
  const added = [...keywords.values()];
  const text = added.length === 0 ? input.resumeText : withKeywords(input.resumeText, added, model);
  return { text, added, matchScore: analyse({ ...input, resumeText: text }, model).matchScore };
}

/** A list that denies ("No experience with:") would deny what joins it: then the keywords get their own section. */
function withKeywords(resumeText: string, keywords: readonly string[], model: Model): string {
  const text = insertKeywords(resumeText, keywords, closenessBy(model));
  return text !== undefined && keywords.every(namesInText(text)) ? text : appendSkillsSection(resumeText, keywords);
}

function namesInText(text: string): (keyword: string) => boolean {
  const tokens = tokenise(text);
  return namesIn({ text, tokens, negated: markByCues(text, tokens) });
}
