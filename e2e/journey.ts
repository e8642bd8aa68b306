import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { journeysBrowser } from './browser.ts';

const artifacts = fileURLToPath(new URL('./artifacts/', import.meta.url));

/** How long a page may take for anything on a busy machine. */
const PATIENCE_MS = 40_000;

/** A vitest `test` with pages. A journey fails when one of its pages logs an error, and a failed journey leaves screenshots. */
export const test = base
  /** This worker's connection to the run's browser. */
  .extend('browser', { scope: 'worker' }, () => journeysBrowser.connect(inject('browser')))
  /** Faults that this journey causes on purpose; any other fault in the console fails it. */
  .extend('tolerated', (): RegExp[] => [])
  /** Opens a page in a new profile, as another person on another machine would. */
  .extend('newPage', async ({ browser, tolerated, task }, { onCleanup }) => {
    const pages: Page[] = [];
    const faults: string[] = [];
    onCleanup(async () => {
      if (task.result?.state === 'fail') await takePictures(pages, task.name);
      for (const page of pages) await page.context().close();
      expect(faults.filter((fault) => !tolerated.some((pattern) => pattern.test(fault)))).toEqual([]);
    });
    return async (options: BrowserContextOptions = {}): Promise<Page> => {
      const context = await browser.newContext({ baseURL: inject('product').url, reducedMotion: 'reduce', ...options });
      context.setDefaultTimeout(PATIENCE_MS);
      context.on('page', (page) => {
        pages.push(page);
        noteFaults(page, faults);
      });
      return context.newPage();
    };
  })
  /** The first page of the journey. */
  .extend('page', ({ newPage }) => newPage());

/** What no page may do unnoticed: log an error, throw, or get a server error. */
function noteFaults(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`thrown: ${error.stack ?? error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.text().includes('React DevTools')) faults.push("the web is React's build for developers");
    // The browser's own line for every status of 400 and above; server errors are recorded above.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      faults.push(`logged: ${message.text()}`);
    }
  });
}

async function takePictures(pages: readonly Page[], name: string): Promise<void> {
  mkdirSync(artifacts, { recursive: true });
  const file = name.replaceAll(/\W+/g, '-').slice(0, 80);
  for (const [index, page] of pages.entries()) {
    if (!page.isClosed())
      await page.screenshot({ path: join(artifacts, `failed-${file}-${index}.png`), fullPage: true });
  }
}
