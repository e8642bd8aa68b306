import type { PrintedLine, PrintedResume } from './printed-resume.ts';

/** The resume as Markdown: its name and headings by level, its items as a list. */
export function writeMarkdown({ lines }: PrintedResume): string {
  let text = '';
  let above: PrintedLine | undefined;
  for (const line of lines) {
    const isList = line.role === 'bullet' && above?.role === 'bullet';
    text += `${above ? (isList ? '\n' : '\n\n') : ''}${mark(line)}${escaped(line.text)}`;
    above = line;
  }
  return `${text}\n`;
}

function mark({ role }: PrintedLine): string {
  switch (role) {
    case 'name':
      return '# ';
    case 'heading':
      return '## ';
    case 'entry':
      return '### ';
    case 'bullet':
      return '- ';
    default:
      return '';
  }
}

/** What Markdown would take for a mark of its own. */
const marks = /[\\`*[\]]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const opening = /^(?:(?:#{1,6}|[>+-])(?=\s)|[-=_*]{3,}$|\|)/;

function escaped(text: string): string {
  const line = text.replace(marks, '\\$&').replace(/^(\d{1,9})([.)])(?=\s)/, '$1\\$2');
  return opening.test(line) ? `\\${line}` : line;
}
