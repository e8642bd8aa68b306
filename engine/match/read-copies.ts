import type { PostingText } from '../extract/read-posting.ts';
import { boilerplate } from '../extract/sections.ts';
import type { Token } from '../text/tokenise.ts';

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
  return { places, isWhole: places.some((at) => at >= 0) && isPostingItself(posting, places) };
}

function copiedWords(posting: readonly Token[], resume: readonly Token[]): Int32Array {
  const places = new Int32Array(resume.length).fill(-1);
  const words = new Set(resume.map(({ lower }) => lower));
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

function isPostingItself({ tokens, lineOf, sections }: PostingText, copied: Int32Array): boolean {
  const has = new Uint8Array(tokens.length);
  let own = 0;
  for (const place of copied) {
    if (place >= 0) has[place] = 1;
    else own += 1;
  }
  if (own > copied.length * (1 - share.ofText)) return false;
  let [asked, both] = [0, 0];
  for (let index = 0; index < tokens.length; index += 1) {
    if (boilerplate.has(sections[lineOf[index] ?? 0] ?? 'open')) continue;
    asked += 1;
    both += has[index] ?? 0;
  }
  return both >= share.ofPosting * asked;
}
