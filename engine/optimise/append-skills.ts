import { headingOf } from '../resume/headings.ts';
import { isRule } from '../resume/skills-section.ts';
import { type Line, splitLines } from '../text/lines.ts';
import { bulletOf, indentOf, labelOf, newlineOf } from '../text/list-style.ts';

/** As product rule 9.2 says: a line `Skills: a, b` at the end. */
export function appendSkillsLine(resumeText: string, keywords: readonly string[]): string {
  return append(resumeText, 2, `Skills: ${keywords.join(', ')}`);
}

/**
 * The resume with a section of skills at its end, its heading in the style of the resume's other headings (capitals,
 * rules, colons, markdown, empty lines, German), its items in the style of the other lists. A resume without headings gets
 * a line.
 */
export function appendSkillsSection(resumeText: string, keywords: readonly string[]): string {
  const lines = splitLines(resumeText);
  const index = lines.findLastIndex(
    ({ content }) => labelOf(content) === undefined && headingOf(content) !== undefined,
  );
  const model = lines[index];
  const isGerman = lines.some((line) =>
    /^\W*(?:berufserfahrung|ausbildung|werdegang|sprachen|kontakt)/i.test(line.content),
  );
  const name = isGerman ? 'Kenntnisse' : 'Skills';
  if (model === undefined) return append(resumeText, 2, `${name}: ${keywords.join(', ')}`);
  const newline = newlineOf(resumeText);
  const indent = indentOf(resumeText, model);
  const above = lines[index - 1];
  const below = lines[index + 1];
  const heading = [
    ...(above && isRule(above.content) ? [above.content] : []),
    nameLike(model.content, name),
    ...(below && isRule(below.content) ? [ruleLike(below.content, model.content, name)] : []),
  ];
  const start = above && isRule(above.content) ? above : model;
  const emptyLines = Math.min(3, Math.max(1, newlinesBefore(resumeText, start)));
  const list = listLike(lines.slice(index + 1), keywords, newline + indent);
  return append(resumeText, emptyLines, indent + heading.join(newline + indent) + newline + indent + list);
}

/** "## EDUCATION:" becomes "## SKILLS:". */
function nameLike(content: string, name: string): string {
  const isCapital = content === content.toUpperCase();
  return content.replace(/\p{L}.*\p{L}/u, isCapital ? name.toUpperCase() : name);
}

function ruleLike(rule: string, heading: string, name: string): string {
  return rule.length === heading.length ? rule.slice(0, 1).repeat(nameLike(heading, name).length) : rule;
}

function listLike(below: readonly Line[], keywords: readonly string[], newline: string): string {
  const first = below.find((line) => !isRule(line.content));
  const bullet = bulletOf(first?.content ?? '');
  return bullet ? keywords.map((keyword) => bullet + keyword).join(newline) : keywords.join(', ');
}

function newlinesBefore(text: string, line: Line): number {
  const before = text.slice(Math.max(0, line.start - 200), line.start);
  return (/(?<!\s)\s*$/.exec(before)?.[0].match(/\r\n|\n|\r/g) ?? []).length;
}

/** Puts a section after the text, `lines` line breaks below; white space at the end of the text stays at the end. */
function append(text: string, lines: number, section: string): string {
  const newline = newlineOf(text);
  const body = text.trimEnd();
  return body + (body === '' ? '' : newline.repeat(lines)) + section + (text.slice(body.length) || newline);
}
