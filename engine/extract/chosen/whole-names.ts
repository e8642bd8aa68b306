import { keyOf } from '../../lexicon/lexicon.ts';
import type { Token } from '../../text/tokenise.ts';
import type { PostingTerm } from '../extract-terms.ts';
import type { PostingText } from '../read-posting.ts';
import { adjectivesToo } from '../terms/chunks.ts';
import { functionWords, praiseWords } from '../words/chunk-words.ts';
import { isNounToo, verbBase } from '../words/verbs.ts';
import { sharedHead } from './shared-heads.ts';

type Mention = PostingTerm['mentions'][number];
type Words = Pick<Mention, 'from' | 'to'>;

/** Adjectives that say nothing without what they are of: "supervisory experience", "special educational needs". */
const adjective = /(?:ory|ary|al|ic|ive)$/;
/** Words behind a phrase that were cut, because the phrase is looked for without them. */
const behindAdjective = /^(?:experience|needs)$/;
const particle = /^(?:up|out|down|off|over|in|round|around)$/;
/** "Six Sigma": with a capital inside a line a number is part of a name. */
const numberWord = /^(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)$/;
/** After these a word that may be a verb is a noun: "volumes of purchase ledger invoices". */
const beforeNoun = /^(?:of|with|in|for|from|on)$/;

/**
 * A keyword as a person would say it: what is looked for in a resume is cut free of "skills" and of verbs, but nobody asks for "computer", "Sigma"
 * or "cashing". Only the name changes, not what shows it.
 */
export function wholeName(term: PostingTerm, posting: PostingText): PostingTerm {
  const { surface, mentions, kind } = term;
  if (posting.language.code !== 'en' || kind !== undefined) return term;
  const mention = mentions.find(({ start, end }) => posting.text.slice(start, end) === surface);
  if (mention === undefined) return term;
  if (isBeforeExamples(mention, posting)) return withoutLast(term);
  const own = withoutRest(withCut(mention, posting), posting);
  const { from, to } = widened(own, posting);
  const nameOf = (first: number, last: number) =>
    posting.text.slice(posting.tokens[first]?.start, posting.tokens[last - 1]?.end).replace(/\s+/g, ' ');
  const isOther = own.from !== mention.from || own.to !== mention.to;
  const isOwned = to === mention.to + 1 && isPossessive(posting.text, posting.tokens[mention.to - 1]?.end ?? 0);
  const asked = isOwned ? { from: own.from, to } : own;
  const key = isOther || isOwned ? keyOf(posting.tokens, asked.from, asked.to) : undefined;
  const head = sharedHead({ from, to }, posting);
  const whole = from === mention.from && to === mention.to ? surface : nameOf(from, to);
  const named = head === undefined ? whole : `${whole} ${posting.tokens[head]?.surface}`;
  return { ...term, surface: named, ...(key !== undefined && { key, canonical: key }) };
}

/** Words of praise, size and order that begin a name, by what follows them: what is asked for is the whole. */
const begunBy: ReadonlyMap<string, RegExp> = new Map([
  ['prior', /^(?:authori[sz]ations?|approvals?)$/],
  ['new', /^(?:business|starters?|builds?|hires?)$/],
  ['sound', /^(?:systems?|engineering|equipment)$/],
  ['clean', /^(?:driving|rooms?)$/],
  ['complex', /^needs$/],
  ['additional', /^needs$/],
  ['daily', /^living$/],
  ['smart', /^meters?$/],
  ['good', /^(?:manufacturing|clinical|laboratory|distribution)$/],
  ['core', /^groups?$/],
  ['care', /^homes?$/],
  ['monthly', /^(?:management|accounts|close|payroll)$/],
  ['minimum', /^data$/],
]);
/** Inside a sentence a verb's base is a noun behind these: "a reach truck", "of lead generation". */
const beforeName = /^(?:an?|the|of|with|in|for|from|your|our)$/;

