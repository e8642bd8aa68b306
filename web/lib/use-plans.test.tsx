// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PLANS_META, type Plans } from '#contract/plans.ts';
import { jsonAnswer, stubFetch } from './testing/stub-backend.ts';
import { usePlans } from './use-plans.ts';

const give = (premium: number): Plans => ({ scansPerDay: { free: 2, basic: 2, premium } });
const never = () => new Promise<Response>(() => {});

function Told() {
  return <p>{usePlans().scansPerDay.premium} a day</p>;
}

function show(answer: () => Response | Promise<Response>) {
  const { fetch, seen } = stubFetch(answer);
  vi.stubGlobal('fetch', fetch);
  const screen = render(
    <QueryClientProvider client={new QueryClient()}>
      <Told />
    </QueryClientProvider>,
  );
  return { ...screen, seen };
}

/** As the server writes it into the page. */
function bring(content: string): void {
  document.head.innerHTML = `<meta name="${PLANS_META}">`;
  document.querySelector('meta')?.setAttribute('content', content);
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('what the plans give', () => {
  test('is at first what came with the page, then what the server says now', async () => {
    bring(JSON.stringify(give(50)));
    const page = show(() => jsonAnswer(give(60)));
    expect(page.getByText('50 a day')).toBeTruthy();
    expect(await page.findByText('60 a day')).toBeTruthy();
    expect(page.seen.map(({ method, path }) => [method, path])).toEqual([['GET', '/functions/v1/plans']]);
  });

  test.each([
    ['fails', () => jsonAnswer({ error: 'Something went wrong.' }, 500)],
    ['is something else', () => jsonAnswer({ scansPerDay: { premium: 'many' } })],
  ])('stays what is known when the answer %s', async (_, answer) => {
    bring(JSON.stringify(give(50)));
    const page = show(answer);
    await expect.poll(() => page.seen).toHaveLength(1);
    expect(page.getByText('50 a day')).toBeTruthy();
  });

  test.each([
    ['brings nothing along', ''],
    ['brings something broken', '{'],
  ])('is what it is at first where the page %s and the server cannot be asked', (_, content) => {
    bring(content);
    expect(show(never).getByText('20 a day')).toBeTruthy();
  });
});
