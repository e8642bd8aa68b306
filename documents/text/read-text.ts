import { DocumentRefusal } from '../document-refusal.ts';
import { documentLimits } from '../limits.ts';
import type { LooseLine, Reading } from '../types.ts';
import { decodeText } from './decode-text.ts';

const bullet = /^\s*(?:[-–—*•·▪●○►➢✓‣◦]|\u2022)\s+/u;

/**
 * A text as it stands: each of its lines is one.
 * @throws DocumentRefusal when there are more than a document has
 */
export function readText(bytes: Uint8Array): Reading {
  const { text, guessed } = decodeText(bytes);
  const rows = text.split(/\r\n|[\n\r\f\u0085\u2028\u2029]/, documentLimits.lines + 1);
  if (rows.length > documentLimits.lines) throw new DocumentRefusal('too-large', 'The document has too much text.');
  const lines = rows.flatMap((line): LooseLine[] => {
    if (line.trim() === '') return [];
    return [{ text: line.trim(), role: bullet.test(line) ? 'bullet' : 'line', group: 0, boxes: [] }];
  });
  const warnings = guessed
    ? [{ code: 'guessed-encoding', severity: 'loss', lines: [], boxes: [], lost: guessed } as const]
    : [];
  return { lines, warnings: warnings.map((warning) => ({ ...warning, lines: [], boxes: [] })), streamText: text };
}
