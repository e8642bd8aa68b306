import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import { readEnv } from '../env.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

describeEachDatabase('the rate of requests', (getDatabase) => {
  let product: TestApp;
  beforeAll(async () => {
    const { services, close } = await createTestApp(getDatabase());
    await close();
    // A thousandth of the limits: 3 requests a person and 10 an IP for rows, 1 and 3 for functions.
    const { REQUEST_RATE_FACTOR, TRUST_PROXY } = readEnv({ REQUEST_RATE_FACTOR: '0.001', TRUST_PROXY: '1' });
    product = await createTestApp(getDatabase(), {
      keys: services.keys,
      env: { ...services.env, REQUEST_RATE_FACTOR, TRUST_PROXY },
    });
  });
  afterAll(() => product.close());

  const statuses = async (count: number, path: string, options: Parameters<TestApp['send']>[1]) => {
    const answers = [];
    for (let times = 0; times < count; times += 1) answers.push(await product.send(path, options));
    return answers;
  };
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

  test('of one person ends in 429 with Retry-After, wherever they ask from, and does not affect anyone else', async () => {
    const [ada, eve] = [await product.signUp('ada@mail.example'), await product.signUp('eve@mail.example')];
    const answers = await statuses(4, '/rest/v1/resumes', { token: ada.accessToken });
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(Number(answers[3]?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await answers[3]?.json()).toMatchObject({ code: 'PT429', message: expect.stringContaining('Too many') });
    const elsewhere = await product.send('/rest/v1/resumes', { token: ada.accessToken, ...from('192.0.2.1') });
    expect(elsewhere.status).toBe(429);
    expect((await product.send('/rest/v1/resumes', { token: eve.accessToken })).status).toBe(200);
  });

  test('of functions is counted separately, and refused in their own format', async () => {
    const { accessToken: token } = await product.signUp('func@mail.example');
    const [first, second] = await statuses(2, '/functions/v1/check-scan-limit', { method: 'POST', token });
    expect(first?.status).toBe(200);
    expect(second?.status).toBe(429);
    expect(await second?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('of one IP ends the same way for visitors and bad tokens, with an IPv6 network counted as one', async () => {
    const addresses = Array.from({ length: 10 }, (_, at) => `2001:db8:0:1::${at + 1}`);
    for (const address of addresses) {
      const { status } = await product.send('/rest/v1/resumes', { token: 'no token', ...from(address) });
      expect(status).toBe(401);
    }
    expect((await product.send('/rest/v1/resumes', from('2001:db8:0:1:ffff::1'))).status).toBe(429);
    expect((await product.send('/rest/v1/resumes', from('2001:db8:0:2::1'))).status).toBe(401);
  });

  test('of the service key has no limit', async () => {
    const { serviceKey } = product.services.keys;
    const options = { token: serviceKey, headers: { apikey: serviceKey, 'X-Forwarded-For': '192.0.2.9' } };
    const answers = await statuses(15, '/rest/v1/resumes', options);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
