import type { TermMatch } from '../../lexicon/lexicon.ts';
import type { Token } from '../../text/tokenise.ts';
import { bitsOf, kindsOf } from './clause-words.ts';

/** What denies or takes away; a "learning" in a name is one the person may still be at. */
const denying = bitsOf('not', 'notYet', 'lack');

/** A text with its words. */
interface Words {
  text: string;
  tokens: readonly Token[];
}

/**
 * The same text without the denying words that listed names have: "special needs education" lacks nothing, and "Visual Basic" is not known only
 * a little. Every word keeps its place.
 */
export function withoutDoubtsInNames(words: Words, found: readonly TermMatch[]): Words {
  const named = found.filter(({ term, from, to }) => term.trusted && to - from > 1);
  const places = named.flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_, at) => from + at).filter((word) => isDenying(words.tokens[word])),
  );
  if (places.length === 0) return words;
  const tokens = [...words.tokens];
  const pieces: string[] = [];
  let end = 0;
  for (const word of places) {
    const token = tokens[word];
    if (token === undefined) continue;
    const blank = 'x'.repeat(token.end - token.start);
    tokens[word] = { ...token, surface: blank, lower: blank, lemma: blank };
    pieces.push(words.text.slice(end, token.start), blank);
    end = token.end;
  }
  pieces.push(words.text.slice(end));
  return { text: pieces.join(''), tokens };
}

function isDenying(token: Token | undefined): boolean {
  return ((kindsOf.get(token?.lower ?? '') ?? 0) & denying) !== 0;
}
