import type { Case } from '../../lines/claim.ts';
import type { ResumeDocument, ResumeLine } from '../../lines/document.ts';
import { foldGerman } from '../../words/same-word.ts';
import { mostWords } from './align-words.ts';
import { wordRoot } from './word-root.ts';

/** Of each of both sides; a line that differs in more is another line. */
const most = 15;

/**
 * The words that a line has and none of its sources, and those that its first source has and the line has not, as features of all its
 * signals: "most", "least", "himself", "until", or "up" and "helped" that are gone, mean the same in every trade, whoever writes.
 */
export function changedWords({ line, improved, original, sources: { lines } }: Case): string[] {
  const own = rootsIn(improved, line);
  const said = new Set(lines.flatMap((source) => [...rootsIn(original, source)]));
  const was = lines[0] ? [...rootsIn(original, lines[0])] : [];
  const added = [...own].filter((root) => !said.has(root));
  const dropped = was.filter((root) => !own.has(root));
  return [
    ...added.slice(0, most).map((root) => `adds ${root}`),
    ...dropped.slice(0, most).map((root) => `drops ${root}`),
  ];
}

/** Whether a feature is a word rather than a kind of words. */
export function isWordFeature(name: string): boolean {
  return name.startsWith('adds ') || name.startsWith('drops ');
}

function rootsIn({ tokens, isGerman }: ResumeDocument, { from, to }: ResumeLine): Set<string> {
  const words = tokens.slice(from, Math.min(to, from + mostWords)).filter(({ lower }) => /^\p{L}/u.test(lower));
  return new Set(words.map(({ lower, lemma }) => (isGerman ? foldGerman(lower) : wordRoot(lemma))));
}
