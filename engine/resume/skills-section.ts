import { fewRanges } from '../text/few-ranges.ts';
import { isBulleted, type Line, splitLines } from '../text/lines.ts';
import { labelOf } from '../text/list-style.ts';
import { headingOf } from './headings.ts';
import type { SectionKind } from './resume.ts';

/** The part of a resume that lists skills. */
export interface SkillsSection {
  heading: Line;
  /** The list on the heading's own line ("Skills: a, b"); empty when there is none. */
  inline: string;
  /** The line after which the list begins: the heading, or the rule drawn right under it. */
  opening: Line;
  /** The lines below up to the next heading, without drawn rules. */
  body: Line[];
}

const qualifier =
  'technical|clinical|core|key|professional|other|additional|computer|hard|it|relevant|special|specialized|practical|culinary|nursing|legal|trade|software|digital|main|summary of|areas of';
/** "Key skills", "Areas of expertise", "IT-Kenntnisse": with or without a list on the same line. */
const skillsHeading = fewRanges(
  new RegExp(
    `^[\\s#*_=>]*((?:(?:${qualifier})\\s+){0,3}(?:skills?(?:\\s+(?:summary|highlights|set))?|competenc(?:es|ies)|proficiencies|technologies|expertise|tools)(?:\\s{0,9}(?:&|and|/)\\s*[\\p{L} ]{1,30})?|(?:(?:weitere|besondere|sonstige)\\s+)?(?:\\p{L}{2,12}-|fach)?(?:kenntnisse|kompetenzen|fähigkeiten)(?:\\s{0,9}(?:&|und|/)\\s*[\\p{L}-]{1,30})?)[\\s*_#]{0,40}(?::[*_]{0,9}\\s{0,40}(\\S.*)?)?$`,
    'iu',
  ),
);
/** Names that also head the tools of one job: they count only outside the jobs. */
const mayBeOfOneJob = /^\W*(?:technologies|tools|competenc|expertise)/i;
const longestHeadingLine = 1500;
const jobSections: ReadonlySet<SectionKind> = new Set(['jobs', 'projects', 'volunteering', 'achievements']);

/** The first section of skills; undefined when the resume has none. Linear in the length. */
export function findSkillsSection(resumeText: string): SkillsSection | undefined {
  const lines = splitLines(resumeText);
  let isInJob = false;
  for (const [index, line] of lines.entries()) {
    const hit = line.content.length < longestHeadingLine ? skillsHeading.exec(line.content) : null;
    if (hit && !(isInJob && mayBeOfOneJob.test(line.content))) {
      const next = lines[index + 1];
      const opening = next && isRule(next.content) ? next : line;
      return { heading: line, inline: hit[2]?.trim() ?? '', opening, body: bodyOf(lines.slice(index + 1)) };
    }
    const heading = headingOf(line.content);
    if (heading) isInJob = jobSections.has(heading);
  }
  return undefined;
}

function bodyOf(below: readonly Line[]): Line[] {
  const end = below.findIndex((line) => isNextHeading(line.content));
  return below.slice(0, end === -1 ? below.length : end).filter((line) => !isRule(line.content));
}

/** Wrapped lines and labelled lists are not headings, though they may have a heading's words ("its tools", "Languages: German"). */
function isNextHeading(content: string): boolean {
  if (isBulleted(content) || /^\p{Ll}/u.test(content) || labelOf(content) !== undefined) return false;
  return !skillsHeading.test(content) && headingOf(content) !== undefined;
}

/** A line drawn under or over a heading, which is neither a bullet nor a list. */
export function isRule(content: string): boolean {
  return /^[^\p{L}\p{N}]{3,}$/u.test(content);
}
