// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDraft } from './draft.ts';

beforeEach(() => vi.resetModules());
afterEach(() => {
  clearDraft();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function load(browsers: readonly string[], chosen?: string) {
  vi.stubGlobal('navigator', { languages: browsers });
  if (chosen !== undefined) localStorage.setItem('shortlist-language', chosen);
  return import('./language.ts');
}

test.each([
  [['de-AT', 'en'], undefined, 'de'],
  [['ja', 'de', 'en'], undefined, 'de'],
  [['en-GB', 'de'], undefined, 'en'],
  [['pt', 'ja'], undefined, 'en'],
  [['fr-CA', 'en'], undefined, 'fr'],
  [['de'], 'en', 'en'],
  [['en'], 'de', 'de'],
  [['de'], 'tlh', 'de'],
])('a browser that asks for %j with the choice %s is shown %s', async (browsers, chosen, shown) => {
  const { language } = await load(browsers, chosen);
  expect(language).toBe(shown);
});

test('a choice is remembered, keeps the draft and reloads the page', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const { chooseLanguage } = await load(['en']);
  const draft = await import('./draft.ts');
  draft.changeDraft({ resumeText: 'Nurse since 2015.' });
  chooseLanguage('de');
  expect(reload).toHaveBeenCalledOnce();
  expect(localStorage.getItem('shortlist-language')).toBe('de');
  expect(localStorage.getItem('shortlist-draft')).toContain('Nurse since 2015.');
});
