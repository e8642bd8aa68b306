import { mix } from '../../extract/words/hash.ts';
import { type ClauseWord, roles } from './clause-shapes.ts';
import { bitOf, bitsOf } from './clause-words.ts';
import { type Clause, type ClauseText, partings } from './clauses.ts';

/** Buckets of the hashed feature space of clauses. */
export const clauseBuckets = 1 << 16;

/** Words of a clause between two words that tell something: they are believed or denied as one. */
export interface Stretch {
  from: number;
  to: number;
  /** What its sentence says of it (`heard`). */
  cue: number;
}

/** What is read off a clause once, for all its stretches and its neighbours. */
export interface ClauseView extends Clause {
  kinds: number;
  /** Who acts, and how the clause begins. */
  who: number;
  subject: number;
  first: number;
}

/** Who acts in a clause. */
const actors = { nobody: 0, self: 1, selfLater: 2, selfAfterOther: 3, other: 4 } as const;
const others = bitsOf('family', 'colleague', 'firm', 'other');
/** Somebody named behind so many words is no subject. */
const subjectReach = 4;

export function viewClause({ words }: ClauseText, clause: Clause): ClauseView {
  const { from, to } = clause;
  let kinds = 0;
  let self = -1;
  let other = -1;
  let verb = 0;
  for (let index = from; index < to; index += 1) {
    const word = words[index];
    if (word === undefined) break;
    kinds |= word.kinds;
    if (other < 0 && (word.kinds & others) !== 0) other = index - from;
    if (self < 0 && word.role === roles.self) self = index - from;
    if (verb === 0 && (word.role === roles.deed || word.role === roles.third || word.role === roles.gerund))
      verb = word.role;
  }
  const who = actorOf(self, other);
  const opening = words[from];
  const begins = ((opening?.kinds ?? 0) & others) !== 0 ? 6 : (opening?.role ?? 0);
  // Sentences are learned from one by one: behind another they are read as at the beginning of a line.
  const parting = clause.parting === partings.sentence ? partings.line : clause.parting;
  return { ...clause, parting, kinds, who, subject: (who * 8 + begins) * 8 + verb, first: opening?.form ?? 0 };
}

function actorOf(self: number, other: number): number {
  if (self === 0) return actors.self;
  if (self > 0) return other >= 0 && other < self ? actors.selfAfterOther : actors.selfLater;
  return other >= 0 && other < subjectReach ? actors.other : actors.nobody;
}

/** The clause of a stretch and what stands around it. */
export interface Surroundings {
  clause: ClauseView;
  /** The clauses before and after it in its sentence. */
  before: ClauseView | undefined;
  after: ClauseView | undefined;
  /** The first clause of its sentence. */
  opening: ClauseView;
}

type Add = (template: number, value: number) => void;

type Visit = (bucket: number) => void;
const adding =
  (visit: Visit): Add =>
  (template, value) =>
    visit(mix(value, template) & (clauseBuckets - 1));

/**
 * Visits the buckets of a clause's active features, which all its stretches share, some more than once. The numbers of the
 * templates and their order are part of the trained weights.
 */
export function visitClause(
  { words, kindsIn }: ClauseText,
  { clause, before, after, opening }: Surroundings,
  visit: Visit,
): void {
  const add = adding(visit);
  describeClause(words, clause, add);
  describeWords(words, clause, add);
  describeNeighbour(clause, before, clause.parting, 60, add);
  describeNeighbour(clause, after, after?.parting ?? noParting, 80, add);
  forBits(kindsIn[clause.sentence] ?? 0, (kind) => {
    add(100, kind);
    if (clause.kinds === 0) add(101, kind);
  });
  add(102, opening.first);
  add(103, opening.subject * 8 + clause.who);
}

/** The same of a stretch alone: what is heard of it, and where it stands in its clause. */
export function visitStretch({ words }: ClauseText, { clause }: Surroundings, stretch: Stretch, visit: Visit): void {
  const add = adding(visit);
  add(50, stretch.cue);
  add(51, clause.subject * 4 + stretch.cue);
  forBits(clause.kinds, (kind) => add(52, kind * 4 + stretch.cue));
  describePlace(words, clause, stretch, add);
  describeScopes(words, clause, stretch, add);
}

const noParting = 15;

function forBits(bits: number, visit: (bit: number) => void): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) visit(lowestOf(rest));
}

