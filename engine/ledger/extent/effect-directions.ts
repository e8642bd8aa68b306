import { wordsIn } from '../../text/word-set.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import { type Amount, isSameAmount } from '../numbers/amounts.ts';
import * as german from '../vocabulary/de/claims.ts';
import { verbStems } from '../vocabulary/de/inflect.ts';

/** Words that say what came of the work; the first letter gives the direction. */
const effects: readonly RegExp[] = [
  /^(?:increas|rais|rose|risen|grew|grow|boost|doubl|tripl|expand|lift)/,
  /^(?:reduc|cut|lower|decreas|shorten|sav|slash|minimi[sz]|eliminat|halv|trimm)/,
  /^(?:improv|enhanc|strengthen|optimi[sz]|streamlin|accelerat|maximi[sz]|revolutioni|transform|moderni[sz])/,
  /^(?:exceed|surpass|outperform)/,
  /^(?:achiev|attain|earned|won$|winning|generat)/,
];

/** The same in German, by the beginnings of their forms. */
const germanEffects = german.effects.map(({ verbs, forms }) => [
  ...wordsIn(verbs).flatMap(verbStems),
  ...wordsIn(forms),
]);

const germanReached = wordsIn(german.reachedBeginnings);

const startsWithOne = (lower: string, beginnings: readonly string[]) =>
  beginnings.some((beginning) => lower.startsWith(beginning));

/** Words that say the same as a mild effect. */
const tuned = /^(?:tun|simplif|refactor|fix|rewr|reorgani|clean|upgrad|updat|redesign|revis)/;

/** Words that any effect proves: "cut the close from ten days to six" is an improvement. */
export const mild = 2;

/** Any effect is an achievement; "exceeded" also needs what was exceeded. */
const exceeded = 3;
/** Anything that was reached. */
export const achieved = 4;

/** Words that prove an achievement without being one. */
const reached = /^(?:receiv|obtain|reach|pass|met$|hit$|got$|sold$|clos|scor|rank|award|promot)/;

/** "From 22% to 13%" is a reduction, even without the word; what was received was earned. */
export function movesIn({ tokens, text }: ResumeDocument, line: ResumeLine, told: readonly Amount[]): number[] {
  const moves = line.amounts.flatMap((amount, index) => {
    const before = line.amounts[index - 1];
    const isMove = before?.unit === amount.unit && before.to === amount.from - 1 && tokens[before.to]?.lower === 'to';
    return isMove ? [amount.value > before.value ? 0 : 1] : [];
  });
  const isReached = tokens
    .slice(line.from, line.to)
    .some(({ lower }) => reached.test(lower) || startsWithOne(lower, germanReached));
  // A figure is an achievement, whatever the verb.
  const isFigure = told.some((amount) => line.amounts.some((other) => isSameAmount(amount, other)));
  const isAbove = line.amounts.some(({ value, unit }) => unit === 'percent' && value > 100);
  const { start = 0 } = tokens[line.from] ?? {};
  const said = text.slice(start, tokens[line.to - 1]?.end ?? start);
  const ways = [...(goneUp.test(said) ? [0] : []), ...(goneDown.test(said) ? [1] : [])];
  return [...moves, ...ways, ...(isReached || isFigure ? [achieved] : []), ...(isAbove ? [exceeded] : [])];
}

/** "Up from 66%", "down by a third": a direction without a verb. */
const goneUp = /\b(?:up|higher) (?:by|from|\d)/iu;

const goneDown = /\b(?:down|lower) (?:by|from|\d)/iu;

/** The directions of the effects in words `from` to before `to`, as proofs. */
export function directionsIn(tokens: readonly { lower: string }[], from: number, to: number): number[] {
  return tokens
    .slice(from, to)
    .map(({ lower }) => directionOf(lower, true))
    .filter((direction) => direction >= 0);
}

/** The place of a word among the effects, -1 for none. */
export function directionOf(lower: string, isProof = false): number {
  if (isProof && /^(?:climb|jump|went)/.test(lower)) return 0;
  if (isProof && /^(?:drop|fell|fall|declin|shrank|shrunk|sank|short(?:er|est)$|lower$|fewer$|less$)/.test(lower))
    return 1;
  if (isProof && tuned.test(lower)) return mild;
  return /^(?:safe|savoury|cutting|cutter|winter|window|growers?|generator|security|grown)$/.test(lower)
    ? -1
    : effects.findIndex(
        (pattern, direction) => pattern.test(lower) || startsWithOne(lower, germanEffects[direction] ?? []),
      );
}
