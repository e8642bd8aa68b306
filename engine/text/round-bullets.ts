import { fewRanges } from './few-ranges.ts';

/** A word processor's round bullet that was pasted as a letter: "o Sampling to AQL tables". */
const item = fewRanges(/^([ \t]*)o(?=[ \t]{1,4}[\p{Lu}\d])/gmu);
/** One such line may be a typing mistake. */
const fewest = 2;

/** A text whose items begin with an "o" with a bullet in its place; its length stays the same. Linear. */
export function roundBullets(text: string): string {
  return (text.match(item) ?? []).length < fewest ? text : text.replace(item, '$1•');
}
