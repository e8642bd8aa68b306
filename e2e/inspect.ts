import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The rules whose result depends on the colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it is, in words, with nothing switched off. All rules run in light colours; in dark ones the
 * page differs only in its colours, so only the colour rules run again.
 */
export async function inspect(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await find(new AxeBuilder({ page }).withRules(colourRules));
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await find(new AxeBuilder({ page }));
  return [...dark.map((finding) => `dark: ${finding}`), ...light];
}

async function find(axe: AxeBuilder): Promise<string[]> {
  const { violations, url } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${url} ${id}: ${node.html}`));
}
