import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AnalysisResult, KeyStatus } from '#contract/analysis.ts';
import { FunctionError } from '#contract/function-error.ts';
import { ScanLimit } from '#contract/scan.ts';
import { settings } from '#contract/settings.ts';
import { asUser } from '#database/as-user.ts';
import { describeEachConnection } from '#database/testing/describe-each-database.ts';
import { AppError } from '../errors.ts';
import { createTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import type { AnalysisPool } from './analysis-pool.ts';

const texts = {
  jobTitle: 'Electrician',
  jobDescription: 'Electrician wanted.\n\nRequirements:\n- Journeyman licence\n- Conduit bending\n- Reading blueprints',
  resumeText:
    'Sam Placeholder\n\nExperience\n- Bent conduit and read blueprints on forty sites\n\nSkills\nConduit bending',
};
const ANALYZE = '/functions/v1/analyze-resume';
const LIMIT = '/functions/v1/check-scan-limit';

describeEachConnection('/functions/v1', (getDatabase) => {
  let product: TestApp;
  let person: TestPerson;
  let people = 0;

  beforeAll(async () => {
    product = await createTestApp(getDatabase());
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    people += 1;
    person = await product.signUp(`person${people}@example.org`);
  });

  const analyze = (body: unknown, options: object = {}) =>
    product.send(ANALYZE, { token: person.accessToken, body, ...options });

  async function readLimit(app = product): Promise<ScanLimit> {
    const answer = await app.send(LIMIT, { token: person.accessToken, body: {} });
    expect(answer.status).toBe(200);
    return ScanLimit.parse(await answer.json());
  }

  async function errorOf(answer: Response): Promise<FunctionError & { status: number }> {
    return { status: answer.status, ...FunctionError.parse(await answer.json()) };
  }

  /** The same product, except for its analyses. */
  async function withAnalysis(analyse: AnalysisPool['analyse']): Promise<TestApp> {
    const { database, keys, env } = product.services;
    return createTestApp(database, {
      keys,
      env,
      analysis: { ...product.services.analysis, analyse, warmUp() {}, async close() {} },
    });
  }

  describe('analyze-resume', () => {
    test('{checkApiKey: true} answers valid with a message that AI rewriting is off, and costs no scan', async () => {
      const answer = await analyze({ checkApiKey: true });
      expect(answer.status).toBe(200);
      const status = KeyStatus.parse(await answer.json());
      expect(status.valid).toBe(true);
      expect(status.message).toContain('AI rewriting is off');
      expect(await readLimit()).toMatchObject({ scansRemaining: settings.daily_scan_limits.initial.free });
    });

    test('answers an analysis in which nothing was rewritten', async () => {
      const answer = await analyze(texts);
      expect(answer.status).toBe(200);
      const result = AnalysisResult.parse(await answer.json());
      expect(result.matchScore).toBeGreaterThan(0);
      expect(result.keywordMatches.length).toBeGreaterThan(0);
      expect(result.optimizedMatchScore).toBe(0);
      expect(result.improvedResumeText).toBe('');
      expect(result.now).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    });

    test('counts ongoing work up to the given day', async () => {
      const dated = {
        resumeText: 'Experience\nCook, Fern Inn, 2019 – present\n- Cooked',
        jobDescription: 'Cook wanted: 10 years of experience',
      };
      const on = async (now: string) => AnalysisResult.parse(await (await analyze({ ...dated, now })).json());
      const [early, late] = [await on('2020-03-01'), await on('2031-03-01')];
      expect(late.now).toBe('2031-03-01');
      expect(late.matchScore).toBeGreaterThan(early.matchScore);
      expect(await errorOf(await analyze({ ...dated, now: 'tomorrow' }))).toMatchObject({
        status: 400,
        error: 'now must be a day such as 2026-11-22.',
      });
    });

    test.each([
      ['without a bearer', () => undefined],
      ['with the anon key', () => product.services.keys.anonKey],
      ['with the service key', () => product.services.keys.serviceKey],
    ])('is refused %s', async (_how, token) => {
      const answer = await product.send(ANALYZE, { body: texts, token: token() ?? '' });
      expect(await errorOf(answer)).toMatchObject({
        status: 401,
        code: 'NOT_AUTHENTICATED',
        error: 'User is not authenticated',
      });
    });

    test('is refused with a forged token', async () => {
      const [head, claims] = person.accessToken.split('.');
      const answer = await analyze(texts, { token: `${head}.${claims}.${'A'.repeat(86)}` });
      expect(answer.headers.get('x-relay-error')).toBe('true');
      expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('x-relay-error');
      expect(await errorOf(answer)).toMatchObject({ status: 401, code: 'NOT_AUTHENTICATED' });
    });

    test('is refused without an API key as the gateway does it, and the client can tell', async () => {
      const answer = await product.app.request(ANALYZE, { method: 'POST' });
      expect([answer.status, answer.headers.get('x-relay-error')]).toEqual([401, 'true']);
      // The function's own refusal is not the gateway's.
      const refused = await product.send(ANALYZE, { body: texts });
      expect([refused.status, refused.headers.get('x-relay-error')]).toEqual([401, null]);
    });

    test('is refused when the account is gone, even with a valid token', async () => {
      await asUser(getDatabase(), { role: 'auth_admin', claims: {} }, (session) =>
        session.query('delete from auth.users where id = $1', [person.id]),
      );
      expect(await errorOf(await analyze(texts))).toMatchObject({ status: 401, code: 'NOT_AUTHENTICATED' });
    });

    test.each([
      ['an empty body', '', 'INVALID_INPUT', /empty/],
      ['no JSON', '{"resumeText": ', 'INVALID_INPUT', /not JSON/],
      ['four megabytes of brackets', '['.repeat(4_000_000), 'INVALID_INPUT', /200 levels of JSON/],
      ['binary', new Blob([new Uint8Array([0xff, 0xfe, 0x00, 0x80])]), 'INVALID_INPUT', /UTF-8/],
      ['a list', [], 'INVALID_INPUT', /JSON object/],
      ['null', 'null', 'INVALID_INPUT', /JSON object/],
      ['an empty resume', { ...texts, resumeText: ' \n ' }, 'INVALID_INPUT', /^resumeText is empty/],
      ['no posting', { resumeText: 'x' }, 'INVALID_INPUT', /^jobDescription must be a text of at most 200,000/],
      ['a number for a text', { ...texts, resumeText: 7 }, 'INVALID_INPUT', /^resumeText must be a text/],
      [
        'a title of the wrong type',
        { ...texts, jobTitle: {} },
        'INVALID_INPUT',
        /^jobTitle must be a text of at most 200 /,
      ],
      ['a NUL sign', { ...texts, resumeText: 'PK\u0003\u0000' }, 'INVALID_INPUT', /^resumeText contains binary/],
      ['a long title', { ...texts, jobTitle: 'x'.repeat(201) }, 'TOO_LARGE', /^jobTitle is longer than 200 /],
      [
        'a long resume',
        { ...texts, resumeText: 'x'.repeat(200_001) },
        'TOO_LARGE',
        /^resumeText is longer than 200,000 /,
      ],
      ['a paste of 5 MB', { ...texts, jobDescription: 'x'.repeat(5_000_000) }, 'TOO_LARGE', /4 MiB/],
    ])('refuses %s and keeps the scan', async (_what, body, code, message) => {
      const error = await errorOf(await analyze(body));
      expect(error).toMatchObject({ code, status: code === 'TOO_LARGE' ? 413 : 400 });
      expect(error.error).toMatch(message);
      expect(await readLimit()).toMatchObject({ scansRemaining: settings.daily_scan_limits.initial.free });
    });

    test('never answers 5xx, whatever the body', { timeout: 60_000 }, async () => {
      const field = fc.oneof(fc.string({ unit: 'binary' }), fc.constant(texts.resumeText), fc.jsonValue());
      const record = fc.record(
        { checkApiKey: fc.jsonValue(), resumeText: field, jobDescription: field, jobTitle: field },
        { requiredKeys: [] },
      );
      const body = fc.oneof(
        fc.jsonValue(),
        record,
        fc.string(),
        fc.uint8Array().map((bytes) => new Blob([bytes])),
      );
      await fc.assert(
        fc.asyncProperty(body, fc.constantFrom(ANALYZE, LIMIT), async (given, path) => {
          const answer = await product.send(path, { method: 'POST', token: person.accessToken, body: given });
          expect(answer.status).toBeLessThan(500);
          if (!answer.ok) FunctionError.parse(await answer.json());
        }),
        { numRuns: 100 },
      );
    });
  });

  describe('the daily scans', () => {
    test('each analysis takes one, and with none left it is refused with the limit', async () => {
      expect(await readLimit()).toMatchObject({ canScan: true, scanLimit: 2, scansRemaining: 2 });
      expect((await analyze(texts)).status).toBe(200);
      expect(await readLimit()).toMatchObject({ canScan: true, scanLimit: 2, scansRemaining: 1 });
      expect((await analyze(texts)).status).toBe(200);
      expect(await readLimit()).toMatchObject({ canScan: false, scanLimit: 2, scansRemaining: 0 });
      expect(await errorOf(await analyze(texts))).toEqual({
        status: 429,
        error: 'Daily scan limit reached',
        code: 'SCAN_LIMIT',
        scanLimit: 2,
      });
    });

    test('of parallel requests with one scan left, exactly one passes', async () => {
      await analyze(texts);
      const answers = await Promise.all(Array.from({ length: 6 }, () => analyze(texts)));
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 429, 429, 429, 429, 429]);
      expect(await readLimit()).toMatchObject({ scansRemaining: 0 });
    });

    test('an analysis that fails gives its scan back', async () => {
      const broken = await withAnalysis(() => Promise.reject(new AppError('unexpected', 'The analysis failed.')));
      const answer = await broken.send(ANALYZE, { token: person.accessToken, body: texts });
      expect(await errorOf(answer)).toMatchObject({ status: 500, code: 'UNEXPECTED' });
      expect(await readLimit()).toMatchObject({ scansRemaining: 2 });
    });

    test('a client that hangs up gets its scan back', async () => {
      const client = new AbortController();
      const slow = await withAnalysis((_input, { signal }) => {
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
          client.abort();
        });
      });
      const answer = await slow.send(ANALYZE, { token: person.accessToken, body: texts, signal: client.signal });
      expect(answer.status).toBe(408);
      expect(await readLimit()).toMatchObject({ scansRemaining: 2 });
    });

    test('an active premium subscription gets twenty', async () => {
      await asUser(getDatabase(), { role: 'service_role', claims: { role: 'service_role' } }, (session) =>
        session.query(
          `insert into subscriptions (user_id, plan_type, status, current_period_end)
           values ($1, 'premium', 'active', now() + interval '1 month')
           on conflict (user_id) do update set plan_type = 'premium', status = 'active', current_period_end = excluded.current_period_end`,
          [person.id],
        ),
      );
      expect(await readLimit()).toMatchObject({ canScan: true, scanLimit: 20, scansRemaining: 20 });
    });

    test('are separate for each person', async () => {
      await analyze(texts);
      const other = await product.signUp(`other${people}@example.org`);
      const answer = await product.send(LIMIT, { token: other.accessToken, body: {} });
      expect(await answer.json()).toMatchObject({ scansRemaining: 2 });
    });
  });

  describe('check-scan-limit', () => {
    test('is refused without a signed-in person', async () => {
      expect(await errorOf(await product.send(LIMIT, { body: {} }))).toMatchObject({
        status: 401,
        code: 'NOT_AUTHENTICATED',
      });
    });

    test('needs no payload', async () => {
      const answer = await product.send(LIMIT, { method: 'POST', token: person.accessToken });
      expect(answer.status).toBe(200);
    });
  });

  test('an unknown function is 404, another method than POST 405, both as a FunctionError', async () => {
    expect(await errorOf(await product.send('/functions/v1/nothing', { body: {} }))).toMatchObject({ status: 404 });
    expect(await errorOf(await product.send(LIMIT, { token: person.accessToken }))).toMatchObject({ status: 405 });
  });
});
