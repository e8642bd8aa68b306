import { beginsWithDigit } from '../../text/begins-with-digit.ts';
import { isCapital } from '../../text/is-capital.ts';
import { isBulleted, type Sentence } from '../../text/lines.ts';
import type { Token } from '../../text/tokenise.ts';
import { hash, hashPart, mix } from '../words/hash.ts';
import { shapeOf } from './line-shape.ts';

/** The buckets of the hashed feature space of lines. */
export const askBuckets = 1 << 14;

/** One weight a bucket: the log-odds that a line with the feature asks for something. */
export type AskWeights = ArrayLike<number>;

/** Words that speak to the applicant, of the employer, or before what is asked of a person: one bit each. */
const speaking = new Map<string, number>();
for (const [bit, list] of [
  [1, "you your you'll you're you've you'd sie du ihr ihre dein deine"],
  [2, "we our us we'll we're we've wir unser unsere uns"],
  [
    4,
    'must should required requires need needs essential mandatory minimum ideally muss müssen sollten erforderlich voraussetzung',
  ],
] as const)
  for (const word of list.split(' ')) speaking.set(word, bit);

/** The active features of a line, as buckets. The order of the templates is part of the trained weights. */
export function askFeatures({ content }: Pick<Sentence, 'content'>, tokens: readonly Token[]): number[] {
  const features: number[] = [];
  const add = (template: number, value: number) => features.push(mix(value, template + 101) & (askBuckets - 1));
  let previous = 1;
  let [spoken, capitals] = [0, 0];
  // Words beyond these change nothing: even a line of a million words is one line.
  const count = Math.min(tokens.length, mostWords);
  for (let index = 0; index < count; index += 1) {
    const { lower = '', surface = '' } = tokens[index] ?? {};
    const word = beginsWithDigit(lower) ? hash('0') : hash(lower);
    add(0, word);
    add(1, mix(previous, word));
    add(2, hashPart(lower, lower.length - 4, lower.length));
    if (index < 2) add(3 + index, word);
    previous = word;
    spoken |= speaking.get(lower) ?? 0;
    if (isCapital(surface)) capitals += 1;
  }
  const band = Math.min(7, Math.round(Math.log2(1 + tokens.length)));
  add(5, band);
  add(6, isBulleted(content) ? 1 : 0);
  add(7, /[$£€₹]|\b(?:eur|usd|gbp|lpa)\b/i.test(content.slice(0, 400)) ? 1 : 0);
  add(8, count === 0 ? 0 : Math.round((4 * capitals) / count));
  add(9, spoken);
  add(10, mix(band, content.slice(0, 80).includes(':') ? 1 : 0));
  for (const [template, value] of shapeOf(tokens, count)) add(11 + template, value);
  return onceEach(features);
}

/** Buckets that a line has already; empty between two lines. */
const seen = new Uint8Array(askBuckets);

function onceEach(features: readonly number[]): number[] {
  const once = features.filter((bucket) => {
    if (seen[bucket] === 1) return false;
    seen[bucket] = 1;
    return true;
  });
  for (const bucket of once) seen[bucket] = 0;
  return once;
}

const mostWords = 80;

/** How surely a line asks for something of the applicant, 0 to 1. */
export function askProbability(weights: AskWeights, features: readonly number[]): number {
  let sum = 0;
  for (const bucket of features) sum += weights[bucket] ?? 0;
  return 1 / (1 + Math.exp(-sum));
}
