import { wordsIn } from '../../text/word-set.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import { pastForms } from '../vocabulary/de/inflect.ts';
import * as german from '../vocabulary/de/verbs.ts';

/** The steps of the scope ladders with all forms of their German words. */
export const germanSteps = german.steps.map(({ verbs, words, ...step }) => ({
  ...step,
  words: [...wordsIn(verbs).flatMap(pastForms), ...wordsIn(words)],
}));
/** German words that say the person only took part. */
export const germanPartWords = [...wordsIn(german.partWords), ...wordsIn(german.partVerbs).flatMap(pastForms)];

/** For each form of a German separable verb, the prefixes it may have and what the two mean together. */
const parted = new Map<string, Map<string, string>>();
for (const { forms, prefix, means } of german.partedVerbs) {
  for (const form of wordsIn(forms)) parted.set(form, (parted.get(form) ?? new Map()).set(prefix, means));
}
/** A verb's clause ends within this many words. */
const longestClause = 25;

/** The German verb at a word, prefix included, as a verb of the scope ladders; '' for one that says nothing. */
export function germanVerbAt(document: ResumeDocument, line: ResumeLine, index: number): string | undefined {
  const { tokens } = document;
  const ways = parted.get(tokens[index]?.lower ?? '');
  if (ways === undefined) return undefined;
  let end = index + 1;
  while (end < Math.min(line.to, index + longestClause) && !endsClause(document, end)) end += 1;
  return ways.get(tokens[end - 1]?.lower ?? '');
}

/** A comma or a full stop, but not that of "im 2. Lehrjahr". */
function endsClause({ tokens }: ResumeDocument, index: number): boolean {
  return (tokens[index]?.opens ?? true) && !/^\d+$/.test(tokens[index - 1]?.lower ?? '');
}
