import { describe, expect } from 'vitest';
import { readTexts, type Trade, trades } from './data/trades.ts';
import { test } from './journey.ts';
import { analyze, createAccount, readScore } from './person.ts';
import { see } from './see.ts';

describe('every trade', () => {
  for (const trade of trades) {
    test(`a ${trade.folder} gets a sensible score, what was found and what is missing`, async ({ page }) => {
      await createAccount(page);
      await analyze(page, readTexts(trade));
      const score = await readScore(page, 'ATS Match Score');
      expect(score).toBeGreaterThanOrEqual(trade.score.least);
      expect(score).toBeLessThanOrEqual(trade.score.most);
      await see(page.getByRole('button', { name: chip(trade.found, 'found') }));
      await see(page.getByRole('button', { name: chip(trade.missing, 'missing') }));
    });
  }

  test("someone from another trade scores far below one from the posting's own", async ({ page }) => {
    await createAccount(page);
    const { jobTitle, jobDescription } = readTexts(findTrade('electrician'));
    const { resumeText } = readTexts(findTrade('chef'));
    await analyze(page, { jobTitle, jobDescription, resumeText });
    expect(await readScore(page, 'ATS Match Score')).toBeLessThan(35);
  });
});

/** The accessible name of a keyword's chip: the keyword, and whether it was found. */
function chip(keyword: RegExp, state: 'found' | 'missing'): RegExp {
  return new RegExp(`(?=.*(?:${keyword.source})).*\\b${state}\\b`, 'i');
}

function findTrade(folder: string): Trade {
  const trade = trades.find((candidate) => candidate.folder === folder);
  if (!trade) throw new Error(`There are no texts of a ${folder}.`);
  return trade;
}
