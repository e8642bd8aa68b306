import { DocumentRefusal } from '../document-refusal.ts';

/**
 * pdf.js mends a file that was cut off and shows what is left of it; we read nothing rather than half. Whole files end with the
 * place of their table, and nothing that belongs to them follows it.
 * @param text the file's bytes as Latin-1
 * @throws DocumentRefusal
 */
export function requireWhole(text: string): void {
  const end = text.lastIndexOf('startxref');
  const rest = text.slice(Math.max(0, end));
  if (end < 0 || /\bobj\b/.test(rest.slice(0, 4096))) {
    throw new DocumentRefusal('damaged', 'The file is damaged: we read nothing rather than half.');
  }
}
