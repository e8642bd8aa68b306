import { describe, expect, test } from 'vitest';
import type { AnalysisResult } from '#contract/analysis.ts';
import { jsonAnswer, type SeenRequest, stubBackend } from '#web/lib/testing/stub-backend.ts';
import { requestAnalysis } from './request-analysis.ts';

const request = { resumeText: 'Nurse since 2015.', jobDescription: 'We look for a nurse.', jobTitle: 'Nurse' };
const result: AnalysisResult = {
  matchScore: 71,
  optimizedMatchScore: 0,
  keywordMatches: [{ keyword: 'nurse', found: true, locations: ['Nurse since 2015.'] }],
  recommendations: ['Show where you have worked.'],
  improvedResumeText: '',
  missingKeywordsInContext: [],
};

function ask(answer: (seen: SeenRequest) => Response, signal = new AbortController().signal) {
  const backend = stubBackend(answer);
  return { backend, answer: requestAnalysis(backend.client, request, signal) };
}

describe('asking for an analysis', () => {
  test('the three texts are posted to the function and its result comes back', async () => {
    const { backend, answer } = ask(() => jsonAnswer(result));
    expect(await answer).toEqual({ kind: 'complete', result });
    expect(backend.seen).toEqual([{ method: 'POST', path: '/functions/v1/analyze-resume', body: request }]);
  });

  test('the function’s error and details become one sentence', async () => {
    const { answer } = ask(() => jsonAnswer({ error: 'Model refused', details: 'try later' }, 502));
    expect(await answer).toEqual({ kind: 'failed', message: 'Model refused: try later' });
  });

  test('error and details with status 200 are also a failure', async () => {
    const { answer } = ask(() => jsonAnswer({ error: 'Model refused', details: 'try later' }));
    expect(await answer).toEqual({ kind: 'failed', message: 'Model refused: try later' });
  });

  test('a malformed answer from the language model is an invalid format', async () => {
    const { answer } = ask(() => jsonAnswer({ error: 'No analysis', details: 'no JSON', code: 'AI_INVALID' }, 502));
    expect(await answer).toEqual({ kind: 'invalidFormat' });
  });

  test('a failure without a readable body names its status', async () => {
    const { answer } = ask(() => new Response('<html>Bad gateway</html>', { status: 502 }));
    expect(await answer).toEqual({
      kind: 'failed',
      message: 'Error analyzing resume: The server answered with status 502.',
    });
  });

  test('a network failure gets a readable message', async () => {
    const { answer } = ask(() => {
      throw new TypeError('fetch failed');
    });
    expect(await answer).toEqual({
      kind: 'failed',
      message: 'Error analyzing resume: The server could not be reached or took too long.',
    });
  });

  test.each([
    ['a score that is text', { ...result, matchScore: '71' }],
    ['a score above 100', { ...result, optimizedMatchScore: 101 }],
    ['keywords that are no list', { ...result, keywordMatches: {} }],
    ['no improved text', { ...result, improvedResumeText: undefined }],
    ['nothing', null],
  ])('an answer with %s has an invalid format', async (_what, body) => {
    const { answer } = ask(() => jsonAnswer(body));
    expect(await answer).toEqual({ kind: 'invalidFormat' });
  });

  test('an answer that breaks off has an invalid format', async () => {
    const { answer } = ask(() => new Response('{"matchScore": 7', { headers: { 'Content-Type': 'application/json' } }));
    expect(await answer).toEqual({ kind: 'invalidFormat' });
  });

  test('a used-up day carries its limit', async () => {
    const body = { error: 'Daily scan limit reached', code: 'SCAN_LIMIT', scanLimit: 20 };
    expect(await ask(() => jsonAnswer(body, 429)).answer).toEqual({ kind: 'scanLimit', scanLimit: 20 });
  });

  test('an ended session is distinguished from a failed analysis', async () => {
    const body = { error: 'Please log in.', code: 'NOT_AUTHENTICATED' };
    expect(await ask(() => jsonAnswer(body, 401)).answer).toEqual({ kind: 'signedOut' });
  });

  test('a cancelled analysis is neither a result nor a failure', async () => {
    expect(await ask(() => jsonAnswer(result), AbortSignal.abort()).answer).toEqual({ kind: 'cancelled' });
  });
});

describe('a streamed analysis', () => {
  const stage = { event: 'stage', data: { stage: 'writing' } };
  const partial = { event: 'partial', data: { text: 'Nürse since' } };

  async function askStream(events: { event: string; data: unknown }[]) {
    const seen: unknown[] = [];
    const { client } = stubBackend(() => streamAnswer(events));
    const answer = await requestAnalysis(client, request, new AbortController().signal, (event) => seen.push(event));
    return { answer, seen };
  }

  test('reports its stages and ends in the result, however it is split into chunks', async () => {
    const { answer, seen } = await askStream([
      stage,
      partial,
      { event: 'news', data: 1 },
      { event: 'result', data: result },
    ]);
    expect(seen).toEqual([stage, partial]);
    expect(answer).toEqual({ kind: 'complete', result });
  });

  test('ends in its error', async () => {
    const error = { error: 'Model refused', details: 'try later', code: 'AI_UNAVAILABLE' };
    const { answer } = await askStream([stage, { event: 'error', data: error }]);
    expect(answer).toEqual({ kind: 'failed', message: 'Model refused: try later' });
  });

  test('that is malformed is an invalid format', async () => {
    const { answer } = await askStream([{ event: 'error', data: { error: 'No analysis', code: 'AI_INVALID' } }]);
    expect(answer).toEqual({ kind: 'invalidFormat' });
  });

  test('that breaks off counts as an unreachable server', async () => {
    const { answer } = await askStream([stage]);
    expect(answer).toEqual({
      kind: 'failed',
      message: 'Error analyzing resume: The server could not be reached or took too long.',
    });
  });

  test('that fails or is cancelled after the model began to answer reports the scan as used', async () => {
    const counted = { event: 'counted', data: {} };
    const error = { error: 'Took too long', code: 'AI_UNAVAILABLE', scanUsed: true };
    const failed = await askStream([stage, counted, partial, { event: 'error', data: error }]);
    expect(failed.answer).toEqual({ kind: 'failed', message: 'Took too long', scanUsed: true });
    expect(failed.seen).toEqual([stage, partial]);
    expect((await askStream([counted])).answer).toMatchObject({ kind: 'failed', scanUsed: true });
    const controller = new AbortController();
    const { client } = stubBackend(() => streamAnswer([counted, partial, { event: 'error', data: error }]));
    const answer = requestAnalysis(client, request, controller.signal, () => controller.abort());
    expect(await answer).toEqual({ kind: 'cancelled', scanUsed: true });
  });

  test('can be cancelled while it runs', async () => {
    const controller = new AbortController();
    const { client } = stubBackend(() => streamAnswer([stage, { event: 'error', data: { error: 'Gone' } }]));
    const answer = requestAnalysis(client, request, controller.signal, () => controller.abort());
    expect(await answer).toEqual({ kind: 'cancelled' });
  });
});

/** The events as bytes, three at a time, so that characters and events are split. */
function streamAnswer(events: { event: string; data: unknown }[]): Response {
  const text = events.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('');
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 3) controller.enqueue(bytes.slice(at, at + 3));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}
