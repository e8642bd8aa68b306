import { say, sayPlain } from '../../say.ts';
import { isRole } from '../judge/words/roles-in.ts';
import { type Case, spanOf, spanOfWords } from '../lines/claim.ts';
import { type Doubt, defineRule, settledInWords } from '../lines/rule.ts';

/** A figure that moved by itself, according to its line. */
const moved =
  /\b(?:went|fell|dropped|rose|moved|came down|came up|climbed|declined|sank|grew|shrank|improved|decreased|increased|saw|shorter|lower|higher|fewer|sank|stieg|fiel|ging|sanken|stiegen|weniger|kürzer|niedriger|höher|lifted|cut|raised|senkte|steigerte)\b/iu;
/** And by whom or what. */
const cause =
  /\b(?:after|once|since|when|following|thanks to|due to|because of|as a result of|through|by|nach|nachdem|seit|dank|wegen|durch)\b/iu;
/** A figure in words. */
const share = /\b(?:a |one )?(?:half|third|quarter|fifth|sixth|tenth)\b|\b(?:halved|doubled|trebled|tripled)\b/iu;
/** What the person did to a figure. */
const caused =
  /^(?:brought|cut|reduced?|reducing|lowered|raised?|raising|increased?|improved?|boosted?|drove|lifted|grew|shortened|decreased|slashed|kept|made|scored|scrapped|achieved|delivered|saved|senkte|steigerte|erhöhte|reduzierte|verkürzte|verbesserte|verringerte)$/i;
/** The person's own actions at the beginning of a line. */
const ownDeed =
  /(?:ed|te)$|^(?:wrote|rewrote|built|rebuilt|made|cut|ran|led|brought|drove|kept|took|gave|set|sold|won|grew|found|taught|held|put)$/i;

/** A figure that changed through what others did, presented as the person's own achievement. */
export const causeRule = defineRule<Doubt>({
  id: 'cause',
  roles: ['sentence'],
  skipsSummary: true,
  claims: ownEffects,
  proves: settledInWords,
  question: (_, { asked }) => asked,
});

function ownEffects({ line, sources, improved }: Case): Doubt[] {
  const source = sources.lines[0];
  if (source?.role !== 'sentence' || !(line.amounts.length > 0 || share.test(line.content))) return [];
  const isOthers =
    moved.test(source.content) &&
    isByOthers(source.content) &&
    !ownDeed.test(firstWord(source.content)) &&
    !isPassive.test(source.content);
  const isTurned =
    othersCause.test(source.content) &&
    !/\b(?:I|we)\b/u.test(source.content) &&
    byItself.test(source.content) &&
    !brings.test(source.content) &&
    !isOwn(firstWord(source.content));
  const at = isOthers && caused.test(firstWord(line.content)) ? 0 : isTurned ? broughtAt(line.content) : -1;
  if (at < 0) return [];
  let index = line.from;
  while (index + 1 < line.to && (improved.tokens[index]?.start ?? 0) < line.start + at) index += 1;
  const span = spanOfWords(improved, index, Math.min(line.to, index + 1));
  const word = improved.text.slice(span.start, span.end);
  const reason = say('ledger.moreThan', { word, line: source.content }, spanOf(source));
  return [{ kind: 'outcome', span, asked: [reason, sayPlain('ask.cause')] }];
}

/** "Unplanned stops" and "late trips" begin with no action of anybody. */
function isOwn(first: string): boolean {
  return ownDeed.test(first) && !/^(?:un\p{L}+ed|late|(?:re|over|mis)\p{L}*ed|related)$/iu.test(first);
}

/** It moved after something, says the source; that it moved by it, or by the person, is more. */
const othersCause =
  /\b(?:after|once|since|following|thanks to|due to|because|when|in the (?:year|month|quarter|season))\b/iu;
/** A figure that nobody moved, behind the noun that it measures. */
const byItself =
  /(?<!^\W{0,6})\b(?:(?:rose|fell|dropped|declined|sank|grew|climbed|moved|went|rising|falling|dropping|going) (?=from|to\b|by|about|around|up|down|a |\d)|came (?:up|down)|(?:has|have) (?:fallen|risen|dropped|gone)|(?:was|were|is|are) \d+ ?% (?:lower|higher|fewer|down|up))/iu;
/** A figure that somebody moved. */
const brings =
  /\b(?:raised|raising|lifted|lifting|reduced|reducing|cut|cutting|lowered|lowering|boosted|boosting|drove|driving|slashed|slashing|brought|bringing|pushed|pushing|saved|saving)\b/iu;
/** The same of verbs that a figure may do by itself, too: then no "by", "from" or figure stands behind them. */
const bringsOwn =
  /\b(?:increased|increasing|improved|improving|grew|growing|shortened|shortening|decreased|decreasing|halved|halving|doubled|doubling) (?!(?:by|from|to|in|at|over|with|after|since|when|as|and|on|for|during|once|between|through|steadily|slightly|sharply)\b)\p{L}/iu;
/** Behind no noun that would do it: "site raised queries". */
const isBare = /(?:^|[,;:.()–-]|\b(?:by|and|then|thus|thereby|have|has|had|which|that|I|to))\P{L}{0,6}$/iu;
const isDone = /\b(?:was|were|been|being|be|is|are|got)\s(?:\p{L}+ly )?$/iu;

/** Where a line says that the person moved a figure, and not only that it was moved; -1 for nowhere. */
function broughtAt(content: string): number {
  const hit = brings.exec(content) ?? bringsOwn.exec(content);
  if (hit === null) return -1;
  const before = content.slice(Math.max(0, hit.index - 24), hit.index);
  return isBare.test(before) && !isDone.test(before) ? hit.index : -1;
}

function firstWord(content: string): string {
  return /\p{L}+/u.exec(content)?.[0] ?? '';
}

/** Whether somebody is named in the cause: "after the owners signed", not "after an eco-driving course". */
function isByOthers(content: string): boolean {
  const hit = cause.exec(content);
  return (
    hit !== null &&
    content
      .slice(hit.index)
      .split(/[^\p{L}'’-]+/u)
      .some((word) => isRole(word.toLowerCase()) || germanOthers.test(word))
  );
}

const germanOthers =
  /^(?:Haustechnik|Firma|Leitung|Leiter\p{L}*|Chef\p{L}*|Vorstand\p{L}*|Geschäftsführ\p{L}*|Team|Kolleg\p{L}*|Küchenchef\p{L}*|Meister\p{L}*|Inhaber\p{L}*)$/u;

/** "Falls were reduced" and "waste was brought down" do not say by whom; in a resume that is the person. */
const isPassive =
  /\b(?:was|were|wurden?|has been|have been)\s+(?:\p{L}+\s+)?(?:\p{L}+ed|brought|cut|made|kept|ge\p{L}+t|ver\p{L}+t|redu\p{L}+t|gesenkt)\b/iu;
