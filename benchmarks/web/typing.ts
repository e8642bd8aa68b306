import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startScript, startServer } from '#server/testing/server-process.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { nurse } from '../../e2e/data/trades.ts';
import { fields, register } from '../../e2e/person.ts';
import { mainThreadTasks, tracedTasks } from './main-thread-tasks.ts';

export const name = 'Typing and pasting in the analyzer';

/** A frame at 60 a second, in milliseconds: the most a keystroke may take from the key to the finished layout. */
const FRAME_MS = 1000 / 60;
const KEYSTROKES = 120;
/** Time between two keystrokes: faster than anybody types. */
const PAUSE_MS = 50;
const sizes = [1_000, 100_000, 200_000];

/** Processor milliseconds of every main-thread task while keys are pressed in the middle of the text, from the browser's trace. */
async function traceTyping(browser: Browser, page: Page): Promise<{ tasks: number[]; perKey: number }> {
  const field = fields.resumeText(page);
  await field.evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    area.setSelectionRange(area.value.length >> 1, area.value.length >> 1);
  });
  await browser.startTracing(page, tracedTasks);
  for (let key = 0; key < KEYSTROKES; key += 1) await page.keyboard.type('e', { delay: PAUSE_MS });
  const tasks = mainThreadTasks(await browser.stopTracing());
  return { tasks, perKey: tasks.reduce((sum, task) => sum + task, 0) / KEYSTROKES };
}

/** Pastes a text over the field's content. @returns milliseconds until it is laid out */
async function paste(page: Page, pasted: string): Promise<number> {
  return fields.resumeText(page).evaluate((area: HTMLTextAreaElement, text) => {
    area.focus();
    area.select();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const start = performance.now();
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    area.getBoundingClientRect();
    return performance.now() - start;
  }, pasted);
}

/** Keystrokes in texts of three sizes, and the paste of each, on the production build. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-typing-'));
  const server = await startServer({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' }, startScript);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await register(page);
    await page.goto('/resume-analyzer');
    await fields.jobDescription(page).fill(nurse.jobDescription);
    const rows: Record<string, string | number>[] = [];
    for (const size of sizes) {
      const text = nurse.resumeText.repeat(Math.ceil(size / nurse.resumeText.length)).slice(0, size);
      const pasting = await paste(page, text);
      const { tasks, perKey } = await traceTyping(browser, page);
      rows.push({
        characters: size,
        'main thread a key, ms': perKey.toFixed(1),
        'longest task, ms': Math.max(...tasks).toFixed(1),
        'tasks over a frame': tasks.filter((task) => task > FRAME_MS).length,
        'paste, ms': pasting.toFixed(0),
      });
    }
    return {
      rows,
      notes: [
        `${KEYSTROKES} keys, one every ${PAUSE_MS} ms, in the middle of the text; processor time of every task of the page's main thread from Chromium's trace (key, React, layout, the draft's write to storage). A frame of 60 a second has ${FRAME_MS.toFixed(1)} ms. The paste replaces the whole text by itself, until its layout is done.`,
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}
