import { hash } from '../../extract/words/hash.ts';
import type { Token } from '../../text/tokenise.ts';
import {
  type ClauseView,
  type Stretch,
  type Surroundings,
  stretchesOf,
  viewClause,
  visitClause,
  visitStretch,
} from './clause-features.ts';
import { roles } from './clause-shapes.ts';
import { bitsOf } from './clause-words.ts';
import { type ClauseText, doubts, others, partings, splitClauses } from './clauses.ts';
import { credentialSentences } from './credential-sentences.ts';
import { isHeard } from './read-cues.ts';

/** Visits every stretch of a text's sentences that are open to doubt, with what stands around it. */
export function visitStretches(
  text: string,
  tokens: readonly Token[],
  cues: ArrayLike<number>,
  visit: (stretch: Stretch, surroundings: Surroundings, clauses: ClauseText) => void,
): void {
  const split = splitClauses(text, tokens);
  const views = split.clauses.map((clause) => viewClause(split, clause));
  let opening: ClauseView | undefined;
  for (const [at, clause] of views.entries()) {
    if (opening === undefined || opening.sentence !== clause.sentence) opening = clause;
    if (split.words[clause.from] === undefined) continue;
    const [previous, next] = [views[at - 1], views[at + 1]];
    const surroundings = {
      clause,
      before: previous?.sentence === clause.sentence ? previous : undefined,
      after: next?.sentence === clause.sentence ? next : undefined,
      opening,
    };
    for (const stretch of stretchesOf(split.words, clause, cues)) visit(stretch, surroundings, split);
  }
}

/**
 * Log-odds from which words count as denied: a cue stands unless its clause speaks clearly against it, and without one it
 * takes much, so that resumes lose next to nothing (engine/measured/denials.md says what other thresholds give). Among denials the
 * same words are more likely one more, and a cue stands: of 53 people who deny all that a posting asks for none then stays above 35 points.
 */
export const thresholds = {
  alone: { withCue: -0.8, withoutCue: 0.45 },
  amongDenials: { withCue: Number.NEGATIVE_INFINITY, withoutCue: -3 },
} as const;

/** Marks (1) the words that are denied: what was learned of clauses judges what the cues marked, and what they passed over. */
export function markDenied(
  text: string,
  tokens: readonly Token[],
  cues: Uint8Array,
  weights: ArrayLike<number>,
): Uint8Array {
  const first = judge(text, tokens, cues, weights, thresholds.alone);
  if (!deniesMuch(text, tokens, first)) return first;
  return judge(text, tokens, cues, weights, thresholds.amongDenials);
}

function judge(
  text: string,
  tokens: readonly Token[],
  cues: Uint8Array,
  weights: ArrayLike<number>,
  least: { withCue: number; withoutCue: number },
): Uint8Array {
  const marks = cues.map((cue) => (isHeard(cue) ? 1 : 0));
  let plain = -1;
  let scored: ClauseView | undefined;
  let shared = 0;
  // In an array, because a sum that a function closes over becomes a new object with each number added.
  const score = new Float64Array(1);
  const addWeight = (bucket: number) => {
    score[0] = (score[0] ?? 0) + (weights[bucket] ?? 0);
  };
  const scoreOf = (visitAll: (visit: (bucket: number) => void) => void) => {
    score[0] = 0;
    visitAll(addWeight);
    return score[0];
  };
  let papers: ReadonlySet<number> | undefined;
  visitStretches(text, tokens, cues, (stretch, surroundings, clauses) => {
    const { clause } = surroundings;
    if (!isHeard(stretch.cue) && isBareItem(surroundings)) return;
    papers ??= least === thresholds.alone ? credentialSentences(clauses, tokens) : new Set();
    if (!isHeard(stretch.cue) && papers.has(clause.sentence)) return;
    if (clause !== scored) {
      scored = clause;
      shared = scoreOf((visit) => visitClause(clauses, surroundings, visit));
    }
    if (isHeard(stretch.cue) && isPlain(clause, clauses)) plain = clause.sentence;
    // What a plain denial rules, it rules to the end of its list.
    if (isHeard(stretch.cue) ? clause.sentence === plain : isApart(clause, clauses)) return;
    const score = shared + scoreOf((visit) => visitStretch(clauses, surroundings, stretch, visit));
    const isDenied = score > (isHeard(stretch.cue) ? least.withCue : least.withoutCue);
    marks.fill(isDenied ? 1 : 0, stretch.from, stretch.to);
  });
  return marks;
}

/**
 * A resume that denies in this many lines, and this share of them, says what its writer is not: the doubt goes the other way. With three lines
 * an apprentice who watched once and wishes twice was one.
 */
const much = { lines: 4, share: 0.35, words: 3 } as const;

/** Whether so many of the lines with enough words to deny anything hold a denied word. */
function deniesMuch(text: string, tokens: readonly Token[], marks: Uint8Array): boolean {
  // Most resumes deny nothing.
  if (!marks.includes(1)) return false;
  let [lines, denied, words, marked] = [0, 0, 0, 0];
  for (const [index, { end }] of tokens.entries()) {
    words += 1;
    marked += marks[index] ?? 0;
    const next = tokens[index + 1];
    // Most words have one space behind them.
    if (next?.start === end + 1 && text.charAt(end) === ' ') continue;
    if (next && !/[\r\n\u2028]/.test(text.slice(end, Math.min(next.start, end + 8)))) continue;
    if (words >= much.words) lines += 1;
    if (marked > 0) denied += 1;
    words = marked = 0;
  }
  return denied >= much.lines && denied >= lines * much.share;
}

/** Items of a list have no more words than this. */
const longestItem = 3;

/** "Finance tools" in a line of its own, without any word of doubt, denies nothing: lists of skills are full of these. */
function isBareItem({ clause, before, after }: Surroundings): boolean {
  const words = clause.to - clause.from;
  const isAlone = before === undefined && after === undefined;
  // "Ausbildung:" among denials is a heading still.
  return isAlone && (words === 1 || ((clause.kinds & doubts) === 0 && words <= longestItem));
}

const refusals = new Set(
  "no never not zero without want eager hope hoping keen willing wish interested möchte interesse cannot can't don't didn't haven't kein keine keinen keinerlei nie noch"
    .split(' ')
    .map(hash),
);
const praise = bitsOf('praise', 'other', 'turn');

/** "No cash handling", "I have never used a till": a clause that begins so and makes no praise denies, whatever was learned. */
function isPlain({ kinds, from, to }: ClauseView, { words }: ClauseText): boolean {
  if ((kinds & praise) !== 0) return false;
  const formAt = (at: number) => (at < to ? (words[at]?.form ?? 0) : 0);
  const start = joiners.has(formAt(from)) ? from + 1 : from;
  if (refusals.has(formAt(start))) return true;
  if (words[start]?.role !== roles.self) return false;
  const second = formAt(start + 1);
  return refusals.has(second) || (helpers.has(second) && refusals.has(formAt(start + 2)));
}
const joiners = new Set(['and', 'or', 'und', 'oder'].map(hash));
const helpers = new Set('am was have had do did could can habe hatte bin war kann'.split(' ').map(hash));

/** A clause of its own deed, or behind a bracket, is not denied by its neighbours alone: "Never used Photoshop; drew in Figma". */
function isApart({ kinds, from, parting }: ClauseView, { words }: ClauseText): boolean {
  const begins = words[from]?.role === roles.deed || parting === partings.closing || parting === partings.mark;
  return begins && (kinds & (doubts | others)) === 0;
}
