import { isOfRoot } from '../../../text/roots/root.ts';
import { alikeWords } from '../../vocabulary/en/alike-words.ts';
import { wordRoot } from './word-root.ts';

/** For each word's root the numbers of its sets. */
const setsOf: ReadonlyMap<string, readonly number[]> = index();

function index(): Map<string, number[]> {
  const sets = new Map<string, number[]>();
  for (const [number, line] of alikeWords.entries())
    for (const word of line.split(' ')) {
      const root = wordRoot(word);
      const known = sets.get(root);
      if (known) known.push(number);
      else sets.set(root, [number]);
    }
  return sets;
}

/** Whether honest rewrites put one word, given by its root, in the place of the other. */
export function areAlike(a: string, b: string): boolean {
  const [own, other] = [setsOf.get(a), setsOf.get(b)];
  return own !== undefined && other !== undefined && own.some((set) => other.includes(set));
}

/** Whether two roots are the same, alike, or one derived from the other: "visit" and "visitor". */
export function areOfOneFamily(a: string, b: string): boolean {
  return a === b || areAlike(a, b) || isOfRoot(a, b) || isOfRoot(b, a);
}

export function isKnownAlike(root: string): boolean {
  return setsOf.has(root);
}
