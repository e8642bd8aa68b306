import type { Line } from '../text/lines.ts';
import { headingOf } from './headings.ts';
import { isSchooling } from './read-entry.ts';
import type { SectionKind } from './resume.ts';

/** What a document says that a line is; a row is one of a table. */
export type LineRole = 'name' | 'contact' | 'heading' | 'bullet' | 'row' | 'line';

/** A line of the text as a document lays it out. */
export interface LaidOutLine {
  start: number;
  end: number;
  role: LineRole;
}

/** Of each line what the document says of it; undefined where it says nothing. */
export type RoleOfLine = readonly (LineRole | undefined)[];

export function rolesOfLines(lines: readonly Line[], layout: readonly LaidOutLine[]): RoleOfLine {
  const roles = new Map(layout.map(({ start, role }) => [start, role]));
  return lines.map(({ start }) => roles.get(start));
}

type Heading = Exclude<SectionKind, 'top'> | undefined;

/** From so many marked section names on, a document is taken to mark all of them. A single one may be an accident of its style. */
const marksThem = 2;

/**
 * The section that each line opens, if any. Without roles the words decide alone. With them, a line that the document sets as a
 * heading opens the section it names, however many words it takes, and in a document that marks its headings no quiet line does.
 * What the document sets as a heading and no section is called, such as an employer, stays what its words say.
 */
export function findHeadings(lines: readonly Line[], roles: RoleOfLine): Heading[] {
  const marked = lines.map(({ content }, index) => (roles[index] === 'heading' ? namedBy(content) : undefined));
  const isMarked = marked.filter((heading) => heading !== undefined).length >= marksThem;
  return lines.map(({ content }, index) => {
    const role = roles[index];
    if (role === 'bullet' || role === 'name' || role === 'contact') return undefined;
    if ((role === 'line' || role === 'row') && isMarked && !isLoud(content)) return undefined;
    return marked[index] ?? headingOf(content);
  });
}

/** A colon says that the line is a heading. "Institute of Technology", set in bold, names a school. */
const namedBy = (content: string): Heading =>
  isSchooling(content) ? undefined : headingOf(content.endsWith(':') ? content : `${content}:`);

const isLoud = (content: string): boolean => content.endsWith(':') || content === content.toUpperCase();
