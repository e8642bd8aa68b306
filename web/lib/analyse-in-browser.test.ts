// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { analyseBasic } from '#engine';
import type { EngineAnswer, EngineRequest } from './engine-task.ts';

const input = {
  jobDescription: 'Excel and SAP every day. Excel is a must, SAP too.',
  resumeText: 'Monthly reports in Excel.',
};

/** Stands in for the browser's worker: records what it is sent, and answers. */
class FakeWorker extends EventTarget {
  readonly told: EngineRequest[] = [];
  postMessage(request: EngineRequest): void {
    this.told.push(request);
  }
  terminate(): void {}
  say(answer: EngineAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data: answer }));
  }
}

const workers: FakeWorker[] = [];

async function openPage() {
  vi.resetModules();
  return import('./analyse-in-browser.ts');
}

beforeEach(() => {
  workers.length = 0;
  vi.stubGlobal('Worker', function startWorker() {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the engine in the browser', () => {
  test('gives each task its own answer, from one worker', async () => {
    const { analyseInBrowser, optimiseInBrowser } = await openPage();
    const analysis = analyseInBrowser(input);
    const optimisation = optimiseInBrowser(input, ['SAP']);
    const [worker] = workers;
    const value = analyseBasic(input);
    const optimised = { text: 'Monthly reports in Excel.\nSkills: SAP', added: ['SAP'], matchScore: 100 };
    const ids = worker?.told.map(({ id }) => id) ?? [];
    worker?.say({ id: ids[1] ?? 0, kind: 'optimise', value: optimised });
    worker?.say({ id: ids[0] ?? 0, kind: 'analyse', value });
    expect(await analysis).toEqual(value);
    expect(await optimisation).toEqual(optimised);
    expect(workers).toHaveLength(1);
    expect(worker?.told[1]?.task).toEqual({ kind: 'optimise', input, confirmed: ['SAP'] });
  });

  test('falls back to the basic matcher when its script does not load, and tries again the next time', async () => {
    const { analyseInBrowser } = await openPage();
    const analysis = analyseInBrowser(input);
    workers[0]?.dispatchEvent(new ErrorEvent('error', { message: 'no script' }));
    expect((await analysis).matchScore).toBe(analyseBasic(input).matchScore);

    const again = analyseInBrowser(input);
    expect(workers).toHaveLength(2);
    workers[1]?.dispatchEvent(new ErrorEvent('error'));
    await again;
  });

  test('falls back to the basic matcher where there are no workers', async () => {
    vi.stubGlobal('Worker', undefined);
    const { analyseInBrowser, prepareEngine } = await openPage();
    prepareEngine();
    expect((await analyseInBrowser(input)).version).toBe(analyseBasic(input).version);
  });

  test('does not optimise with a different formula from the one it scored with', async () => {
    const { optimiseInBrowser } = await openPage();
    const optimisation = optimiseInBrowser(input, ['SAP']);
    workers[0]?.dispatchEvent(new ErrorEvent('error'));
    await expect(optimisation).rejects.toThrow(/Load the page again/);
  });

  test('reads texts ahead one at a time, and of those that change meanwhile only the last', async () => {
    await openPage();
    const { readAhead } = await import('./read-ahead.ts');
    const typed = ['Excel', 'Excel and', 'Excel and SAP'].map((jobDescription) => ({ ...input, jobDescription }));
    const read = Promise.all(typed.map((each) => readAhead(each)));
    const [worker] = workers;
    const answerLast = () =>
      worker?.say({ id: worker.told.at(-1)?.id ?? 0, kind: 'analyse', value: analyseBasic(input) });
    answerLast();
    await vi.waitFor(() => expect(worker?.told).toHaveLength(2));
    answerLast();
    await read;
    expect(worker?.told.map(({ task }) => task)).toEqual(
      [typed[0], typed[2]].map((each) => ({ kind: 'analyse', input: each })),
    );
  });
});
