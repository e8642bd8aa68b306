import type { Line } from '../text/lines.ts';
import { headingOf } from './headings.ts';
import type { SectionKind } from './resume.ts';

/** A line of the text as a document lays it out. */
export interface LaidOutLine {
  start: number;
  end: number;
  role: 'heading' | 'bullet' | 'line';
}

type Heading = Exclude<SectionKind, 'top'> | undefined;

/** From so many marked section names on, a document is taken to mark all of them. A single one may be an accident of its style. */
const marksThem = 2;

/**
 * The section that each line opens, if any. Without a layout the words decide alone. With one, a line that the document sets as a
 * heading opens the section it names, however many words it takes, and in a document that marks its headings no quiet line does.
 * What the document sets as a heading and no section is called, such as an employer, stays what its words say.
 */
export function findHeadings(lines: readonly Line[], layout: readonly LaidOutLine[]): Heading[] {
  const roles = new Map(layout.map(({ start, role }) => [start, role]));
  const marked = lines.map(({ start, content }) => (roles.get(start) === 'heading' ? namedBy(content) : undefined));
  const isMarked = marked.filter((heading) => heading !== undefined).length >= marksThem;
  return lines.map(({ start, content }, index) => {
    const role = roles.get(start);
    if (role === 'bullet') return undefined;
    if (role === 'line' && isMarked && !isLoud(content)) return undefined;
    return marked[index] ?? headingOf(content);
  });
}

/** A colon says that the line is a heading. */
const namedBy = (content: string): Heading => headingOf(content.endsWith(':') ? content : `${content}:`);

const isLoud = (content: string): boolean => content.endsWith(':') || content === content.toUpperCase();
