/** A rewrite of a resume by somebody who does not know the rules: honest, or with one lie. */
export interface WrittenRewrite {
  original: string;
  improved: string;
  /** The same rewrite without the lie; undefined for an honest one. */
  twin: string | undefined;
  kind: string;
}

/** Several lines that are quoted, or written, as one. */
const lineEnd = ' ⏎ ';

const sections = ['edits', 'whole', 'lies in whole'] as const;

/**
 * Reads rewrites as people write them: `### trade: NAME`, the resume, then `--- edits`, `--- whole` (the resume reworded line by
 * line) and `--- lies in whole`. Each `@ LINE` quotes a line (`@ TOP`: a new one at the top), and what follows are rewrites of it:
 * `honest KIND: LINE`, `lie KIND: LINE`, and `twin: LINE`, the lie's own wording without the lie. A ⏎ is the end of a line.
 * @throws when a line is none of these, or quotes a line that the resume does not have
 */
export function readRewrites(text: string): WrittenRewrite[] {
  const blocks = text.replaceAll('\r\n', '\n').split(/^### trade: /m);
  return blocks.slice(1).flatMap((block) => readBlock(block.split('\n').slice(1)));
}

function readBlock(lines: readonly string[]): WrittenRewrite[] {
  const parts = new Map<string, string[]>();
  let part = 'resume';
  for (const line of lines) {
    const next = sections.find((section) => line.trim() === `--- ${section}`);
    if (next) part = next;
    else parts.set(part, [...(parts.get(part) ?? []), line]);
  }
  const textOf = (name: string) => (parts.get(name) ?? []).join('\n').trim();
  const [original, whole] = [textOf('resume'), textOf('whole')];
  const edits = rewritesOf(parts.get('edits') ?? [], original, original);
  if (whole === '') return edits;
  const reworded = { original, improved: whole, twin: undefined, kind: 'whole_resume' };
  return [...edits, reworded, ...rewritesOf(parts.get('lies in whole') ?? [], original, whole)];
}

/** The rewrites below the quoted lines, each made in `text`. */
function rewritesOf(lines: readonly string[], original: string, text: string): WrittenRewrite[] {
  const rewrites: WrittenRewrite[] = [];
  let quoted = '';
  for (const line of lines.filter((each) => each.trim() !== '')) {
    const [, mark, kind = '', words = ''] = /^(@|honest|lie|twin)(?: (\w+))?(?::| |$) ?(.*)$/.exec(line) ?? [];
    if (mark === undefined) throw new Error(`No rewrite: “${line}”. Begin it with @, honest, lie or twin.`);
    if (mark === '@') {
      quoted = line.slice(2).trim();
      continue;
    }
    const improved = replaced(text, quoted, words);
    const last = rewrites.at(-1);
    if (mark !== 'twin') rewrites.push({ original, improved, twin: mark === 'lie' ? text : undefined, kind });
    else if (last) last.twin = improved;
  }
  return rewrites;
}

function replaced(text: string, quoted: string, line: string): string {
  if (quoted === 'TOP') return `${line}\n\n${text}`;
  const lines = text.split('\n');
  const old = quoted.split(lineEnd);
  const at = lines.findIndex((_, start) => old.every((other, offset) => lines[start + offset]?.trim() === other));
  if (at < 0) throw new Error(`The resume has no line “${quoted}”.`);
  return lines.toSpliced(at, old.length, ...(line === '' ? [] : line.split(lineEnd))).join('\n');
}
