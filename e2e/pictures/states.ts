import type { Page } from 'playwright-core';
import type { Language } from '#contract/languages.ts';
import { unlicensed } from '../data/unlicensed.ts';
import { createAccount, type Texts } from '../person.ts';
import type { SavedRow } from '../save-analyses.ts';
import { see } from '../see.ts';
import { type Play, vague } from './stage.ts';
import type { Words } from './words.ts';

/** What a state needs besides a page. */
export interface Stage {
  language: Language;
  words: Words;
  play: Play;
  /** How the language model answers from now on. */
  model(answer: 'rewriting' | 'half' | 'refused' | 'noJson'): void;
  /** Saves rows as an earlier version did. */
  save(page: Page, rows: readonly SavedRow[]): Promise<void>;
}

type State = (page: Page, stage: Stage) => Promise<void>;

const posting = (page: Page) => page.locator('main textarea').first();
const resume = (page: Page) => page.locator('main textarea').nth(1);
/** The resume on the results page. */
const editor = (page: Page) => page.locator('[data-resume] textarea:visible');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

async function startAnalysis(page: Page, { words, play }: Stage, changed: Partial<Texts> = {}): Promise<void> {
  const texts = { ...play.texts, ...changed };
  await createAccount(page);
  await page.goto('/resume-analyzer');
  await posting(page).fill(texts.jobDescription);
  await resume(page).fill(texts.resumeText);
  await button(page, words.page.analyze(true)).click();
  await see(page.getByRole('heading', { name: words.page.results.missing }));
}

async function openResults(page: Page, stage: Stage, changed: Partial<Texts> = {}): Promise<void> {
  await startAnalysis(page, stage, changed);
  await see(page.getByText(stage.words.page.results.saved));
  await page.waitForURL(/[0-9a-f-]{36}$/);
  await see(page.locator('main table'));
}

/** On phones and tablets the resume is behind a tab. */
async function showResume(page: Page, { words }: Stage): Promise<void> {
  const pane = button(page, words.page.panes.resume);
  if (await pane.isVisible()) await pane.click();
}

async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
  });
}

async function putFirst(page: Page, { words }: Stage): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${words.gaps.put}`) })
    .first()
    .click();
  await see(page.getByText(words.page.optimizedToast.description));
}

/** The states that need no language model. */
export const plainStates: Readonly<Record<string, State>> = {
  empty: async (page) => {
    await createAccount(page);
    await page.goto('/resume-analyzer');
    await see(resume(page));
  },
  results: openResults,
  unfolded: async (page, stage) => {
    await openResults(page, stage);
    await unfold(page);
  },
  resume: async (page, stage) => {
    await openResults(page, stage);
    await showResume(page, stage);
  },
  optimized: async (page, stage) => {
    await openResults(page, stage);
    await putFirst(page, stage);
  },
  versions: async (page, stage) => {
    await openResults(page, stage);
    await putFirst(page, stage);
    await page.reload();
    await see(page.getByText(stage.words.page.results.saved));
    await showResume(page, stage);
    await button(page, stage.words.page.results.versions).click();
    await page
      .getByRole('button', { name: new RegExp(`^${stage.words.versions.compare}`) })
      .first()
      .click();
    await see(page.getByRole('dialog').getByRole('table'));
  },
  conflict: async (page, stage) => {
    await openResults(page, stage);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await see(second.getByText(stage.words.page.results.saved));
    await showResume(second, stage);
    await editor(second).fill(`${stage.play.texts.resumeText}\n1`);
    await second.waitForResponse((response) => response.request().method() === 'PATCH');
    await second.close();
    await showResume(page, stage);
    await editor(page).fill(`${stage.play.texts.resumeText}\n2`);
    await see(page.getByText(stage.words.page.conflict.explanation));
  },
  licence: (page, stage) => openResults(page, stage, unlicensed),
  little: (page, stage) => openResults(page, stage, { jobDescription: vague[stage.language] ?? '' }),
  old: async (page, stage) => {
    await createAccount(page);
    await stage.save(page, [oldRow(stage)]);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: stage.play.texts.jobTitle }).click();
    await see(page.getByRole('heading', { name: stage.words.page.results.missing }));
  },
  gone: async (page, stage) => {
    await createAccount(page);
    await page.goto('/resume-analyzer/no-such-analysis');
    await see(page.getByText(stage.words.page.gone.title));
  },
};

/** The states with a language model. */
export const modelStates: Readonly<Record<string, State>> = {
  ready: async (page) => {
    await createAccount(page);
    await page.goto('/resume-analyzer');
    await see(resume(page));
  },
  streaming: async (page, stage) => {
    stage.model('half');
    await startAnalysis(page, stage);
    await see(page.getByText(stage.words.changes.writing));
    await see(page.locator('[data-change]'));
  },
  changes: async (page, stage) => {
    stage.model('rewriting');
    await openResults(page, stage);
    await see(page.getByText(stage.words.changes.verdicts.question));
  },
  failing: async (page, stage) => {
    stage.model('refused');
    await startAnalysis(page, stage);
    await see(page.getByText(stage.words.page.issue.title));
  },
  format: async (page, stage) => {
    stage.model('noJson');
    await startAnalysis(page, stage);
    await see(page.getByText(stage.words.page.issue.title));
  },
};

/** Without what later versions keep: the version of the formula, how far it can be trusted, decisions. */
function oldRow({ play: { texts, rewriting } }: Stage): SavedRow {
  return {
    job_title: texts.jobTitle,
    match_score: 61,
    created_at: '2025-01-05T12:00:00Z',
    job_description: texts.jobDescription,
    resume_text: texts.resumeText,
    optimized_resume: rewriting
      .slice(0, 1)
      .reduce((text, [said, written]) => text.replace(said, written), texts.resumeText),
    optimized_match_score: 64,
    recommendations: ['Name the wards you worked on.'],
  };
}
