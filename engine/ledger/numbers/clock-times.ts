import type { Token } from '../../text/tokenise.ts';

/**
 * An English time of day, as the hour on the dial with its minutes behind the point, and the word after it: "23:00" is "11 pm", "8:00 am" is
 * "8 am". Half of the day is left to the words beside it.
 */
export function clockAt(tokens: readonly Token[], from: number, text: string): [number, number] | undefined {
  const [hours, minutes] = [tokens[from], tokens[from + 1]];
  if (hours === undefined || minutes === undefined || !/^(?:[01]?\d|2[0-4])$/.test(hours.lower)) return undefined;
  if (!/^[0-5]\d$/.test(minutes.lower) || text.slice(hours.end, minutes.start) !== ':') return undefined;
  // "A ratio of 1:12" is no time.
  if (hours.lower.length < 2 && !/^[ap]m$/.test(tokens[from + 2]?.lower ?? '')) return undefined;
  return [((Number(hours.lower) + 11) % 12) + 1 + Number(minutes.lower) / 100, from + 2];
}

/** "12 noon" says no more than "noon". */
export function isNoon(tokens: readonly Token[], from: number): boolean {
  return tokens[from]?.lower === '12' && /^(?:noon|midday|midnight)$/.test(tokens[from + 1]?.lower ?? '');
}