/** Names that a word of the sentence stands in. */
const linked: ReadonlySet<string> = new Set(['hours of service', 'right to rent', 'proof of delivery', 'end of life']);

/** With a first word that was cut off as a verb or as praise; without it, another thing is looked for. */
function withCut({ from, to }: Words, posting: PostingText): Words {
  const { tokens } = posting;
  const [first, before] = [tokens[from], isNext(posting, from) ? tokens[from - 1] : undefined];
  if (first === undefined || before === undefined) return { from, to };
  const earlier = isNext(posting, from - 1) ? tokens[from - 2] : undefined;
  if (linked.has(`${earlier?.lower} ${before.lower} ${first.lower}`)) return { from: from - 2, to };
  const isNoun =
    earlier !== undefined &&
    beforeName.test(earlier.lower) &&
    verbBase(before.lower) === before.lower &&
    !adjectivesToo.has(before.lower);
  return { from: isNoun || begunBy.get(before.lower)?.test(first.lower) ? from - 1 : from, to };
}

/** "Know COSHH", "safe manual handling", "use of calipers"; "ASYE completed", "conveyancing department". */
const leading = /^(?:know|knows|knowing|safe|use)$/;
const trailing =
  /^(?:completed|matters|counts|passed|obtained|attained|achieved|department|departments|etc|handy|preferred|helpful|advantageous|desirable)$/;

/** Without what leads or ends a name and is no part of it. */
function withoutRest({ from, to }: Words, { tokens }: PostingText): Words {
  let first = from;
  let last = to;
  if (last - first > 1 && leading.test(tokens[first]?.lower ?? '')) first += 1;
  if (first > from && last - first > 1 && tokens[first]?.lower === 'of') first += 1;
  while (last - first > 1 && trailing.test(tokens[last - 1]?.lower ?? '')) last -= 1;
  return { from: first, to: last };
}

/** "Housing management system e.g. Northgate". */
function isBeforeExamples({ to, end }: Mention, { tokens, text }: PostingText): boolean {
  return tokens[to - 1]?.lower === 'e' && /^\.?g/i.test(text.slice(end, end + 2));
}

function withoutLast(term: PostingTerm): PostingTerm {
  const cut = (name: string) => name.replace(/ e$/i, '');
  return { ...term, surface: cut(term.surface), key: cut(term.key), canonical: cut(term.canonical) };
}

function widened({ from, to }: Words, posting: PostingText) {
  const { tokens } = posting;
  const isBeside = (index: number) => isNext(posting, index);
  const [last, next] = [tokens[to - 1], isBeside(to) ? tokens[to] : undefined];
  let end = to;
  // "When an animal needs to be seen" has no animal needs.
  const isVerb = next?.lower === 'needs' && tokens[to + 1]?.lower === 'to';
  if (last && next && !isVerb && goesOn(last, next, to - from)) end += 1;
  else if (to - from === 1 && next?.lower === 'of' && isLastOfPart(posting, to + 1)) end += 2;
  else if (to - from === 1 && last && isSlashed(posting, to)) end += 1;
  else if (last && isPossessive(posting.text, last.end) && posting.lineOf[to] === posting.lineOf[to - 1]) end += 1;
  let begin = from;
  const [first, before] = [tokens[from], isBeside(from) ? tokens[from - 1] : undefined];
  if (first && before) {
    const [earlier] = isBeside(from - 1) ? [tokens[from - 2]] : [];
    if (particle.test(first.lower) && posting.text[first.end] === ' ' && verbBase(before.lower)) begin -= 1;
    else if (numberWord.test(before.surface) && /^\p{Lu}/u.test(first.surface)) begin -= 1;
    else if (earlier && beforeNoun.test(earlier.lower) && isNounToo(before.lower)) begin -= 1;
    else if (before.lower === 'at' && earlier?.lower === 'working') begin -= 2;
    else if (to - from === 1 && isKindOf(before, earlier) && !isFirstOfTwo(posting, to)) begin -= 1;
    else if (isDone(before, earlier)) begin -= 1;
  } else if (first && isPrefixed(posting, from)) {
    // "Post-secondary studies"
    begin -= 1;
  }
  return { from: begin, to: end };
}

