import { afterAll, beforeAll, expect, test } from 'vitest';
import { DocumentRefusal } from './document-refusal.ts';
import { readDocument } from './read-document.ts';
import { buildDocx, buildOdt, item, paragraph } from './testing/build-office.ts';
import { buildPdf, linesAt } from './testing/build-pdf.ts';
import { createRandom, mutations } from './testing/mutate.ts';
import { bytesOf } from './testing/read.ts';

const lines = ['Anna Example', 'Nurse in Portland', 'Triage of 60,000 patients a year', 'Wound care'];

const whole: readonly Uint8Array[] = [
  buildPdf([linesAt(40, 780, lines), linesAt(40, 780, lines)], { isPacked: true }),
  buildPdf([[...linesAt(40, 780, lines), ...linesAt(300, 780, lines)]]),
  buildDocx(lines.map((line) => paragraph(line)).join('') + lines.map(item).join('')),
  buildOdt(lines.map((line) => `<t:p>${line}</t:p>`).join('')),
  bytesOf(`{\\rtf1\\ansi ${lines.join('\\par ')}\\par {\\b Zo\\'eb}}`),
  bytesOf(`# ${lines.join('\n\n- ')}`),
  bytesOf(`<!doctype html><body><p>${lines.join('</p><p>')}</p></body>`),
  bytesOf(JSON.stringify({ basics: { name: lines[0] }, work: lines.map((name) => ({ name, highlights: lines })) })),
];

const rejections: unknown[] = [];
const note = (reason: unknown) => void rejections.push(reason);
beforeAll(() => void process.on('unhandledRejection', note));
afterAll(() => void process.off('unhandledRejection', note));

/** Five seconds on an idle machine; a starved one gets its time. */
const PATIENCE_MS = 180_000;

test('500 broken files are read or refused with a reason: none crashes its reader, none yields an empty text', {
  timeout: PATIENCE_MS,
}, async () => {
  const random = createRandom(16);
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(random() * values.length)];
  for (let index = 0; index < 500; index += 1) {
    const [mutate, bytes, other] = [pick(mutations), pick(whole), pick(whole)];
    if (!mutate || !bytes || !other) throw new Error('There is nothing to break.');
    try {
      const { text, lines: read } = await readDocument(mutate(bytes, other, random), 'resume');
      expect(text.trim()).not.toBe('');
      for (const line of read) expect(text.slice(line.start, line.end)).toBe(line.text);
    } catch (error) {
      if (!(error instanceof DocumentRefusal)) throw error;
      expect(error.message).not.toBe('');
    }
  }
  expect(rejections).toEqual([]);
});
