import { boilerplate } from '../../extract/lines/sections.ts';
import type { PostingText } from '../../extract/read-posting.ts';
import { onceFor } from '../../text/cache/once-for.ts';
import type { Token } from '../../text/tokenise.ts';

/** Words in the same order that are no coincidence. */
export const copiedRun = 6;

/** A text that has so much of what the posting asks, and consists of it so far, is the posting. */
const share = { ofPosting: 0.8, ofText: 0.8 } as const;

/** What a resume has word for word from the posting. */
export interface Copies {
  /** For each word of the resume its place in the posting, where a run of words is the same in both; else -1. */
  places: Int32Array;
  /** Whether nearly all that the posting asks is copied and next to nothing else said: no person's resume, but the posting. */
  isWhole: boolean;
}

/** Finds what is copied. Linear in the length of both. */
export function readCopies(posting: PostingText, resume: readonly Token[]): Copies {
  const places = copiedWords(posting.tokens, resume);
  return { places, isWhole: isPostingItself(posting, resume, places) };
}

/** The different words of a text. */
export const wordsIn = onceFor((tokens: readonly Token[]): ReadonlySet<string> => {
  const words = new Set<string>();
  for (const { lower } of tokens) words.add(lower);
  return words;
});

/** For each word of `resume` its place in `posting`. */
function copiedWords(posting: readonly Token[], resume: readonly Token[]): Int32Array {
  const places = new Int32Array(resume.length).fill(-1);
  const words = wordsIn(resume);
  const runs = new Map<string, number>();
  const starts = new Set<string>();
  let known = 0;
  for (let index = 0; index < posting.length; index += 1) {
    known = words.has(posting[index]?.lower ?? '') ? known + 1 : 0;
    if (known < copiedRun) continue;
    const from = index + 1 - copiedRun;
    const key = keyOf(posting, from);
    if (!runs.has(key)) runs.set(key, from);
    starts.add(posting[from]?.lower ?? '');
  }
  if (runs.size === 0) return places;
  for (let from = 0; from + copiedRun <= resume.length; from += 1) {
    if (!starts.has(resume[from]?.lower ?? '')) continue;
    const place = runs.get(keyOf(resume, from));
    if (place === undefined) continue;
    for (let word = 0; word < copiedRun; word += 1) places[from + word] = place + word;
  }
  return places;
}

function keyOf(tokens: readonly Token[], from: number): string {
  let key = '';
  for (let index = from; index < from + copiedRun; index += 1) key += `${tokens[index]?.lower} `;
  return key;
}

function isPostingItself(posting: PostingText, resume: readonly Token[], places: Int32Array): boolean {
  const own = places.filter((place) => place < 0).length;
  if (own === places.length || own > places.length * (1 - share.ofText)) return false;
  const { tokens, lineOf, sections } = posting;
  // What a posting says twice is copied twice, though each run of the resume has one place.
  const copied = copiedWords(resume, tokens).map((place) => (place >= 0 ? 1 : 0));
  const asks = tokens.map((_, index) => !boilerplate.has(sections[lineOf[index] ?? 0] ?? 'open'));
  // Of a posting that is boilerplate from end to end all of it counts.
  const counts = asks.includes(true) ? asks : asks.map(() => true);
  let [asked, both] = [0, 0];
  for (const [index, isAsked] of counts.entries()) {
    if (!isAsked) continue;
    asked += 1;
    both += copied[index] ?? 0;
  }
  return both >= share.ofPosting * asked;
}
