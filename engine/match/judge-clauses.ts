import { hash } from '../extract/hash.ts';
import type { Token } from '../text/tokenise.ts';
import {
  type ClauseView,
  type Stretch,
  type Surroundings,
  stretchesOf,
  viewClause,
  visitFeatures,
} from './clause-features.ts';
import { roles } from './clause-shapes.ts';
import { bitsOf } from './clause-words.ts';
import { type ClauseText, doubts, partings, splitClauses } from './clauses.ts';

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
      before: previous?.line === clause.line ? previous : undefined,
      after: next?.line === clause.line ? next : undefined,
      opening,
    };
    for (const stretch of stretchesOf(split.words, clause, cues)) visit(stretch, surroundings, split);
  }
}

/**
 * Log-odds from which words count as denied: a cue stands unless its clause speaks clearly against it, and without one it
 * takes much, so that resumes lose next to nothing (engine/README.md says what other thresholds give).
 */
export const thresholds = { withCue: -2, withoutCue: 0.7 } as const;

/** Marks (1) the words that are denied: what was learned of clauses judges what the cues marked, and what they passed over. */
export function markDenied(
  text: string,
  tokens: readonly Token[],
  cues: Uint8Array,
  weights: ArrayLike<number>,
): Uint8Array {
  const marks = cues.slice();
  let plain = -1;
  visitStretches(text, tokens, cues, (stretch, surroundings, clauses) => {
    let score = 0;
    visitFeatures(clauses, surroundings, stretch, (bucket) => {
      score += weights[bucket] ?? 0;
    });
    const { clause } = surroundings;
    if (stretch.cue === 1 && (isPlain(clause, clauses) || (clause.kinds & speaksAgainst) === 0))
      plain = clause.sentence;
    // What a plain denial rules, it rules to the end of its list.
    if (stretch.cue === 1 ? clause.sentence === plain : isApart(clause, clauses)) return;
    const isDenied = score > (stretch.cue === 1 ? thresholds.withCue : thresholds.withoutCue);
    marks.fill(isDenied ? 1 : 0, stretch.from, stretch.to);
  });
  return marks;
}

const refusals = new Set(
  "no never not zero without want eager hope hoping keen willing wish interested möchte interesse cannot can't don't didn't haven't kein keine keinen keinerlei nie noch"
    .split(' ')
    .map(hash),
);
const praise = bitsOf('praise', 'other', 'turn');
/** A cue is overruled only where something speaks for praise, for others or for a deed. */
const speaksAgainst = bitsOf('praise', 'other', 'turn', 'proof', 'helper', 'colleague', 'firm');

/** "No cash handling", "Never used a till": a clause that begins so and makes no praise denies, whatever was learned. */
function isPlain({ first, kinds, from, to }: ClauseView, { words }: ClauseText): boolean {
  const second = words[from + 1];
  const isSelf = words[from]?.role === roles.self && second !== undefined && to > from + 1;
  return (kinds & praise) === 0 && (refusals.has(first) || (isSelf && refusals.has(second.form)));
}

/** A clause of its own deed, or behind a bracket, is not denied by its neighbours alone: "Never used Photoshop; drew in Figma". */
function isApart({ kinds, from, parting }: ClauseView, { words }: ClauseText): boolean {
  const begins = words[from]?.role === roles.deed || parting === partings.closing || parting === partings.mark;
  return begins && (kinds & doubts) === 0;
}
