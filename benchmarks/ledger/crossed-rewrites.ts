import type { WrittenRewrite } from '../accuracy/read-rewrites.ts';

/** What these leave out, or take from elsewhere, would be an addition the other way round. */
const oneWay: ReadonlySet<string> = new Set([
  'tighten',
  'summary',
  'merge',
  'split',
  'skill_in_bullet',
  'whole_resume',
  'header_layout',
]);

interface CrossedRewrite {
  /** The resume that somebody wrote, of which `original` is a rewording. */
  resume: string;
  original: string;
  improved: string;
}

/** Rewrites of one line of one resume. */
interface Reworded {
  original: string;
  at: number;
  honest: Set<string>;
  /** Honest ones, and the twins of lies. */
  all: Set<string>;
}

/**
 * More honest rewrites out of those that people wrote: whoever may reword a line in one way and in another may reword the one as the other, and
 * either as the line itself. Lies are not crossed: a lie about a line is not always one about its rewording.
 */
export function crossRewrites(rewrites: readonly WrittenRewrite[]): CrossedRewrite[] {
  const lines = new Map<string, Reworded>();
  for (const { original, improved, twin, kind } of rewrites) {
    const honest = changedLine(original, twin ?? improved);
    if (honest === undefined || (twin === undefined && oneWay.has(kind))) continue;
    const id = `${honest.at} ${original}`;
    const known = lines.get(id) ?? { original, at: honest.at, honest: new Set(), all: new Set() };
    lines.set(id, known);
    known.all.add(honest.text);
    if (twin === undefined) known.honest.add(honest.text);
  }
  return [...lines.values()].flatMap(crossed);
}

function crossed({ original: resume, at, honest, all }: Reworded): CrossedRewrite[] {
  const versions = [...all];
  const textOf = (line: string) => resume.split('\n').toSpliced(at, 1, line).join('\n');
  return [...honest].flatMap((line) => {
    const other = versions[(versions.indexOf(line) + 1) % versions.length] ?? line;
    const back = { resume, original: textOf(line), improved: resume };
    return other === line ? [back] : [back, { resume, original: textOf(other), improved: textOf(line) }];
  });
}

/** The one line that is different; undefined where there are several, or none is left of it. */
function changedLine(before: string, after: string): { at: number; text: string } | undefined {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const changed = now.flatMap((text, at) => (text === old[at] ? [] : [{ at, text }]));
  const isOne = old.length === now.length && changed.length === 1 && changed[0]?.text.trim() !== '';
  return isOne ? changed[0] : undefined;
}
