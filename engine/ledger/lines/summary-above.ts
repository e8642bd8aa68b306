import type { ResumeLine } from '../../resume/resume.ts';

/** The place of a line that turns out to be a summary. */
export const ofSummary = { role: 'sentence', section: 'summary', job: undefined, isSummary: true } as const;
/** No resume has its summary further down. */
const mostAbove = 12;
/** Fewer words than this are a name, a title or a place. */
const leastOfSummary = 7;
/** Prose joins its words; a header lists them. */
const leastJoined = 3;
const joining =
  /^(?:and|with|at|in|for|of|since|by|from|to|the|a|an|on|as|und|mit|bei|im|in|für|seit|als|aus|der|die|das)$/i;

/**
 * Sentences above the first header of a resume without headings, and one put above the name: they speak of all that follows.
 * Returns their numbers.
 */
export function summaryAbove(
  lines: readonly Pick<ResumeLine, 'role' | 'section' | 'content' | 'isSummary'>[],
  isGerman = false,
): Set<number> {
  const found = new Set<number>();
  for (const [index, { role, section, content, isSummary }] of lines.slice(0, mostAbove).entries()) {
    // What stands below "Experience" is work, also where its header is not known as one. In German that gave nothing.
    if (!isGerman && role === 'heading' && section === 'jobs') break;
    const words = content.split(/\s+/);
    const isProse = words.length >= leastOfSummary && !/^\W|[|•]|\s[-–—]\s/u.test(content);
    const isFirst = index === 0 && words.filter((word) => joining.test(word)).length >= leastJoined;
    if (role === 'header' && !(isFirst && isProse)) break;
    if (!isSummary && isProse && (role === 'sentence' || isFirst)) found.add(index);
  }
  return found;
}
