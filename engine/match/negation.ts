import type { Token } from '../text/tokenise.ts';

/** "No experience with X", "eager to learn X": what follows proves nothing until the clause ends. */
const cueBefore =
  /\b(?:no(?! later| less| fewer|\.)|not (?:yet )?(?:familiar|experienced|trained|certified|licensed|worked|used|proficient|held|hold|have)|never \w+|without|lack(?:s|ing)?(?: of)?|(?:do|does|did|have|has) not (?:yet )?\w+|(?:don't|haven't|didn't) \w+|unfamiliar|(?:eager|wants?|wanting|hop(?:e|es|ing)|keen|willing|would like|looking|excited|plan(?:s|ning)?) to (?:learn|gain|study|explore|acquire|become|obtain|get)|interest(?:ed)? in (?:learning|becoming)|aspiring|(?:would like|wish) to (?:work|know)|keine?[nmrs]?|ohne|nie(?:mals)?|nicht(?! nur)|weder|(?:möchte|will|würde|werde)(?=[^.\n]{0,120}(?:lernen|erwerben|einarbeiten|werden)\b)|interesse an)\b/giu;
/** "Kubernetes: none", "Spark (no experience)": what stands before on the line, back to the last comma. */
const cueAfter = /(?::|-|–|\()\s*(?:none|no experience|not yet|never used|no knowledge|keine|nicht vorhanden)\b/giu;

const clauseEnd = /[.;)\n!?]|, but\b|\bbut\b|\bhowever\b|, (?:and )?(?:I |have |am )/i;
/** A clause longer than this has changed its subject. */
const reach = 160;

/** For each word 1 when it is negated or only wished for, else 0. Linear in the length. */
export function markNegated(text: string, tokens: readonly Token[]): Uint8Array {
  const marks = new Uint8Array(tokens.length);
  for (const { 0: cue, index } of text.matchAll(cueBefore)) {
    const start = index + cue.length;
    const rest = text.slice(start, start + reach);
    const end = rest.search(clauseEnd);
    markBetween(marks, tokens, start, start + (end < 0 ? rest.length : end));
  }
  for (const { index } of text.matchAll(cueAfter)) {
    const before = text.slice(Math.max(0, index - 60), index);
    const cut = Math.max(before.lastIndexOf(','), before.lastIndexOf('\n'), before.lastIndexOf(';'));
    markBetween(marks, tokens, index - before.length + cut + 1, index);
  }
  return marks;
}

function markBetween(marks: Uint8Array, tokens: readonly Token[], start: number, end: number): void {
  for (let index = firstFrom(tokens, start); index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.start >= end) return;
    marks[index] = 1;
  }
}

/** Index of the first word that starts at or after `offset`, by bisection. */
export function firstFrom(tokens: readonly Token[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
