import { markNegated } from '../../engine/match/denials/negation.ts';
import { tokenise } from '../../engine/text/tokenise.ts';
import { clauseFiles, placeOf, readClauses, readHonestLines } from './clause-data.ts';

export const name = 'Denials: denied words believed, asserted words lost';

export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const rows = [
    ...clauseFiles.learned.map((file) => count(file, 'learned from')),
    ...clauseFiles.keptBack.map((file) => count(file, 'kept back')),
  ];
  return { rows, notes: [honest()] };
}

function count(file: string, use: string): Record<string, string> {
  const clauses = readClauses(file);
  const found = { denied: 0, believed: 0, asserted: 0, lost: 0 };
  for (const { text, denied, asserted } of clauses) {
    const tokens = tokenise(text);
    const marks = markNegated(text, tokens);
    const isMarked = (word: string) => marks[placeOf(word, tokens)] === 1;
    found.denied += denied.length;
    found.asserted += asserted.length;
    found.believed += denied.filter((word) => !isMarked(word)).length;
    found.lost += asserted.filter(isMarked).length;
  }
  return {
    sentences: `${file}, ${clauses.length}, ${use}`,
    'denied words believed': shareOf(found.believed, found.denied),
    'asserted words lost': shareOf(found.lost, found.asserted),
  };
}

function honest(): string {
  const lines = readHonestLines().map((line) => markNegated(line, tokenise(line)));
  const words = lines.reduce((sum, marks) => sum + marks.length, 0);
  const lost = lines.reduce((sum, marks) => sum + marks.filter((mark) => mark === 1).length, 0);
  return `Words lost in lines of honest resumes that hold words of denials: ${shareOf(lost, words)}.`;
}

function shareOf(part: number, all: number): string {
  return `${part} of ${all} (${((100 * part) / all).toFixed(1)}%)`;
}
