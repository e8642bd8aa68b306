import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The rules whose outcome depends on the colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it stands, in words; nothing is switched off. All rules in light colours; in dark ones the
 * page is the same but for its colours, so only their rules are asked again.
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
