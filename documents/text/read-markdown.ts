import { DocumentRefusal } from '../document-refusal.ts';
import { keepOneName } from '../flow/flow.ts';
import { documentLimits } from '../limits.ts';
import type { LineRole, LooseLine, Reading } from '../types.ts';
import { decodeText } from './decode-text.ts';

/** Whether a text is written in Markdown: headings with "#", or bold words and lists of it. */
export function isMarkdown(text: string): boolean {
  const head = text.slice(0, 20_000);
  const headings = head.match(/^#{1,4} \S/gm)?.length ?? 0;
  const bold = head.match(/\*\*[^*\n]{1,200}\*\*/g)?.length ?? 0;
  const links = head.match(/\[[^\]\n]{1,200}\]\([^)\n]{1,300}\)/g)?.length ?? 0;
  return headings > 1 || (headings > 0 && bold + links > 0) || bold > 2;
}

/**
 * Markdown without its marks; rows of a paragraph are joined, as every renderer does.
 * @throws DocumentRefusal when there are more rows than a document has
 */
export function readMarkdown(bytes: Uint8Array): Reading {
  const { text } = decodeText(bytes);
  const lines: LooseLine[] = [];
  let isOpen = false;
  let isCode = false;
  const add = (words: string, role: LineRole) => {
    if (words.trim() !== '') lines.push({ text: words.trim(), role, group: 0, boxes: [] });
  };
  const rows = text.replace(/^---\r?\n[\s\S]{0,2000}?\r?\n---\r?\n/, '').split(/\r\n|[\n\r]/, documentLimits.lines + 1);
  if (rows.length > documentLimits.lines) throw new DocumentRefusal('too-large', 'The document has too much text.');
  for (const [index, row] of rows.entries()) {
    if (/^\s*(?:```|~~~)/.test(row)) isCode = !isCode;
    const heading = /^ {0,3}(#{1,6})\s(.*)$/.exec(row);
    const item = /^\s*(?:[-*+]|\d{1,3}[.)])\s(.*)$/.exec(row);
    const isRule = isRuleRow(row);
    if (row.trim() === '' || isRule) isOpen = false;
    else if (heading) {
      add(inline((heading[2] ?? '').trim().replace(/ #{1,6}$/, '')), heading[1] === '#' ? 'name' : 'heading');
      isOpen = false;
    } else if (item) {
      add(`• ${inline((item[1] ?? '').trim())}`, 'bullet');
      isOpen = true;
    } else if (isOpen && !isCode && lines.length > 0 && !rows[index - 1]?.endsWith('  ') && !row.includes('|')) {
      const last = lines.at(-1);
      if (last) last.text += ` ${inline(row.trim())}`;
    } else {
      add(inline(row.replace(/^\s*>\s?/, '').replace(/^\s*\||\|\s*$/g, '')), /^\s*\|/.test(row) ? 'row' : 'line');
      isOpen = true;
    }
  }
  keepOneName(lines);
  return { lines, warnings: [], streamText: text };
}

/** A line across the page, the head of a table, the fence of a block of code. */
function isRuleRow(row: string): boolean {
  const marks = row.replace(/[\s|]/g, '');
  return /^(?:[-*_=:]{3,}|```.{0,40}|~~~.{0,40})$/.test(marks);
}

/** Words without the marks for bold, code, links, pictures. */
function inline(text: string): string {
  return text
    .replace(/!?\[([^\]\n]{0,300})\]\([^)\n]{0,500}\)/g, '$1')
    .replace(/(?<!\\)(\*\*|__)(?=\S)([^\n]{0,1000}?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*_\\])([*_])(?=\S)([^*_\n]{0,500}?\S)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replace(/(?<!\\)`([^`\n]{0,300})`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!|>=-])/g, '$1')
    .replace(/<(https?:\/\/[^>\s]{1,500}|[^>\s@]{1,100}@[^>\s]{1,200})>/g, '$1')
    .replace(/<br\s*\/?>/gi, ' ');
}
