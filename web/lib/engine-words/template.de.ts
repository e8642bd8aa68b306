import { gaps } from './gaps.de.ts';

/**
 * An English sentence with what it is in German. A gap in braces is filled with what stands there: as it is, or in German
 * where `gaps` knows its name.
 */
export type Template = readonly [english: string, german: string];

const gapName = /\{(\w+)\}/g;

/** Turns a sentence of the template into German; undefined for any other sentence. */
export function compile([english, german]: Template): (sentence: string) => string | undefined {
  const names = [...english.matchAll(gapName)].map(([, name = '']) => name);
  const literals = english.split(/\{\w+\}/).map((literal) => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = literals.reduce((text, literal, index) => `${text}${patternOf(names[index - 1])}${literal}`);
  const whole = new RegExp(`^${pattern}$`, 's');
  return (sentence) => {
    const hit = whole.exec(sentence);
    if (hit === null) return undefined;
    const filled = new Map(names.map((name, index) => [name, inGerman(name, hit[index + 1] ?? '')]));
    return german.replace(gapName, (gap, name: string) => filled.get(name) ?? gap);
  };
}

/** Each with one group. */
function patternOf(name: string | undefined): string {
  return gaps[name ?? '']?.pattern ?? '(.+?)';
}

function inGerman(name: string, text: string): string {
  return gaps[name]?.inGerman?.(text) ?? text;
}
