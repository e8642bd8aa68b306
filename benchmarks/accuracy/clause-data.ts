import { readFileSync } from 'node:fs';
import { type Token, tokenise } from '../../engine/text/tokenise.ts';

/** A sentence with the words in it that are denied and those that are asserted. */
export interface LabelledClause {
  text: string;
  denied: string[];
  asserted: string[];
}

/** Labelled sentences by file: what is learned from, and what was kept back while words and features were chosen. */
export const clauseFiles = {
  learned: [
    'clauses.tsv',
    'clauses-more.tsv',
    'clauses-more-second.tsv',
    'clauses-third.tsv',
    'clauses-fourth.tsv',
    'clauses-fourth-second.tsv',
    'clauses-fifth.tsv',
    'clauses-sixth.tsv',
    'clauses-seventh.tsv',
    'clauses-eighth.tsv',
  ],
  keptBack: ['clauses-kept-back.tsv'],
} as const;

/** Sentence, denied words, asserted words, parted by tabs; words by bars. */
export function readClauses(file: string): LabelledClause[] {
  return readLines(file).map((line) => {
    const [text = '', denied = '', asserted = ''] = line.split('\t');
    return { text, denied: denied.split('|').filter(Boolean), asserted: asserted.split('|').filter(Boolean) };
  });
}

/** Lines of resumes in which nothing is denied, though they hold words that denials are made of. */
export function readHonestLines(): string[] {
  return readLines('clauses-honest.txt');
}

function readLines(file: string): string[] {
  return readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
}

/** The place of a labelled word, its first part where it has several ("stock-out"). */
export function placeOf(word: string, tokens: readonly Token[]): number {
  const [first] = tokenise(word);
  const place = tokens.findIndex(({ lower }) => lower === first?.lower);
  if (place < 0) throw new Error(`“${word}” is no word of “${tokens.map(({ surface }) => surface).join(' ')}”.`);
  return place;
}