/** "Knife skills and cooking temps": inside a sentence a verb before a noun is a part of its name. */
function isKindOf(before: Token, earlier: Token | undefined): boolean {
  const isGerund = /ing$/.test(before.lower) && verbBase(before.lower) !== undefined;
  return isGerund && earlier !== undefined && /^(?:and|of|with|in|the|basic|good)$/.test(earlier.lower);
}

/** "Explaining flea and worm treatments": what shares its noun with the next name is half a name. */
function isFirstOfTwo({ tokens, lineOf }: PostingText, to: number): boolean {
  const next = tokens[to];
  return next !== undefined && !next.opens && lineOf[to] === lineOf[to - 1] && /^(?:and|or)$/.test(next.lower);
}

/** "The controlled drug log": what is done with a thing is a part of its name, praise is none. */
function isDone({ lower, opens }: Token, earlier: Token | undefined): boolean {
  const isOpen = opens || earlier === undefined || /^(?:was|were|is|are|be|been|have|has)$/.test(earlier.lower);
  return (
    /ed$/.test(lower) &&
    !isOpen &&
    verbBase(lower) !== undefined &&
    !praiseWords.has(lower) &&
    !functionWords.has(lower)
  );
}

function goesOn(last: Token, next: Token, words: number): boolean {
  if (words === 1 && last.lower === 'manual') return next.lower === 'handling';
  if (next.lower === 'skills') return words === 1;
  if (behindAdjective.test(next.lower)) {
    if (/^(?:qualifying|qualification)$/.test(last.lower)) return true;
    return adjective.test(last.lower) && (words === 1 || next.lower === 'needs');
  }
  if (/^(?:follow|back|clean|sign)$/.test(last.lower) && words > 1) return /^(?:up|off|in)$/.test(next.lower);
  return words === 1 && /ing$/.test(last.lower) && /^(?:up|out|down|off)$/.test(next.lower);
}

/** "Chain of responsibility": a single word behind "of" that ends what is said. */
function isLastOfPart(posting: PostingText, index: number): boolean {
  const { tokens, lineOf } = posting;
  const ends = tokens[index + 1] === undefined || tokens[index + 1]?.opens || lineOf[index + 1] !== lineOf[index];
  return isNext(posting, index) && /^\p{Ll}{4,}$/u.test(tokens[index]?.surface ?? '') && Boolean(ends);
}

/** "Intake/output". */
function isSlashed({ tokens, text, lineOf }: PostingText, index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  if (before === undefined || token === undefined || lineOf[index] !== lineOf[index - 1]) return false;
  return text.slice(before.end, token.start) === '/' && /^\p{Ll}{3,}$/u.test(token.surface);
}

/** Whether a word is said to own the next: "parents' evening". */
export function isPossessive(text: string, end: number): boolean {
  return /^['’] \p{Ll}/u.test(text.slice(end, end + 3));
}

/** Whether a short word is joined to the first one by a hyphen. */
function isPrefixed({ tokens, text, lineOf }: PostingText, index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  if (before === undefined || token === undefined || lineOf[index] !== lineOf[index - 1]) return false;
  return (
    text.slice(before.end, token.start) === '-' && /^(?:post|pre|non|self|multi|semi|sub|anti|co)$/.test(before.lower)
  );
}

/** Whether nothing but a space stands before a word. */
function isNext({ tokens, text, lineOf }: PostingText, index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  if (before === undefined || token === undefined || lineOf[index] !== lineOf[index - 1]) return false;
  return text.slice(before.end, token.start) === ' ';
}
