import { type Case, spanOfWords } from '../claim.ts';
import type { LineNews } from './new-words.ts';
import { isRole } from './roles-in.ts';
import type { Signal } from './signals.ts';

/** A figure that went up or down by itself; behind the noun it measures. */
const byItself =
  /\b(?:went|gone|goes|fell|fallen|falls?|dropped|drops?|rose|risen|rises?|came (?:down|up)|climbed|declined|sank|grew|grown|shrank|decreased|increased|improved|doubled|halved|stood|stands|was|were|is|are|up|down)\b/iu;
/** What somebody made of it, at the beginning of a line. */
const broughtAbout =
  /^(?:brought|bring|got|cut|reduced?|reducing|reduction|lowered|lower|raised?|raising|lifted|lift|increased?|increasing|improved?|improving|boosted?|drove|drive|grew|grow|shortened|decreased|slashed|halved|doubled|pushed|took|won|delivered|achieved|helped|contributed|led|turned|healed|saved?)$/iu;
const cause =
  /\b(?:after|once|since|when|while|following|thanks to|due to|because|as a result of|through|by|with|the year)\b/iu;
/** "By adding", "with a new rota of mine": the cause as one's own. */
const taken = /\b(?:by|through) \p{L}+ing\b/iu;
const shared = /\b(?:our|team|shift|department|company|branch|store|ward|site|plant|office|salon|centre|center)\b/iu;

/** A figure that moved by itself, told as moved by the person: "cut complaints by 22%" for "complaints fell by 22% after …". */
export function causeSignals({ line, improved, sources }: Case, { now, before }: LineNews): Signal[] {
  const source = sources.lines[0];
  const first = improved.tokens[line.from]?.lower ?? '';
  if (source === undefined || line.amounts.length === 0 || !broughtAbout.test(first)) return [];
  const isOwn = before.content[0]?.tag === 'verb' && before.content[0].index === before.line.from;
  if (isOwn || !byItself.test(source.content)) return [];
  const words = source.content.toLowerCase().split(/[^\p{L}'’-]+/u);
  const [hadCause, hasCause] = [cause.test(source.content), cause.test(line.content)];
  const isByOthers = hadCause && words.some((word) => isRole(word));
  return [
    {
      about: 'deed',
      span: spanOfWords(improved, line.from, line.from + 1),
      features: [
        'caused',
        hadCause ? (hasCause ? 'caused, cause kept' : 'caused, cause gone') : 'caused, no cause',
        ...(isByOthers ? ['caused by others'] : []),
        ...(taken.test(line.content) && !taken.test(source.content) ? ['caused, cause taken'] : []),
        ...(shared.test(source.content) && !shared.test(line.content) ? ['caused, share gone'] : []),
        ...(now.content.some(({ root }) => root === before.content[0]?.root) ? ['caused, same figure'] : []),
      ],
    },
  ];
}
