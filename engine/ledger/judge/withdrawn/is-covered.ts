import { titleWord } from '../../../resume/title-words.ts';
import { isFillWord } from '../../../text/fill-words.ts';
import type { Token } from '../../../text/tokenise.ts';
import type { Claim } from '../../../types/claim.ts';
import type { ResumeDocument, ResumeLine } from '../../lines/document.ts';
import { isFree } from '../signals/signals.ts';
import type { Respelled } from '../words/respelled-words.ts';
import { wordRoot } from '../words/word-root.ts';

/** What a header or a list became, and what explains a line, has at least this much of it. */
export const leastShared = 0.6;
/** Words that only say what kind of credential a thing is. */
const plain =
  /^(?:kenntnisse|ausbildung|class|state|card|no|level|certifi\p{L}*|licen[cs]\p{L}*|degree|the|number|dept|inc|ltd|llc|of|in|with|honou?rs|hons|part-time|full-time|bestanden|arbeit)$/u;
/** Words that name nothing in a header or a credential. */
const empty =
  /^(?:stud(?:y|ies)|coursework|division|position|role|job|office|section|branch|category|thesis|dissertation|career|break|worker|trading|undertaken|basics?|elementary|introductory|years?|weeks?|days?|done|far|so|learning|contracted|underway|gelernte[rn]?|jahrgang|für|als|vor|läuft|besucht|absolviert|erfolgt|derzeit|dazu)$/u;
/** Words that a list may put next to what it names. */
const said =
  /^(?:courses?|used|using|previously|formerly|software|systems?|tools?|skills?|suite|package|techniques|methods|languages|regulations|kurs|kenntnisse)$/;
/** Free words that would make more of a name, a title or a credential, or say how often or until when. */
const ranks =
  /^(?:full|fully|general|global|international|national|group|head|key|lead|leading|main|major|dedicated|senior|top|complete|completion|extra|training|pass|passed|each|every|most|days?|weeks?|months?|years?|daily|weekly|monthly|quarterly|yearly|annual|annually|present|current|now|today|ongoing)$/u;

/** Shorter ones are short forms of something else. */
const shortestFree = 4;

/** Whether every meaningful word of a finding is known; a number only where a date or a short form explains it. */
export function isCovered(
  { tokens, isGerman }: ResumeDocument,
  line: ResumeLine,
  { kind, span }: Pick<Claim, 'kind' | 'span'>,
  { spelled, known }: Respelled,
  { stands = false, isFinding = false } = {},
): boolean {
  // With a reservation or praise, the words themselves are not in doubt.
  if (kind === 'standing' || kind === 'scope') return false;
  const mayBeFree = isFinding && !isGerman && kind !== 'title' && line.role !== 'sentence';
  // "Charge" before "Nurse" makes another title.
  const isOfTitle = (index: number) => index + 1 < line.to && titleWord.test(tokens[index + 1]?.lower ?? '');
  const isFreeWord = ({ lemma, lower }: Token, index: number) =>
    mayBeFree && !isOfTitle(index) && lower.length >= shortestFree && isFree(wordRoot(lemma)) && !ranks.test(lower);
  const set = !stands && (kind === 'number' || kind === 'date') ? spelled : known;
  let isSpelled = stands;
  for (let index = line.from; index < line.to; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.start < span.start || token.end > span.end) continue;
    if (
      spelled.has(index) ||
      isBesideKnown(tokens, index, line, known) ||
      empty.test(token.lower) ||
      isFreeWord(token, index) ||
      (said.test(token.lower) && !known.has(index))
    )
      isSpelled = true;
    else if (!set.has(index) && (/\d/.test(token.lower) || !(plain.test(token.lower) || isFillWord(token.lower))))
      return false;
  }
  return isSpelled;
}

/** "Class" in "Class A" where the line's source has an A. */
function isBesideKnown(
  tokens: readonly Token[],
  index: number,
  { to }: ResumeLine,
  known: ReadonlySet<number>,
): boolean {
  const isLetter = /^(?:\p{Lu}|\d{1,2})$/u.test(tokens[index + 1]?.surface ?? '');
  return (
    /^(?:class|level|grade|klasse)$/.test(tokens[index]?.lower ?? '') &&
    isLetter &&
    index + 1 < to &&
    known.has(index + 1)
  );
}

/** British classes of a degree, in figures and in words. */
const grades: readonly [RegExp, RegExp][] = [
  [/2[:.]1|\b2i\b/i, /\bupper[- ]second\b|\bsecond[- ]class\b.{0,16}\b(?:grade|division) (?:1|i)\b/i],
  [/2[:.]2|\b2ii\b/i, /\blower[- ]second\b|\bsecond[- ]class\b.{0,16}\b(?:grade|division) (?:2|ii)\b/i],
  [/\b1st\b/i, /\bfirst\b/i],
];

/** Whether one of the lines gives the same class of a degree. */
export function isSameGrade(text: string, places: readonly ResumeLine[]): boolean {
  return grades.some(([figures, words]) => {
    // Figures are also written in two ways: "2:1" and "2.1".
    const forms = figures.test(text) ? [words, figures] : words.test(text) ? [figures] : [];
    return places.some(({ content }) => forms.some((form) => form.test(content)));
  });
}
