import { type Line, splitLines } from '../text/lines.ts';

/** Headings under which people list skills, in English and German. */
const skillsHeading =
  /^\W*((?:(?:technical|clinical|core|key|professional|other|additional|computer|hard|it|relevant)\s+)*(?:skills?|competenc(?:es|ies)|proficiencies|technologies|expertise|tools)(?:\s*(?:&|and|\/)\s*[\w ]{1,30})?|(?:fach)?kenntnisse|kompetenzen|fähigkeiten|skills?\s+(?:summary|highlights))\W*?(?::\s*(.*))?$/iu;

/**
 * The resume with `keywords` in its skills section, in the section's own style: after the last item of an inline list
 * ("Skills: a, b"), as further bullets, or joined to a list in one line. Without such a section a `Skills:` line is
 * appended. Nothing else changes; with no keywords the text comes back as it was.
 */
export function insertKeywords(resumeText: string, keywords: readonly string[]): string {
  if (keywords.length === 0) return resumeText;
  const lines = splitLines(resumeText);
  const index = lines.findIndex((line) => line.content.length < 400 && skillsHeading.test(line.content));
  const heading = lines[index];
  if (heading === undefined) return appendSection(resumeText, keywords);
  const inline = skillsHeading.exec(heading.content)?.[2]?.trim();
  if (inline) return extendList(resumeText, heading, inline, keywords);
  const below = lines.slice(index + 1);
  const section = below.filter((line) => !isRule(line));
  const first = section[0];
  const bullet = first && /^(?:[-–—*•·▪●○►➢✓]+)\s*/u.exec(first.content)?.[0];
  if (bullet) return insertBullets(resumeText, section, bullet, keywords);
  const mark = first && separatorOf(first.content);
  if (mark) return extendList(resumeText, lastOfList(resumeText, section, mark) ?? first, first.content, keywords);
  const ruled = below[0] && isRule(below[0]) ? below[0] : heading;
  return insertAt(resumeText, ruled.end, `\n${keywords.join(', ')}`);
}

/** A line drawn under or over a heading, which is neither a bullet nor a list. */
function isRule({ content }: Line): boolean {
  return /^[^\p{L}\p{N}]{3,}$/u.test(content);
}

/** The last line of a list that is wrapped over several: those right below with its mark, or going on in small letters. */
function lastOfList(resumeText: string, section: readonly Line[], mark: string): Line | undefined {
  const end = section.findIndex((line, place) => {
    const above = section[place - 1];
    if (above === undefined) return false;
    const isNext = (resumeText.slice(above.end, line.start).match(/\n/g)?.length ?? 0) === 1;
    const goesOn = line.content.includes(mark.trim()) || /^\p{Ll}/u.test(line.content);
    return !(isNext && goesOn) || /^[^:]{1,40}:/.test(line.content);
  });
  return section[end === -1 ? section.length - 1 : end - 1];
}

function appendSection(resumeText: string, keywords: readonly string[]): string {
  const body = resumeText.trimEnd();
  return `${body}${body === '' ? '' : '\n\n'}Skills: ${keywords.join(', ')}\n`;
}

/** Which mark parts the items of a one-line list; undefined for a sentence. */
function separatorOf(content: string): string | undefined {
  return [' | ', ' • ', ' · ', ' / ', ' ; ', '; ', ', '].find((mark) => content.split(mark).length > 2);
}

function extendList(resumeText: string, line: Line, list: string, keywords: readonly string[]): string {
  const mark = separatorOf(list) ?? ', ';
  const stop = /[.;,]$/.exec(line.content)?.[0];
  const end = stop ? line.end - 1 : line.end;
  return insertAt(resumeText, end, mark + keywords.join(mark));
}

/** Further bullets after the last of the section, each indented like the first. */
function insertBullets(
  resumeText: string,
  lines: readonly Line[],
  bullet: string,
  keywords: readonly string[],
): string {
  const end = lines.findIndex((line) => !line.content.startsWith(bullet.trim()));
  const first = lines[0];
  const last = lines[end === -1 ? lines.length - 1 : end - 1];
  if (first === undefined || last === undefined) return resumeText;
  const lineStart = Math.max(0, resumeText.lastIndexOf('\n', first.start) + 1);
  const indent = resumeText.slice(lineStart, first.start);
  return insertAt(resumeText, last.end, keywords.map((keyword) => `\n${indent}${bullet}${keyword}`).join(''));
}

function insertAt(text: string, offset: number, insertion: string): string {
  return text.slice(0, offset) + insertion + text.slice(offset);
}
