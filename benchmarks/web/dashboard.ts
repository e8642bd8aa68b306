import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { readKeys } from '#server/testing/server-client.ts';
import { startScript, startServer } from '#server/testing/server-process.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { nurse } from '../../e2e/data/trades.ts';
import { buildPerson } from '../../e2e/person.ts';
import { see } from '../../e2e/see.ts';

export const name = 'The dashboard with 10,000 saved analyses';

const plan = {
  analyses: 10_000,
  /** Rows per insert: with texts and keywords each is about 10 kB, and a request may have 4 MiB. */
  insertedAtOnce: 200,
  keywords: 20,
  openings: 5,
  /** Typed letter by letter, then deleted letter by letter. */
  searches: ['nurse 12', 'chef', 'driver 9'],
} as const;

/** From the issue. */
const goals = { firstRowsMs: 300, keystrokeMs: 50, memoryMB: 150 } as const;

type Row = Record<string, string | number>;

export async function run(): Promise<{ rows: Row[]; notes: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-dashboard-'));
  const dataDir = join(folder, 'data');
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' }, startScript);
  const browser = await launchBrowser();
  try {
    const session = await fill(server.url, readKeys(dataDir));
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
    await context.addInitScript((stored) => localStorage.setItem('shortlist-auth', stored), session);
    await context.addInitScript(watchRows);
    return { rows: await measure(browser, context), notes: describeRun() };
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

function describeRun(): string[] {
  return [
    `${plan.analyses} analyses of one person on the embedded database, each with ${plan.keywords} keywords and their quoted lines; Chromium at 1440 x 900 over HTTP on localhost, everything on the same cores.`,
    '"first rows": from the last byte of the last answer of the list to the frame with the rows. "filter keystroke": from the key event to the frame with the new result. "heap": the used JavaScript heap after a collection; "private": memory of the tab\'s process that it shares with no other (with the code and buffers of Chromium itself); "median" is after opening, "worst" after the typing with the chart open.',
  ];
}

/** Registers a person and saves analyses with past dates for them. @returns the session, as the web keeps it */
async function fill(url: string, { anonKey, serviceKey }: { anonKey: string; serviceKey: string }): Promise<string> {
  const auth = { persistSession: false };
  const { data, error } = await createClient(url, anonKey, { auth }).auth.signUp(buildPerson());
  if (error) throw error;
  // Only the service may say when an analysis was made.
  const service = createClient(url, serviceKey, { auth });
  for (let first = 0; first < plan.analyses; first += plan.insertedAtOnce) {
    const rows = Array.from({ length: plan.insertedAtOnce }, (_, index) => ({
      ...buildRow(first + index),
      user_id: data.user?.id,
    }));
    const inserted = await service.from('resumes').insert(rows);
    if (inserted.error) throw inserted.error;
  }
  return JSON.stringify(data.session);
}

const trades = ['Registered Nurse', 'Sous Chef', 'Electrician', 'Truck Driver', 'Accountant', 'Teacher'];
const quotedLines = nurse.resumeText.split('\n').filter((line) => line.length > 40);

function buildRow(index: number) {
  const isOptimized = index % 3 === 0;
  return {
    job_title: `${trades[index % trades.length]} ${index}`,
    resume_text: nurse.resumeText,
    job_description: nurse.jobDescription,
    match_score: (index * 37) % 101,
    optimized_match_score: isOptimized ? 60 + (index % 40) : null,
    optimized_resume: isOptimized ? `${nurse.resumeText}\nACLS` : null,
    keyword_matches: Array.from({ length: plan.keywords }, (_, keyword) => ({
      keyword: `keyword ${(index + keyword) % 300}`,
      found: keyword % 3 !== 0,
      locations: keyword % 3 === 0 ? [] : [quotedLines[keyword % quotedLines.length]],
    })),
    created_at: new Date(Date.UTC(2024, 0, 1) + index * 2 * 3_600_000).toISOString(),
  };
}

async function measure(browser: Browser, context: BrowserContext): Promise<Row[]> {
  const firstRows: number[] = [];
  const loads: number[] = [];
  for (let opening = 0; opening < plan.openings; opening += 1) {
    const page = await context.newPage();
    const { answered, shown } = await open(page);
    firstRows.push(shown - answered);
    loads.push(shown);
    await page.close();
  }
  const page = await context.newPage();
  await open(page);
  await page.waitForLoadState('networkidle');
  const memory = await readMemory(browser, page);
  await page.evaluate(watchKeystrokes);
  const keystrokes = await typeSearches(page);
  await page.getByText('Scores over time').first().click();
  await see(page.locator('figure svg'));
  const withChart = await typeSearches(page);
  const afterTyping = await readMemory(browser, page);
  return [
    { what: 'first rows, ms', ...spread(firstRows), goal: goals.firstRowsMs },
    { what: 'from opening the address to the rows, ms', ...spread(loads) },
    { what: `filter keystroke (${keystrokes.length}), ms`, ...spread(keystrokes), goal: goals.keystrokeMs },
    { what: `the same with the chart open (${withChart.length}), ms`, ...spread(withChart) },
    { what: 'heap, MB', median: memory.heapMB, worst: afterTyping.heapMB, goal: goals.memoryMB },
    { what: 'private, MB', median: memory.privateMB, worst: afterTyping.privateMB, goal: goals.memoryMB },
  ];
}

/** Runs in the page before its own scripts: `rowsShown` is the time of the frame with the first rows. */
const watchRows = `
  window.rowsShown = new Promise((resolve) => {
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('tbody tr')) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
`;

/** Runs in the page: when the list's last answer arrived and when its rows were shown, in ms since the page opened. */
const readTimes = `window.rowsShown.then((shown) => {
  const lists = performance.getEntriesByType('resource')
    .filter(({ name, responseEnd }) => name.includes('/rest/v1/resumes') && responseEnd < shown);
  return { shown, answered: Math.max(...lists.map(({ responseEnd }) => responseEnd)) };
})`;

async function open(page: Page): Promise<{ answered: number; shown: number }> {
  await page.goto('/dashboard');
  return page.evaluate<{ answered: number; shown: number }>(readTimes);
}

/** Runs in the page: for each letter, the time from its event to the frame after the count of the result has changed. */
const watchKeystrokes = `
  let begun;
  document.querySelector('input[type=search]').addEventListener('input', (event) => { begun = event.timeStamp; }, true);
  const count = document.querySelector('section[aria-label="Selected resumes"] [role=status]');
  new MutationObserver(() => {
    if (begun === undefined) return;
    const start = begun;
    begun = undefined;
    requestAnimationFrame(() => setTimeout(() => window.keystrokes.push(performance.now() - start)));
  }).observe(count, { childList: true, characterData: true, subtree: true });
`;

async function typeSearches(page: Page): Promise<number[]> {
  const search = page.getByRole('searchbox');
  await page.evaluate('window.keystrokes = []');
  for (const text of plan.searches) {
    await search.pressSequentially(text, { delay: 120 });
    for (const _ of text) await search.press('Backspace', { delay: 60 });
  }
  await see(page.getByRole('table'));
  return page.evaluate('window.keystrokes');
}

async function readMemory(browser: Browser, page: Page): Promise<{ heapMB: number; privateMB: number }> {
  const tab = await page.context().newCDPSession(page);
  await tab.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tab.send('Runtime.getHeapUsage');
  const { processInfo } = await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo');
  const tabs = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => readPrivateBytes(id));
  return { heapMB: round(usedSize / 1e6), privateMB: round(Math.max(...tabs) / 1e6) };
}

/** Linux only; elsewhere the figure is omitted. */
function readPrivateBytes(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const kilobytes = [...rollup.matchAll(/^Private_(?:Clean|Dirty): +(\d+) kB$/gm)].map(([, value]) => Number(value));
    return kilobytes.reduce((sum, value) => sum + value, 0) * 1024;
  } catch {
    return Number.NaN;
  }
}

function spread(values: readonly number[]): { median: number; worst: number } {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: round(sorted[sorted.length >> 1] ?? Number.NaN), worst: round(Math.max(...values)) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
