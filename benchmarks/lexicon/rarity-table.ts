import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rarityBucket, rarityBuckets, rarityDigits } from '../../engine/extract/words/rarity.ts';
import { splitSentences } from '../../engine/text/lines.ts';
import { tokenise } from '../../engine/text/tokenise.ts';

/** One digit a bucket: how rare the words of it are in the lines of SkillSpan and Green, in FOLDER. */
export function countRarities(folder: string): string {
  const counts = new Int32Array(rarityBuckets);
  let lines = 0;
  for (const file of ['skillspan.jsonl', 'green.jsonl']) {
    for (const row of readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)) {
      const text: string = JSON.parse(row).text;
      for (const { content } of splitSentences(text)) {
        lines += 1;
        for (const bucket of new Set(tokenise(content).map(({ lemma }) => rarityBucket(lemma)))) {
          counts[bucket] = (counts[bucket] ?? 0) + 1;
        }
      }
    }
  }
  return Array.from(counts, (count) => {
    const rarity = Math.log(lines / (count + 1)) / Math.log(lines);
    return Math.max(0, Math.min(rarityDigits, Math.round(rarity * rarityDigits)));
  }).join('');
}
