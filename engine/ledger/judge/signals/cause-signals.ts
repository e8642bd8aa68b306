import { type Case, spanOfWords } from '../../lines/claim.ts';
import type { LineNews } from '../words/new-words.ts';
import { isRole } from '../words/roles-in.ts';
import type { Signal } from './signals.ts';

/** A figure that went up or down by itself; behind the noun it measures. */
const byItself =
  /\b(?:went|gone|goes|fell|fallen|falls?|dropped|drops?|rose|risen|rises?|came (?:down|up)|climbed|declined|sank|grew|grown|shrank|decreased|increased|improved|doubled|halved|stood|stands|was|were|is|are|up|down)\b/iu;
/** The same, as the verb of a sentence of its own. */
const finite =
  /\b(?:fell|dropped|rose|declined|sank|grew|shrank|climbed|went (?:up|down|from)|came (?:up|down)|has (?:fallen|risen|dropped)|have been)\b/iu;
/** What somebody made of it, at the beginning of a line. */
const broughtAbout =
  /^(?:brought|bring|got|cut|reduced?|reducing|reduction|lowered|lower|raised?|raising|lifted|lift|increased?|increasing|improved?|improving|boosted?|drove|drive|grew|grow|shortened|decreased|slashed|halved|doubled|pushed|took|won|delivered|achieved|earned?|earning|gained?|gaining|secured?|securing|kept|keeping|helped|contributed|led|turned|healed|saved?)$/iu;
const cause =
  /\b(?:after|once|since|when|while|following|thanks to|due to|because|as a result of|through|by|with|the year|as (?:\p{L}+ ){1,4}(?:rose|fell|grew|dropped|opened|closed|joined|came|left|moved|changed|was|were|had))\b/iu;
/** "By adding", "with a new rota of mine": the cause as one's own. */
const taken = /\b(?:by|through) \p{L}+ing\b/iu;
const shared = /\b(?:our|team|shift|department|company|branch|store|ward|site|plant|office|salon|centre|center)\b/iu;

/** A figure that moved by itself, told as moved by the person: "cut complaints by 22%" for "complaints fell by 22% after …". */
export function causeSignals({ line, improved, sources }: Case, { now, before }: LineNews): Signal[] {
  const source = sources.lines[0];
  const verb = now.content.find(({ tag }) => tag === 'verb');
  const first = line.isSummary ? undefined : (verb ?? now.content[0]);
  if (source === undefined || first === undefined || !broughtAbout.test(first.lower)) return [];
  // "Since portion charts were brought in".
  if (/^(?:was|were|been|being|is|are|got)$/.test(improved.tokens[first.index - 1]?.lower ?? '')) return [];
  const moved = finite.test(source.content);
  if (line.amounts.length === 0 && !moved) return [];
  // "Pick errors fell": a verb of that form begins no line about oneself when another one follows its noun.
  const [head] = before.content;
  const isOwn =
    head?.tag === 'verb' &&
    head.index === before.line.from &&
    (!moved || head.lower.endsWith('ed') || broughtAbout.test(head.lower));
  const isBare = before.line.amounts.length > 1 && !before.content.some(({ tag }) => tag === 'verb');
  if (isOwn || !(byItself.test(source.content) || isBare)) return [];
  const words = source.content.toLowerCase().split(/[^\p{L}'’-]+/u);
  const [hadCause, hasCause] = [cause.test(source.content), cause.test(line.content)];
  const isByOthers = hadCause && words.some((word) => isRole(word));
  return [
    {
      about: 'deed',
      span: spanOfWords(improved, first.index, first.index + 1),
      features: [
        'caused',
        ...(moved ? ['caused, moved by itself'] : []),
        ...(isBare ? ['caused, figures only'] : []),
        ...(line.amounts.length === 0 ? ['caused, no figure'] : []),
        ...(first.index > line.from ? ['caused, later'] : []),
        hadCause ? (hasCause ? 'caused, cause kept' : 'caused, cause gone') : 'caused, no cause',
        ...(isByOthers ? ['caused by others'] : []),
        ...(taken.test(line.content) && !taken.test(source.content) ? ['caused, cause taken'] : []),
        ...(shared.test(source.content) && !shared.test(line.content) ? ['caused, share gone'] : []),
        ...(now.content.some(({ root }) => root === before.content[0]?.root) ? ['caused, same figure'] : []),
      ],
    },
  ];
}
