import { type Change, outlineResume } from '#engine';

/** The changes of one section of the resume. */
export interface ChangeGroup {
  key: string;
  /** As the resume writes it; null for what stands before the first heading. */
  heading: string | null;
  changes: Change[];
}

/**
 * The changes by the section of the resume they are in, in the order in which the language model wrote them, then what it only
 * removed. So a change keeps its place when further ones come: that a line is gone is only known at the end. Linear in the text.
 */
export function groupChanges(changes: readonly Change[], resumeText: string): ChangeGroup[] {
  const sections = outlineResume(resumeText);
  const groups = new Map<string, ChangeGroup>();
  for (const change of changes) {
    const at = Math.min(...change.parts.map(({ original }) => original.start));
    const index = sections.findLastIndex(({ start }) => start <= at);
    const key = change.kind === 'removed' ? `${index} removed` : `${index}`;
    const group = groups.get(key) ?? { key, heading: sections[index]?.heading ?? null, changes: [] };
    group.changes.push(change);
    groups.set(key, group);
  }
  return [...groups.values()];
}
