import { readFileSync } from 'node:fs';
import { markNegated } from '../../engine/match/negation.ts';
import { tokenise } from '../../engine/text/tokenise.ts';

export const name = 'Denials: denied words believed, asserted words lost';

/** Sentences with their denied and asserted words, separated by tabs; whoever wrote the cues never saw the second half. */
const files = ['clauses.tsv', 'clauses-kept-back.tsv'] as const;

export async function run(): Promise<{ rows: Record<string, string | number>[] }> {
  return { rows: files.map(count) };
}

function count(file: string): Record<string, string> {
  const lines = readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const found = { denied: 0, believed: 0, asserted: 0, lost: 0 };
  for (const line of lines) {
    const [sentence = '', denied = '', asserted = ''] = line.split('\t');
    const tokens = tokenise(sentence);
    const marks = markNegated(sentence, tokens);
    const isMarked = (word: string) => marks[tokens.findIndex(({ lower }) => lower === word.toLowerCase())] === 1;
    for (const word of denied.split('|').filter(Boolean)) {
      found.denied += 1;
      if (!isMarked(word)) found.believed += 1;
    }
    for (const word of asserted.split('|').filter(Boolean)) {
      found.asserted += 1;
      if (isMarked(word)) found.lost += 1;
    }
  }
  return {
    sentences: `${file}, ${lines.length}`,
    'denied words believed': `${found.believed} of ${found.denied}`,
    'asserted words lost': `${found.lost} of ${found.asserted}`,
  };
}
