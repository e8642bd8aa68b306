import { expect, test } from 'vitest';
import { loadEngine } from '#engine';
import { example } from './example.ts';

test('the engine reads the example as the home page shows it', async () => {
  const engine = await loadEngine();
  const { keywordMatches } = engine.analyse({
    jobTitle: example.jobTitle,
    jobDescription: example.posting.join('\n'),
    resumeText: example.resume.join('\n'),
  });
  for (const { keyword, line } of example.keywords) {
    const match = keywordMatches.find((match) => match.keyword.toLowerCase().includes(keyword.toLowerCase()));
    expect(match, keyword).toBeDefined();
    expect(match?.found, keyword).toBe(line !== null);
    if (line !== null) expect(match?.locations.join('\n')).toContain(example.resume[line]);
  }
});
