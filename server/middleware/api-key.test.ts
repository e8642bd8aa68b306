import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { AppContext } from '../context.ts';
import { createKeyRing, requireApiKey } from './api-key.ts';

const keys = { anonKey: 'the-anon-key', serviceKey: 'the-service-key' };

function createGateway() {
  const app = new Hono<AppContext>();
  app.use(requireApiKey(keys, { exempt: /^\/verify$/ }));
  return app.get('*', (c) => c.text(c.var.apiRole));
}

describe('requireApiKey', () => {
  test('T10: a request without a key is refused with 401 and a hint', async () => {
    const answer = await createGateway().request('/user');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      message: 'No API key found in request',
      hint: 'Send the key as the header `apikey`, or as the query parameter of that name.',
    });
  });

  test('T10: a wrong key is refused', async () => {
    const answer = await createGateway().request('/user', { headers: { apikey: 'the-anon-ke' } });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ message: 'Invalid API key' });
  });

  test.each([
    ['the-anon-key', 'anon'],
    ['the-service-key', 'service_role'],
  ])('%s stands for the role %s, as header and as query parameter', async (apikey, role) => {
    expect(await (await createGateway().request('/user', { headers: { apikey } })).text()).toBe(role);
    expect(await (await createGateway().request(`/user?apikey=${apikey}`)).text()).toBe(role);
  });

  test('T10: exempt paths answer without a key, as anon', async () => {
    expect(await (await createGateway().request('/verify')).text()).toBe('anon');
    expect((await createGateway().request('/verify/more')).status).toBe(401);
  });
});

test('an empty key stands for no role', () => {
  expect(createKeyRing(keys)('')).toBeNull();
});
