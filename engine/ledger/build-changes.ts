import type { Claim, LostFact } from '../types/claim.ts';
import type { Change } from '../types/ledger.ts';
import type { Span } from '../types/span.ts';
import { diffWords } from './lines/diff-words.ts';
import { bareText, type ResumeDocument, type ResumeLine } from './lines/document.ts';

/** A line of the original belongs to a change when one line of the change has this share of its words. */
const leastTaken = 0.5;

interface Compared {
  original: ResumeDocument;
  improved: ResumeDocument;
  /** Lines of the improved text that are also in the original, and which of them kept their order. */
  aligned: ReadonlyMap<number, number>;
  kept: ReadonlyMap<number, number>;
  /** By line of the improved text. */
  sources: ReadonlyMap<number, readonly ResumeLine[]>;
  claims: ReadonlyMap<number, Claim[]>;
  /** By line of the original. */
  lost: ReadonlyMap<number, LostFact[]>;
}

interface Group {
  before: number[];
  after: number[];
}

/** Lines that changed together, in the order of the improved text, then what was only removed. */
export function buildChanges(compared: Compared): Change[] {
  const changes: Change[] = [];
  const gaps = gapsOf(compared);
  for (const group of groupsOf(compared)) {
    const claims = group.after.flatMap((index) => compared.claims.get(index) ?? []);
    const lost = group.before.flatMap((index) => compared.lost.get(index) ?? []);
    const isSafe = lost.length === 0 && claims.every((claim) => claim.verdict !== 'unsupported');
    changes.push({
      id: group.after[0] ?? compared.improved.lines.length + (group.before[0] ?? 0),
      kind: kindOf(compared, group),
      parts: pairedLines(compared, gaps, group),
      claims,
      lost,
      isSafe,
    });
  }
  return changes;
}

/** Changed lines that share their words: what was reworded, joined, split or moved is one change. */
function groupsOf({ original, improved, aligned, kept, sources, lost, claims }: Compared): Group[] {
  const stays = new Set(kept.values());
  const groupOf = new Map<number, Group>();
  const groups: Group[] = [];
  for (const line of improved.lines) {
    if (kept.has(line.index) && !claims.has(line.index)) continue;
    const same = aligned.get(line.index);
    const linked =
      same === undefined
        ? (sources.get(line.index) ?? [])
            .filter((source, number) => !stays.has(source.index) && (number === 0 || isTaken(source, line)))
            .map((source) => source.index)
        : [same];
    const group = linked.map((index) => groupOf.get(index)).find((known) => known && hasRoom(known)) ?? {
      before: [],
      after: [],
    };
    if (group.after.length === 0) groups.push(group);
    group.after.push(line.index);
    for (const index of linked) {
      if (groupOf.has(index)) continue;
      groupOf.set(index, group);
      group.before.push(index);
    }
  }
  for (const line of original.lines) {
    if (!groupOf.has(line.index) && (!stays.has(line.index) || lost.has(line.index)))
      groups.push({ before: [line.index], after: [] });
  }
  return groups;
}

/** Nobody reads more lines than this as one change. Its lines are compared with each other, so the limit keeps time linear. */
const mostTogether = 100;

function hasRoom({ before, after }: Group): boolean {
  return before.length < mostTogether && after.length < mostTogether;
}

function isTaken(source: ResumeLine, line: ResumeLine): boolean {
  let shared = 0;
  for (const word of source.stems) if (line.stems.has(word)) shared += 1;
  return shared > 0 && shared / source.stems.size >= leastTaken;
}

function kindOf({ original, improved }: Compared, { before, after }: Group): Change['kind'] {
  if (before.length === 0) return 'added';
  if (after.length === 0) return 'removed';
  const [left = 0, right = 0] = [before[0], after[0]];
  const isSame =
    before.length === 1 &&
    after.length === 1 &&
    bareText(original.lines[left]?.content ?? '') === bareText(improved.lines[right]?.content ?? '');
  return isSame ? 'moved' : 'replaced';
}

/** Lines at the same place are compared; others are removed at their old place and added at their new one. */
function pairedLines(compared: Compared, gaps: readonly [number, number][], { before, after }: Group): Change['parts'] {
  const { original, improved, kept } = compared;
  const open = new Set(before);
  const parts: Change['parts'] = [];
  for (const index of after) {
    const line = improved.lines[index];
    if (line === undefined) continue;
    const [low, high] = gaps[index] ?? [-1, 0];
    const own = kept.get(index) ?? before.find((place) => open.has(place) && place > low && place < high);
    const place = own === undefined ? undefined : original.lines[own];
    if (own !== undefined) open.delete(own);
    parts.push(
      part(compared, place ?? { start: insertionAfter(compared, low), end: insertionAfter(compared, low) }, line),
    );
  }
  for (const index of open) {
    const line = original.lines[index];
    if (line) parts.push(part(compared, line, { start: 0, end: 0 }));
  }
  return parts;
}

/** For each line of the improved text the nearest kept lines of the original before and after it. */
function gapsOf({ original, improved, kept }: Compared): [number, number][] {
  const gaps: [number, number][] = improved.lines.map(() => [-1, original.lines.length]);
  let low = -1;
  for (const [index, gap] of gaps.entries()) {
    gap[0] = low;
    low = kept.get(index) ?? low;
  }
  let high = original.lines.length;
  for (let index = gaps.length - 1; index >= 0; index -= 1) {
    const gap = gaps[index];
    if (gap) gap[1] = high;
    high = kept.get(index) ?? high;
  }
  return gaps;
}

function insertionAfter({ original }: Compared, index: number): number {
  return original.lines[index]?.end ?? 0;
}

function part({ original, improved }: Compared, before: Span, after: Span): Change['parts'][number] {
  const left = { start: before.start, end: before.end };
  const right = { start: after.start, end: after.end };
  const words = diffWords(original.text.slice(left.start, left.end), improved.text.slice(right.start, right.end));
  return { original: left, improved: right, words };
}
