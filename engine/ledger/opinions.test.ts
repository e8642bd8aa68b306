import { describe, expect, test } from 'vitest';
import { loadEngine } from '../index.ts';
import { resumeOf } from '../testing/small-resume.ts';
import type { Ledger } from '../types/ledger.ts';
import type { Opinion } from '../types/opinion.ts';

const engine = await loadEngine();

const [complaints, trial] = [
  '- Complaints on route 17 fell by 22% after the depot added two early departures',
  '- Took part in a four-week trial of an electric van with eleven other drivers',
];
const joined = `${trial}, complaints on route 17 fell by 22% after the depot added two early departures`;
const quote = 'Took part in a four-week trial of an electric van with eleven other drivers';
const sales = (...lines: readonly string[]) =>
  ['Lysander Pruitt', '', 'Experience', 'Sales Rep, Cobalt Paper Supply, Columbus | 01/2021 - Present', ...lines].join(
    '\n',
  );
const [separate, together] = [sales(complaints, trial), sales(joined)];

/** The same of two lines that became one. */
function askedOfJoined(...opinions: readonly Omit<Opinion, 'line'>[]): string[] {
  const given = opinions.map((opinion) => ({ ...opinion, line: joined }));
  return asked(engine.compare({ originalText: separate, improvedText: together, opinions: given }));
}

/** What a rewrite of one line of a job is asked about, by the words, under these opinions on that line. */
function askedOf(before: string, after: string, ...opinions: readonly Omit<Opinion, 'line'>[]): string[] {
  return asked(
    engine.compare({
      originalText: resumeOf({ line: before }),
      improvedText: resumeOf({ line: after }),
      now: '2026-11-01',
      opinions: opinions.map((opinion) => ({ ...opinion, line: `- ${after}` })),
    }),
  );
}

function asked({ changes }: Ledger): string[] {
  return changes.flatMap(({ claims }) => claims.flatMap(({ text, question }) => (question ? [text] : [])));
}

const withdraw = (words: string, quote: string) => ({ words, verdict: 'withdraw' as const, quote });
const ask = (words: string) => ({ words, verdict: 'ask' as const, quote: '' });

describe('an opinion that withdraws', () => {
  test('is heeded where the quoted line says it word for word', () => {
    expect(askedOfJoined()).toEqual(['Took']);
    expect(askedOfJoined(withdraw('Took', quote))).toEqual([]);
    expect(askedOfJoined(withdraw('Took', ` ${quote.replace(' ', '  ')}\n`))).toEqual([]);
  });

  test('makes the claim rest on the quote', () => {
    const opinions = [{ line: joined, ...withdraw('Took', quote) }];
    const [change] = engine.compare({ originalText: separate, improvedText: together, opinions }).changes;
    const claim = change?.claims.find(({ text }) => text === 'Took');
    expect(claim?.verdict).toBe('rephrased');
    expect(separate.slice(claim?.evidence?.start, claim?.evidence?.end)).toBe(quote);
    expect(change?.isSafe).toBe(true);
  });

  test.each([
    ['a quote that the resume does not have', quote.replace('four', 'five')],
    ['a quote in other letters', quote.toLowerCase()],
    ['a part of what the line says', 'Took part in a'],
    ['another line of the job', complaints.slice(2)],
    ['the rewritten line itself', joined],
    ['nothing', ''],
  ])('is not heeded with %s', (_, other) => {
    expect(askedOfJoined(withdraw('Took', other))).toEqual(['Took']);
  });

  test.each([
    ['the title of somebody else', 'Helped the lead nurse with the roster', 'Led the nurse with the roster'],
    ['help', 'Helped design the new gate line', 'Designed the new gate line'],
    ['what was done to the person', 'Trained by the head chef in sauces', 'Trained the head chef in sauces'],
    ['what somebody else did', 'Counted stock; the owner approved orders', 'Counted stock and approved orders'],
    ['a plan', 'Planned to introduce a booking system', 'Introduced a booking system'],
    ['a denial', 'Chaired no meetings, attended thirty', 'Chaired thirty meetings'],
  ])('never makes %s the person’s own deed, whatever it quotes', (_, honest, lie) => {
    const questions = askedOf(honest, lie);
    expect(questions.length).toBeGreaterThan(0);
    const quotes = [honest, `- ${honest}`, ...honest.split(/[;,] /), lie];
    const lying = questions.flatMap((words) => quotes.map((quote) => withdraw(words, quote)));
    expect(askedOf(honest, lie, ...lying)).toEqual(questions);
  });

  test.each([
    ['numbers', 'Opened 22 new accounts', 'Opened 44 new accounts'],
    ['what the resume restricts', 'Run the till when the owner is away', 'Run the till'],
    ['levels', 'Languages: French (basic), German (good)', 'Languages: French (fluent), German (good)'],
    ['tools', 'Wrote weekly reports', 'Wrote weekly reports in PostgreSQL'],
  ])('never concerns %s', (_, honest, lie) => {
    const questions = askedOf(honest, lie);
    expect(questions.length).toBeGreaterThan(0);
    expect(askedOf(honest, lie, ...questions.map((words) => withdraw(words, honest)))).toEqual(questions);
  });

  test('never counts a line of another job', () => {
    const other = '\nSales Rep, Birch Paper, Dayton | 01/2015 - 12/2020';
    const [originalText, improvedText] = [sales(complaints, other, trial), sales(joined, other, '- Kept the forms')];
    const findings = asked(engine.compare({ originalText, improvedText }));
    const opinions = findings.map((words) => ({ line: joined, ...withdraw(words, quote) }));
    expect(findings.length).toBeGreaterThan(0);
    expect(asked(engine.compare({ originalText, improvedText, opinions }))).toEqual(findings);
  });
});

