import { findSkillsSection, type SkillsSection } from '../resume/skills-section.ts';
import { isRightBelow, type Line } from '../text/lines.ts';
import { bulletOf, indentOf, labelOf, markOf, newlineOf, withoutMarkers } from '../text/list-style.ts';
import { type Closeness, extendGroups, type Item } from './extend-groups.ts';
import { extendTable } from './extend-table.ts';
import { extendEnd, type Insertion, insertAll } from './insertion.ts';

/**
 * The resume with `keywords` in its skills section, in the section's own style: at the end of a list with its own separators,
 * as further bullets or lines, or in the closest of several labelled groups. Nothing else changes. Undefined when there
 * is no such section.
 */
export function insertKeywords(
  resumeText: string,
  keywords: readonly string[],
  closeness: Closeness = () => 0,
): string | undefined {
  const section = findSkillsSection(resumeText);
  if (section === undefined) return undefined;
  if (keywords.length === 0) return resumeText;
  return insertAll(resumeText, planInsertions(resumeText, section, keywords, closeness));
}

function planInsertions(text: string, section: SkillsSection, keywords: readonly string[], closeness: Closeness) {
  const { heading, inline, opening, body } = section;
  const newline = newlineOf(text);
  if (inline) return [extendList(text, [heading, ...body], markOf(inline), keywords, shortestWrapped)];
  const [first] = body;
  if (first === undefined) return [{ at: opening.end, text: newline + keywords.join(', ') }];
  const items = itemsOf(text, body);
  const groups = items.filter((item) => labelOf(item.first.content) !== undefined);
  if (groups.length > 0 && groups[0] === items[0]) return extendGroups(text, groups, keywords, closeness);
  const mark = markOf(withoutMarkers(first.content));
  const bullet = bulletOf(first.content);
  if (bullet === undefined && mark?.trim() === '') return [extendTable(text, body, mark, keywords)];
  if (bullet === undefined && mark !== undefined) return [extendList(text, body, mark, keywords, 0)];
  if (bullet !== undefined) return [extendBullets(text, items, bullet, keywords)];
  if (isOneALine(text, body)) return [addLines(text, body, keywords)];
  const indent = newline + indentOf(text, first);
  return [{ at: first.start, text: keywords.join(', ') + indent }];
}

/** A longer line is a sentence, unless a similar line is right below it. */
const mostWordsOfALine = 5;
const longestItem = 70;
/** A line is wrapped only where it is full. */
const shortestWrapped = 50;
/** Nobody wraps this late: such a line was pasted without line breaks, and the text below it is something else. */
const longestWrapped = 140;

function isOneALine(text: string, [first, second]: readonly Line[]): boolean {
  if (first === undefined || first.content.split(/\s+/).length <= mostWordsOfALine) return true;
  const areItems = [first, second].every(
    (line) => line && line.content.length <= longestItem && !/[.!?,;]$/.test(line.content),
  );
  return areItems && second !== undefined && isRightBelow(text, first, second) && /^\p{Lu}/u.test(second.content);
}

/** The items that a section begins with, all in the style of its first line. */
function itemsOf(text: string, body: readonly Line[]): Item[] {
  const items: Item[] = [];
  const bullet = bulletOf(body[0]?.content ?? '')?.trim();
  for (const [index, line] of body.entries()) {
    const above = body[index - 1];
    const current = items.at(-1);
    const isItem =
      bullet === undefined ? labelOf(line.content) !== undefined : bulletOf(line.content)?.trim() === bullet;
    if (isItem || current === undefined) items.push({ first: line, lines: [line], last: line });
    else if (above && isRightBelow(text, above, line) && continues(text, current.first, line)) {
      current.lines.push(line);
      current.last = line;
    } else break;
  }
  return items;
}

/** A wrapped line continues in lower case, or is indented further than its bullet. */
function continues(text: string, first: Line, line: Line): boolean {
  return /^\p{Ll}/u.test(line.content) || indentOf(text, line).length > indentOf(text, first).length;
}

/** Extends a list of one or several lines: the lines right below that continue with its separator or in lower case. */
function extendList(
  text: string,
  lines: readonly Line[],
  mark: string | undefined,
  keywords: readonly string[],
  shortest: number,
): Insertion {
  let last = lines[0];
  for (const line of lines.slice(1)) {
    const isNext = last !== undefined && isRightBelow(text, last, line) && last.content.length >= shortest;
    if (!isNext || bulletOf(line.content) || labelOf(line.content) || !goesOn(line.content, last?.content, mark)) break;
    last = line;
  }
  return last ? extendEnd(last, mark, keywords) : { at: text.length, text: '' };
}

function goesOn(content: string, above = '', mark = ', '): boolean {
  const sign = mark.trim();
  if (/^\p{Ll}/u.test(content) || (sign !== '' && above.endsWith(sign))) return true;
  if (above.length > longestWrapped) return false;
  const isList = markOf(content) !== undefined && (sign === '' || content.includes(sign));
  return isList && !/\b(?:19|20)\d{2}\b/.test(content);
}

/** Adds bullets below the last one, or items where a line has several. */
function extendBullets(text: string, items: readonly Item[], bullet: string, keywords: readonly string[]): Insertion {
  const last = items.at(-1);
  if (last === undefined) return { at: text.length, text: '' };
  // A dash inside a line may belong to an item ("Excel - advanced").
  const between = /\s{1,9}[•·▪●○►➢✓*]\s{1,9}/u.exec(items[0]?.first.content ?? '')?.[0];
  if (between) return { at: last.last.end, text: between + keywords.join(between) };
  const isOfLists = items.every((item) => markOf(withoutMarkers(item.first.content)) !== undefined);
  if (isOfLists) return extendEnd(last.last, markOf(withoutMarkers(last.first.content)), keywords);
  const start = newlineOf(text) + indentOf(text, last.first) + bullet;
  return { at: last.last.end, text: start + keywords.join(start) };
}

/** Adds lines below the last one of a list with one item a line. */
function addLines(text: string, body: readonly Line[], keywords: readonly string[]): Insertion {
  let last = body[0];
  for (const line of body.slice(1)) {
    if (last === undefined || !isRightBelow(text, last, line)) break;
    if (line.content.length > longestItem || bulletOf(line.content)) break;
    last = line;
  }
  if (last === undefined) return { at: text.length, text: '' };
  const start = newlineOf(text) + indentOf(text, last);
  return { at: last.end, text: start + keywords.join(start) };
}
