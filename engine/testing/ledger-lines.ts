import { loadEngine } from '../load-engine.ts';

const { compare } = await loadEngine();

/** Parts of the small resume that a rule is tried on; each is one line or several. */
export interface Parts {
  name?: string;
  summary?: string;
  header?: string;
  line?: string;
  /** Another job, below the first. */
  other?: string;
  education?: string;
  papers?: string;
  skills?: string;
}

/** A resume of these parts; a nurse of 2019 to 2022 where nothing else is said. */
export function resumeOf(parts: Parts): string {
  const { name = 'Ada Sample', summary, header = 'Nurse, Elm Ward, Leeds, 2019 - 2022', line, other } = parts;
  const { education, papers, skills } = parts;
  const sections = [
    name,
    summary === undefined ? [] : ['', 'Summary', summary],
    ['', 'Experience', header, `- ${line ?? 'Wrote the notes'}`, '- Kept the cupboards in order'],
    other === undefined ? [] : ['', other],
    education === undefined ? [] : ['', 'Education', education],
    papers === undefined ? [] : ['', 'Certificates', papers],
    skills === undefined ? [] : ['', 'Skills', skills],
  ];
  return `${sections.flat().join('\n')}\n`;
}

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
