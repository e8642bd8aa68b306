import { fewRanges } from '../../text/few-ranges.ts';
import type { Token } from '../../text/tokenise.ts';
import { wordSet } from '../../text/word-set.ts';
import type { PostingText } from '../read-posting.ts';
import { isNounToo, verbBase } from '../words/verbs.ts';

/** Words that need the noun behind them: "electrical and engine faults" asks for electrical faults. */
const needsNoun = fewRanges(/^(?:\p{Ll}{3,}(?:al|ic|ive|ary|ous)|internal|external)$/u);
/** Nouns that end like such words. */
const nounsToo: ReadonlySet<string> =
  wordSet(`proposal material journal removal approval referral rental hospital disposal appraisal animal capital metal manual portal trial renewal signal
  terminal festival principal arrival withdrawal retrieval goal official professional individual potential denial jewel meal dental coal
  traffic clinic fabric mechanic plastic topic metric graphic ceramic acrylic arithmetic public antibiotic music logistic comic diagnostic
  drive archive executive representative initiative incentive adhesive native operative olive live give
  library salary summary secretary diary dispensary boundary glossary beneficiary inventory`);

/** Nouns that parts of a list share: "wound, ostomy and continence care". Before others a word of the list stands for itself. */
const sharedHeads =
  /^(?:care|ledgers?|surgery|therapy|law|nursing|replacements?|faults?|wounds?|injuries|disorders?|disabilities|conditions|returns|licen[cs]es?|tax|taxes|maintenance|discrepancies|queries|enquiries|inquiries|complaints|reconciliations?)$/;
/** "Meals, medication and personal care": what is cared for is a list of its own. */
const ownKind = /^(?:personal|patient|customer|child|palliative|animal|pet|health|after|home|social|client|guest)$/;

/** As many words behind a part as a list goes on. */
const farthest = 8;

/**
 * The noun that a part of a list shares with its last one, as an index into the posting's words; undefined where the part is whole as it
 * stands. Linear.
 */
export function sharedHead({ from, to }: { from: number; to: number }, posting: PostingText): number | undefined {
  const { tokens } = posting;
  const last = tokens[to - 1];
  if (last === undefined || !isLinked(posting, to)) return undefined;
  const isAdjective = needsNoun.test(last.surface) && !nounsToo.has(last.lower);
  const end = endOfList(posting, to);
  if (end === undefined) return undefined;
  const [head, before] = [tokens[end], tokens[end - 1]];
  if (head === undefined || before === undefined) return undefined;
  if (isAdjective) return isNoun(head) ? end : undefined;
  // "Resolve price, quantity and receiving discrepancies"
  const words = to - from === 2 && verbBase(tokens[from]?.lower ?? '') !== undefined ? 1 : to - from;
  const isPart =
    words === 1 && (verbBase(last.lower) !== last.lower || isNounToo(last.lower)) && /^\p{L}{3,}$/u.test(last.surface);
  return isPart && sharedHeads.test(head.lower) && !ownKind.test(before.lower) ? end : undefined;
}

function isNoun({ surface, lower }: Token): boolean {
  return /^\p{Ll}{3,}$/u.test(surface) && !(needsNoun.test(surface) && !nounsToo.has(lower)) && !/ly$/.test(lower);
}

/** Whether a comma, "and", "or" or a slash leads on to the next part. */
function isLinked({ tokens, text, lineOf }: PostingText, to: number): boolean {
  const [last, next] = [tokens[to - 1], tokens[to]];
  if (last === undefined || next === undefined || lineOf[to] !== lineOf[to - 1]) return false;
  const gap = text.slice(last.end, next.start);
  return gap === ', ' || gap === ' & ' || (gap === ' ' && joining.test(next.lower));
}

const joining = /^(?:and|or)$/;

/** The last word of a list's last part, which has at least two: "A, B and C care" ends in "care". */
function endOfList(posting: PostingText, to: number): number | undefined {
  const { tokens, lineOf, text } = posting;
  let isLast = false;
  let words = 0;
  for (let index = to; index < to + farthest; index += 1) {
    const [token, before] = [tokens[index], tokens[index - 1]];
    if (token === undefined || before === undefined || lineOf[index] !== lineOf[to - 1]) return undefined;
    const gap = text.slice(before.end, token.start);
    // "Military or law enforcement" are named together.
    if (token.lower === 'or') return undefined;
    if (joining.test(token.lower) || gap === ' & ') {
      if (isLast) return undefined;
      isLast = true;
      words = gap === ' & ' ? 1 : 0;
      continue;
    }
    if (isLast && words > 0 && gap !== ' ') return undefined;
    if (!isLast && gap !== ', ' && gap !== ' ') return undefined;
    words += 1;
    if (isLast && words > 1 && endsHere(posting, index)) return index;
    if (isLast && words > mostOfLast) return undefined;
  }
  return undefined;
}

/** "Engine faults", "lower limb wounds". */
const mostOfLast = 3;

/** Whether a part of a sentence ends behind a word. */
function endsHere({ tokens, text, lineOf }: PostingText, index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (token === undefined || next === undefined || lineOf[index] !== lineOf[index + 1]) return true;
  return text.slice(token.end, next.start) !== ' ' || behindPhrase.test(next.lower);
}

const behindPhrase =
  /^(?:and|or|for|on|in|of|to|with|at|by|from|using|as|is|are|you|that|which|who|within|when|while|a|an|the|skills|experience|knowledge|required|preferred)$/;
