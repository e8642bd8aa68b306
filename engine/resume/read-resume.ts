import { splitSentences } from '../text/lines.ts';
import type { LaidOutLine } from './layout.ts';
import { placeLines } from './place-lines.ts';
import { readEntry } from './read-entry.ts';
import { readItems } from './read-items.ts';
import type { Entry, Resume, ResumeLine, Section } from './resume.ts';

/**
 * Reads a resume once, from its words, and where there is a document from what it says of its lines. Linear in the length; works for
 * any text.
 */
export function readResume(text: string, layout: readonly LaidOutLine[] = []): Resume {
  const lines = splitSentences(text);
  const places = placeLines(text, lines, layout);
  return buildResume(
    text,
    lines.flatMap((line, index) => {
      const place = places[index];
      return place ? [{ ...line, ...place }] : [];
    }),
  );
}

/** A resume of lines already known from a document's layout: their roles are kept. */
export function buildResume(text: string, lines: readonly ResumeLine[]): Resume {
  const sections = groupSections(lines).map((own) => buildSection(text, own));
  return { text, lines, sections, entries: sections.flatMap(({ entries }) => entries) };
}

/** A section begins with its heading, or with the first header of jobs that have no heading. */
function groupSections(lines: readonly ResumeLine[]): ResumeLine[][] {
  const groups: ResumeLine[][] = [];
  let above: ResumeLine | undefined;
  for (const line of lines) {
    if (above === undefined || line.section !== above.section || line.role === 'heading') groups.push([]);
    groups.at(-1)?.push(line);
    above = line;
  }
  return groups;
}

function buildSection(text: string, lines: readonly ResumeLine[]): Section {
  const [first] = lines;
  const heading = first?.role === 'heading' ? first : undefined;
  const rest = heading ? lines.slice(1) : lines;
  const loose: ResumeLine[] = [];
  const jobs = new Map<number, ResumeLine[]>();
  for (const line of rest) {
    const own = line.job === undefined ? undefined : jobs.get(line.job);
    if (own) own.push(line);
    else if (line.role === 'header' && line.job !== undefined) jobs.set(line.job, [line]);
    else loose.push(line);
  }
  const entries = [...jobs].map(([number, own]): Entry => readEntry(text, number, own, first?.section ?? 'top'));
  return {
    kind: first?.section ?? 'top',
    heading,
    start: first?.start ?? 0,
    end: lines.at(-1)?.end ?? 0,
    entries,
    items: readItems(text, loose),
  };
}
