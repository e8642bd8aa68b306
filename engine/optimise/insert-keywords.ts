import { type Line, splitLines } from '../text/lines.ts';

/** Headings under which people list skills, in English and German. */
const skillsHeading =
  /^\W*((?:(?:technical|core|key|professional|other|additional|computer|hard|it|relevant)\s+)*(?:skills?|competenc(?:es|ies)|proficiencies|technologies|expertise|tools)(?:\s*(?:&|and|\/)\s*[\w ]{1,30})?|(?:fach)?kenntnisse|kompetenzen|fähigkeiten|skills?\s+(?:summary|highlights))\W*?(?::\s*(.*))?$/iu;

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
  const first = lines[index + 1];
  if (first === undefined) return insertAt(resumeText, heading.end, `\n${keywords.join(', ')}`);
  const bullet = /^(?:[-–—*•·▪●○►➢✓]+)\s*/u.exec(first.content)?.[0];
  if (bullet) return insertBullets(resumeText, lines.slice(index + 1), bullet, keywords);
  if (separatorOf(first.content) !== undefined) return extendList(resumeText, first, first.content, keywords);
  return insertAt(resumeText, heading.end, `\n${keywords.join(', ')}`);
}

function appendSection(resumeText: string, keywords: readonly string[]): string {
  const body = resumeText.trimEnd();
  return `${body}${body === '' ? '' : '\n\n'}Skills: ${keywords.join(', ')}\n`;
}

/** Which mark parts the items of a one-line list; undefined for a sentence. */
function separatorOf(content: string): string | undefined {
  return [' | ', ' • ', ' · ', '; ', ', '].find((mark) => content.split(mark).length > 2);
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
