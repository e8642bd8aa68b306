import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asUser } from '#database/as-user.ts';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import { content, type OpenAiStub, refusal, rewriting, startOpenAiStub } from '#e2e/stubs/openai.ts';
import { createSettings } from '../admin/settings-watch.ts';
import { readEnv } from '../env.ts';
import { createLanguageModel, type ProposalCall } from './language-model.ts';
import { createPrompt } from './prompt.ts';

let stub: OpenAiStub;
beforeAll(async () => {
  stub = await startOpenAiStub();
});
afterAll(() => stub.close());
beforeEach(() => {
  stub.requests.length = 0;
});

const resumeText = 'Maren Holt\nWard nurse, Fern Hospital';

const input = { resumeText, jobDescription: 'A nurse is wanted', missing: [], confirmed: [] };

/** The people of these tests, by number. */
const personId = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;

const call = (more: Partial<ProposalCall> = {}): ProposalCall => ({
  person: personId(0),
  model: 'm',
  prompt: createPrompt(input),
  answerCharacters: resumeText.length,
  signal: new AbortController().signal,
  ...more,
});

describeEachDatabase('the language model', (getDatabase) => {
  beforeAll(() =>
    asUser(getDatabase(), { role: 'auth_admin', claims: {} }, (session) =>
      session.query(
        `insert into auth.users (id, email) select format('00000000-0000-4000-8000-00000000000%s', at)::uuid,
           format('person%s@mail.example', at) from generate_series(0, 7) at`,
      ),
    ),
  );

  const settings = () => createSettings(getDatabase(), { warn: () => {} });
  const create = (variables: Record<string, string> = {}) =>
    createLanguageModel(getDatabase(), readEnv({ AI_BASE_URL: stub.url, ...variables }), settings());

  const set = (key: string, value: unknown) =>
    asUser(getDatabase(), { role: 'service_role', claims: {} }, (session) =>
      session.query('update public.system_settings set value = $2::jsonb where key = $1', [key, JSON.stringify(value)]),
    );

  test('is off without a base URL, and the key check says so', async () => {
    const none = createLanguageModel(getDatabase(), readEnv({}), settings());
    expect(await none.getModel()).toBeNull();
    expect(await none.checkKey()).toMatchObject({
      valid: true,
      message: expect.stringContaining('AI rewriting is off'),
    });
  });

  test('is the administrator’s choice; AI_MODEL replaces only the seeded one', async () => {
    expect(await create().getModel()).toBe('gpt-4');
    expect(await create({ AI_MODEL: 'local' }).getModel()).toBe('local');
    await set('openai_model', { model: 'gpt-4-turbo' });
    expect(await create({ AI_MODEL: 'local' }).getModel()).toBe('gpt-4-turbo');
    await set('openai_model', { model: 'gpt-4' });
  });

  test('is off when an administrator says so', async () => {
    await set('ai_enabled', { enabled: false });
    expect(await create().getModel()).toBeNull();
    expect((await create().checkKey()).message).toContain('switched off by an administrator');
    await set('ai_enabled', { enabled: true });
    expect(await create().getModel()).not.toBeNull();
  });

  test('a refused rewriting is its last answer, and ends what was known of the key', async () => {
    const model = create();
    expect(model.lastAnswer('en')).toBeNull();
    stub.answerWith(content('{"ok": true}'), refusal(401, 'No'));
    expect(await model.checkKey()).toMatchObject({ valid: true });
    await expect(model.propose(call({ model: 'gpt-4' }))).rejects.toThrow('refused the API key');
    expect(model.lastAnswer('de')).toMatchObject({
      valid: false,
      message: 'Der KI-Anbieter lehnt den API-Schlüssel ab: No',
    });
    expect(await model.checkKey()).toMatchObject({ valid: false });
  });

  test('can be tested by an operator while it is off', async () => {
    await set('ai_enabled', { enabled: false });
    stub.answerWith(refusal(401, 'No'));
    expect(await create().testKey('en')).toMatchObject({ valid: false, details: 'No' });
    await set('ai_enabled', { enabled: true });
  });

  test('returns its proposal', async () => {
    stub.answerWith(rewriting('Maren Holt\nWard nurse at Fern Hospital'));
    const { improvedResumeText } = await create().propose(call());
    expect(improvedResumeText).toBe('Maren Holt\nWard nurse at Fern Hospital');
  });

  test('passes no text on before its first token is counted, and fails if the counting fails', async () => {
    stub.answerWith(rewriting('Maren Holt\nWard nurse at Fern Hospital'));
    const order: string[] = [];
    const onPartial = () => order.push('partial');
    const onAnswer = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      order.push('counted');
    };
    await create().propose(call({ onAnswer, onPartial }));
    expect(order[0]).toBe('counted');
    const refused = call({
      onAnswer: () => Promise.reject(new Error('not counted')),
      onPartial: () => order.push('leak'),
    });
    await expect(create().propose(refused)).rejects.toThrow('not counted');
    expect(order).not.toContain('leak');
  });

  test('counts nothing when the provider sends no token', async () => {
    stub.answerWith(refusal(401, 'No'));
    let counted = 0;
    const onAnswer = async () => {
      counted += 1;
    };
    await expect(create().propose(call({ onAnswer }))).rejects.toThrow('refused the API key');
    expect(counted).toBe(0);
  });

  test('makes no more calls at once than AI_CONCURRENCY, and reports when one begins', async () => {
    let begun = 0;
    let open = 0;
    let most = 0;
    stub.answerWith(async (request, response) => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 20));
      open -= 1;
      await rewriting(resumeText)(request, response);
    });
    const model = create({ AI_CONCURRENCY: '2' });
    const onStart = () => {
      begun += 1;
    };
    await Promise.all(
      Array.from({ length: 6 }, (_, index) => model.propose(call({ person: personId(index), onStart }))),
    );
    expect({ begun, most }).toEqual({ begun: 6, most: 2 });
  });

  test('stays within the day’s tokens across all processes: actual use replaces the estimate', async () => {
    const used = await asUser(getDatabase(), { role: 'service_role', claims: {} }, (session) =>
      session.query<{ tokens: string }>('select coalesce(sum(tokens), 0)::text as tokens from private.ai_usage'),
    );
    // The stub reports 1000 tokens a call, and less is reserved beforehand.
    const limit = String(Number(used.rows[0]?.tokens) + 1200);
    stub.answerWith(rewriting(resumeText));
    const [one, other] = [create({ AI_TOKENS_PER_DAY: limit }), create({ AI_TOKENS_PER_DAY: limit })];
    await one.propose(call());
    await expect(other.propose(call())).rejects.toMatchObject({ fault: 'budget' });
    await expect(create({ AI_TOKENS_PER_DAY: '0' }).propose(call())).resolves.toBeTruthy();
  });

  test('stays within one person’s tokens for the day, and leaves other people theirs', async () => {
    stub.answerWith(rewriting(resumeText));
    const model = create({ AI_TOKENS_PER_PERSON: '1200' });
    await model.propose(call({ person: personId(6) }));
    await expect(model.propose(call({ person: personId(6) }))).rejects.toMatchObject({ fault: 'personBudget' });
    await expect(model.propose(call({ person: personId(7) }))).resolves.toBeTruthy();
  });

  test('refuses an answer that is not what was asked for', async () => {
    stub.answerWith(content('I would rather not.'));
    await expect(create().propose(call())).rejects.toMatchObject({ fault: 'format' });
    stub.answerWith(refusal(401, 'No'));
    await expect(create().propose(call())).rejects.toMatchObject({ fault: 'key' });
  });
});
