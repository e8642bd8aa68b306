/** What a line is when it is printed: each has its own look and its own tag. */
export type PrintedRole = 'name' | 'contact' | 'heading' | 'entry' | 'detail' | 'line' | 'bullet';

/** One line as it will be read, without its bullet. */
export interface PrintedLine {
  role: PrintedRole;
  text: string;
  /** Where its dates begin, if it ends in them. */
  datesStart: number | undefined;
}

/** A resume as lines with their meaning, in their order: every format is written from this. */
export interface PrintedResume {
  lines: readonly PrintedLine[];
}

export type Paper = 'a4' | 'letter';
export type TemplateName = 'plain' | 'classic' | 'compact' | 'accent';
export type Step = 'small' | 'normal' | 'large';

export interface WriteOptions {
  template: TemplateName;
  paper: Paper;
  /** Of the text. */
  size: Step;
  margins: Step;
  /** As many pages as it should take, if that is possible; undefined for as many as it takes. */
  pages: 1 | 2 | undefined;
  /** `aligned` is for people: many systems take dates at the right edge for a column of their own. */
  dates: 'inline' | 'aligned';
  /** BCP 47. */
  language: string;
  /** What viewers show in their title bar if the resume has no name. */
  title: string;
  /** When the file says it was made. */
  created: Date;
}
