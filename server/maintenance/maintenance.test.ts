import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUser } from '#database/as-user.ts';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import { createTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { presentBanner } from './banner.ts';
import { createMaintenance } from './maintenance.ts';

const hour = 3_600_000;

describeEachDatabase('maintenance', (getDatabase) => {
  let product: TestApp;
  let person: TestPerson;
  let admin: TestPerson;
  let until = new Date(Date.now() + hour);
  let isOn = true;
  beforeAll(async () => {
    const open = await createTestApp(getDatabase());
    const settings = {
      read: async () => ({
        ...(await open.services.settings.read()),
        maintenance: { enabled: isOn, until: until.toISOString() },
      }),
    };
    product = await createTestApp(getDatabase(), { ...open.services, maintenance: createMaintenance(settings) });
    isOn = false;
    person = await product.signUp(`person-${randomUUID()}@mail.example`);
    admin = await product.signUp(`admin-${randomUUID()}@mail.example`);
    isOn = true;
    await asUser(getDatabase(), { role: 'service_role', claims: {} }, (session) =>
      session.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [admin.id]),
    );
  });
  afterAll(() => product.close());

  test('answers people with 503, the time it ends and their language, in each protocol’s form', async () => {
    const german = { 'Accept-Language': 'de-AT' };
    const rest = await product.send('/rest/v1/resumes', { token: person.accessToken, headers: german });
    expect([rest.status, await rest.json()]).toMatchObject([
      503,
      { code: 'PGRSTX00', message: expect.stringMatching(/^Shortlist wird bis .* UTC gewartet/) },
    ]);
    expect(Number(rest.headers.get('Retry-After'))).toBeGreaterThan(3500);
    const called = await product.send('/functions/v1/check-scan-limit', { token: person.accessToken, body: {} });
    expect([called.status, await called.json()]).toMatchObject([503, { code: 'MAINTENANCE' }]);
    const signUp = await product.send('/auth/v1/signup', {
      body: { email: 'new@mail.example', password: 'x'.repeat(12) },
    });
    expect([signUp.status, await signUp.json()]).toMatchObject([
      503,
      { msg: expect.stringContaining('maintained until') },
    ]);
    expect((await product.send('/rest/v1/resumes')).status).toBe(503);
    // Nobody is called out of bed for it: the alert ShortlistErrors counts 5xx.
    const { text } = await product.services.metrics.present();
    expect(text).toContain('shortlist_answers_total{class="maintenance"} 4');
    expect(text).not.toContain('class="5xx"');
  });

  test('lets administrators and the service key go on, and everybody sign in', async () => {
    const { accessToken: token } = admin;
    expect((await product.send('/rest/v1/resumes', { token })).status).toBe(200);
    expect((await product.send('/functions/v1/check-scan-limit', { token, body: {} })).status).toBe(200);
    expect((await product.send('/rest/v1/resumes', { token: product.services.keys.serviceKey })).status).toBe(200);
    const { email, password } = person;
    const signedIn = await product.send('/auth/v1/token?grant_type=password', { body: { email, password } });
    expect(signedIn.status).toBe(200);
    expect((await product.send('/readyz')).status).toBe(200);
  });

  test('ends at its time by itself, and when it is switched off', async () => {
    const read = async () => (await product.send('/rest/v1/resumes', { token: person.accessToken })).status;
    expect(await read()).toBe(503);
    isOn = false;
    expect(await read()).toBe(200);
    isOn = true;
    until = new Date(Date.now() - 1);
    expect(await read()).toBe(200);
  });
});

test('the banner tells the end in the language of the page, or that nobody knows it yet', () => {
  const until = new Date('2026-12-24T18:05:00Z');
  expect(presentBanner({ until }, 'en')).toContain('from December 24, 2026 at 6:05 PM UTC.');
  expect(presentBanner({ until }, 'de')).toContain('ab 24. Dezember 2026 um 18:05 UTC');
  expect(presentBanner({ until: null }, 'fr')).toContain('de nouveau possibles plus tard');
});
