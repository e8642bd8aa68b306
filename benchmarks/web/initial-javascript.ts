import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { type Browser, type Page, chromium as playwright } from 'playwright-core';
import { startScript, startServer } from '#server/testing/server-process.ts';

export const name = 'initial-javascript';

/** From the issue: kilobytes (1000 bytes) of gzipped JavaScript on the wire before anyone touches the page. */
const GOALS_KB = { home: 130, analyzer: 200 } as const;

/** The engine and its lexicon load separately, when there is something to analyse. */
const isEngine = (url: string) => /\/(engine|lexicon)[^/]*\.js$/.test(url);

/** Opens a page in an empty browser. @returns the URLs of all JavaScript that it loaded until the network was quiet */
async function scriptsOf(browser: Browser, url: string, prepare: (page: Page) => Promise<void>): Promise<string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/javascript')) scripts.add(response.url());
  });
  await prepare(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.close();
  return [...scripts].filter((script) => !isEngine(script));
}

/** Bytes of the bodies as the server sends them to a client that takes only this encoding. */
async function bytesOf(scripts: readonly string[], encoding: 'gzip' | 'br'): Promise<number> {
  const sizes = scripts.map(async (script) => {
    const answer = await fetch(script, { method: 'GET', headers: { 'Accept-Encoding': encoding } });
    if (answer.headers.get('content-encoding') !== encoding) throw new Error(`${script} came without ${encoding}`);
    await answer.arrayBuffer();
    return Number(answer.headers.get('content-length'));
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Registers someone and leaves their session where the page looks for it. */
async function signIn(page: Page, url: string): Promise<void> {
  const html = await (await fetch(url)).text();
  const apikey = /name="shortlist-anon-key" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'bench@example.com', password: 'correct horse' }),
  });
  if (!answer.ok) throw new Error(`signup answered ${answer.status}`);
  await page.addInitScript((session) => localStorage.setItem('shortlist-auth', session), await answer.text());
}

/** What a visitor downloads of JavaScript when opening the home page, and a signed-in person for the analyzer. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-javascript-'));
  const server = await startServer({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' }, startScript);
  const browser = await playwright.launch({
    executablePath: process.env.CHROMIUM_PATH ?? (await chromium.executablePath()),
    args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const home = await scriptsOf(browser, server.url, async () => {});
    const analyzer = await scriptsOf(browser, `${server.url}/resume-analyzer`, (page) => signIn(page, server.url));
    const rows = await Promise.all(
      Object.entries({ home, analyzer }).map(async ([page, scripts]) => ({
        page,
        files: scripts.length,
        'gzip kB': Math.round((await bytesOf(scripts, 'gzip')) / 100) / 10,
        'brotli kB': Math.round((await bytesOf(scripts, 'br')) / 100) / 10,
        'goal gzip kB': page === 'home' ? GOALS_KB.home : GOALS_KB.analyzer,
      })),
    );
    return {
      rows,
      notes: [
        'Bodies of all JavaScript that Chromium loads with an empty cache until the network is quiet; home as a visitor, the analyzer signed in. The engine and its lexicon are counted apart.',
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}
