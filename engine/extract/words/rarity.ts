import { rememberWords } from '../../text/cache/remember-words.ts';
import { stem } from '../../text/roots/stem.ts';
import { hash } from './hash.ts';

/** The buckets of the table of rarities. So few words are not rare that two of them seldom share one. */
export const rarityBuckets = 1 << 16;
/** The table has one digit a bucket: `9` for words that the counted lines never had, `0` for words that many of them have. */
export const rarityDigits = 9;

/** The bucket of a word's root. */
export const rarityBucket = rememberWords((lemma) => hash(stem(lemma)) & (rarityBuckets - 1));

/** How rare a word is in the lines of postings, 0 to 1: ln(N ÷ (df + 1)) ÷ ln N, counted over Green and SkillSpan. */
export function rarityOf(table: string, lemma: string): number {
  return (table.charCodeAt(rarityBucket(lemma)) - zero) / rarityDigits;
}

const zero = 48;
