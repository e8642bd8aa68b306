import { fewRanges } from '../text/few-ranges.ts';
import { withoutBullet } from '../text/lines.ts';

/** The "o" that some word processors turn a bullet into. */
const roundBullet = fewRanges(/^o\s+(?=\p{Lu})/u);

/** A line of a list as it is quoted: without its bullet, which is no part of what it says. */
export function quotedLine(line: string): string {
  return withoutBullet(line.trim()).replace(roundBullet, '');
}
