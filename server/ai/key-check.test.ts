import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { content, type OpenAiStub, refusal, startOpenAiStub } from '#e2e/stubs/openai.ts';
import { createKeyCheck } from './key-check.ts';
import { createProvider } from './provider.ts';

let stub: OpenAiStub;
beforeAll(async () => {
  stub = await startOpenAiStub();
});
afterAll(() => stub.close());
beforeEach(() => {
  stub.requests.length = 0;
});

const createCheck = () =>
  createKeyCheck(createProvider({ baseUrl: stub.url, apiKey: 'secret-key', timeoutSeconds: 5 }));

describe('the check of the key', () => {
  test('really asks the provider, once in five minutes, however many people ask at once', async () => {
    stub.answerWith(content('{"ok": true}'));
    const { check } = createCheck();
    const answers = await Promise.all([check('m'), check('m'), check('m')]);
    expect(answers.map(({ valid }) => valid)).toEqual([true, true, true]);
    await check('m');
    expect(stub.requests).toHaveLength(1);
    await check('another');
    expect(stub.requests).toHaveLength(2);
  });

  test('of a wrong key is invalid, with what the provider said', async () => {
    stub.answerWith(refusal(401, 'Incorrect API key provided'));
    expect(await createCheck().check('m')).toEqual({
      valid: false,
      message: 'The AI provider refused the API key: Incorrect API key provided',
      error: 'The AI provider refused the API key',
      details: 'Incorrect API key provided',
    });
  });

  test('asks again at once when an operator wants to know, and once a call has failed', async () => {
    stub.answerWith(content('{"ok": true}'), refusal(401, 'No'), content('{"ok": true}'));
    const { check, forget } = createCheck();
    expect((await check('m')).valid).toBe(true);
    expect((await check('m', 'en', true)).valid).toBe(false);
    expect((await check('m')).valid).toBe(false);
    forget('m');
    expect((await check('m')).valid).toBe(true);
  });

  test('asks again soon after a bad answer, but only after five minutes for a good one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      stub.answerWith(refusal(401, 'No'), content('{"ok": true}'));
      const { check } = createCheck();
      expect((await check('m')).valid).toBe(false);
      vi.setSystemTime(Date.now() + 6000);
      expect((await check('m')).valid).toBe(true);
      vi.setSystemTime(Date.now() + 299_000);
      await check('m');
      expect(stub.requests).toHaveLength(2);
      vi.setSystemTime(Date.now() + 2000);
      await check('m');
      expect(stub.requests).toHaveLength(3);
    } finally {
      vi.useRealTimers();
    }
  });
});
