import type { LostFact } from '../types.ts';
import type { ResumeDocument, ResumeLine } from './document.ts';
import { findSources } from './find-sources.ts';
import { lostFromHeader } from './judge-header.ts';
import type { KnownWords } from './known-words.ts';
import type { Header } from './match-jobs.ts';

/** Of a sentence with a number or a name in it, less than this share left means that it was dropped. */
const leastKept = 0.4;

interface Compared {
  original: ResumeDocument;
  improved: ResumeDocument;
  headers: readonly Header[];
  /** The improved header of each job of the original. */
  matched: ReadonlyMap<number, Header>;
  known: KnownWords;
}

/** Employers, titles, dates, degrees, certificates and facts of the original that the improved text no longer has, by line. */
export function findLost(compared: Compared, unchanged: ReadonlySet<number>): Map<number, LostFact[]> {
  const lost = new Map<number, LostFact[]>();
  const { original, improved, headers, matched, known } = compared;
  for (const { job, lines } of headers) {
    for (const line of lines) {
      const facts = lostFromHeader(original, [line], improved, matched.get(job)?.lines ?? []);
      if (facts.length > 0) lost.set(line.index, facts);
    }
  }
  for (const line of original.lines) {
    if (unchanged.has(line.index) || line.role === 'header') continue;
    const facts = [...lostCredentials(original, line, known)];
    if (facts.length === 0 && line.role === 'sentence' && wasDropped(compared, line)) {
      const reason = 'The new text no longer says this.';
      facts.push({ kind: 'outcome', text: line.content, span: { start: line.start, end: line.end }, reason });
    }
    if (facts.length > 0) lost.set(line.index, facts);
  }
  return lost;
}

function* lostCredentials(original: ResumeDocument, line: ResumeLine, known: KnownWords): Generator<LostFact> {
  if (line.role === 'credential') {
    const missing = original.stemOf.slice(line.from, line.to).filter((word) => word !== '' && !known.stems.has(word));
    const isNamed = line.terms.length > 0 && line.terms.every(({ term }) => known.terms.has(term.name));
    if (missing.length > 0 && !isNamed) {
      const reason = `The new text no longer says "${line.content}".`;
      yield { kind: 'licence', text: line.content, span: { start: line.start, end: line.end }, reason };
    }
    return;
  }
  for (const { term, from, to } of line.terms) {
    if (term.kind !== 'licence' || original.negated[from] === 1 || known.terms.has(term.name)) continue;
    const span = { start: original.tokens[from]?.start ?? 0, end: original.tokens[to - 1]?.end ?? 0 };
    const text = original.text.slice(span.start, span.end);
    const isSpelled = original.stemOf.slice(from, to).every((word) => word === '' || known.stems.has(word));
    if (!isSpelled) yield { kind: 'licence', text, span, reason: `The new text no longer names ${text}.` };
  }
}

function wasDropped({ original, improved, matched }: Compared, line: ResumeLine): boolean {
  if (line.job === undefined || line.stems.size < 3) return false;
  const says = line.amounts.length > 0 || line.terms.some(({ term }) => term.kind === 'tool' && term.trusted);
  if (!says || original.negated[line.from] === 1) return false;
  return findSources(line, improved, matched.get(line.job)?.job).coverage < leastKept;
}
