import { allMatches } from '../../text/all-matches.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { type Sentence, withoutBullet } from '../../text/lines.ts';
import type { OutlinedLine } from '../lines/sections.ts';
import { isNounToo, verbBase } from '../words/verbs.ts';

/** What is given, not asked. */
const given = fewRanges(
  /(?<!\p{L})(?:pay|salar(?:y|ies)|bonus(?:es)?|allowances?|insurance|medical|dental|vision|pension|401\(?k\)?|retirement|days? off|leave|holidays?|vacation|pto|discounts?|free|subsidi[sz]ed|canteen|meals?|lunch(?:es)?|breakfast|snacks|parking|gym|equity|stock|stipend|funded|sponsored|reimbursed|paid|awards?|outings?|offsites?|cover for|flexible|remote|gehalt|vergütung|urlaub|urlaubstage|freie tage|\p{L}{0,20}(?:zulagen?|zuschläge|zuschuss|rente|fahrrad|rabatte?|fest)|altersvorsorge|kantine|obst\p{L}{0,10}|kaffee|parkpl\p{L}{2,5}|homeoffice|gleitzeit|jobrad|prämien?|weiterbildung(?:en)?|fortbildung(?:en)?|schulungen|freistellung|unbefristet\p{L}{0,3})(?!\p{L})/iu,
);

const everyGiven = fewRanges(new RegExp(given, 'giu'));

/** How many things that are given a text names. */
export function countGiven(text: string): number {
  return allMatches(text, everyGiven).length;
}

/** "Process pensions and bonuses", "Abrechnung von Zulagen": work about such things. */
function isWork(item: string): boolean {
  const [first = ''] = withoutBullet(item)
    .toLowerCase()
    .split(/[^\p{L}]/u, 1);
  if (/ung(?:en)? (?:von|der|des)(?!\p{L})/iu.test(item)) return true;
  const base = first === 'free' ? undefined : verbBase(first);
  return base !== undefined && !first.endsWith('ed') && (!isNounToo(base) || first === base);
}

/** A list is of what is given when so many of its items, and so large a part of them, name such things. */
const least = { items: 2, share: 0.5 } as const;
/** Above this mean of how surely its items ask, a list is of what is asked. */
const mostAsked = 0.75;

/** The lines of lists below headings that nobody knows ("Goodies for you") whose items are what is given. Linear. */
export function findGivenLists(
  lines: readonly Sentence[],
  outline: readonly OutlinedLine[],
  asks: ArrayLike<number>,
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [heading, { isHeading, section }] of outline.entries()) {
    if (!isHeading || section !== 'open') continue;
    let [end, named, asked] = [heading + 1, 0, 0];
    for (; outline[end]?.isBullet; end += 1) {
      const { content = '' } = lines[end] ?? {};
      if (given.test(content) && !isWork(content)) named += 1;
      asked += asks[end] ?? 0;
    }
    const items = end - heading - 1;
    if (named < least.items || named < least.share * items || asked > mostAsked * items) continue;
    for (let line = heading; line < end; line += 1) found.add(line);
  }
  return found;
}
