import type { ResumeDocument, ResumeLine } from './document.ts';

/** What a German verb with a parted prefix is: its forms, and the prefix at the end of its clause. */
const parted: readonly [verb: RegExp, prefix: RegExp, means: string][] = [
  [/^leite[nt]?e?$/, /^an$/, 'schulte'],
  [/^führte?n?$/, /^ein$/, 'entwickelte'],
  [/^führte?n?$/, /^durch$/, ''],
  [/^führte?n?$/, /^an$/, 'leitete'],
  [/^(?:wirkte?|arbeitete?|half)$/, /^mit$/, 'mitwirkung'],
  [/^trug$/, /^bei$/, 'mitwirkung'],
  [/^brachte$/, /^ein$/, 'mitwirkung'],
  [/^arbeitete?$/, /^ein$/, 'schulte'],
  [/^bildete?$/, /^aus$/, 'schulte'],
  [/^baute?$/, /^auf$/, 'entwickelte'],
  [/^stellte?$/, /^ein$/, 'hired'],
];
/** The clause of a verb ends within so many words. */
const longestClause = 25;

/** The German verb at a word, prefix included, as one that the ladders of scope know; '' for one that says nothing. */
export function germanVerbAt(document: ResumeDocument, line: ResumeLine, index: number): string | undefined {
  const { tokens } = document;
  const lower = tokens[index]?.lower ?? '';
  const ways = parted.filter(([verb]) => verb.test(lower));
  if (ways.length === 0) return undefined;
  let end = index + 1;
  while (end < Math.min(line.to, index + longestClause) && !endsClause(document, end)) end += 1;
  const last = tokens[end - 1]?.lower ?? '';
  return ways.find(([, prefix]) => prefix.test(last))?.[2];
}

/** A comma or a full stop, but not that of "im 2. Lehrjahr". */
function endsClause({ tokens }: ResumeDocument, index: number): boolean {
  return (tokens[index]?.opens ?? true) && !/^\d+$/.test(tokens[index - 1]?.lower ?? '');
}
