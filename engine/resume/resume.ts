import type { Sentence } from '../text/lines.ts';
import type { Span } from '../types/span.ts';

/** What a section of a resume is about. `top` is the part before the first heading. */
export type SectionKind =
  | 'top'
  | 'contact'
  | 'summary'
  | 'jobs'
  | 'projects'
  | 'volunteering'
  | 'achievements'
  | 'education'
  | 'credentials'
  | 'skills'
  | 'languages'
  | 'interests'
  | 'references'
  | 'other';

/** What a line of a resume is for. A header names a job or a school; a list names things without describing them. */
export type Role = 'contact' | 'heading' | 'header' | 'credential' | 'list' | 'sentence';

/** What a line is, before the lines are put together: read from the words, or known from a document's layout. */
export interface Place {
  role: Role;
  /** The section of the line; a heading belongs to the section it opens. */
  section: SectionKind;
  /** Number, from 1, of the line's job or school (a block of header lines); undefined before the first. */
  job: number | undefined;
  /** A summary may draw on the whole resume. */
  isSummary: boolean;
}

/** A line of a resume (a sentence of a long one) with what it is for. */
export interface ResumeLine extends Sentence, Place {}

/** A calendar month; without a month only the year is written. */
export interface Month {
  year: number;
  month: number | undefined;
}

/** From when to when; both months count. */
export interface Period {
  from: Month;
  to: Month | 'current';
}

/** A period and where it is written. A single date ("2019") is a period too, but not a range. */
export interface WrittenPeriod extends Period, Span {
  isRange: boolean;
}

/** A bullet, a sentence over its wrapped lines, a list, a contact line: the smallest piece that can be moved. */
export interface Item extends Span {
  role: Exclude<Role, 'heading' | 'header'>;
  isBullet: boolean;
  /** Where its words begin, after the bullet. */
  wordsStart: number;
  /** Its lines: `first` to before `last` of the resume's. */
  lines: readonly ResumeLine[];
}

/** A job, school or project: its header lines and the lines below them. */
export interface Entry extends Span {
  kind: 'job' | 'school' | 'project' | 'volunteering';
  /** The number that its lines have as `job`. */
  number: number;
  header: readonly ResumeLine[];
  /** Where the header names them; undefined if that is unclear. */
  title: Span | undefined;
  organisation: Span | undefined;
  periods: readonly WrittenPeriod[];
  items: readonly Item[];
}

/** A heading with the text below it. Between sections there is only white space. */
export interface Section extends Span {
  kind: SectionKind;
  /** Undefined before the first heading, and for jobs that have none of their own. */
  heading: ResumeLine | undefined;
  entries: readonly Entry[];
  /** The items outside all entries, in order. */
  items: readonly Item[];
}

/** A resume, read once: every line is in exactly one section, and there a heading, in an entry, or an item. */
export interface Resume {
  text: string;
  lines: readonly ResumeLine[];
  sections: readonly Section[];
  /** The entries of all sections, in order. */
  entries: readonly Entry[];
}
