import { loadEngine } from '../load-engine.ts';
import { type Parts, resumeOf } from './small-resume.ts';

const { compare } = await loadEngine();

/** What a rewrite of some parts of a resume is asked about: the code of each reason, and the words. */
export function findingsOf(before: Parts, after: Parts, confirmed: readonly string[] = []): string[] {
  const [originalText, improvedText] = [resumeOf(before), resumeOf({ ...before, ...after })];
  return compare({ originalText, improvedText, confirmed: [...confirmed], now: '2026-11-01' })
    .changes.flatMap(({ claims, lost }) => [...claims.filter(({ verdict }) => verdict === 'unsupported'), ...lost])
    .map(({ reason, text }) => `${reason.code}: ${text}`);
}

/** The same of one line of a job. */
export function findingsOfLine(before: string, after: string, confirmed: readonly string[] = []): string[] {
  return findingsOf({ line: before }, { line: after }, confirmed);
}
