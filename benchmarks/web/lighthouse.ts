import lighthouse from 'lighthouse';
import { type Browser, chromium } from 'playwright-core';
import { buildWebIfStale } from '#server/build-web.ts';
import { findFreePort } from '#server/free-port.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { buildPerson, fillRegistration } from '../../e2e/person.ts';
import { startProduct } from '../../e2e/product.ts';
import { saveAnalyses } from '../../e2e/save-analyses.ts';
import { see } from '../../e2e/see.ts';

export const name = 'Lighthouse, mobile, on the production build';

/** Runs per page, whose medians count: the machine is noisy, and the simulated phone's numbers follow it. */
const RUNS = 5;
const SAVED = 1000;
/** Rows per insert, within the limit for a request. */
const INSERTED_AT_ONCE = 500;

const pages = [
  { name: 'Home', path: '/', isSignedIn: false },
  { name: 'Login', path: '/login', isSignedIn: false },
  { name: 'Analyzer', path: '/resume-analyzer', isSignedIn: true },
  { name: `Dashboard, ${SAVED} rows`, path: '/dashboard', isSignedIn: true },
  { name: 'Pricing', path: '/subscription', isSignedIn: true },
] as const;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** What the simulation says of the first visit; the goals are 2.0 s for the largest paint, and no shift. */
const metrics = [
  { id: 'largest-contentful-paint', column: 'largest paint, s', perUnit: 1000, digits: 2 },
  { id: 'total-blocking-time', column: 'blocking, ms', perUnit: 1, digits: 0 },
  { id: 'cumulative-layout-shift', column: 'shift', perUnit: 1, digits: 3 },
] as const;
type Scores = Record<string, number>;
type Row = Record<string, string | number>;

/** Audits that cost points, for the note. */
const faults = new Set<string>();

export async function run(): Promise<{ rows: Row[]; notes: string[] }> {
  buildWebIfStale();
  const product = await startProduct();
  const port = await findFreePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const rows: Row[] = [];
    const attached = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    for (const signedIn of [false, true]) {
      if (signedIn) await signIn(attached, product);
      for (const page of pages.filter(({ isSignedIn }) => isSignedIn === signedIn)) {
        rows.push({ page: page.name, ...(await measure(`${product.url}${page.path}`, port)) });
      }
    }
    return { rows, notes: describeRun() };
  } finally {
    await browser.close();
    await product.dispose();
  }
}

function describeRun(): string[] {
  return [
    `Medians of ${RUNS} runs with Lighthouse’s mobile preset (simulated slow 4G and a fourth of the processor), each with an empty cache, over HTTP on localhost; the server and the browser share the machine. Pages behind the sign-in ask not to be indexed, so their SEO is counted without the audit that asks for the opposite.`,
    faults.size === 0 ? 'No audit cost points besides performance.' : `Cost points: ${[...faults].join('; ')}.`,
  ];
}

/** Registers a person in the browser’s own profile, which Lighthouse opens its pages in. */
async function signIn(browser: Browser, product: Awaited<ReturnType<typeof startProduct>>): Promise<void> {
  const context = browser.contexts()[0];
  if (!context) throw new Error('Chromium has no profile to open a page in.');
  const page = await context.newPage();
  // Unlike the journeys' pages, the profile has no base URL.
  await page.goto(`${product.url}/register`);
  await fillRegistration(page, buildPerson());
  await see(page.getByRole('heading', { name: 'Your Resume Dashboard' }));
  const start = Date.now();
  for (let first = 0; first < SAVED; first += INSERTED_AT_ONCE) {
    const rows = Array.from({ length: INSERTED_AT_ONCE }, (_, index) => ({
      job_title: `Made-up position ${first + index}`,
      match_score: (first + index) % 101,
      created_at: new Date(start - (first + index) * 3_600_000).toISOString(),
      keywords: { found: ['triage', 'wound care', 'telemetry', 'ACLS'], missing: ['CRRT'] },
    }));
    await saveAnalyses(product, page, rows);
  }
  await page.close();
}

async function measure(url: string, port: number): Promise<Row> {
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await audit(url, port));
  return Object.fromEntries(
    [...categories, ...metrics.map(({ column }) => column)].map((column) => {
      const sorted = runs.map((scores) => scores[column] ?? 0).sort((a, b) => a - b);
      return [column, sorted[Math.floor(sorted.length / 2)] ?? 0];
    }),
  );
}

async function audit(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    // Lighthouse's own reset empties the cache, as for a first visit, and keeps the session in local storage.
    onlyCategories: [...categories],
    skipAudits: new URL(url).pathname.length > '/login'.length ? ['is-crawlable'] : [],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  for (const category of categories) {
    if (category === 'performance') continue;
    for (const { id, weight } of lhr.categories[category]?.auditRefs ?? []) {
      const score = lhr.audits[id]?.score;
      if (weight > 0 && typeof score === 'number' && score < 1) faults.add(`${new URL(url).pathname} ${id}`);
    }
  }
  const scores = categories.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]);
  const measured = metrics.map(({ id, column, perUnit, digits }) => [
    column,
    Number(((lhr.audits[id]?.numericValue ?? 0) / perUnit).toFixed(digits)),
  ]);
  return Object.fromEntries([...scores, ...measured]);
}
