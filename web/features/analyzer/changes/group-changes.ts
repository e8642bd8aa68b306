import { type Change, outlineResume } from '#engine';

/** The changes of one section of the resume. */
export interface ChangeGroup {
  /** As the resume writes it; null for what stands before the first heading. */
  heading: string | null;
  changes: Change[];
}

/** The changes by the section of the resume they are in, in the resume's order. Linear in the text. */
export function groupChanges(changes: readonly Change[], resumeText: string): ChangeGroup[] {
  const sections = outlineResume(resumeText);
  const groups = new Map<number, ChangeGroup>();
  for (const change of changes) {
    const at = Math.min(...change.parts.map(({ original }) => original.start));
    const index = sections.findLastIndex(({ start }) => start <= at);
    const group = groups.get(index) ?? { heading: sections[index]?.heading ?? null, changes: [] };
    group.changes.push(change);
    groups.set(index, group);
  }
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}
