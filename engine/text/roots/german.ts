import { onceFor } from '../cache/once-for.ts';
import { rememberWords } from '../cache/remember-words.ts';
import { lemma, type Token } from '../tokenise.ts';

/** German words that the lexicon and the fields of work know, as lemmas. */
export interface GermanWords {
  /** Every word that stays as it is: of German names, of technology, of any field of work. */
  known: ReadonlySet<string>;
  /** German words by their stem, to find inflected ones. */
  byStem: ReadonlyMap<string, string>;
  /** Words that a compound may be made of. */
  parts: ReadonlySet<string>;
}

/** Shorter words are inflected too irregularly and are part of too many others. */
const shortest = { stemmed: 6, stem: 4, part: 5, compound: 9, restOfCompound: 3 } as const;

/** A longer run of letters is no compound, and the time to look for its parts grows with the square of its length. */
const longestCompound = 60;

/** A German word without its ending: the same for "elektrischer", "elektrische" and "elektrischen". */
export function germanStem(word: string): string {
  if (word.length < shortest.stemmed) return word;
  const stem = word.replace(/(?:innen|in|ern|en|em|er|es|e|n|s)$/, '');
  return stem.length < shortest.stem ? word : stem;
}

/**
 * The words of a German text with lemmas that the lexicon knows: inflected words under their known form, compounds with
 * the parts that are known ("Intensivpflege" ends with "pflege"). Unknown words stay as they are.
 */
export function readGermanWords(text: string, tokens: readonly Token[], words: GermanWords): Token[] {
  const viewOf = viewsOf(words);
  return tokens.map((written, index) => {
    const token =
      text[written.end] === '-' ? completed(text, tokens, index, words) : ofPlace(written, tokens[index + 1]);
    return { ...token, ...viewOf(token.lemma) };
  });
}

/** How many words are remembered: those of a few texts, because most come again in the next one. */
const mostViews = 4_000;

const viewsOf = onceFor((words: GermanWords) => rememberWords((written) => viewWord(written, words), mostViews));

/** "Bad Neuenahr" is a town and no bathroom. */
function ofPlace(token: Token, next: Token | undefined): Token {
  const isTown = token.surface === 'Bad' && next?.opens === false && /^\p{Lu}\p{Ll}+$/u.test(next.surface);
  return isTown ? { ...token, lemma: 'kurort' } : token;
}

/** How many words further on the whole compound may be: "Debitoren-, Kreditoren- und Anlagenbuchhaltung". */
const ellipsisReach = 5;

/** "Grund-" of "Grund- und Behandlungspflege" as "Grundpflege", if that is a known word; else the word as it is. */
function completed(text: string, tokens: readonly Token[], index: number, words: GermanWords): Token {
  const token = tokens[index];
  if (token === undefined) throw new RangeError('There is no such word.');
  const isCut = /^-(?:,| (?:und|oder|bzw|sowie|&))/.test(text.slice(token.end, token.end + 7));
  if (!isCut) return token;
  const whole = tokens
    .slice(index + 1, index + ellipsisReach)
    .find(({ end, lower }) => text[end] !== '-' && !/^(?:und|oder|bzw|sowie)$/.test(lower));
  if (whole === undefined || whole.lower.length > longestCompound) return token;
  for (let from = 2; from <= whole.lower.length - 4; from += 1) {
    const ending = whole.lower.slice(from);
    const full = baseOf(lemma(token.lower + ending), words);
    if (words.known.has(full))
      return { ...token, surface: token.surface + ending, lower: token.lower + ending, lemma: full };
  }
  return token;
}

function viewWord(written: string, words: GermanWords): Pick<Token, 'lemma' | 'head' | 'first'> {
  const base = baseOf(written, words);
  if (base.length < shortest.compound || base.length > longestCompound) return { lemma: base };
  const head = headOf(base, words);
  const first = firstOf(base, words);
  return { lemma: base, ...(head === undefined ? {} : { head }), ...(first === undefined ? {} : { first }) };
}

function baseOf(word: string, { known, byStem }: GermanWords): string {
  if (known.has(word) || mostly.test(word)) return word;
  const inflected = byStem.get(germanStem(word));
  if (inflected !== undefined) return inflected;
  // "kommissioniert" and "kommissionieren" are "Kommissionierung".
  const noun = word.replace(/(?:t|en)$/, 'ung');
  return known.has(noun) ? noun : word;
}

/** What is done mostly ("meist") is done by no master. */
const mostly = /^meist(?:e[nmrs]?|ens)?$/;

/** The longest known word that a compound ends with. */
function headOf(word: string, words: GermanWords): string | undefined {
  for (let from = shortest.restOfCompound; from <= word.length - shortest.part; from += 1) {
    const part = baseOf(word.slice(from), words);
    if (words.parts.has(part)) return part;
  }
  return undefined;
}

/** The longest known word that a compound begins with. */
function firstOf(word: string, { parts }: GermanWords): string | undefined {
  for (let to = word.length - shortest.restOfCompound; to >= shortest.part; to -= 1) {
    const part = word.slice(0, to);
    if (parts.has(part)) return part;
  }
  return undefined;
}
