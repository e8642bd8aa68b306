import { acts } from '../../vocabulary/de/acts.ts';

export type GermanAct = keyof typeof acts;

const isAct = (name: string): name is GermanAct => Object.hasOwn(acts, name);
/** The longest beginnings first: "vorschl" before "vor". */
const beginnings = Object.keys(acts)
  .filter(isAct)
  .flatMap((act) => acts[act][1].split(' ').map((beginning): [string, GermanAct] => [beginning, act]))
  .sort(([a], [b]) => b.length - a.length);

/** The most letters after the beginning of a compound's last part: "Empfangsvertret-ung". */
const longestEnding = 4;
/** Shorter beginnings stand in the middle of many words. */
const leastInside = 4;

/** The kind of action that a German word names, by the longest beginning that fits it, its core (without a "ge") or a noun's last part. */
export function germanActOf(lower: string, core: string, isNoun: boolean): GermanAct | undefined {
  const own = beginnings.find(([beginning]) => lower.startsWith(beginning) || core.startsWith(beginning));
  if (own || !isNoun) return own?.[1];
  return beginnings.find(([beginning]) => {
    const at = lower.lastIndexOf(beginning);
    return beginning.length >= leastInside && at > 2 && lower.length - at <= beginning.length + longestEnding;
  })?.[1];
}

/** How much of an action a kind stands for, from watching (1) to deciding (4). */
export function germanLevelOf(act: GermanAct): number {
  return acts[act][0];
}
