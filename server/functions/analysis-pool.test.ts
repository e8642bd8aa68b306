import { afterEach, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { type AnalysisPool, createAnalysisPool } from './analysis-pool.ts';

const posting = 'Electrician\n\nRequirements:\n- Journeyman licence\n- Conduit bending\n- Reading blueprints';
const resume =
  'Sam Placeholder\n\nExperience\n- Bent conduit and read blueprints on forty sites\n\nSkills\nConduit bending';
const input = { resumeText: resume, jobDescription: posting };

let pool: AnalysisPool;
afterEach(() => pool.close());

/** A text as long as is accepted, with as many different words as a text can have. */
const longText = Array.from(
  { length: limits.textCharacters / 8 },
  (_, index) => `w${index.toString(36).padStart(6, 'x')}`,
).join(' ');

describe('createAnalysisPool', () => {
  test('analyses with the engine', async () => {
    pool = createAnalysisPool();
    const analysis = await pool.analyse(input);
    expect(analysis.matchScore).toBeGreaterThan(0);
    expect(analysis.keywordMatches.length).toBeGreaterThan(0);
  });

  test('serves more callers than it has threads, each with the answer to its own texts', async () => {
    pool = createAnalysisPool({ threads: 2 });
    const strangers = { resumeText: 'Nothing of the kind.', jobDescription: posting };
    const answers = await Promise.all([input, strangers, input, strangers, input].map((texts) => pool.analyse(texts)));
    const scores = answers.map((answer) => answer.matchScore);
    expect(scores[0]).toBe(scores[2]);
    expect(scores[1]).toBe(scores[3]);
    expect(scores[0]).toBeGreaterThan(scores[1] ?? 100);
  });

  test('keeps the server answering while it analyses the longest texts', async () => {
    pool = createAnalysisPool();
    await pool.analyse(input);
    let isDone = false;
    const analysis = pool.analyse({ resumeText: longText, jobDescription: longText }).finally(() => {
      isDone = true;
    });
    let turns = 0;
    for (; !isDone; turns++) await new Promise((resolve) => setImmediate(resolve));
    await analysis;
    // Analysed on this thread, the event loop would turn once or twice: before and after.
    expect(turns).toBeGreaterThan(20);
  });

  test('stops an analysis that takes too long, and goes on with a new thread', async () => {
    pool = createAnalysisPool({ threads: 1, timeoutMs: 0 });
    await expect(pool.analyse(input)).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(pool.analyse(input)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test('turns callers away when too many wait', async () => {
    pool = createAnalysisPool({ threads: 1, waiting: 1 });
    const accepted = [pool.analyse(input), pool.analyse(input)];
    await expect(pool.analyse(input)).rejects.toThrow('Many analyses are waiting');
    expect(await Promise.all(accepted)).toHaveLength(2);
  });

  test('lets a caller who gives up leave the queue', async () => {
    pool = createAnalysisPool({ threads: 1, waiting: 1 });
    const first = pool.analyse(input);
    const caller = new AbortController();
    const second = pool.analyse(input, caller.signal);
    caller.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    const third = pool.analyse(input);
    expect((await Promise.all([first, third])).map((answer) => answer.matchScore)).toHaveLength(2);
  });
});
