import { say } from '../../say.ts';
import { respelledWords } from '../judge/words/respelled-words.ts';
import { isRole } from '../judge/words/roles-in.ts';
import { type Case, spanOf, spanOfWords } from '../lines/claim.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import { type Doubt, defineRule, settledInWords } from '../lines/rule.ts';
import { foldWord } from '../words/same-word.ts';

/** People something is done for, in groups of interchangeable words; the first word names the group. */
const groups = `staff employee hire starter joiner newcomer recruit user colleague coworker personnel team worker member crew people adult workforce
  customer client shopper buyer consumer guest visitor user caller diner passenger traveller
  patient resident inpatient outpatient
  child kid pupil student learner schoolchild sixth-former infant toddler youngster apprentice
  trainee apprentice newcomer starter joiner hire recruit intern junior placement student
  manager supervisor lead leader head foreman
  executive director board management leadership president vice-president c-suite
  public community citizen visitor
  owner proprietor principal boss
  boss chief employer manager
  supplier vendor contractor
  family parent relative carer
  farmer grower
  government ministry authority council`;

const groupsOf: ReadonlyMap<string, readonly number[]> = indexGroups();

function indexGroups(): Map<string, number[]> {
  const index = new Map<string, number[]>();
  for (const [number, line] of groups.split('\n').entries())
    for (const word of line.trim().split(' ')) index.set(word, [...(index.get(word) ?? []), number]);
  return index;
}

/** After these words come the people an action was done for. */
const leads = /^(?:to|for|with|by|among|of|from|showed|taught|guided|trained|explained|told|advised|coached)$/;
/** "The development team" is the developers. */
const collective = /^(?:team|people|person|firm|company|member|staff|personnel|group|workforce|department)$/;
/** The most words before the people. */
const reach = 4;
/** The most people looked at in one line. */
const most = 8;

/** People other than those the source names, in their place: "for staff" as "for clients". */
export const audienceRule = defineRule<Doubt>({
  id: 'audience',
  roles: ['sentence'],
  skipsSummary: true,
  claims: otherPeople,
  proves: settledInWords,
  question: (_, { asked }) => asked,
});

function otherPeople({ line, sources, improved, original }: Case): Doubt[] {
  const source = sources.lines[0];
  if (source?.role !== 'sentence' || improved.isGerman) return [];
  const said = new Set(
    sources.lines.flatMap(({ from, to }) =>
      original.tokens.slice(from, to).flatMap(({ lower, lemma }) => [lower, lemma, foldWord(lemma)]),
    ),
  );
  const now = peopleIn(improved, line);
  const before = peopleIn(original, source);
  const still = new Set(now.map(({ lemma }) => lemma));
  for (const { index, lemma } of now) {
    if (collective.test(lemma) || said.has(lemma) || said.has(foldWord(lemma)) || index === line.from) continue;
    // "One of four developers", "an absent colleague", "the VP" for the vice-president.
    if (
      lemma === 'colleague' ||
      isOneOf(improved, index) ||
      respelledWords(improved, line, original, [source]).known.has(index)
    )
      continue;
    const gone = before.filter((other) => !still.has(other.lemma));
    if (gone.length === 0 || gone.some((other) => isAlike(lemma, other.lemma)) || !isLed(improved, line, index))
      continue;
    const span = spanOfWords(improved, index, index + 1);
    const text = improved.text.slice(span.start, span.end);
    const reason = say('ledger.moreThan', { word: text, line: source.content }, spanOf(source));
    return [{ kind: 'reach', span, asked: [reason, say('ask.forWhom', { text })] }];
  }
  return [];
}

function peopleIn({ tokens }: ResumeDocument, { from, to }: ResumeLine): { index: number; lemma: string }[] {
  const found: { index: number; lemma: string }[] = [];
  for (let index = from; index < to && found.length < most; index += 1) {
    const lemma = (tokens[index]?.lemma ?? '').replace(/['’]s?$/, '');
    if (groupsOf.has(lemma) || isRole(lemma)) found.push({ index, lemma });
  }
  return found;
}

/** In one group, or neither in any group: then nobody can tell. */
function isAlike(a: string, b: string): boolean {
  const [own, other] = [groupsOf.get(a), groupsOf.get(b)];
  if (own === undefined || other === undefined) return own === undefined && other === undefined;
  return own.some((group) => other.includes(group));
}

/** "One of four developers". */
function isOneOf({ tokens }: ResumeDocument, index: number): boolean {
  return /^(?:one|two|three|part) of (?:a |the )?\S+$/.test(
    tokens
      .slice(Math.max(0, index - 3), index)
      .map(({ lower }) => lower)
      .join(' '),
  );
}

function isLed({ tokens }: ResumeDocument, { from }: ResumeLine, index: number): boolean {
  return tokens.slice(Math.max(from, index - reach), index).some(({ lower }) => leads.test(lower));
}
