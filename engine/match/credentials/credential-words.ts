import { alikeTo } from '../../extract/credentials/licence-name.ts';
import { qualifiers } from '../../extract/credentials/licence-words.ts';
import { rememberWords } from '../../text/cache/remember-words.ts';
import { tradeRoot, tradeStems } from '../../text/roots/trade-root.ts';
import type { Token } from '../../text/tokenise.ts';
import type { CredentialClause } from './credential-clause.ts';
import { isSamePermit } from './german-permits.ts';
import { isCredentialWord } from './is-credential-word.ts';

/** Whether a clause says a word of a credential's name: itself, a word alike, its parts, or two words by their capitals. */
export function saysWord(words: readonly string[], at: number, clause: CredentialClause): boolean {
  const word = words[at] ?? '';
  return (
    clause.stems.has(tradeRoot(word)) ||
    isAlike(word, clause) ||
    isCompound(word, clause) ||
    isSamePermit(word, clause) ||
    hasShort(words.slice(at, at + 2), clause) ||
    hasShort(words.slice(Math.max(0, at - 1), at + 1), clause)
  );
}

/** "Six Sigma YB" has the yellow belt: two words by their capitals. */
function hasShort(pair: readonly string[], clause: CredentialClause): boolean {
  const short = pair.map((word) => word.charAt(0).toUpperCase()).join('');
  return pair.length === 2 && clause.words.some(({ surface }) => surface === short);
}

/**
 * Whether a clause names a credential of one word as one: first of its clause or item, or beside a word of credentials. "NVQ level 3 Health
 * and Social Care" is no Care Certificate.
 */
export function isNamedApart(word: string, { words }: CredentialClause): boolean {
  const own = tradeRoot(word);
  return words.some(({ lemma, opens }, index) => {
    const root = tradeRoot(lemma);
    if (root !== own && !alikeTo(word).includes(lemma) && !tradeStems(lemma).includes(own))
      return root.startsWith(own) || own.startsWith(root);
    const behind = [words[index + 1], words[index + 2]];
    const leads =
      opens || words.slice(0, index).every(({ lower, lemma: before }) => /^\d+$/.test(lower) || qualifiers.has(before));
    return (
      leads ||
      isCredentialWord(wordBefore(words, index)) ||
      behind.some((other) => other !== undefined && isCredentialWord(other.lemma))
    );
  });
}

/** "Licensed K-6 teacher", "certificate of teaching": the last word before another that says more than where and in what state. */
function wordBefore(words: readonly Token[], index: number): string {
  const says = ({ surface, lemma }: Token) => surface.length > longestShort && !qualifiers.has(lemma);
  return words.findLast((word, at) => at < index && says(word))?.lemma ?? '';
}

const longestShort = 2;

/** A "radiography certificate" is one to take X-rays, a "Tischlergeselle" has learned what a "Schreiner" does. */
export function isAlike(word: string, { lemmas, stems }: CredentialClause): boolean {
  return alikeTo(word).some((other) => lemmas.has(other) || stems.has(tradeRoot(other)));
}

/** "Children's Care" has both parts of "childcare". */
function isCompound(word: string, { lemmas }: CredentialClause): boolean {
  return cutsOf(word).some(([first, last]) => hasPart(first, lemmas) && hasPart(last, lemmas));
}

const shortestPart = 4;

/** Every two parts of a word: each of a posting's credentials is held against every clause. */
const cutsOf = rememberWords((word): readonly [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 2 * shortestPart + 1) }, (_, more) => [
    word.slice(0, shortestPart + more),
    word.slice(shortestPart + more),
  ]),
);

function hasPart(part: string, lemmas: ReadonlySet<string>): boolean {
  return lemmas.has(part) || (part === 'child' && lemmas.has('children'));
}
