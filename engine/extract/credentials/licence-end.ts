import { fewRanges } from '../../text/few-ranges.ts';
import type { Token } from '../../text/tokenise.ts';
import type { PostingText } from '../read-posting.ts';
import { isAward, isSubject, subjectEnd } from './award-subject.ts';
import { isCapital, joining } from './licence-titles.ts';
import { beforeName, saidOfIt } from './licence-words.ts';

/** Longer names are sentences. */
export const longest = { left: 7, right: 5, gap: 24 } as const;

/** Behind these stands what a name is in, or for. */
const link = /^(?:in|of|with|für|als|as|der|zum|zur|im|nach|gemäß)$/;
/** "Certificate for spraying pesticides", but no "qualification for this post". */
const linkOfPermit = fewRanges(new RegExp(`${link.source}|^for$`));
/** "Certificate of Competency as Officer of the Watch", "Sachkunde als Versicherungsvermittler nach § 34d": a second one says which it is. */
const secondLink = /^(?:as|nach|gemäß)$/;

type Posting = Pick<PostingText, 'text' | 'tokens'>;

/** A name goes on with its level or class, and over "in" or "of" to what it is in. */
export function rightEnd(posting: Posting, at: number, to: number): number {
  const { text, tokens } = posting;
  const last = levelEnd(tokens, at, to);
  // "NVQ Level 3 Health and Social Care"
  if (last > at + 1 && isAward(tokens[at]) && isSubject(tokens[last]) && last < to)
    return subjectEnd(text, tokens, last, Math.min(to, last + longest.right));
  if (/^licen[cs]/.test(tokens[at]?.lemma ?? '')) return last;
  const end = linkedEnd(
    posting,
    last,
    to,
    tokens[at]?.opens === true && /^(?:certificate|permit)$/.test(tokens[at].lemma) ? linkOfPermit : link,
  );
  return end > last ? linkedEnd(posting, end, to, secondLink) : last;
}

/** "Sachkundenachweis Hund", "Gewerbeberechtigung Baumeister": a noun right behind says which it is. */
export function nounEnd(tokens: readonly Token[], at: number, end: number, to: number): number {
  const noun = tokens[end];
  const isName = end === at + 1 && end < to && noun?.opens === false && /^\p{Lu}\p{Ll}{2,}$/u.test(noun.surface);
  return isName && !saidOfIt.test(noun.surface) ? end + 1 : end;
}

/** "NVQ/QCF Level 3", "Führerschein Kl. B". */
function levelEnd(tokens: readonly Token[], at: number, to: number): number {
  let last = at + 1;
  while (last < to && isAward(tokens[last]) && !tokens[last]?.opens) last += 1;
  const isParted = (index: number) =>
    tokens[index]?.opens && !/^(?:[Kk]l|[Kk]at)$/.test(tokens[index - 1]?.surface ?? '');
  const isLevel = (index: number) => index < to && !isParted(index) && levelWord.test(tokens[index]?.surface ?? '');
  while (isLevel(last) || (tokens[last]?.lower === 'or' && isLevel(last + 1))) last += 1;
  return last;
}

/** A class is written in capitals: the "a" of "endorsement a plus" is none. */
const levelWord =
  /^(?:[Ll]evel|LEVEL|[Cc]lass|CLASS|[Gg]rade|GRADE|[Ss]tage|STAGE|[Kk]lassen?|[Ss]tufe|der|[Kk]l|[Kk]at|[Kk]ategorie|[IVX]{1,4}|i{2,3}|L\d|\d{1,3}|[A-E]1?\+?|CE|BE|C1E)$/u;

/** The end of what stands behind such a word; `last` where there is none. */
function linkedEnd({ text, tokens }: Posting, last: number, to: number, links: RegExp): number {
  const word = tokens[last];
  if (word === undefined || last >= to || word.opens || !links.test(word.lower)) return last;
  // "Certification in the state of Ohio": where it counts is not which one it is.
  const behind = text.slice(tokens[last + 1]?.start, tokens[last + 2]?.end);
  if (/^(?:the )?(?:state|uk|us|usa)(?!\p{L})/iu.test(behind)) return last;
  let end = last + 1;
  for (; end < to && end - last <= longest.right; end += 1) {
    const { lower = '', opens = true } = tokens[end] ?? {};
    if (opens && !goesOn(text, tokens, end)) break;
    const isInside = /^of$/.test(lower) && isCapital(tokens[end - 1]);
    if (!isInside && (beforeName.has(lower) ? lower !== 'the' && lower !== 'and' : joining.test(lower))) break;
  }
  while (end > last + 1 && /^(?:and|of|the|und)$/.test(tokens[end - 1]?.lower ?? '')) end -= 1;
  return end > last + 1 ? end : last;
}

/** "Nach § 34d", "in Health & Social Care", "im Bereich Sanitär, Heizung, Klima": marks that end no name. */
function goesOn(text: string, tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (before === undefined || token === undefined) return false;
  const gap = text.slice(before.end, token.start);
  if (/^ §§? ?$/.test(gap)) return true;
  const isNoun = (each: Token | undefined) => /^\p{Lu}\p{L}{3,}$/u.test(each?.surface ?? '');
  if (gap === ' & ') return isNoun(before) && isNoun(token);
  return gap === ', ' && isNoun(before) && isNoun(token) && tokens.slice(Math.max(0, at - 4), at).some(isField);
}

const isField = ({ lower }: Token) => lower === 'bereich' || lower === 'fachrichtung';
