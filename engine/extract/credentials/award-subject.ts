import { fewRanges } from '../../text/few-ranges.ts';
import type { Token } from '../../text/tokenise.ts';

/** Awards that are called the same at every level: what they are in tells which one it is. */
const awards = /^(?:NVQ|SVQ|QCF|RQF|BTEC|HNC|HND|Diploma|DIPLOMA|Certificate)$/;

export function isAward(token: Token | undefined): boolean {
  return token !== undefined && awards.test(token.surface);
}

export function isSubject(token: Token | undefined): boolean {
  return token !== undefined && !token.opens && capitalised.test(token.surface);
}

const capitalised = fewRanges(/^\p{Lu}\p{Ll}{2,}/u);

/** A subject goes on over its capitals, and over "and" or "&" to the next one. */
export function subjectEnd(text: string, tokens: readonly Token[], from: number, to: number): number {
  let last = from;
  for (let next = from; next < to; next += 1) {
    const { start = 0, surface = '', lower = '', opens = true } = tokens[next] ?? {};
    const isJoined = opens && text.slice(tokens[next - 1]?.end ?? start, start) === ' & ';
    if (capitalised.test(surface) && (isJoined || !opens)) last = next + 1;
    else if (opens || !/^(?:and|in|of)$/.test(lower)) break;
  }
  return last;
}
