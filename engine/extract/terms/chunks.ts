import { beginsWithDigit } from '../../text/begins-with-digit.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import type { Token } from '../../text/tokenise.ts';
import { wordSet } from '../../text/word-set.ts';
import type { PostingText } from '../read-posting.ts';
import { emptyVerbs, functionWords, isPartOfName, plainNouns, praiseWords, tailWords } from '../words/chunk-words.ts';
import { rarityOf } from '../words/rarity.ts';
import { isNounToo, verbBase } from '../words/verbs.ts';
import { germanChunks } from './german-chunks.ts';

/** A phrase that may name something asked for: words `from` to before `to`. */
export interface Chunk {
  from: number;
  to: number;
  /** A leading verb was cut off: "perform venipuncture". */
  afterVerb: boolean;
  /** The verb is part of it: "order stock". */
  withVerb: boolean;
  /** "hours of service". */
  joined: boolean;
}

/** Longer phrases are cut: the last words name the thing, the first ones something else. */
const most = { words: 4, kept: 3, front: 5, ofWords: 3 } as const;

/**
 * The phrases of every line, between function words, commas, brackets and dashes. No list of trades is needed: what a posting
 * asks for is nearly always such a phrase (.99 of the musts of sixty postings). Linear.
 */
export function findChunks(posting: PostingText, rarity: string): Chunk[] {
  if (!posting.language.covered) return [];
  const chunks: Chunk[] = [];
  const isGerman = posting.language.code === 'de';
  let before: Run | undefined;
  for (const run of findRuns(posting, isGerman)) {
    const own = isGerman ? germanChunks(posting, run) : englishChunks(posting, run, rarity);
    chunks.push(...own);
    if (!isGerman && before && own[0]) chunks.push(...joinOf(posting, before, run));
    before = run;
  }
  return chunks;
}

/** Words at least this rare name their activity alone: "venipuncture" of "perform venipuncture", not "stock" of "order stock". */
const rareObject = 0.75;

export interface Run {
  from: number;
  to: number;
}

function findRuns(posting: PostingText, isGerman: boolean): Run[] {
  const { tokens, lineOf } = posting;
  const runs: Run[] = [];
  let from = 0;
  const close = (to: number) => {
    if (to > from) runs.push({ from, to });
  };
  for (let index = 0; index < tokens.length; index += 1) {
    if (index > from && (lineOf[index] !== lineOf[index - 1] || isParted(posting, index))) {
      close(index);
      from = index;
    }
    if (!endsPhrase(posting, index, isGerman)) continue;
    close(index);
    from = index + 1;
  }
  close(tokens.length);
  return runs;
}

/** Whether a comma, bracket, spaced dash, or a slash between whole words comes before the word. */
function isParted({ text, tokens }: PostingText, index: number): boolean {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (token === undefined || before === undefined || token.opens) return true;
  // Most words have one space before them.
  if (token.start - before.end === 1) return text.charAt(before.end) === '/' && areWhole(token, before);
  const gap = text.slice(before.end, Math.min(token.start, before.end + 6));
  if (/\s[-–—/|]+\s/.test(gap)) return true;
  return gap.includes('/') && areWhole(token, before);
}

/** Short words around a slash are one: "A/R", "CI/CD". */
function areWhole(token: Token, before: Token): boolean {
  return token.surface.length > 4 && before.surface.length > 4;
}

function endsPhrase(posting: PostingText, index: number, isGerman: boolean): boolean {
  const token = posting.tokens[index];
  if (token === undefined) return true;
  if (isGlued(posting, index) || beginsName(posting.tokens, index)) return false;
  if (beginsWithDigit(token.lower)) return !belongsToName(posting, index);
  if (token.lower.length === 1 && !/[a-z+#]/i.test(token.surface)) return true;
  if (ordinals.has(token.lower)) return !isOrdinalName(posting, index);
  // "Hep B", "Category C": a letter by itself is part of a name, but for the article, "I" and the German "z. B.".
  if (!isGerman && token.surface.length === 1 && /[B-HJ-Z]/.test(token.surface)) return false;
  // "Sie" and "Die" at the start of a sentence and English words in capitals are not names.
  return functionWords.has(token.lower) && (isGerman || token.lower !== 'it' || token.surface !== 'IT');
}

/** Function words that begin a name: "a la carte", "in vivo assays", "on call". */
function beginsName(tokens: PostingText['tokens'], index: number): boolean {
  const next = tokens[index + 1];
  return next !== undefined && !next.opens && namesBegun.get(tokens[index]?.lower ?? '')?.has(next.lower) === true;
}

const namesBegun: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['month', new Set(['end'])],
  ['year', new Set(['end'])],
  ['a', new Set(['la'])],
  ['in', new Set(['vivo', 'vitro', 'situ', 'silico'])],
]);

