import type { Case } from '../lines/claim.ts';

/** Runs of words written as names, the line's first word left out unless its form gives it away. */
export function namesOf({ line, improved }: Case, covered: ReadonlySet<number>): [number, number][] {
  const names: [number, number][] = [];
  for (let index = line.from; index < line.to; index += 1) {
    const token = improved.tokens[index];
    if (
      token === undefined ||
      covered.has(index) ||
      !isName(token.surface, improved.isGerman || startsSentence(improved.text, line.start, token.start))
    )
      continue;
    const last = names.at(-1);
    if (last && last[1] === index && !token.opens) last[1] = index + 1;
    else names.push([index, index + 1]);
  }
  return names;
}

function isName(surface: string, isFirst: boolean): boolean {
  if (/^\p{Lu}.*[\p{Lu}\p{N}+#]|\p{L}\p{N}|^\.\p{L}|^\p{Ll}+\p{Lu}/u.test(surface)) return true;
  return !isFirst && /^\p{Lu}\p{L}/u.test(surface);
}

/** Whether a sentence or an item begins at `start`. */
export function startsSentence(text: string, lineStart: number, start: number): boolean {
  const before = text.slice(Math.max(lineStart, start - 4), start).trimEnd();
  return start === lineStart || before === '' || /[.!?:•▪●○►➢✓*–—-]$/u.test(before);
}
