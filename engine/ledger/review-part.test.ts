import { describe, expect, test } from 'vitest';
import { loadEngine } from '../index.ts';
import { wholeRewriteCases } from '../testing/data/ledger-whole.ts';
import type { Change } from '../types/ledger.ts';

const engine = await loadEngine();
const undecided = { confirmed: [], keywords: [], rejected: new Set<number>(), edits: new Map<number, string>() };

const resumeText = [
  'Jo Doe',
  '',
  'Summary',
  'Payroll clerk with nine years of work in offices.',
  '',
  'Experience',
  'Payroll Clerk, Fern Ltd, 2019 - 2024',
  '- Ran payroll for 40 people',
  '- Filed the monthly returns',
  'Office Clerk, Moss Ltd, 2015 - 2019',
  '- Answered the telephone',
  '',
  'Skills',
  'Excel, Outlook',
].join('\n');
const input = { resumeText, jobDescription: 'We look for a payroll clerk who knows Excel.' };
const rewritten = resumeText
  .replace('nine years of work in offices', 'nine years of office work')
  .replace('Ran payroll', 'Prepared payroll')
  .replace('- Filed the monthly returns\n', '')
  .replace('Answered the telephone', 'Answered the telephone for a team of 12')
  .replace('Excel, Outlook', 'Microsoft Excel, Outlook');

/** The rewritten lines of the changes that are known when the text has come as far as `until`. */
function shownUntil(until: string, decisions = undecided): string[] {
  const partialText = rewritten.slice(0, rewritten.indexOf(until) + until.length);
  return engine.reviewPart(input, partialText, decisions).changes.map((change) => wordsOf(change, rewritten));
}

function wordsOf({ parts }: Change, text: string): string {
  return parts.map(({ improved }) => text.slice(improved.start, improved.end)).join('\n');
}

describe('a rewrite that is still being written', () => {
  const summary = 'Payroll clerk with nine years of office work.';
  const payroll = '- Prepared payroll for 40 people';
  const telephone = '- Answered the telephone for a team of 12';

  test('shows the changes of a section when the next one has begun, and not before', () => {
    expect(shownUntil('office work.\n')).toEqual([]);
    expect(shownUntil('\nExperience')).toEqual([]);
    expect(shownUntil('\nExperience\n')).toEqual([summary]);
  });

  test('shows the changes of a job when the next one has begun', () => {
    expect(shownUntil('Prepared payroll for 40 people\n')).toEqual([summary]);
    expect(shownUntil('Moss Ltd, 2015 - 2019\n')).toEqual([summary, payroll]);
    expect(shownUntil('Skills\n')).toEqual([summary, payroll, telephone]);
  });

  test('says of no line that it is gone: it may still come in another place', () => {
    const { changes } = engine.reviewPart(input, rewritten, undecided);
    expect(changes.filter(({ kind }) => kind === 'removed')).toEqual([]);
    const whole = engine.review(input, rewritten, undecided).changes;
    expect(whole.filter(({ kind }) => kind === 'removed')).toHaveLength(1);
  });

  test('goes on where the original does, also after a heading in other words', () => {
    const renamed = rewritten.replace('Experience', 'Professional Experience').replace('Skills', 'Technical Skills');
    const partialText = renamed.slice(0, renamed.indexOf('Microsoft'));
    const words = engine.reviewPart(input, partialText, undecided).changes.map((change) => wordsOf(change, renamed));
    expect(words).toContain(payroll);
    expect(words).toContain(telephone);
  });

  test('takes what the person decided and what they said is true', () => {
    const until = rewritten.slice(0, rewritten.indexOf('Microsoft'));
    const idOf = (words: string) =>
      engine.reviewPart(input, until, undecided).changes.find((change) => wordsOf(change, rewritten) === words)?.id ??
      -1;
    const ids = [summary, payroll, telephone].map(idOf);
    expect(engine.reviewPart(input, until, undecided).taken).toEqual(ids.slice(0, 2));
    const rejected = new Set(ids.slice(0, 1));
    expect(engine.reviewPart(input, until, { ...undecided, rejected }).taken).toEqual(ids.slice(1, 2));
    const edits = new Map([[ids[2] ?? -1, '- Answered the telephone']]);
    expect(new Set(engine.reviewPart(input, until, { ...undecided, edits }).taken)).toEqual(new Set(ids));
  });
});

test('a change has the same id and the same words in every part of a rewrite and in the whole', () => {
  let shown = 0;
  for (const { original, improved } of wholeRewriteCases.slice(0, 30)) {
    const whole = new Map(
      engine.compare({ originalText: original, improvedText: improved }).changes.map((each) => [each.id, each]),
    );
    for (const { index } of improved.matchAll(/\n(?=\n)/g)) {
      const { changes } = engine.reviewPart(
        { ...input, resumeText: original },
        improved.slice(0, index + 2),
        undecided,
      );
      for (const change of changes) {
        const same = whole.get(change.id);
        expect(same && wordsOf(same, improved).startsWith(wordsOf(change, improved).split('\n')[0] ?? '')).toBe(true);
        shown += 1;
      }
    }
  }
  expect(shown).toBeGreaterThan(100);
});