const ordinals = new Set(['first', 'second', 'third']);

/** "First aid", "second language", "third line support", but not "first day" or "first six months". */
function isOrdinalName({ tokens }: Pick<PostingText, 'tokens'>, index: number): boolean {
  const next = tokens[index + 1];
  return (
    next !== undefined &&
    !next.opens &&
    !beginsWithDigit(next.lower) &&
    !functionWords.has(next.lower) &&
    !plainNouns.has(next.lower) &&
    !praiseWords.has(next.lower)
  );
}

/** A word inside a hyphenated compound is not a function word: "face-to-face", "check-outs". */
export function isGlued({ text, tokens }: Pick<PostingText, 'text' | 'tokens'>, index: number): boolean {
  const token = tokens[index];
  return token !== undefined && (joins(text, tokens[index - 1], token) || joins(text, token, tokens[index + 1]));
}

/** Whether nothing but a hyphen stands between two words. */
function joins(text: string, before: Token | undefined, token: Token | undefined): boolean {
  if (before === undefined || token === undefined || token.start - before.end !== 1) return false;
  return '-‑–'.includes(text.charAt(before.end));
}

/** "Level 2", "Section 8", "ISO 9001", "B 2": a number right after a capitalised word. */
export function belongsToName({ text, tokens }: Pick<PostingText, 'text' | 'tokens'>, index: number): boolean {
  const before = tokens[index - 1];
  const token = tokens[index];
  if (before === undefined || token === undefined || token.opens) return /^\d+\p{L}/u.test(token?.surface ?? '');
  const isCount = /^(?:\+|plus|years?|yrs?|months?|days?|hours?|jahre?n?|%)$/.test(tokens[index + 1]?.lower ?? '');
  const gap = text.slice(before.end, Math.min(token.start, before.end + 2));
  // A capital at the beginning of a line means nothing: "Average 2,200 miles".
  const isName = /^\p{Lu}/u.test(before.surface) && (!before.opens || namedByNumber.test(before.surface));
  return isName && /^[ \u00a0-]?$/.test(gap) && !isCount;
}

/** First words of a line whose number belongs to them. */
const namedByNumber = fewRanges(
  /^(?:\p{Lu}{2,}|\p{Lu}(?=\p{Ll}{0,12}\p{Lu})\p{L}*|Level|Class|Section|Grade|Category|Part|Type|Stage|Windows|Office|Sage|Prince|Angular|Java|Python|Klasse|Stufe|Teil)$/u,
);

function englishChunks(posting: PostingText, run: Run, rarity: string): Chunk[] {
  const { tokens } = posting;
  const trimmed = trim(posting, run);
  if (trimmed === undefined) return [];
  const { from, to } = trimmed;
  const verb = isNamed(posting, from) ? undefined : verbBase(tokens[from]?.lower ?? '');
  const chunks: Chunk[] = [];
  const add = (start: number, end: number, afterVerb: boolean, withVerb: boolean) => {
    for (const part of shorten({ from: start, to: end })) {
      const again = trim(posting, part);
      if (again && !isPlain(tokens, again))
        chunks.push({
          ...again,
          afterVerb: afterVerb && part.from === start,
          withVerb: withVerb && part.from === start,
          joined: false,
        });
    }
  };
  if (verb === undefined) add(from, to, false, false);
  else {
    const rest = trim(posting, { from: from + 1, to });
    // A gerund by itself is an activity ("pruning"); any other verb by itself asks for nothing.
    if (rest === undefined) {
      if (/ing$/.test(tokens[from]?.lower ?? '')) add(from, to, false, true);
      return chunks;
    }
    add(rest.from, rest.to, true, false);
    const isPlainObject = rest.to - rest.from === 1 && rarityOf(rarity, tokens[rest.from]?.lemma ?? '') < rareObject;
    const isName = isNounToo(tokens[from]?.lower ?? '');
    if (rest.from === from + 1 && (isPlainObject || isName) && !emptyVerbs.has(verb)) add(from, to, false, true);
  }
  return chunks;
}

/** Whether a word that may be a verb begins a name: "SEND", "Land Registry applications", ", open banking providers". */
function isNamed({ tokens, lineOf }: PostingText, index: number): boolean {
  if (isShortForm(tokens, index)) return true;
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token === undefined || next === undefined || before === undefined || lineOf[index] !== lineOf[index - 1])
    return false;
  // A comma opens a word, too, but only a line or a sentence begins with a capital.
  if (!token.opens && /^\p{Lu}\p{Ll}/u.test(token.surface)) return /^\p{Lu}/u.test(next.surface);
  return adjectivesToo.has(token.lower);
}

