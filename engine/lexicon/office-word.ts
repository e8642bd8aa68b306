import type { Token } from '../text/tokenise.ts';
import type { Term, TermMatch } from './lexicon.ts';

/** Programs beside which nobody means a word of a text. */
const suite = /^Microsoft (?:Excel|Outlook|PowerPoint|Office|Access|Teams|OneNote)$/;
/** "Word and Excel" has one word between. */
const between = 1;

/**
 * With "Word" as the program where it stands beside another one of its suite: "Word, Excel, Outlook". Alone it may be any word. Linear.
 */
export function withOfficeWord(
  tokens: readonly Token[],
  matches: readonly TermMatch[],
  program: Term | undefined,
): readonly TermMatch[] {
  if (program === undefined) return matches;
  const ofSuite = matches.filter(({ term }) => suite.test(term.name));
  const found = ofSuite.flatMap((match) => {
    const near = Array.from({ length: between + 1 }, (_, gap) => [match.from - 1 - gap, match.to + gap]).flat();
    const word = near.find((index) => isProgram(tokens[index], tokens[index + 1]));
    return word === undefined ? [] : [word];
  });
  const known = new Set(
    matches.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
  );
  const words = [...new Set(found)].filter((word) => !known.has(word));
  if (words.length === 0) return matches;
  return [...matches, ...words.map((from) => ({ term: program, from, to: from + 1 }))].sort((a, b) => a.from - b.from);
}

/** "Word of mouth" and "word processing" name no program. */
function isProgram(word: Token | undefined, next: Token | undefined): boolean {
  return (
    /^(?:Word|WORD)$/.test(word?.surface ?? '') && !(next && !next.opens && /^(?:of|processing)$/.test(next.lower))
  );
}
