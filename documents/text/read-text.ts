import type { LooseLine, Reading } from '../types.ts';
import { decodeText } from './decode-text.ts';

const bullet = /^\s*(?:[-–—*•·▪●○►➢✓‣◦]|\u2022)\s+/u;

/** A text as it stands: each of its lines is one. */
export function readText(bytes: Uint8Array): Reading {
  const { text, guessed } = decodeText(bytes);
  const lines = text.split(/\r\n|[\n\r\f\u0085\u2028\u2029]/).flatMap((line): LooseLine[] => {
    if (line.trim() === '') return [];
    return [{ text: line.trim(), role: bullet.test(line) ? 'bullet' : 'line', group: 0, boxes: [] }];
  });
  const warnings = guessed
    ? [{ code: 'guessed-encoding', severity: 'loss', lines: [], boxes: [], lost: guessed } as const]
    : [];
  return { lines, warnings: warnings.map((warning) => ({ ...warning, lines: [], boxes: [] })), streamText: text };
}
