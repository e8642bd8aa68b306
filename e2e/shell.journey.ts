import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { nurse } from './data/trades.ts';
import { test } from './journey.ts';
import { buildPerson, createAccount, fields, fillAnalyzer, register, touchAnalyzer } from './person.ts';
import { see, seeScriptsStarted } from './see.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts();

describe('the layout', () => {
  test('leads visitors home and to the login, and signed-in people to their pages', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await see(header.getByRole('button', { name: 'Login' }));
    expect(await navigation(page)).toEqual(['Home']);
    await register(page);
    expect(await navigation(page)).toEqual(['Home', 'Dashboard', 'Resume Analyzer', 'Pricing']);
    await expect.poll(() => header.getByRole('button', { name: 'Login' }).count()).toBe(0);
    await header.getByRole('button', { name: 'Logout' }).click();
    await see(page.getByText('Logged out', { exact: true }));
    expect(await navigation(page)).toEqual(['Home']);
  });

  test('lets the keyboard skip the navigation', async ({ page }) => {
    await page.goto('/');
    await seeScriptsStarted(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await skip.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  });

  test('has no page wider than a window of 320, 720 and 3840 pixels', async ({ page }) => {
    await createAccount(page);
    for (const path of [
      '/',
      '/resume-analyzer',
      '/dashboard',
      '/account',
      '/subscription',
      '/about-data',
      '/no/page',
    ]) {
      await page.goto(path);
      for (const width of [320, 720, 3840]) {
        await page.setViewportSize({ width, height: 800 });
        await see(page.getByRole('heading', { level: 1 }));
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });

  test('shows one toast at a time, and F8 leads to it', async ({ page }) => {
    await page.goto('/');
    const submit = page.getByRole('button', { name: 'See my score' });
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    await submit.click();
    await submit.click();
    await see(page.getByText('Missing information'));
    await expect.poll(() => dismiss.count()).toBe(1);
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect.poll(() => dismiss.count()).toBe(0);
  });
});

describe('a paste', () => {
  test('of formatted text becomes clean text, and can be undone', async ({ page }) => {
    await createAccount(page);
    await page.goto('/resume-analyzer');
    const field = fields.resumeText(page);
    await field.fill('Before. ');
    await field.evaluate((area) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Skills SQL Excel');
      clipboardData.setData(
        'text/html',
        '<h3>Skills</h3><ul><li>SQL</li><li>Ex\u00adcel\u00a02019 &lt;b&gt;</li></ul>',
      );
      const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
      // Firefox leaves out what its constructor is given.
      Object.defineProperty(paste, 'clipboardData', { value: clipboardData });
      area.dispatchEvent(paste);
    });
    await expect.poll(() => field.inputValue()).toBe('Before. Skills\n\n• SQL\n• Excel 2019 <b>');
    await field.press('ControlOrMeta+z');
    await expect.poll(() => field.inputValue()).toBe('Before. ');
  });
});

describe('without a network', () => {
  test('what is loaded stays readable, the page says so, and what was typed is kept', async ({ page, tolerated }) => {
    tolerated.push(/.*/);
    await createAccount(page);
    await page.goto('/resume-analyzer');
    await fillAnalyzer(page, nurse);
    await see(page.getByText('2 scans left today.'));
    await touchAnalyzer(page);
    await page.context().setOffline(true);
    await see(page.getByText('You are offline.', { exact: false }));
    await page.getByRole('button', { name: 'Analyze Resume & Save' }).click();
    await see(page.getByText(/^AI analysis unavailable: /));
    await page.getByRole('button', { name: 'Start New Analysis' }).click();
    await expect.poll(() => fields.resumeText(page).inputValue()).toBe(nurse.resumeText);
    await page.context().setOffline(false);
    await expect.poll(() => page.getByText('You are offline.', { exact: false }).count()).toBe(0);
  });
});

describe('a new version', () => {
  test('does not break an open tab: a missing part reloads the page, once', async ({ page, tolerated }) => {
    tolerated.push(/about-data/, /A page failed/);
    await page.goto('/');
    let isGone = true;
    await page.route('**/assets/about-data-*.js', async (route) => {
      if (isGone) await route.fulfill({ status: 404, contentType: 'application/json', body: '{}' });
      else await route.continue();
      isGone = false;
    });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.getByRole('link', { name: 'About the data' }).click();
    await see(page.getByRole('heading', { name: 'About the data', level: 1 }));
    expect(loads).toBe(1);
  });

  test('that stays broken says so and offers to try again', async ({ page, tolerated }) => {
    tolerated.push(/about-data/, /A page failed/);
    await page.goto('/');
    await page.route('**/assets/about-data-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('link', { name: 'About the data' }).click();
    await see(page.getByRole('heading', { name: 'This part could not be loaded' }));
    await page.unroute('**/assets/about-data-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await see(page.getByRole('heading', { name: 'About the data', level: 1 }));
  });
});

/** English in a page's own words, leaving out texts marked as English, quotes and the person's own texts. */
async function englishIn(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const copy = document.body.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return '';
    for (const other of copy.querySelectorAll('[lang=en], script, noscript, option, textarea, [role=tabpanel]'))
      other.remove();
    const labels = [...copy.querySelectorAll('[aria-label], [placeholder]')].flatMap((element) => [
      element.getAttribute('aria-label') ?? '',
      element.getAttribute('placeholder') ?? '',
    ]);
    return [copy.innerText, document.title, ...labels].join('\n');
  });
  const own = text.replace(/„[^“]*“/g, '');
  return own.match(/.*\b(the|your|you|and|with|please|not|this|loading|save|delete|close|resume|score)\b.*/gi) ?? [];
}

describe('in German', () => {
  test('a browser that asks for German gets every page in German', async ({ newPage }) => {
    const page = await newPage({ locale: 'de-AT' });
    for (const path of [
      '/',
      '/login',
      '/register',
      '/forgot-password',
      '/reset-password',
      '/verify',
      '/verify?token_hash=x&type=signup',
      '/about-data',
      '/keine/seite',
    ]) {
      await page.goto(path);
      await see(page.getByRole('heading', { level: 1 }));
      // The served page has the heading before the web has begun, which then sets the title.
      await see(page.getByRole('contentinfo').getByRole('combobox'));
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
      expect(await englishIn(page)).toEqual([]);
    }
    const person = buildPerson();
    await page.goto('/register');
    await page.getByLabel('E-Mail').fill(person.email);
    await page.getByLabel('Passwort').fill(person.password);
    await page.getByRole('button', { name: 'Registrieren' }).click();
    await see(page.getByRole('heading', { name: 'Ihre Lebensläufe' }));
    await page.goto('/resume-analyzer');
    await page.getByRole('button', { name: 'Beispiel laden' }).click();
    await see(page.getByText('Bereit für die Analyse.'));
    expect(await englishIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Lebenslauf analysieren & speichern' }).click();
    await see(page.getByText('In Ihrer Übersicht gespeichert'));
    await page.getByText('So entsteht dieser Wert').click();
    await see(page.getByRole('rowheader', { name: 'Arbeitsgebiet' }));
    const advice = /Das (?:ist|wird) .* und bringt /;
    await see(page.getByRole('heading', { name: 'Fehlende Begriffe' }));
    await see(page.getByRole('button', { name: /^Habe ich, hinzufügen: / }).first());
    expect(await englishIn(page)).toEqual([]);
    await page.goto('/dashboard');
    await page
      .getByRole('button', { name: /im Einzelnen ansehen/ })
      .first()
      .click();
    await see(page.getByRole('dialog').getByText(advice).first());
    expect(await englishIn(page)).toEqual([]);
    for (const path of ['/dashboard', '/account', '/subscription']) {
      await page.goto(path);
      await see(page.getByRole('heading', { level: 1 }));
      expect(await englishIn(page)).toEqual([]);
    }
  });

  test('it can be chosen in the footer, is remembered, and keeps what was typed', async ({ page }) => {
    await page.goto('/');
    await fields.resumeText(page).fill('Nurse since 2015.');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    await see(page.getByRole('button', { name: 'Meinen Wert zeigen' }));
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Ihr Lebenslauf' }).inputValue())
      .toBe('Nurse since 2015.');
    await page.goto('/login');
    await see(page.getByRole('heading', { name: 'Bei Ihrem Konto anmelden' }));
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
    await see(page.getByRole('heading', { name: 'Login to Your Account' }));
  });
});

test.for([
  ['fr-CA', 'fr', 'Connectez-vous à votre compte'],
  ['es-MX', 'es', 'Inicia sesión en tu cuenta'],
  ['nl-BE', 'nl', 'Inloggen op je account'],
] as const)(
  'a browser that asks for %s is shown the pages in it, none wider than a small window',
  async ([locale, language, heading], { newPage }) => {
    const page = await newPage({ locale, viewport: { width: 320, height: 640 } });
    await page.goto('/login');
    await see(page.getByRole('heading', { level: 1, name: heading }));
    for (const path of ['/', '/login', '/register', '/about-data', '/verify', '/no/page']) {
      await page.goto(path);
      await see(page.getByRole('heading', { level: 1 }));
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
  },
);
