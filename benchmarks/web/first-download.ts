import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startScript, startServer } from '#server/testing/server-process.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { nurse } from '../../e2e/data/trades.ts';
import { analyze, createAccount } from '../../e2e/person.ts';

export const name = 'First download in the browser';

/** From the issue: kilobytes (1000 bytes) of gzip that one format in one template downloads, and milliseconds until it is there. */
const GOALS = { kilobytes: 420, milliseconds: 1000 } as const;
const RUNS = 3;

const templates = ['plain', 'classic'] as const;

/** A saved analysis in an empty browser profile: the dialog is opened, which writes a PDF, reads it back and shows its pages. */
async function measure(browser: Browser, url: string, template: string): Promise<{ ms: number; files: string[] }> {
  const context = await browser.newContext({ baseURL: url });
  await context.addInitScript((chosen) => localStorage.setItem('shortlist-template', chosen), template);
  const page = await context.newPage();
  await createAccount(page);
  await analyze(page, nurse);
  await page.waitForLoadState('networkidle');
  const files = new Set<string>();
  // A worker's own requests are the context's.
  context.on('request', (request) => /\.(?:js|ttf)$/.test(request.url()) && files.add(request.url()));
  const pressed = performance.now();
  await page.getByRole('button', { name: 'PDF, Word…' }).click();
  await page.getByRole('img', { name: /^Page 1 of \d$/ }).waitFor();
  await page.getByText('It was read back: every word, line and heading is there.').waitFor();
  const ms = performance.now() - pressed;
  await page.waitForLoadState('networkidle');
  await context.close();
  return { ms, files: [...files] };
}

async function kilobytes(files: readonly string[]): Promise<number> {
  const sizes = files.map(async (file) => {
    const answer = await fetch(file, { headers: { 'Accept-Encoding': 'gzip' } });
    const { byteLength } = await answer.arrayBuffer();
    return Number(answer.headers.get('content-length') ?? byteLength);
  });
  return Math.round((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 100) / 10;
}

const median = (values: readonly number[]): number =>
  Math.round([...values].sort((one, other) => one - other)[values.length >> 1] ?? 0);

/** What the first PDF downloads, and how long it takes until it is written, read back and shown. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-first-download-'));
  const server = await startServer({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' }, startScript);
  const browser = await launchBrowser();
  try {
    const rows = [];
    for (const template of templates) {
      const runs = [];
      for (let index = 0; index < RUNS; index += 1) runs.push(await measure(browser, server.url, template));
      rows.push({
        template,
        'gzip kB': await kilobytes(runs[0]?.files ?? []),
        'goal kB': GOALS.kilobytes,
        'written, read back and shown, ms': median(runs.map(({ ms }) => ms)),
        'goal ms': GOALS.milliseconds,
      });
    }
    return {
      rows,
      notes: [
        `A nurse's analysis in an empty browser profile, median of ${RUNS}: from the press of the button to the pages, with the dialog's own code, the font's two weights and the gate.`,
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}
