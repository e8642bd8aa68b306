import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startScript, startServer } from '#server/testing/server-process.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { nurse } from '../../e2e/data/trades.ts';
import { fields } from '../../e2e/person.ts';

export const name = 'First analysis in the browser';

/** From the issue, in milliseconds. */
const GOAL_MS = 1000;
const RUNS = 7;

/** Milliseconds from the click. */
interface Timing {
  /** Until the last file of worker, engine and lexicon had arrived. */
  downloaded: number;
  /** Until the score was on the page. */
  shown: number;
  /** What the page and its worker needed of the processor until then: on a busy machine this says more. */
  processor: number;
  kB: number;
}

/** What a person does before the click. */
const ways = {
  'straight away: no field was touched, the texts are a draft': async (page: Page) => {
    await page.evaluate((draft) => localStorage.setItem('shortlist-draft', JSON.stringify(draft)), nurse);
    await page.reload({ waitUntil: 'networkidle' });
  },
  'after filling the fields without a pause': async (page: Page) => {
    await fields.jobDescription(page).fill(nurse.jobDescription);
    await fields.resumeText(page).fill(nurse.resumeText);
  },
  // The engine reads ahead in such a moment: this is what most people wait for.
  'two seconds after filling them': async (page: Page) => {
    await ways['after filling the fields without a pause'](page);
    await page.waitForTimeout(2000);
  },
} as const;

/** Runs in the page, so that no driver's delay counts: clicks, and waits for the frame with the score. Epoch milliseconds. */
const clickAndWatch = `new Promise((resolve) => {
  const now = () => performance.timeOrigin + performance.now();
  let clicked = 0;
  const observer = new MutationObserver(() => {
    const isShown = [...document.querySelectorAll('h2')].some((heading) => heading.textContent === 'ATS Match Score');
    if (!isShown) return;
    observer.disconnect();
    requestAnimationFrame(() => resolve({ clicked, shown: now() }));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent === 'See my score');
  clicked = now();
  button.click();
})`;

/** The visitor's trial on the home page, in an empty browser profile each time. */
async function measure(browser: Browser, url: string, prepare: (page: Page) => Promise<void>): Promise<Timing> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const ends: Promise<{ end: number; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const { startTime, responseEnd } = request.timing();
    if (!/\/engine|analyse|create-model|concepts|phrasings|lexicon|worker/.test(request.url())) return;
    ends.push(
      request.sizes().then(({ responseBodySize }) => ({ end: startTime + responseEnd, bytes: responseBodySize })),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await prepare(page);
  const before = await processorOf(browser);
  const { clicked, shown } = await page.evaluate<{ clicked: number; shown: number }>(clickAndWatch);
  const after = await processorOf(browser);
  const files = await Promise.all(ends);
  await context.close();
  return {
    downloaded: Math.max(0, ...files.map(({ end }) => end - clicked)),
    shown: shown - clicked,
    processor: after - before,
    kB: files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
  };
}

/** Milliseconds of the processor that all pages and their workers have used so far. */
async function processorOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { type, cpuTime }) => sum + (type === 'renderer' ? cpuTime * 1000 : 0), 0);
}

/** From the click to the score, with the worker, the engine and its lexicon loaded for the first time. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-first-analysis-'));
  const server = await startServer({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' }, startScript);
  const browser = await launchBrowser();
  try {
    const rows: Record<string, string | number>[] = [];
    for (const [way, prepare] of Object.entries(ways)) {
      const timings: Timing[] = [];
      for (let run = 0; run < RUNS; run += 1) timings.push(await measure(browser, server.url, prepare));
      const of = (pick: (timing: Timing) => number) => Math.round(median(timings.map(pick)));
      rows.push({
        click: way,
        'files there, ms': of((timing) => timing.downloaded),
        'score shown, ms': of((timing) => timing.shown),
        'slowest, ms': Math.round(Math.max(...timings.map((timing) => timing.shown))),
        'of the processor, ms': of((timing) => timing.processor),
        'kB on the wire': of((timing) => timing.kB),
        'goal, ms': GOAL_MS,
      });
    }
    return {
      rows,
      notes: [
        `Median of ${RUNS}, each in a new profile of Chromium with an empty cache, over HTTP on localhost; from the click to the frame with the score. "Files there" is when worker, engine and lexicon had arrived (0: before the click); the rest is parsing them, building the lexicon, the analysis and drawing.`,
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
