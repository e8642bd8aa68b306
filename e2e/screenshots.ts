import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@supabase/supabase-js';
import { buildWebIfStale } from '#server/build-web.ts';
import { launchBrowser } from './browser.ts';
import { buildPerson } from './person.ts';
import { startProduct } from './product.ts';

/**
 * `npm run screenshots -- [--signed-in] [--locale=de] /path …` writes every page, at three widths and in both themes, to
 * e2e/artifacts/.
 */
const widths = [375, 768, 1440];
const folder = fileURLToPath(new URL('./artifacts/', import.meta.url));

const wanted = process.argv.slice(2);
const signedIn = wanted.includes('--signed-in');
const locale = wanted.find((argument) => argument.startsWith('--locale='))?.slice('--locale='.length) ?? 'en-US';
const paths = wanted.filter((argument) => argument.startsWith('/'));

buildWebIfStale();
const product = await startProduct();
const browser = await launchBrowser();
try {
  mkdirSync(folder, { recursive: true });
  const session = signedIn ? await signUp() : undefined;
  for (const path of paths.length > 0 ? paths : ['/']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of widths) await shoot(path, colorScheme, width, session);
    }
  }
} finally {
  await browser.close();
  await product.dispose();
}

async function signUp(): Promise<string> {
  const client = createClient(product.url, product.anonKey, { auth: { persistSession: false } });
  const { data, error } = await client.auth.signUp(buildPerson());
  if (error) throw error;
  return JSON.stringify(data.session);
}

async function shoot(path: string, colorScheme: 'light' | 'dark', width: number, session?: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: product.url,
    colorScheme,
    locale,
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
  });
  if (session) {
    await context.addInitScript((stored) => localStorage.setItem('shortlist-auth', stored), session);
  }
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}-${colorScheme}.png`;
  await page.screenshot({ path: join(folder, name), fullPage: true });
  console.log(join(folder, name));
  await context.close();
}
