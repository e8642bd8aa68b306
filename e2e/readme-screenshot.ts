import { fileURLToPath } from 'node:url';
import { buildWebIfStale } from '#server/build-web.ts';
import { launchBrowser } from './browser.ts';
import { nurse } from './data/trades.ts';
import { analyze, register } from './person.ts';
import { startProduct } from './product.ts';

/** `node e2e/readme-screenshot.ts` takes the screenshot in README.md again: the analysis of a real pair of texts. */
buildWebIfStale();
const product = await startProduct();
const browser = await launchBrowser();
try {
  const page = await browser.newPage({
    baseURL: product.url,
    viewport: { width: 1280, height: 860 },
    reducedMotion: 'reduce',
  });
  await register(page);
  await analyze(page, nurse);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: fileURLToPath(new URL('../docs/screenshot.png', import.meta.url)) });
} finally {
  await browser.close();
  await product.dispose();
}
