import { describe, expect, test } from 'vitest';
import { jsonAnswer, stubBackend } from '#web/lib/testing/stub-backend.ts';
import { checkKey } from './key-status.ts';

const check = (answer: () => Response) => checkKey(stubBackend(answer).client);

describe('AI key check', () => {
  test('the function is only asked about the key', async () => {
    const backend = stubBackend(() => jsonAnswer({ valid: true, message: 'AI rewriting is off.' }));
    expect(await checkKey(backend.client)).toEqual({ valid: true, message: 'AI rewriting is off.' });
    expect(backend.seen.map((request) => request.body)).toEqual([{ checkApiKey: true }]);
  });

  test('the provider’s error and details make the key invalid and are shown', async () => {
    expect(
      await check(() => jsonAnswer({ valid: false, message: '', error: 'Unauthorized', details: 'bad key' })),
    ).toEqual({ valid: false, message: 'AI provider key issue: Unauthorized: bad key' });
  });

  test('a failed check makes the key invalid and says why', async () => {
    expect(await check(() => jsonAnswer({ error: 'The database cannot be reached.' }, 503))).toEqual({
      valid: false,
      message: 'Error verifying API key: The database cannot be reached.',
    });
  });

  test('an unreachable server makes the key invalid and says so', async () => {
    const status = await check(() => {
      throw new TypeError('fetch failed');
    });
    expect(status).toEqual({
      valid: false,
      message: 'Error verifying API key: The server could not be reached or took too long.',
    });
  });

  test('a malformed answer is reported as an exception during verification', async () => {
    expect(await check(() => jsonAnswer({ ok: 1 }))).toEqual({
      valid: false,
      message: 'Exception during verification',
    });
  });

  test('an ended session says nothing about the key', async () => {
    await expect(check(() => jsonAnswer({ error: 'Please log in.', code: 'NOT_AUTHENTICATED' }, 401))).rejects.toThrow(
      'The session has ended',
    );
  });
});
