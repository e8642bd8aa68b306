import { RestError } from './rest-error.ts';

/** One `key=value`, decoded. */
export type Pair = readonly [key: string, value: string];

/**
 * Splits and decodes a query string (P21): `+` is a space, repeated keys stay repeated, a key without `=` is dropped. So is
 * `apikey`, which the gateway has already read (P18).
 * @throws RestError PGRST100 when a percent sign does not begin an encoded UTF-8 character
 */
export function splitQueryString(query: string): Pair[] {
  const pairs: Pair[] = [];
  for (const part of query.split('&')) {
    const at = part.indexOf('=');
    if (at <= 0) continue;
    const key = decode(part.slice(0, at));
    if (key !== 'apikey') pairs.push([key, decode(part.slice(at + 1))]);
  }
  return pairs;
}

function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    throw new RestError(400, 'PGRST100', '"failed to parse the query string"', {
      details: 'A percent sign must begin an encoded UTF-8 sign, such as %20.',
    });
  }
}