/** Verbs that are adjectives, too: inside a sentence no duty begins. */
export const adjectivesToo: ReadonlySet<string> = new Set([
  'open',
  'live',
  'clean',
  'clear',
  'secure',
  'free',
  'correct',
  'complete',
  'direct',
]);

/** "SEND" among words in small letters is a name, "SEND INVOICES" a verb. */
function isShortForm(tokens: readonly Token[], index: number): boolean {
  const isCapitals = (token: Token | undefined) => token !== undefined && /^\p{Lu}{3,5}$/u.test(token.surface);
  return isCapitals(tokens[index]) && !isCapitals(tokens[index - 1]) && !isCapitals(tokens[index + 1]);
}

/** Without praise at the beginning and "experience" or "skills" at the end; undefined when nothing is left. */
function trim(posting: PostingText, { from, to }: Run): Run | undefined {
  const { tokens } = posting;
  let first = from;
  let last = to;
  while (first < last && (isSkipped(posting, first) || isRestOfSkipped(posting, first, from))) first += 1;
  while (last > first && isTail(tokens[last - 1]?.lower ?? '', last - first > 1)) last -= 1;
  return first < last ? { from: first, to: last } : undefined;
}

/** The "on" of "hands-on knowledge". */
function isRestOfSkipped({ text, tokens }: PostingText, index: number, from: number): boolean {
  return index > from && functionWords.has(tokens[index]?.lower ?? '') && joins(text, tokens[index - 1], tokens[index]);
}

/** The "7" of "Level 7 / Chartered" says nothing by itself; "3D", "12-lead" and "X-ray" do. */
function isSkipped({ text, tokens }: PostingText, index: number): boolean {
  const lower = tokens[index]?.lower ?? '';
  if (lower === 'x') return !joins(text, tokens[index], tokens[index + 1]);
  if (isNumber(lower) || isManner(lower) || isCounted(tokens, index)) return true;
  return praiseWords.has(lower) && !isPartOfName(lower, tokens[index + 1]?.lower ?? '');
}

function isTail(lower: string, isOneOfMore: boolean): boolean {
  return tailWords.has(lower) || praiseWords.has(lower) || (isOneOfMore && isManner(lower));
}

/** The "experience" of "2 years' experience post-qualification" is what the years count. */
function isCounted(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.lower === 'experience' && /^(?:years?|yrs?|months?)$/.test(tokens[index - 1]?.lower ?? '');
}

function isNumber(lower: string): boolean {
  return beginsWithDigit(lower) && /^\d+$/.test(lower);
}

/** "Safely", "highly", but not the "family" of "family law". */
function isManner(lower: string): boolean {
  return lower.endsWith('ly') && /^\p{Ll}{3,}ly$/u.test(lower) && !namesInLy.has(lower);
}

/** Words that tell no manner, although they end like one. */
const namesInLy = wordSet(
  'family subassembly supply assembly reply anomaly elderly orderly ally rally jelly belly butterfly',
);

function shorten({ from, to }: Run): Run[] {
  const count = to - from;
  if (count <= most.words) return [{ from, to }];
  const kept = { from: to - most.kept, to };
  return count > most.front ? [{ from, to: Math.min(from + most.words, to - most.kept) }, kept] : [kept];
}

function isPlain(tokens: readonly Token[], { from, to }: Run): boolean {
  if (to - from > 1) return false;
  const { lower = '', lemma = '', surface = '' } = tokens[from] ?? {};
  return (
    plainNouns.has(lower) ||
    plainNouns.has(lemma) ||
    (surface.length < 2 && !/[A-Z]/.test(surface)) ||
    beginsWithDigit(lower)
  );
}

/** "Hours" + of + "service": a single word before *of* belongs to what follows. */
function joinOf(posting: PostingText, before: Run, run: Run): Chunk[] {
  const { tokens } = posting;
  if (run.from - before.to !== 1 || tokens[before.to]?.lower !== 'of' || tokens[run.from]?.opens) return [];
  const left = trim(posting, { from: Math.max(before.from, before.to - 2), to: before.to });
  if (left === undefined || left.to !== before.to) return [];
  const from =
    verbBase(tokens[left.from]?.lower ?? '') !== undefined && left.to - left.from > 1 ? left.from + 1 : left.from;
  const to = Math.min(run.to, run.from + most.ofWords);
  const last = trim(posting, { from: run.from, to });
  if (last === undefined || from >= before.to) return [];
  return [{ from, to: last.to, afterVerb: false, withVerb: false, joined: true }];
}
