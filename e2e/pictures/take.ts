import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { isLanguage, type Language, languages } from '#contract/languages.ts';
import { buildWebIfStale } from '#server/build-web.ts';
import { launchBrowser } from '../browser.ts';
import { type Product, startProduct } from '../product.ts';
import { saveAnalyses } from '../save-analyses.ts';
import { content, refusal, rewriting, rewritingInTwo, type StubAnswer, startOpenAiStub } from '../stubs/openai.ts';
import { makeSheet } from './sheet.ts';
import { playOf, rewrittenOf } from './stage.ts';
import { modelStates, plainStates, type Stage } from './states.ts';
import { wordsOf } from './words.ts';

/**
 * `npm run pictures -- [--language=de] [--width=375] [--theme=dark] [state …]` takes pictures of every state of the workspace at three
 * widths, in both themes and three languages, cut into sheets that can be read: e2e/artifacts/pictures/.
 */
const folder = fileURLToPath(new URL('../artifacts/pictures/', import.meta.url));
const sizes = [
  { width: 375, height: 667 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const themes = ['light', 'dark'] as const;

const wanted = process.argv.slice(2);
const chosen = (option: string) => wanted.find((each) => each.startsWith(`--${option}=`))?.split('=')[1];
const isWanted = (option: string, value: string) => [undefined, value].includes(chosen(option));
const names = wanted.filter((each) => !each.startsWith('--'));
const language = chosen('language') ?? '';
const taken: readonly Language[] = isLanguage(language) ? [language] : ['en', 'de', 'fr'];

type States = Readonly<Record<string, (page: Page, stage: Stage) => Promise<void>>>;

mkdirSync(folder, { recursive: true });
buildWebIfStale();
const browser = await launchBrowser();
const stub = await startOpenAiStub();
try {
  await takeAll(browser, plainStates, {});
  await takeAll(browser, modelStates, { AI_BASE_URL: stub.url, AI_API_KEY: 'key-of-a-stub' });
} finally {
  await browser.close();
  await stub.close();
}

async function takeAll(browser: Browser, states: States, variables: Record<string, string>): Promise<void> {
  const open = Object.entries(states).filter(([name]) => names.length === 0 || names.includes(name));
  if (open.length === 0) return;
  const product = await startProduct(variables);
  try {
    for (const language of taken) {
      for (const [name, state] of open) await takeState(browser, product, language, name, state);
    }
  } finally {
    await product.dispose();
  }
}

async function takeState(
  browser: Browser,
  product: Product,
  language: Language,
  name: string,
  state: States[string],
): Promise<void> {
  const { locale } = languages[language];
  const play = playOf(language);
  const stage: Stage = {
    language,
    words: await wordsOf(language),
    play,
    model: (answer) => answerWith(answersOf(rewrittenOf(play), play.half)[answer]),
    save: (page, rows) => saveAnalyses(product, page, rows),
  };
  const open = sizes.filter(({ width }) => isWanted('width', String(width)));
  const context = await browser.newContext({
    baseURL: product.url,
    locale,
    reducedMotion: 'reduce',
    viewport: open[0] ?? null,
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  try {
    await state(page, stage);
    for (const viewport of open) {
      await page.setViewportSize(viewport);
      for (const colorScheme of themes.filter((theme) => isWanted('theme', theme))) {
        await page.emulateMedia({ colorScheme });
        await makeSheet(browser, page, join(folder, `${name}-${language}-${viewport.width}-${colorScheme}`));
      }
    }
  } catch (error) {
    console.error(`${name}, ${language}: ${error}`);
    await page.screenshot({ path: join(folder, `failed-${name}-${language}.png`) });
    process.exitCode = 1;
  }
  await context.close();
}

function answersOf(rewritten: string, half: string): Record<Parameters<Stage['model']>[0], StubAnswer> {
  return {
    rewriting: rewriting(rewritten),
    // It never goes on.
    half: rewritingInTwo(rewritten, half, new Promise(() => {})),
    refused: refusal(401, 'Incorrect API key provided.'),
    noJson: content('Sure! Here is your resume: {"matchScore": '),
  };
}

function answerWith(answer: StubAnswer): void {
  const valid = content('{"ok": true}');
  stub.answerWith((request, response) => {
    const isCheck = request.body.messages.some((message) => message.content.includes('{"ok": true}'));
    return (isCheck ? valid : answer)(request, response);
  });
}
