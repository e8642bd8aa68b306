import { say, sayPlain } from '../../say.ts';
import { type Case, spanOf, spanOfWords } from '../claim.ts';
import { type Doubt, defineRule, settledInWords } from '../rule.ts';
import { isRole } from './roles-in.ts';

/** A figure that moved by itself, according to its line. */
const moved =
  /\b(?:went|fell|dropped|rose|moved|came down|came up|climbed|declined|sank|grew|shrank|improved|decreased|increased|saw|shorter|lower|higher|fewer|sank|stieg|fiel|ging|sanken|stiegen|weniger|kürzer|niedriger|höher|lifted|cut|raised|senkte|steigerte)\b/iu;
/** And by whom or what. */
const cause =
  /\b(?:after|once|since|when|following|thanks to|due to|because of|as a result of|through|by|nach|nachdem|seit|dank|wegen|durch)\b/iu;
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
  if (source?.role !== 'sentence' || line.amounts.length === 0) return [];
  const isOthers =
    moved.test(source.content) &&
    isByOthers(source.content) &&
    !ownDeed.test(firstWord(source.content)) &&
    !isPassive.test(source.content);
  if (!isOthers || !caused.test(firstWord(line.content))) return [];
  const span = spanOfWords(improved, line.from, Math.min(line.to, line.from + 1));
  const word = improved.text.slice(span.start, span.end);
  const reason = say('ledger.moreThan', { word, line: source.content }, spanOf(source));
  return [{ kind: 'outcome', span, asked: [reason, sayPlain('ask.cause')] }];
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
