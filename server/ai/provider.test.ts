import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  brokenStream,
  content,
  flood,
  type OpenAiStub,
  refusal,
  type StubAnswer,
  silence,
  stall,
  startOpenAiStub,
} from '#e2e/stubs/openai.ts';
import { AiError } from './ai-error.ts';
import { type AiCall, createProvider } from './provider.ts';

let stub: OpenAiStub;
beforeAll(async () => {
  stub = await startOpenAiStub();
});
afterAll(() => stub.close());
beforeEach(() => {
  stub.requests.length = 0;
});

const provider = (timeoutSeconds = 30) => createProvider({ baseUrl: stub.url, apiKey: 'secret-key', timeoutSeconds });

const call = (more: Partial<AiCall> = {}): AiCall => ({
  model: 'some-model',
  instructions: 'Be honest.',
  data: 'A resume',
  schema: { type: 'object' },
  outputTokens: 100,
  signal: new AbortController().signal,
  ...more,
});

async function faultOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'none',
    (error: unknown) => (error instanceof AiError ? error.fault : String(error)),
  );
}

describe('a provider', () => {
  test('returns the text and the tokens, and everything so far while it streams', async () => {
    stub.answerWith(content('{"a": 1}', { pieces: 4 }));
    const seen: string[] = [];
    const answer = await provider().ask(call({ onText: (text) => seen.push(text) }));
    expect(answer).toEqual({ text: '{"a": 1}', tokens: 1000 });
    expect(seen).toEqual(['{"', '{"a"', '{"a": ', '{"a": 1}']);
  });

  test('is called at its URL, with the key and the model', async () => {
    stub.answerWith(content('{}'));
    await provider().ask(call());
    expect(stub.requests[0]).toMatchObject({
      url: '/v1/chat/completions',
      headers: { authorization: 'Bearer secret-key' },
      body: {
        model: 'some-model',
        max_tokens: 100,
        temperature: 0,
        response_format: { type: 'json_schema' },
        messages: [
          { role: 'system', content: 'Be honest.' },
          { role: 'user', content: expect.anything() },
        ],
      },
    });
  });

  test('without schemas or JSON mode, or with other names, is asked in its own way from then on', async () => {
    const picky: StubAnswer = (request, response) => {
      const { body } = request;
      if (body.max_tokens !== undefined) return refusal(400, "Unsupported parameter: 'max_tokens'")(request, response);
      if (body.temperature !== undefined) return refusal(400, "'temperature' is not supported")(request, response);
      if (body.response_format) return refusal(400, `response_format is not supported`)(request, response);
      return content('{}')(request, response);
    };
    stub.answerWith(picky);
    const asked = provider();
    await asked.ask(call());
    expect(stub.requests).toHaveLength(5);
    await asked.ask(call());
    expect(stub.requests).toHaveLength(6);
    expect(stub.requests.at(-1)?.body).toMatchObject({ max_completion_tokens: 100 });
  });

  test('at Azure gets its key and the protocol version the way Azure wants them', async () => {
    stub.answerWith(content('{}'));
    await createProvider({ baseUrl: `${stub.url}?api-version=2024`, apiKey: undefined, timeoutSeconds: 5 }).ask(call());
    expect(stub.requests[0]?.url).toBe('/v1/chat/completions?api-version=2024');
    expect(stub.requests[0]?.headers.authorization).toBeUndefined();
  });

  test.each([
    ['a wrong key', refusal(401, 'Incorrect API key provided: secret-key'), 'key', 1],
    ['an unknown model', refusal(404, 'The model does not exist'), 'model', 1],
    ['a used-up quota', refusal(429, 'You exceeded your quota', { code: 'insufficient_quota' }), 'quota', 1],
    ['too many requests', refusal(429, 'Slow down', { headers: { 'retry-after-ms': '1' } }), 'rateLimit', 3],
    ['a broken provider', refusal(500, 'Oops', { headers: { 'retry-after-ms': '1' } }), 'provider', 3],
    ['a refused request', refusal(400, 'The content was filtered'), 'request', 1],
    ['half a stream', brokenStream('{"improvedResumeText": "half'), 'provider', 1],
    ['an answer of 10 MB', flood(10_000_000), 'format', 1],
  ])('with %s fails with the fault that names it', async (_what, answer, fault, requests) => {
    stub.answerWith(answer);
    expect(await faultOf(provider().ask(call()))).toBe(fault);
    expect(stub.requests).toHaveLength(requests);
  });

  test.each([
    ['nothing', silence],
    ['a beginning', stall('{"improved')],
  ])('that sends %s and then stalls is given up in time, and the connection closed', async (_what, answer) => {
    stub.answerWith(answer);
    expect(await faultOf(provider(0.2).ask(call()))).toBe('timeout');
    await expect.poll(() => stub.requests[0]?.isCancelled()).toBe(true);
  });

  test('that cannot be reached is a fault of its own', async () => {
    const nowhere = createProvider({ baseUrl: 'http://127.0.0.1:9/v1', apiKey: undefined, timeoutSeconds: 20 });
    expect(await faultOf(nowhere.ask(call()))).toBe('unreachable');
  });

  test('recovers when a second try succeeds', async () => {
    stub.answerWith(refusal(503, 'Busy', { headers: { 'retry-after-ms': '1' } }), content('{"a": 2}'));
    await expect(provider().ask(call())).resolves.toMatchObject({ text: '{"a": 2}' });
  });

  test('is dropped at once when the caller cancels: the connection is closed, and the reason is the caller’s', async () => {
    stub.answerWith(stall('{"improved'));
    const cancelled = new AbortController();
    const answer = provider().ask(call({ signal: cancelled.signal, onText: () => cancelled.abort(new Error('left')) }));
    await expect(answer).rejects.toThrow('left');
    await expect.poll(() => stub.requests[0]?.isCancelled()).toBe(true);
  });

  test('never quotes the key', async () => {
    stub.answerWith(refusal(401, 'Incorrect API key provided: secret-key'));
    const error = await provider()
      .ask(call())
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      message: 'The AI provider refused the API key',
      details: expect.stringContaining('…'),
    });
    expect(JSON.stringify(error)).not.toContain('secret-key');
  });
});

describe('the models that a provider lists', () => {
  const listing =
    (body: unknown, status = 200): StubAnswer =>
    (_request, response) =>
      void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

  test('are named once each, in order, asked with the key', async () => {
    stub.answerWith(listing({ object: 'list', data: [{ id: 'b' }, { id: 'a', owned_by: 'x' }, { id: 'b' }] }));
    expect(await provider().listModels()).toEqual(['a', 'b']);
    expect(stub.requests[0]).toMatchObject({ url: '/v1/models', headers: { authorization: 'Bearer secret-key' } });
  });

  test('are refused if the list has another form', async () => {
    for (const answer of [listing({ models: [] }), listing({ error: 'no' }, 404)]) {
      stub.answerWith(answer);
      await expect(provider().listModels()).rejects.toThrow();
    }
  });
});