function lowestOf(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

function describeClause(words: ClauseText['words'], clause: ClauseView, add: Add): void {
  const { kinds, subject, who, from, to } = clause;
  add(1, 0);
  add(2, subject);
  forBits(kinds, (kind) => {
    add(3, kind);
    add(4, subject * 32 + kind);
    add(5, who * 32 + kind);
    forBits(kinds & -(2 << kind), (other) => add(6, kind * 32 + other));
  });
  add(7, clause.first);
  add(8, mix(clause.first, words[from + 1]?.form ?? 0));
  add(9, words[to - 1]?.form ?? 0);
  add(10, Math.min(6, Math.ceil(Math.log2(1 + to - from))) * 2 + (kinds === 0 ? 1 : 0));
  add(11, clause.parting);
}

function describeWords(words: ClauseText['words'], { from, to }: ClauseView, add: Add): void {
  for (let index = from; index < to; index += 1) {
    const word = words[index];
    if (word === undefined) return;
    describeWord(word, index + 1 < to ? words[index + 1] : undefined, add);
  }
}

function describeWord({ form, root, kinds }: ClauseWord, next: ClauseWord | undefined, add: Add): void {
  const following = next?.form ?? 0;
  const nextKinds = next?.kinds ?? 0;
  add(20, form);
  add(21, mix(form, following));
  add(25, root);
  for (let rest = kinds; rest !== 0; rest &= rest - 1) {
    const kind = lowestOf(rest);
    add(22, mix(following, kind));
    for (let others = nextKinds; others !== 0; others &= others - 1) add(23, kind * 32 + lowestOf(others));
  }
  for (let rest = nextKinds; rest !== 0; rest &= rest - 1) add(24, mix(form, lowestOf(rest)));
}

/** Where the stretch stands among the words that tell something. */
function describePlace(words: ClauseText['words'], { from, to }: ClauseView, stretch: Stretch, add: Add): void {
  let before = 0;
  let after = 0;
  let nearest = 0;
  let next = 0;
  for (let index = from; index < stretch.from; index += 1) {
    const kinds = words[index]?.kinds ?? 0;
    before |= kinds;
    if (kinds !== 0) nearest = kinds;
  }
  for (let index = to - 1; index >= stretch.to; index -= 1) {
    const kinds = words[index]?.kinds ?? 0;
    after |= kinds;
    if (kinds !== 0) next = kinds;
  }
  forBits(before, (kind) => add(30, kind));
  forBits(after, (kind) => add(31, kind));
  add(32, mix(nearest, next));
  const formAt = (index: number) => (index >= from && index < to ? (words[index]?.form ?? 0) : 0);
  add(33, formAt(stretch.from - 1));
  add(34, formAt(stretch.to));
  add(35, mix(formAt(stretch.from - 2), formAt(stretch.from - 1)));
  add(36, mix(formAt(stretch.to), formAt(stretch.to + 1)));
  add(37, words[stretch.from]?.form ?? 0);
  const isAt = (condition: boolean, bit: number) => (condition ? bit : 0);
  add(38, isAt(stretch.from === from, 1) + isAt(stretch.to === to, 2) + isAt(nearest === 0, 4) + isAt(next === 0, 8));
}

const denying = bitsOf('not', 'lack', 'wish', 'learn', 'future', 'hearsay', 'failed', 'away');
const praise = bitOf('praise');
/** Praise is made of words this near: "no recordable accidents". */
const praiseReach = 3;

/** The words that deny or wish: on which side the stretch is, whose they are, and whether they make praise. */
function describeScopes(words: ClauseText['words'], { from, to, who }: ClauseView, stretch: Stretch, add: Add): void {
  for (let index = from; index < to; index += 1) {
    const kinds = (words[index]?.kinds ?? 0) & denying;
    if (kinds === 0) continue;
    let praises = 0;
    for (let next = index + 1; next <= Math.min(to - 1, index + praiseReach); next += 1)
      if (((words[next]?.kinds ?? 0) & praise) !== 0) praises = 1;
    const isOwn =
      (index > from && words[index - 1]?.role === roles.self) ||
      (index > from + 1 && words[index - 2]?.role === roles.self);
    const gap = stretch.from - index;
    const side = gap <= 0 ? 0 : gap <= 3 ? 1 : 2;
    // No function over the bits: one would be made for every word of every stretch.
    for (let rest = kinds; rest !== 0; rest &= rest - 1) {
      const scope = ((lowestOf(rest) * 2 + praises) * 2 + (isOwn ? 1 : 0)) * 4 + side;
      add(40, scope);
      add(41, scope * 8 + who);
      add(42, scope * 4 + (stretch.from - from < 6 ? 1 : 0) + (to - from < 9 ? 2 : 0));
    }
  }
}

function describeNeighbour(
  own: ClauseView,
  other: ClauseView | undefined,
  parting: number,
  template: number,
  add: Add,
): void {
  add(template, parting * 2 + (other === undefined ? 1 : 0));
  if (other === undefined) return;
  add(template + 1, other.subject * 8 + own.who);
  add(template + 2, (parting * 8 + own.who) * 8 + other.who);
  add(template + 3, mix(other.first, parting));
  const isShort = own.to - own.from <= 3;
  forBits(other.kinds, (kind) => {
    add(template + 4, kind);
    add(template + 5, kind * 16 + parting);
    if (own.kinds === 0) add(template + 6, kind * 16 + parting);
    if (isShort) add(template + 7, kind * 16 + parting);
  });
  if (other.to - other.from <= 4) add(template + 8, mix(other.kinds, parting));
  add(template + 9, parting * 4 + (own.kinds === 0 ? 1 : 0) + (other.kinds === 0 ? 2 : 0));
}

/** The stretches of a clause: words that tell something, each by itself, and those between them that cues treat alike. */
export function stretchesOf(
  words: readonly (ClauseWord | undefined)[],
  { from, to }: Clause,
  cues: ArrayLike<number>,
): Stretch[] {
  const stretches: Stretch[] = [];
  for (let index = from; index < to; ) {
    const start = index;
    const cue = cues[start] ?? 0;
    index += 1;
    if (words[start]?.kinds === 0) while (index < to && words[index]?.kinds === 0 && cues[index] === cue) index += 1;
    stretches.push({ from: start, to: index, cue });
  }
  return stretches;
}