describe('an opinion that asks', () => {
  const before = 'Took 50 calls a day about broadband';
  const doubtsOf = (after: string) =>
    engine.doubts({ originalText: resumeOf({ line: before }), improvedText: resumeOf({ line: after }) });

  test('adds a question about words that the ledger is not sure of', () => {
    const after = 'Placed 50 calls a day about broadband';
    const unsure = doubtsOf(after).filter(({ isAsked }) => !isAsked);
    expect(unsure.map(({ words }) => words)).toEqual(['Placed']);
    expect(askedOf(before, after)).toEqual([]);
    expect(askedOf(before, after, ask('Placed'))).toEqual(['Placed']);
  });

  test('adds none about words that the ledger is sure of, or that the line does not have', () => {
    const after = 'Answered 50 calls a day about broadband';
    expect(doubtsOf(after)).toEqual([]);
    expect(askedOf(before, after, ask('Answered'), ask('broadband'), ask('50'), ask('yachts'))).toEqual([]);
  });

  test('is settled by the person’s own word', () => {
    const after = 'Placed 50 calls a day about broadband';
    const rewrite = { originalText: resumeOf({ line: before }), improvedText: resumeOf({ line: after }) };
    const opinions = [{ line: `- ${after}`, ...ask('Placed') }];
    const safeOf = (confirmed: string[]) =>
      engine.compare({ ...rewrite, opinions, confirmed }).changes.map(({ isSafe }) => isSafe);
    expect(safeOf([])).toEqual([false]);
    expect(safeOf(['Placed: I placed 50 calls a day about broadband'])).toEqual([true]);
  });
});

describe('the doubts of a rewrite', () => {
  test('name the words, the line, and the lines of the same place', () => {
    const doubts = engine.doubts({ originalText: separate, improvedText: together });
    const asked = doubts.filter(({ isAsked }) => isAsked);
    expect(asked).toMatchObject([{ line: joined, words: 'Took' }]);
    expect(asked[0]?.places).toEqual(expect.arrayContaining([complaints, trial]));
  });

  test('are none for a text compared with itself', () => {
    expect(engine.doubts({ originalText: separate, improvedText: separate })).toEqual([]);
  });

  test('stay few, whatever the rewrite', () => {
    const lines = (verb: string) => Array.from({ length: 200 }, (_, at) => `- ${verb} broadband calls of street ${at}`);
    const [originalText, improvedText] = [lines('Took').join('\n'), lines('Placed').join('\n')];
    const doubts = engine.doubts({ originalText, improvedText });
    expect(doubts.length).toBe(24);
    for (const { places } of doubts) expect(places.length).toBeLessThanOrEqual(12);
  });
});
