import type { LaidOutLine } from './layout.ts';
import { readResume } from './read-resume.ts';
import type { SectionKind } from './resume.ts';

/** A section of a resume: what it is about, its heading as written, and where it stands in the text. */
export interface OutlinedSection {
  kind: SectionKind;
  /** Null for what stands before the first heading, and for jobs that have none of their own. */
  heading: string | null;
  start: number;
  end: number;
}

/** The sections of a resume in order. Linear in its length. @param layout what the document says of its lines, if there is one */
export function outlineResume(text: string, layout: readonly LaidOutLine[] = []): OutlinedSection[] {
  return readResume(text, layout).sections.map(({ kind, heading, start, end }) => ({
    kind,
    heading: heading?.content ?? null,
    start,
    end,
  }));
}
