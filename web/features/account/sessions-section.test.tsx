// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { authTexts } from '#web/lib/auth-texts.ts';
import { renderPage } from '#web/lib/testing/render-page.tsx';
import { jsonAnswer } from '#web/lib/testing/stub-backend.ts';
import { texts as uiTexts } from '#web/ui/texts.ts';
import { SessionsSection } from './sessions-section.tsx';
import { texts } from './texts.ts';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

const here = buildSession({
  id: 'here',
  is_current: true,
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0',
});
const windows = buildSession({ id: 'windows', last_used_at: ago(50) });
const agents = {
  'Unknown browser on Android': 'Something/2.0 (Android 16)',
  'Opera on an unknown system': 'OPR/120.0',
  'Unknown device (curl/8.0)': 'curl/8.0',
  'Unknown device': null,
} as const;

function buildSession(overrides: object) {
  return {
    id: 'a session',
    user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/150.0',
    ip_address: '192.0.2.7',
    last_used_at: ago(0),
    is_current: false,
    ...overrides,
  };
}

/** The page on a server with these sessions, which ends them unless `refuse` answers. */
async function openSection(rows: { id: string }[], refuse?: () => Response | Promise<Response>) {
  let left = rows;
  const page = renderPage(<SessionsSection />, ({ path, body }) => {
    if (!path.endsWith('/end_session')) return jsonAnswer(left);
    if (refuse) return refuse();
    left = left.filter(({ id }) => !JSON.stringify(body).includes(id));
    return jsonAnswer(true);
  });
  // Not the list of toasts, which may still contain one from an earlier test.
  const list = await page.findByRole('list', { name: 'Where you are signed in' });
  const lines = () => within(list).getAllByRole('listitem');
  return { ...page, list, lines, items: () => lines().map(({ textContent }) => textContent) };
}

describe('the list of sessions', () => {
  test('shows device, IP and last use, this browser first and without a button', async () => {
    const { items, lines } = await openSection([windows, here]);
    expect(items()).toEqual([
      'Firefox on LinuxThis browserused in the last hour · 192.0.2.7',
      'Firefox on Windowslast used 2 days ago · 192.0.2.7Sign out',
    ]);
    const [first] = lines();
    expect(first && within(first).queryByRole('button')).toBeNull();
  });

  test('says which part of a device is unknown', async () => {
    const rows = Object.entries(agents).map(([id, agent]) => buildSession({ id, user_agent: agent, ip_address: null }));
    const { items } = await openSection(rows);
    expect(items()).toEqual(Object.keys(agents).map((name) => `${name}used in the last hourSign out`));
  });

  test('ends one session, says so, and keeps the focus in the list', async () => {
    const { items, person, ...page } = await openSection([here, windows]);
    await person.click(page.getByRole('button', { name: 'Sign out Firefox on Windows' }));
    expect(await page.findByText('You are not signed in anywhere else.')).toBeTruthy();
    expect(items()).toHaveLength(1);
    expect(await page.findByText('Device signed out')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(page.getByRole('list', { name: 'Where you are signed in' })),
    );
  });

  test.each([
    ['its second step', () => jsonAnswer({ code: 'insufficient_aal', message: 'no' }, 403), texts.secondStep],
    ['more patience', () => jsonAnswer({ code: 'PT429', message: 'no' }, 429), authTexts.tooMany],
    ['a network', () => Promise.reject(new TypeError('Failed to fetch')), uiTexts.unreachable],
    ['a database', () => jsonAnswer({ code: 'XX000', message: 'no' }, 400), texts.failed],
  ])('keeps a session that could not be ended for lack of %s, and says why', async (_what, refuse, words) => {
    const { items, person, ...page } = await openSection([here, windows], refuse);
    await person.click(page.getByRole('button', { name: 'Sign out Firefox on Windows' }));
    await waitFor(() => expect(page.getByRole('alert').textContent).toBe(words));
    expect(items()).toHaveLength(2);
  });

  test('can be loaded again after a failure', async () => {
    let isDown = true;
    const page = renderPage(<SessionsSection />, () =>
      isDown ? jsonAnswer({ message: 'no' }, 400) : jsonAnswer([here]),
    );
    expect(await page.findByText('Where you are signed in could not be loaded.')).toBeTruthy();
    isDown = false;
    await page.person.click(page.getByRole('button', { name: 'Try again' }));
    expect(await page.findByText('Firefox on Linux')).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
