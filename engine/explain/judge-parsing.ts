import type { LaidOutLine } from '../resume/layout.ts';
import { readPeriods } from '../resume/periods.ts';
import { readResume } from '../resume/read-resume.ts';
import type { Resume, SectionKind } from '../resume/resume.ts';
import { sayPlain } from '../say.ts';
import type { FindingParams } from '../sayings.ts';
import { fewRanges } from '../text/few-ranges.ts';
import { type Line, splitLines } from '../text/lines.ts';
import type { Finding, Quality } from '../types/advice.ts';

/** Findings that need no words of the resume. */
type PlainFinding = Exclude<keyof FindingParams, 'longLine' | 'weakStart' | 'firstPerson' | 'phrase' | 'short'>;

interface Check {
  code: PlainFinding;
  cost: number;
  fails: (resume: ReadText) => boolean;
  /** Whether a line is one of those that it is about; without it, the whole text is, or what it lacks. */
  isAbout?: (line: string) => boolean;
}

/** What the checks look at. */
interface ReadText {
  text: string;
  resume: Resume;
  lines: readonly Line[];
}

const broken = /[\uFFFD\uE000-\uF8FF]/g;
const isBroken = (line: string): boolean => /[\uFFFD\uE000-\uF8FF]/.test(line);
const tags = /<\/?(?:div|span|p|br|b|i|ul|li|td|tr|table|h[1-6])\b[^<>]{0,200}>/gi;
const spaced = fewRanges(/(?:\b\p{L} ){5,}\p{L}\b/u);
/** Looked for first: few texts have three single characters in a row. */
const mayBeSpaced = / \S \S \S /u;
/** A block that nobody, and no program, finds anything in. */
const longestBlock = 700;
/** A layout has columns from this many lines and this share of all lines on. */
const columns = { leastLines: 4, share: 0.25 } as const;
const longestColumns = 300;
/** An email address, a telephone number, or a placeholder where it was blanked out. */
const contact = /\S@\S|\[(?:email|phone)|(?:\+?\d[\s().-]{0,3}){9}/i;
const usualSections: ReadonlySet<SectionKind> = new Set(['jobs', 'projects', 'education', 'skills', 'summary']);

/** Separated by tabs or wide gaps; a date alone at the right margin is no column. */
function isInColumns(line: string): boolean {
  if (!line.includes('\t') && !line.includes('    ')) return false;
  const parts = line.split(/\t+| {4,}/);
  return parts.length > 2 || (parts.length === 2 && !/\d{4}|present|heute|today/i.test(parts[1] ?? ''));
}

/** What a program that reads the file stumbles over, with the points it costs. */
const checks: readonly Check[] = [
  {
    code: 'broken-characters',
    cost: 25,
    fails: ({ text }) => (text.match(broken)?.length ?? 0) > 2,
    isAbout: isBroken,
  },
  {
    code: 'unreadable',
    cost: 40,
    fails: ({ text }) => (text.match(broken)?.length ?? 0) > text.length / 100,
    isAbout: isBroken,
  },
  {
    code: 'markup',
    cost: 15,
    fails: ({ text }) => (text.match(tags)?.length ?? 0) > 2,
    isAbout: (line) => line.search(tags) >= 0,
  },
  {
    code: 'columns',
    cost: 10,
    fails: ({ text }) => {
      const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
      const inColumns = lines.filter((line) => isInColumns(line.slice(0, longestColumns).trim()));
      return inColumns.length >= columns.leastLines && inColumns.length / lines.length > columns.share;
    },
    isAbout: (line) => isInColumns(line.slice(0, longestColumns).trim()),
  },
  {
    code: 'spaced-letters',
    cost: 20,
    fails: ({ text }) => mayBeSpaced.test(text) && spaced.test(text),
    isAbout: (line) => spaced.test(line),
  },
  {
    code: 'no-contact',
    cost: 15,
    fails: ({ resume }) => !resume.lines.some(({ content }) => contact.test(content)),
  },
  {
    code: 'no-dates',
    cost: 15,
    fails: ({ resume }) => !resume.lines.some(({ content }) => readPeriods(content).length > 0),
  },
  {
    code: 'no-sections',
    cost: 20,
    fails: ({ resume }) =>
      !resume.sections.some(({ kind, heading }) => heading !== undefined && usualSections.has(kind)) &&
      !resume.lines.some(({ role }) => role === 'list'),
  },
  {
    code: 'one-block',
    cost: 15,
    fails: ({ text, lines }) => text.length > 1500 && text.length / Math.max(1, lines.length) > longestBlock,
    isAbout: (line) => line.length > longestBlock,
  },
];

/**
 * How well a program can read this resume: 100 minus the cost of the failed checks. An empty text gets 0.
 * @param isCut whether the beginning of a text was read alone
 */
export function judgeParsing(resume: ReadText & { tokens: { length: number } }, isCut = false): Quality {
  if (resume.tokens.length === 0) {
    return { score: 0, findings: [sayPlain('empty')] };
  }
  const failed = checks.filter((check) => check.fails(resume));
  const findings: Finding[] = failed.map(({ code }) => sayPlain(code));
  if (isCut) findings.push(sayPlain('cut'));
  return { score: failed.reduce((score, check) => Math.max(0, score - check.cost), 100), findings };
}

/** A finding with the points it costs. */
export interface TextFinding {
  finding: Finding;
  cost: number;
  /** Where in the text the lines begin that it is about; none for what the text lacks. */
  starts: number[];
}

/**
 * The failed checks of a text alone, before there is a posting; it is not empty.
 * @param layout what its document says of its lines
 * @param known codes of what the document's reader already found, which are not checked again
 */
export function checkText(
  text: string,
  layout: readonly LaidOutLine[] = [],
  known: ReadonlySet<string> = new Set(),
): TextFinding[] {
  const read = { text, resume: readResume(text, layout), lines: splitLines(text) };
  return checks
    .filter((check) => !known.has(check.code) && check.fails(read))
    .map(({ code, cost, isAbout }) => ({
      finding: sayPlain(code),
      cost,
      starts: isAbout ? read.lines.filter(({ content }) => isAbout(content)).map(({ start }) => start) : [],
    }));
}
