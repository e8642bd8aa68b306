import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { nurse } from './data/trades.ts';
import { test as journey } from './journey.ts';
import { createAccount, fillAnalyzer } from './person.ts';
import { see } from './see.ts';
import { refusal } from './stubs/openai.ts';
import { answerWith, product, startProductWithModel } from './with-model.ts';

/** The provider's fault, caused by this journey. */
const test = journey.extend({ tolerated: [/^502 .*\/analyze-resume$/] });

const sizes = [
  { width: 375, height: 667 },
  { width: 1440, height: 900 },
];
/** How much may move without the person's doing: half of what a browser's makers call good. */
const mostShift = 0.05;

declare global {
  interface Window {
    shift: number;
  }
}

/** Adds up from now on, in every page that opens, how much moves although the person did nothing. */
async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
          window.shift += Number(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const readShift = (page: Page) => page.evaluate(() => window.shift);

async function analyzeWatched(page: Page): Promise<void> {
  await createAccount(page);
  await watchShift(page);
  await page.goto('/resume-analyzer');
  await fillAnalyzer(page, nurse);
  await page.getByRole('button', { name: 'Analyze Resume & Save' }).click();
}

describe('nothing on the results page moves by itself', () => {
  test.for(sizes)(
    'while it fills at $width pixels, after an analysis and when it is opened again',
    async (viewport, { newPage }) => {
      const page = await newPage({ viewport });
      await analyzeWatched(page);
      await see(page.getByText('How this score is made'));
      await see(page.getByText('Saved to your dashboard'));
      expect(await readShift(page)).toBeLessThan(mostShift);
      await page.reload();
      await see(page.getByText('How this score is made'));
      expect(await readShift(page)).toBeLessThan(mostShift);
    },
  );
});

describe('with a language model', () => {
  startProductWithModel();

  test.for(sizes)('nothing moves at $width pixels when it fails', async (viewport, { newPage }) => {
    const page = await newPage({ viewport, baseURL: product.url });
    answerWith(refusal(401, 'Incorrect API key provided.'));
    await analyzeWatched(page);
    await see(page.getByRole('alert').filter({ hasText: 'AI Analysis Issue' }));
    await see(page.getByText('How this score is made'));
    expect(await readShift(page)).toBeLessThan(mostShift);
  });
});
