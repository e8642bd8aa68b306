import type { HealthFinding } from '#documents/health/judge-health.ts';
import { texts as fileTexts } from '#web/files/texts.ts';
import { inWords } from '#web/lib/engine-words.ts';
import { texts } from './texts.ts';

/** A finding's reason and remedy, in a sentence or two. */
export function describeFinding({ about }: HealthFinding): string {
  if ('warning' in about) return fileTexts.warnings[about.warning];
  if ('text' in about) return inWords(about.text);
  return `${texts.instructions}${about.isHidden ? ` (${texts.hidden})` : ''}. ${texts.instructionsText}`;
}

/** Characters of what was left out that are quoted. */
const longestQuote = 200;

/** The words that a finding is about, where they are not in the text or stand alone. */
export function quoteOf({ about, lost }: HealthFinding): string | undefined {
  const words = 'instruction' in about ? about.instruction : lost;
  return words && words.length > longestQuote ? `${words.slice(0, longestQuote)}…` : words;
}

/** Names a finding and the places that belong to it. */
export function keyOf({ about }: HealthFinding): string {
  if ('warning' in about) return about.warning;
  return 'text' in about ? `text-${about.text.code}` : `instruction-${about.instruction}`;
}
