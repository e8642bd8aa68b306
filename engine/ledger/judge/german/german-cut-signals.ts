import { type Case, spanOfWords } from '../../lines/claim.ts';
import type { ResumeDocument, ResumeLine } from '../../lines/document.ts';
import type { Signal } from '../signals/signals.ts';
import { mostWords } from '../words/align-words.ts';
import { isSomebody } from './german-frames.ts';
import { openIn } from './german-held.ts';
import { sameOften } from './german-periods.ts';
import { isTied, type Word, wordsIn } from './german-words.ts';

/** Lines of the rewrite on each side that may say what a line no longer says: it was split. */
const near = 2;
/** The first words of a clause that say when, or how far, the rest holds. */
const bounds =
  /^(?:wenn|sofern|falls|sobald|solange|soweit|bis|bei|während|ohne|nur|außer|ausgenommen|im|in|unter|als|mit|nach|laut|gemäß|durch|wobei|davon)$/;
/** The most clauses looked at, and the most words of a phrase that is gone. */
const most = 8;

interface Clause {
  from: number;
  to: number;
}

/** A clause or a bracket of the source that is gone whole: who checks it, when it holds, that it was with others. */
export function germanCutSignals(given: Case, now: readonly Word[], before: readonly Word[]): Signal[] {
  const { line, improved, original, sources } = given;
  const source = sources.lines[0];
  if (source === undefined || line.role === 'header' || source.role === 'header') return [];
  const clauses = clausesOf(original, source);
  if (clauses.length < 2) return [];
  const often = sameOften(original, source, improved, line);
  const isSaid = (word: Word) => often.has(word.index) || now.some((other) => isTied(word, other));
  return clauses.slice(0, most).flatMap(({ from, to }): Signal[] => {
    const words = before.filter(({ index }) => index >= from && index < to);
    if (words.length === 0 || words.some(isSaid)) return [];
    const around = wordsAround(given);
    const elsewhere = words.every((word) => around.some((other) => isTied(word, other)));
    const first = original.tokens[from]?.lower ?? '';
    const clause = { ...source, from, to };
    const text = original.text.slice(original.tokens[from]?.start ?? 0, original.tokens[to - 1]?.end ?? 0);
    const amounts = source.amounts.some((amount) => amount.from >= from && amount.from < to);
    const features = [
      'gone',
      elsewhere ? 'gone, said beside' : 'gone, nowhere',
      ...(bounds.test(first) ? ['gone bound', `gone ${first}`] : []),
      ...(words.some(isSomebody) ? ['gone somebody'] : []),
      ...(openIn(original, clause).length > 0 ? ['gone open'] : []),
      ...(/(?:t|en|ist)$/.test(original.tokens[to - 1]?.lower ?? '') ? ['gone with a verb'] : []),
      ...(text.startsWith('(') || original.text[(original.tokens[from]?.start ?? 0) - 1] === '('
        ? ['gone bracket']
        : []),
      ...(amounts ? ['gone number'] : []),
      `gone ${Math.min(4, words.length)} words`,
    ];
    return [{ about: 'lost', span: spanOfWords(improved, line.from, line.to), lost: text, features }];
  });
}

function wordsAround({ line, improved }: Case): Word[] {
  return improved.lines
    .slice(Math.max(0, line.index - near), line.index + near + 1)
    .filter(({ index }) => index !== line.index)
    .flatMap((other) => wordsIn(improved, other));
}

/** The parts of a line between its commas, brackets and stops. */
function clausesOf({ tokens }: ResumeDocument, { from, to }: ResumeLine): Clause[] {
  const clauses: Clause[] = [];
  let start = from;
  const end = Math.min(to, from + mostWords);
  for (let index = from + 1; index <= end; index += 1)
    if (index === end || tokens[index]?.opens) {
      clauses.push({ from: start, to: index });
      start = index;
    }
  return clauses;
}
