import type { ResumeText } from '../match/index-resume.ts';
import { readPeriods } from '../resume/periods.ts';
import type { SectionKind } from '../resume/resume.ts';
import type { Finding, Quality } from '../types.ts';

interface Check {
  code: string;
  cost: number;
  message: string;
  fails: (resume: ResumeText) => boolean;
}

const broken = /[\uFFFD\uE000-\uF8FF]/g;
/** From this many lines, and this share of all, on a layout is one in columns. */
const columns = { leastLines: 4, share: 0.25 } as const;
const longestColumns = 300;
/** An email address, a telephone number, or what stands for one where it was blanked out. */
const contact = /\S@\S|\[(?:email|phone)|(?:\+?\d[\s().-]{0,3}){9}/i;
const usualSections: ReadonlySet<SectionKind> = new Set(['jobs', 'projects', 'education', 'skills', 'summary']);

/** Parted by tabs or wide gaps; a date alone at the right margin is no column. */
function isInColumns(line: string): boolean {
  const parts = line.split(/\t+| {4,}/);
  return parts.length > 2 || (parts.length === 2 && !/\d{4}|present|heute|today/i.test(parts[1] ?? ''));
}

/** What a machine that reads the file stumbles over, with the points it costs. */
const checks: readonly Check[] = [
  {
    code: 'broken-characters',
    cost: 25,
    message: 'Some characters did not survive: the file may use a font that machines cannot read. Export it anew.',
    fails: ({ text }) => (text.match(broken)?.length ?? 0) > 2,
  },
  {
    code: 'unreadable',
    cost: 40,
    message: 'More than one character in a hundred is broken: a machine would not read this file at all.',
    fails: ({ text }) => (text.match(broken)?.length ?? 0) > text.length / 100,
  },
  {
    code: 'markup',
    cost: 15,
    message: 'The text holds HTML tags: paste it as plain text.',
    fails: ({ text }) =>
      (text.match(/<\/?(?:div|span|p|br|b|i|ul|li|td|tr|table|h[1-6])\b[^<>]{0,200}>/gi)?.length ?? 0) > 2,
  },
  {
    code: 'columns',
    cost: 10,
    message: 'Many lines stand in columns or a table: machines read straight across them. One column is safe.',
    fails: ({ text }) => {
      const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
      const inColumns = lines.filter((line) => isInColumns(line.slice(0, longestColumns).trim()));
      return inColumns.length >= columns.leastLines && inColumns.length / lines.length > columns.share;
    },
  },
  {
    code: 'spaced-letters',
    cost: 20,
    message: 'Letters stand apart ("S K I L L S"): machines read them one by one. Write headings as words.',
    fails: ({ text }) => /(?:\b\p{L} ){5,}\p{L}\b/u.test(text),
  },
  {
    code: 'no-contact',
    cost: 15,
    message: 'No e-mail address or telephone number was found in the text.',
    fails: ({ resume }) => !resume.lines.some(({ content }) => contact.test(content)),
  },
  {
    code: 'no-dates',
    cost: 15,
    message: 'No years were found: machines count experience by the dates of jobs.',
    fails: ({ resume }) => !resume.lines.some(({ content }) => readPeriods(content).length > 0),
  },
  {
    code: 'no-sections',
    cost: 20,
    message: 'No usual headings (Experience, Education, Skills) were found on lines of their own.',
    fails: ({ resume }) =>
      !resume.sections.some(({ kind, heading }) => heading !== undefined && usualSections.has(kind)) &&
      !resume.lines.some(({ role }) => role === 'list'),
  },
  {
    code: 'one-block',
    cost: 15,
    message: 'The text is one block without line breaks: sections and jobs cannot be told apart.',
    fails: ({ text, lines }) => text.length > 1500 && text.length / Math.max(1, lines.length) > 700,
  },
];

/** Whether a machine would read this resume: 100 less what the failed checks cost. An empty text gets 0. */
export function judgeParsing(resume: ResumeText): Quality {
  if (resume.tokens.length === 0) {
    return { score: 0, findings: [{ code: 'empty', message: 'No text was found. A scanned page must be typed.' }] };
  }
  const failed = checks.filter((check) => check.fails(resume));
  const findings: Finding[] = failed.map(({ code, message }) => ({ code, message }));
  return { score: failed.reduce((score, check) => Math.max(0, score - check.cost), 100), findings };
}
