import { randomUUID } from 'node:crypto';
import type { Download, Page } from 'playwright-core';
import { see } from './see.ts';

/** Someone with an account. */
export interface Person {
  email: string;
  password: string;
}

export function buildPerson(): Person {
  return { email: `${randomUUID()}@mail.example`, password: 'a long enough password' };
}

/**
 * Makes an account by the API, and signs the page in without opening any: for journeys that are about something else.
 */
export async function createAccount(page: Page, person = buildPerson()): Promise<Person> {
  const [, apikey = ''] = /name="shortlist-anon-key" content="([^"]+)"/.exec(await textOf(page, '/')) ?? [];
  const answer = await page.request.post('/auth/v1/signup', { headers: { apikey }, data: person });
  if (!answer.ok()) throw new Error(`The account could not be made: ${await answer.text()}`);
  await storeSession(page, await answer.text());
  return person;
}

/** Signs the page in as the data client stores a session. @param session its JSON */
export async function storeSession(page: Page, session: string): Promise<void> {
  // A page of this origin that loads nothing.
  await page.goto('/robots.txt');
  await page.evaluate((stored) => localStorage.setItem('shortlist-auth', stored), session);
}

async function textOf(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text();
}

/** Registers a new person on the register page; ends on the dashboard. */
export async function register(page: Page, person = buildPerson()): Promise<Person> {
  await page.goto('/register');
  await fillRegistration(page, person);
  await see(page.getByRole('heading', { name: 'Your Resume Dashboard' }));
  return person;
}

/** Fills in and submits the register form on the page or in the open dialog. */
export async function fillRegistration(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
}

/** Fills in and submits the login form on the page or in the open dialog. */
export async function fillLogin(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').or(page.getByRole('dialog')).getByRole('button', { name: 'Login', exact: true }).click();
}

export interface Texts {
  jobTitle: string;
  jobDescription: string;
  resumeText: string;
}

/** The three fields of the analyzer. */
export const fields = {
  jobTitle: (page: Page) => page.getByRole('textbox', { name: /^Job Title/ }),
  jobDescription: (page: Page) => page.getByRole('textbox', { name: 'Job Description' }),
  resumeText: (page: Page) => page.getByRole('textbox', { name: 'Your Resume' }),
} as const;

/** Types the texts into the open analyzer. */
export async function fillAnalyzer(page: Page, texts: Texts): Promise<void> {
  await fields.jobTitle(page).fill(texts.jobTitle);
  await fields.jobDescription(page).fill(texts.jobDescription);
  await fields.resumeText(page).fill(texts.resumeText);
}

/** Clicks into the analyzer, which loads the part that shows results; ends when all of it has loaded. */
export async function touchAnalyzer(page: Page): Promise<void> {
  const part = page.waitForResponse(/\/assets\/analysis-results-.*\.js$/);
  await fields.resumeText(page).click();
  await part;
  // The page was idle before, so waiting for that would end at once: the files that the part imports are named in links.
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
    return links.every(({ href }) => performance.getEntriesByName(href).length > 0);
  });
}

/** Types the texts into the analyzer and analyses them; ends on the saved results. */
export async function analyze(page: Page, texts: Texts): Promise<void> {
  await page.goto('/resume-analyzer');
  await fillAnalyzer(page, texts);
  await page.getByRole('button', { name: 'Analyze Resume & Save' }).click();
  await see(page.getByRole('heading', { name: 'Analysis Results' }));
  await see(page.getByText('Saved to your dashboard'));
}

/** The percentage shown by the score with this name. */
export async function readScore(page: Page, name: string): Promise<number> {
  const shown = page.getByRole('progressbar', { name });
  return Number(await shown.getAttribute('aria-valuenow'));
}

/** What pressing the button saves: the file's name and its text. */
export async function download(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [saved] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: saved.suggestedFilename(), text: await readDownload(saved) };
}

/** What was saved, as text. */
export async function readDownload(saved: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await saved.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
