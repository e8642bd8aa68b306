import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The rules whose result depends on the colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Of what axe reports only the findings, which spares writing down thousands of passed elements. */
const options: RunOptions = { resultTypes: ['violations'] };

/**
 * What axe finds on the page as it is, in words, with nothing switched off. All rules run in light colours; in dark ones the
 * page differs only in its colours, so only the colour rules run again. The product has no frames, so axe runs in the page
 * itself; its package for Playwright opens a page more for each run.
 */
export async function inspect(page: Page): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('axe looks at one frame only, and this page has more.');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await find(page, { ...options, runOnly: { type: 'rule', values: colourRules } });
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await find(page, options);
  return [...dark.map((finding) => `dark: ${finding}`), ...light];
}

async function find(page: Page, run: RunOptions): Promise<string[]> {
  const { violations, url }: AxeResults = await page.evaluate((given) => window.axe.run(given), run);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${url} ${id}: ${node.html}`));
}
