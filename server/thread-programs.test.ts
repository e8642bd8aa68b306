import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Analysis, loadEngine } from '#engine';
import { builtFromFile, hashSources, isThreadBuildCurrent } from './thread-programs.ts';
import { createWorkerThread } from './worker-thread.ts';

const folder = mkdtempSync(join(tmpdir(), 'shortlist-threads-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('isThreadBuildCurrent', () => {
  const sources = join(folder, 'sources');
  const build = join(folder, 'build');
  const files = ['one.ts', 'two.ts'];
  mkdirSync(sources);
  mkdirSync(build);
  for (const file of files) writeFileSync(join(sources, file), file);
  writeFileSync(join(build, builtFromFile), JSON.stringify({ files, hash: hashSources(files, sources) }));

  test('takes a build whose sources are as they were, wherever they have been copied', () => {
    const copy = join(folder, 'copy');
    cpSync(sources, copy, { recursive: true });
    expect(isThreadBuildCurrent(build, copy)).toBe(true);
  });

  test('takes none of which a source has changed or is missing, and none that was cut short', () => {
    expect(isThreadBuildCurrent(sources, sources)).toBe(false);
    writeFileSync(join(sources, 'two.ts'), 'another');
    expect(isThreadBuildCurrent(build, sources)).toBe(false);
    rmSync(join(sources, 'two.ts'));
    expect(isThreadBuildCurrent(build, sources)).toBe(false);
  });
});

describe('the thread that analyses, built', () => {
  const build = join(folder, 'threads');
  beforeAll(() => {
    execFileSync(process.execPath, [fileURLToPath(new URL('./build-threads.ts', import.meta.url)), build]);
  });

  test('is current, needs no packages and answers as its sources do', async () => {
    expect(isThreadBuildCurrent(build)).toBe(true);
    const thread = createWorkerThread(pathToFileURL(join(build, 'analysis-worker.js')), {
      timeoutMs: 60_000,
      tooLong: 'Too long.',
    });
    const input = {
      jobDescription: 'Electrician\n\nRequirements:\n- Journeyman licence\n- Conduit bending\n- Reading blueprints',
      resumeText: 'Sam Placeholder\n\nExperience\n- Bent conduit and read blueprints on forty sites',
    };
    const answer = await thread.run<Analysis>({ method: 'analyse', args: [input] });
    const { analyse } = await loadEngine();
    expect(answer).toEqual(analyse(input));
    await thread.close();
  });
});
