import { describe, expect, test, vi } from 'vitest';
import { openInNewTab, requestPaymentPage } from './payments.ts';
import { jsonAnswer, stubBackend } from './testing/stub-backend.ts';

function request(
  status: number,
  body: unknown,
  name: 'create-subscription' | 'customer-portal' = 'create-subscription',
) {
  return requestPaymentPage(stubBackend(() => jsonAnswer(body, status)).client, name);
}

describe('the URL of a payment page', () => {
  test('is the one that the function returns', async () => {
    expect(await request(200, { url: 'https://pay.example/checkout' })).toBe('https://pay.example/checkout');
  });

  test('is named as missing when the answer has none', async () => {
    await expect(request(200, {})).rejects.toThrow('No checkout URL returned from subscription service');
    await expect(request(200, {}, 'customer-portal')).rejects.toThrow('No portal URL returned');
  });

  test.each([
    ['noCustomer', { error: 'Nothing bought', code: 'NO_CUSTOMER' }],
    ['noCustomer', { error: 'No payment customer found' }],
    ['notConfigured', { error: 'Payments are not configured on this installation.' }],
    ['notConfigured', { error: 'Invalid API key provided' }],
    ['failed', { error: 'The payment provider could not be asked.' }],
    ['failed', 'not JSON that is known'],
  ])('fails as %s for %j', async (kind, body) => {
    await expect(request(500, body)).rejects.toMatchObject({ kind });
  });
});

describe('a new tab', () => {
  function stubTab(tab: object | null) {
    const open = vi.fn(() => tab);
    vi.stubGlobal('window', { open });
    return open;
  }

  test('is opened before its URL is known, and cannot reach this page', async () => {
    const tab = { opener: 'this page', closed: false, location: { href: '' } };
    const open = stubTab(tab);
    const opened = openInNewTab(async () => 'https://pay.example/checkout');
    expect(open).toHaveBeenCalledOnce();
    expect(await opened).toEqual({ url: 'https://pay.example/checkout', isOpen: true });
    expect(tab).toMatchObject({ opener: null, location: { href: 'https://pay.example/checkout' } });
  });

  test.each([null, { closed: true }])('that the browser does not open (%j) leaves the URL for a link', async (tab) => {
    stubTab(tab);
    const opened = await openInNewTab(async () => 'https://pay.example/checkout');
    expect(opened).toEqual({ url: 'https://pay.example/checkout', isOpen: false });
  });

  test('is closed when there is no URL', async () => {
    const close = vi.fn();
    stubTab({ close });
    const opened = openInNewTab(() => Promise.reject(new Error('nothing')));
    await expect(opened).rejects.toThrow('nothing');
    expect(close).toHaveBeenCalledOnce();
  });
});
