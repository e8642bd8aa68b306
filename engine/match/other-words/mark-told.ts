import { onceFor } from '../../text/cache/once-for.ts';
import { lineAt } from '../../text/lines.ts';
import type { Span } from '../../types/span.ts';
import type { ResumeText } from '../index-resume.ts';

/** A line with as many denied words tells what is not theirs; a few may be praise ("never a penalty"). */
const mostDenied = 5;

/**
 * Marks the words of bullets, and of sentences in jobs and projects, with 1, unless they or much of their line are denied: a title or an
 * employer's name shows no work.
 */
export const markTold = onceFor((resume: ResumeText): Uint8Array => {
  const { tokens, lines, lineOf, negated, denied, placements, sentences } = resume;
  const bullets = resume.resume.sections
    .flatMap(({ items, entries }) => [...items, ...entries.flatMap((entry) => entry.items)])
    .filter(({ isBullet, start }) => isBullet && placements[lineAt(lines, start)] !== 'listed');
  const telling: Span[] = [...bullets, ...sentences].sort((a, b) => a.start - b.start);
  const deniedWords = new Uint32Array(lines.length);
  for (const [index, line] of lineOf.entries())
    if (denied[index] === 1) deniedWords[line] = (deniedWords[line] ?? 0) + 1;
  const holds = (span: Span | undefined, start: number) =>
    span !== undefined && span.start <= start && start < span.end;
  const marks = new Uint8Array(tokens.length);
  let at = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const start = tokens[index]?.start ?? 0;
    while ((telling[at + 1]?.start ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    // A bullet may be a sentence, too, which begins behind its mark.
    const isTold = holds(telling[at], start) || holds(telling[at - 1], start);
    if (isTold && negated[index] === 0 && (deniedWords[lineOf[index] ?? 0] ?? 0) < mostDenied) marks[index] = 1;
  }
  return marks;
});
