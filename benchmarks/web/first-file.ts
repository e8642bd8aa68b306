import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { buildDocx, item, paragraph } from '#documents/testing/build-office.ts';
import { startScript, startServer } from '#server/testing/server-process.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { layOut } from '../documents/own/lay-out.ts';
import { word } from '../documents/own/producers.ts';
import { tailor } from '../documents/own/resumes.ts';

export const name = 'First file in the browser';

/** From the issue: kilobytes (1000 bytes) of gzip that reading downloads, and milliseconds to the first preview. */
const GOALS = { pdf: 520, others: 25, previewMs: 1000 } as const;
const RUNS = 5;

const lines = tailor.blocks.flatMap(({ heading, lines: own }) => [heading ?? [], ...own].flat());
const files: Readonly<Record<string, Uint8Array>> = {
  'resume.pdf': word(layOut(tailor, 'single', true)),
  'resume.docx': buildDocx(
    lines.map((line) => (line.startsWith('• ') ? item(line.slice(2)) : paragraph(line))).join(''),
  ),
  'resume.rtf': new TextEncoder().encode(
    `{\\rtf1\\ansi ${lines.join('\\par ').replaceAll('•', '-').replaceAll('–', '-')}}`,
  ),
  'resume.txt': new TextEncoder().encode(lines.join('\n')),
};

/** What reads a file, and what says so; the engine goes on loading beside them, as it would without a file. */
const readers =
  /document-worker|pdfjs|read-(?:pdf|docx|odt|rtf|text|markdown|html|json)|zip|xml-scan|flow|decode|crc32/;
const notes = /file-note|read-in-browser|read-resume|shown|texts/;

interface Timing {
  /** Milliseconds from the choice of the file to its text in the field, and from the press to the first page drawn. */
  read: number;
  preview: number;
  /** Scripts that reading it downloaded, and those of the preview. */
  reading: string[];
  showing: string[];
}

/** The home page in an empty browser profile: a file is chosen, then its preview is opened. */
async function measure(browser: Browser, url: string, fileName: string, bytes: Uint8Array): Promise<Timing> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  // The engine loads with the first touch of the form, whatever follows.
  await page.getByRole('textbox', { name: 'Your Resume' }).click();
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file for “Your Resume”' }).click();
  const chosen = performance.now();
  await (await chooser).setFiles({ name: fileName, mimeType: '', buffer: Buffer.from(bytes) });
  await page.getByText(/^Read from resume/).waitFor();
  const read = performance.now() - chosen;
  await page.waitForLoadState('networkidle');
  const reading = [...new Set(scripts)];
  const pressed = performance.now();
  await page.getByRole('button', { name: 'See how it was read' }).click();
  const shown = page.getByRole('dialog').locator(fileName.endsWith('.pdf') ? 'canvas' : '[data-line]');
  await shown.first().waitFor();
  const preview = performance.now() - pressed;
  const showing = [...new Set(scripts)].filter((script) => !reading.includes(script));
  await context.close();
  return { read, preview, reading, showing };
}

async function kilobytes(scripts: readonly string[]): Promise<number> {
  const sizes = scripts.map(async (script) => {
    const answer = await fetch(script, { headers: { 'Accept-Encoding': 'gzip' } });
    await answer.arrayBuffer();
    return Number(answer.headers.get('content-length'));
  });
  return Math.round((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 100) / 10;
}

const median = (values: readonly number[]): number =>
  Math.round([...values].sort((one, other) => one - other)[values.length >> 1] ?? 0);

/** What the first file of each kind downloads, and how long it takes until it is read and shown. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-first-file-'));
  const server = await startServer({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' }, startScript);
  const browser = await launchBrowser();
  try {
    const rows = [];
    for (const [fileName, bytes] of Object.entries(files)) {
      const timings: Timing[] = [];
      for (let index = 0; index < RUNS; index += 1) timings.push(await measure(browser, server.url, fileName, bytes));
      const [first] = timings;
      const pick = (names: RegExp) => (first?.reading ?? []).filter((script) => names.test(script));
      rows.push({
        file: fileName,
        'reader, gzip kB': await kilobytes(pick(readers)),
        'goal kB': fileName.endsWith('.pdf') ? GOALS.pdf : GOALS.others,
        'note and checks, gzip kB': await kilobytes(pick(notes)),
        'preview, gzip kB': await kilobytes(first?.showing ?? []),
        'read, ms': median(timings.map(({ read }) => read)),
        'first page, ms': median(timings.map(({ preview }) => preview)),
        'goal ms': GOALS.previewMs,
      });
    }
    return {
      rows,
      notes: [
        `Home page in an empty browser profile, the engine loaded, median of ${RUNS}: from the choice of the file to its text, and from the press to the first drawn page (a sheet, where a file has no pages). Each part is downloaded when it is first needed.`,
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}
