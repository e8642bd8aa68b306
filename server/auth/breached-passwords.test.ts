import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '#e2e/stubs/listen.ts';
import { isBreached, requireUnbreached } from './breached-passwords.ts';

/** SHA-1 of "password" is 5BAA6 1E4C9…; padding comes with a count of 0. */
const range = '003D68EB55068C33ACE09247EE4C639306B:3\r\n1E4C9B93F3F0682250B6CF8331B7EE68FD8:9659365\r\n';
const padding = '7C4A8D09CA3762AF61E59520943DC26494F:0';

const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url === '/range/5BAA6') response.end(range + padding);
  else response.writeHead(503).end();
});
let service = '';
beforeAll(async () => {
  service = `http://127.0.0.1:${await listen(server)}`;
});
afterAll(() => server.close());

describe('a password', () => {
  test('of a known breach is recognised, and only five characters of its hash are sent', async () => {
    expect(await isBreached('password', service)).toBe(true);
    expect(asked).toEqual(['/range/5BAA6']);
  });

  test('does not count as breached when the service fails or cannot be reached', async () => {
    expect(await isBreached('another one', service)).toBe(false);
    expect(await isBreached('password', 'http://127.0.0.1:9')).toBe(false);
  });

  test('E2: of a known breach is refused with its reason, where the check is on', async () => {
    await expect(requireUnbreached('password', { breachCheck: true }, service)).rejects.toMatchObject({
      code: 'weak_password',
      weakPassword: ['pwned'],
    });
    await expect(requireUnbreached('password', { breachCheck: false }, service)).resolves.toBeUndefined();
  });
});
