import type { PostingText } from '../extract/read-posting.ts';
import { boilerplate, headingOf } from '../extract/sections.ts';
import type { Token } from '../text/tokenise.ts';
import type { ResumeText } from './index-resume.ts';

/** As many words in the same order are no chance; people share shorter phrases with a posting. */
const runLength = 8;
/** A shorter line is an echo when it is the posting's whole line; one or two words may be a person's own ("Dental"),
 * unless they are a heading. */
const shortestLine = 3;

/**
 * Marks (1) the words of a resume that are copied from the posting's lines about the company, its benefits and the law.
 * They ask for nothing, so copying them proves nothing. Linear in the length of both.
 */
export function markEchoes(
  posting: PostingText,
  { tokens, lineOf }: Pick<ResumeText, 'tokens' | 'lineOf'>,
): Uint8Array {
  const marks = new Uint8Array(tokens.length);
  const { runs, starts, lines } = boilerplateOf(posting);
  if (runs.size === 0 && lines.size === 0) return marks;
  for (const { from, to } of wordsOfLines(lineOf)) {
    if (lines.has(keyOf(tokens, from, to))) marks.fill(1, from, to);
  }
  for (let from = 0; from + runLength <= tokens.length; from += 1) {
    // Most words begin no run of the posting's: those cost one look-up.
    if (starts.has(tokens[from]?.lower ?? '') && runs.has(keyOf(tokens, from, from + runLength)))
      marks.fill(1, from, from + runLength);
  }
  return marks;
}

/** Runs of words by their key, the words they start with, and whole lines. */
function boilerplateOf(posting: PostingText): Readonly<Record<'runs' | 'starts' | 'lines', Set<string>>> {
  const { tokens, sections } = posting;
  const runs = new Set<string>();
  const starts = new Set<string>();
  const lines = new Set<string>();
  for (const { line, from, to } of wordsOfLines(posting.lineOf)) {
    const section = sections[line] ?? 'open';
    if (!boilerplate.has(section)) continue;
    const isHeading = headingOf(posting.lines[line]?.content ?? '') !== undefined;
    if (to - from >= shortestLine || isHeading || section === 'legal') lines.add(keyOf(tokens, from, to));
    for (let start = from; start + runLength <= to; start += 1) {
      starts.add(tokens[start]?.lower ?? '');
      runs.add(keyOf(tokens, start, start + runLength));
    }
  }
  return { runs, starts, lines };
}

/** The words `from` to before `to` of every line that has any. */
function* wordsOfLines(lineOf: ArrayLike<number>): Generator<{ line: number; from: number; to: number }> {
  for (let from = 0, to = 1; from < lineOf.length; from = to) {
    const line = lineOf[from] ?? 0;
    to = from + 1;
    while (to < lineOf.length && lineOf[to] === line) to += 1;
    yield { line, from, to };
  }
}

function keyOf(tokens: readonly Token[], from: number, to: number): string {
  let key = '';
  for (let index = from; index < to; index += 1) key += `${tokens[index]?.lower} `;
  return key;
}
