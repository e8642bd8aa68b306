// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '#web/lib/testing/render-page.tsx';
import { jsonAnswer } from '#web/lib/testing/stub-backend.ts';
import { ScanLimitDialog } from './scan-limit-dialog.tsx';

afterEach(() => vi.restoreAllMocks());

async function upgrade(answer: Response) {
  const onClose = vi.fn();
  const page = renderPage(<ScanLimitDialog limit={2} onClose={onClose} />, ({ path }) =>
    path.endsWith('plans') ? jsonAnswer({ scansPerDay: { free: 2, basic: 2, premium: 50 } }) : answer,
  );
  expect(await page.findByText('50 resume scans per day')).toBeTruthy();
  await page.person.click(await page.findByRole('button', { name: 'Upgrade to Premium' }));
  return { ...page, onClose };
}

describe('the scan limit dialog', () => {
  test('opens the checkout in a new tab, and closes', async () => {
    const tab = { closed: false, opener: null, location: { href: '' } };
    vi.stubGlobal('open', () => tab);
    const { onClose } = await upgrade(jsonAnswer({ url: 'https://pay.example/checkout' }));
    await expect.poll(() => onClose).toHaveBeenCalledOnce();
    expect(tab.location.href).toBe('https://pay.example/checkout');
  });

  test('says when scans renew, in the person’s own time', async () => {
    const page = renderPage(<ScanLimitDialog limit={2} onClose={() => {}} />, () => jsonAnswer({}));
    const now = new Date();
    const renewal = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
    const day = renewal.toLocaleDateString('en-US', { weekday: 'long' });
    expect(await page.findByText(new RegExp(`^They renew ${day} .*, in your time\\.$`))).toBeTruthy();
  });

  test('stays open with a link when the browser opens no tab', async () => {
    vi.stubGlobal('open', () => null);
    const { onClose, ...page } = await upgrade(jsonAnswer({ url: 'https://pay.example/checkout' }));
    expect(await page.findByText('Popup Blocked')).toBeTruthy();
    const link = page.getByRole('link', { name: 'Open the checkout' });
    expect(link.getAttribute('href')).toBe('https://pay.example/checkout');
    expect(onClose).not.toHaveBeenCalled();
  });

  test.each([
    [502, 'The payment provider could not be asked.', 'Could not initiate the subscription process. Please try again.'],
    [503, 'Payments are not configured on this installation.', 'Payments are not configured on this installation.'],
  ])('reports a checkout that fails with %i, and stays open', async (status, error, told) => {
    vi.stubGlobal('open', () => null);
    const { onClose, ...page } = await upgrade(jsonAnswer({ error }, status));
    expect(await page.findByText(status === 503 ? 'Configuration Error' : 'Subscription Error')).toBeTruthy();
    expect(page.getByText(told)).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });
});
