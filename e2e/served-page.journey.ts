import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './journey.ts';
import { register } from './person.ts';
import { see } from './see.ts';

/** Holds every script of the build back until the gate opens. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Where the heading is painted, in whole pixels: nothing is before the style sheets are there. */
async function placeOfHeading(page: Page): Promise<number[]> {
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    return links.length > 0 && links.every(({ sheet }) => sheet !== null);
  });
  const box = await page.getByRole('heading', { level: 1 }).boundingBox();
  return box ? [box.x, box.y, box.height].map(Math.round) : [];
}

const goto = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

describe('a page before its scripts are there', () => {
  test.for([
    ['en-US', '/', 'Get Your Resume Past the ATS', 'Fill in an example', 'Get your resume past the ATS · Shortlist'],
    ['de-DE', '/login', 'Bei Ihrem Konto anmelden', 'Passwort vergessen?', 'Anmelden · Shortlist'],
  ] as const)(
    'has its title and heading in the language %s at %s, which then keep their place',
    async ([locale, path, heading, later, title], { newPage }) => {
      const page = await newPage({ locale });
      const open = await holdScripts(page);
      await goto(page, path);
      await see(page.getByRole('heading', { level: 1, name: heading }));
      expect(await page.getByText(later).count()).toBe(0);
      expect(await page.title()).toBe(title);
      const place = await placeOfHeading(page);
      open();
      await see(page.getByText(later));
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await placeOfHeading(page)).toEqual(place);
      expect(await page.title()).toBe(title);
    },
  );

  test('shows nothing of a language that the person did not choose', async ({ newPage }) => {
    const page = await newPage({ locale: 'en-US' });
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('shortlist-language', 'nl'));
    const open = await holdScripts(page);
    await goto(page, '/');
    await see(page.getByRole('link', { name: 'Shortlist' }));
    expect(await page.getByRole('heading').count()).toBe(0);
    open();
    await see(page.getByRole('heading', { level: 1 }));
    expect(await page.getByText('Get Your Resume Past the ATS').count()).toBe(0);
  });

  test('has the headings of signed-in people for them, and not those of visitors', async ({
    newPage,
    page: visitor,
  }) => {
    const page = await newPage();
    await register(page);
    await see(page.getByRole('heading', { name: 'Your Resume Dashboard' }));
    const open = await holdScripts(page);
    await goto(page, '/');
    await see(page.getByRole('link', { name: 'Shortlist' }));
    expect(await page.getByRole('heading').count()).toBe(0);
    await goto(page, '/subscription');
    await see(page.getByRole('heading', { name: 'Pricing' }));
    await see(page.getByRole('region', { name: 'Free Plan' }).getByText('2 scans per day'));
    const place = await placeOfHeading(page);
    open();
    await see(page.getByRole('button', { name: 'Logout' }));
    expect(await placeOfHeading(page)).toEqual(place);

    await holdScripts(visitor);
    await goto(visitor, '/dashboard');
    await see(visitor.getByRole('link', { name: 'Shortlist' }));
    expect(await visitor.getByRole('heading').count()).toBe(0);
  });
});
