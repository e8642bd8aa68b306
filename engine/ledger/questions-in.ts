import { say } from '../say.ts';
import type { Saying } from '../sayings.ts';
import type { Claim, ClaimKind, LedgerQuestion } from '../types/claim.ts';
import type { Change } from '../types/ledger.ts';

/** One question about a line, and the claims that its answer settles; the first is why it is asked. */
export interface LineQuestion {
  question: Saying<LedgerQuestion>;
  claims: readonly [Claim, ...Claim[]];
}

type Asked = Claim & { question: Saying<LedgerQuestion> };
type Group = [Asked, ...Asked[]];

/** What is true of a person wherever it stands; everything else is true of one line only. */
const ofThePerson: ReadonlySet<ClaimKind> = new Set(['skill', 'licence', 'degree', 'contact']);
/** What a question about who did a thing leaves open. */
const facts: ReadonlySet<ClaimKind> = new Set([...ofThePerson, 'number', 'date', 'employer', 'title']);

/** Whether the claim is true of the person or not at all, whichever line makes it. */
export function isOfThePerson({ kind }: Pick<Claim, 'kind'>): boolean {
  return ofThePerson.has(kind);
}

/**
 * What a person is asked about a change; of each line nothing twice. Claims about the same words are one question, and so are those
 * that are asked about alike. What is true of the person is asked one by one: they may have some of it.
 */
export function questionsIn({ claims, parts }: Change): LineQuestion[] {
  const named = new Set<string>();
  const asked = claims.flatMap((claim): Asked[] => {
    const { question } = claim;
    const name = isOfThePerson(claim) ? `${question?.code} ${claim.text.toLowerCase()}` : '';
    if (question === undefined || named.has(name)) return [];
    if (name !== '') named.add(name);
    return [{ ...claim, question }];
  });
  const partOf = ({ span }: Claim) =>
    parts.find(({ improved }) => span.start >= improved.start && span.end <= improved.end);
  return [...Map.groupBy(asked, partOf)].flatMap(([part, ofLine]) =>
    alike(aboutSameWords(ofLine)).map((groups) => ({
      question: questionAbout(groups, part),
      claims: [groups[0][0], ...groups.flat().slice(1)],
    })),
  );
}

/** Of two questions about words of the same length the one further ahead is asked: it is the more precise one. */
const order: readonly LedgerQuestion[] = [
  'ask.inThisJob',
  'ask.there',
  'ask.outcome',
  'ask.cause',
  'ask.level',
  'ask.titleWith',
  'ask.ownRole',
  'ask.decide',
  'ask.lead',
  'ask.finished',
  'ask.author',
  'ask.ownDeed',
  'ask.yourself',
];

function rankOf({ question }: Asked): number {
  const rank = order.indexOf(question.code);
  // A rule knows what it asks about better than the judge, which asks whether one has done it.
  return rank >= 0 ? rank : question.code === 'ask.did' ? order.length + 1 : order.length;
}

/** Claims about the same words or a part of them, the one to ask about first; in the order of the line. */
function aboutSameWords(claims: readonly Asked[]): Group[] {
  const groups: Group[] = [];
  const lengthOf = ({ span }: Asked) => span.end - span.start;
  const isHelp = ({ question }: Asked) => (question.code === 'ask.yourself' ? 1 : 0);
  const ordered = claims.toSorted(
    (a, b) => isHelp(a) - isHelp(b) || lengthOf(b) - lengthOf(a) || rankOf(a) - rankOf(b),
  );
  for (const claim of ordered) {
    const group = groups.find(([first]) => settles(first, claim));
    if (group) group.push(claim);
    else groups.push([claim]);
  }
  return groups.sort(([a], [b]) => a.span.start - b.span.start);
}

/** Who says of what they led, decided or made that they did it themselves did not just help. */
const ownParts: ReadonlySet<LedgerQuestion> = new Set<LedgerQuestion>([
  'ask.lead',
  'ask.decide',
  'ask.author',
  'ask.ownDeed',
  'ask.ownRole',
  'ask.alone',
]);

/** Whether an answer about one claim answers another that is no longer. */
function settles(first: Asked, other: Asked): boolean {
  if (other.question.code === 'ask.yourself' && ownParts.has(first.question.code)) return true;
  // What the resume says and the line has dropped stands in no words of the line.
  if (first.question.code === 'ask.stillHolds' || other.question.code === 'ask.stillHolds') return false;
  const [own, theirs] = [first.span, other.span];
  if (own.start === theirs.start && own.end === theirs.end) return true;
  const isOver = own.start < theirs.end && theirs.start < own.end;
  return isOver && (isQuoting(first) || first.question.code === 'ask.there' || !facts.has(other.kind));
}

/** Whether the question is if its words are true, so that a yes holds for each of them. */
function isQuoting({ text, question }: Asked): boolean {
  return question.code !== 'ask.level' && Object.values(question.params).includes(text);
}

/** Questions that quote words of their line. */
const quoting = [
  ...(['ask.did', 'ask.forWhom', 'ask.inThisJob', 'ask.level', 'ask.outcome', 'ask.paper', 'ask.reach'] as const),
  ...(['ask.right', 'ask.rightHere', 'ask.stillHolds', 'ask.true', 'ask.whereFrom'] as const),
];

/** Groups whose questions differ in the words they quote at most. */
function alike(groups: readonly Group[]): [Group, ...Group[]][] {
  const together = new Map<string, [Group, ...Group[]]>();
  for (const group of groups) {
    const [{ question, kind }] = group;
    const isQuote = quoting.some((code) => code === question.code) && !isOfThePerson({ kind });
    const key = isQuote ? question.code : `${question.code} ${JSON.stringify(question.params)}`;
    const others = together.get(key);
    if (others) others.push(group);
    else together.set(key, [group]);
  }
  return [...together.values()];
}

/** A longer stretch of a line is quoted with its middle left out, in characters. */
const longestQuote = 40;

/** The question of the first, about the words of all: "30 hours a week" for "30" and "week", or "30 … week". */
function questionAbout([[first], ...others]: [Group, ...Group[]], part: Part | undefined): Saying<LedgerQuestion> {
  const code = quoting.find((each) => each === first.question.code);
  const last = others.at(-1)?.[0];
  if (code === undefined || last === undefined) return first.question;
  const { start } = first.span;
  const end = Math.max(...[first, ...others.map(([each]) => each)].map(({ span }) => span.end));
  const isShort = code !== 'ask.stillHolds' && end - start <= longestQuote;
  const said = [first, ...others.map(([each]) => each)].flatMap(({ question: { params } }) =>
    'text' in params ? [params.text] : [],
  );
  return say(code, { text: isShort && part ? wordsOf(part, start, end) : [...new Set(said)].join(' … ') });
}

type Part = Change['parts'][number];

/** What the improved text says at a place within the part. */
function wordsOf({ improved, words }: Part, start: number, end: number): string {
  const line = words.flatMap(({ kind, text }) => (kind === 'removed' ? [] : [text])).join('');
  return line.slice(start - improved.start, end - improved.start);
}
