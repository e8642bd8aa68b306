import { wordSet } from '../../text/word-set.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import { numberOf } from '../numbers/number-words.ts';
import * as german from '../vocabulary/de/verbs.ts';
import { germanPartWords, germanVerbAt } from './german-scope.ts';

/** Words that say the person only took part. */
export const partWords = new Set([
  ...`helped helps helping help assisted assists assisting assist assistance assistant supported supports supporting support
  contributed contributes contributing contribute participate participated participates participating participation involved observed observing
  shadowed shadowing learned learnt attended aided aiding part member worked under alongside exposure`.split(/\s+/),
  ...germanPartWords,
]);

/** People whose help or support is the whole job: naming the work then hides nothing. */
const article = /^(?:\d+|the|our|all|up|about|around|over|elderly|young|individual|daily)$/;

const served =
  /^(?:customers|clients|patients|residents|guests|students|pupils|children|learners|users|visitors|passengers|shoppers|callers|families|elderly|people|individuals)$/;

const germanServed = wordSet(german.served);

/** Places of the words that say "only took part". */
export function partsOf(document: ResumeDocument, line: ResumeLine): number[] {
  const parts: number[] = [];
  for (let index = line.from; index < line.to; index += 1) {
    const verb = document.isGerman ? germanVerbAt(document, line, index) : undefined;
    const word = verb ?? document.tokens[index]?.lower ?? '';
    if (!partWords.has(word) || !isPart(document, line, index, word)) continue;
    parts.push(index);
  }
  return parts;
}

function isPart({ tokens, isGerman }: ResumeDocument, line: ResumeLine, index: number, word: string): boolean {
  const next = tokens.slice(index + 1, Math.min(line.to, index + 4)).map((token) => token.lower);
  const object = article.test(next[0] ?? '') || numberOf(next[0] ?? '') !== undefined ? next[1] : next[0];
  if (served.test(object ?? '') || germanServed.has(object ?? '')) return false;
  if (word === 'worked') return /^(?:under|alongside)$/.test(next[0] ?? '');
  if (word === 'part') return next[0] === 'of' || next[0] === 'in';
  if (word === 'member') return next[0] === 'of';
  if (word === 'half') return isGerman;
  // "Teil III" is the name of an examination.
  if (word === 'teil' && /^(?:[ivx]+|\d+)$/.test(next[0] ?? '')) return false;
  if (word === 'under') return false;
  // "Customer support", "decision support": a thing, not a part in it.
  return !/^(?:support|assistance|help|assistant)$/.test(word) || index === line.from || next[0] === 'with';
}
