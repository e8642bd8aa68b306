import { describe, expect, test } from 'vitest';
import { loadEngine } from '../index.ts';
import type { Decisions } from '../types/ledger.ts';

const engine = await loadEngine();

const resumeText = [
  'Mara Quill',
  'Experience',
  'Line Cook, Harbour Table, 2019-2023',
  '- Prepared 80 covers a night with two other cooks',
  '- Kept the temperature log for the health inspection',
  'Skills',
  'Knife work, inventory',
].join('\n');
const proposedText = resumeText
  .replace('Prepared 80 covers', 'Cooked 80 covers')
  .replace('Kept the temperature log', 'Led a team that kept the sous vide temperature log');
const input = {
  jobTitle: 'Cook',
  jobDescription: 'Cook wanted. Requirements: sous vide, knife skills, inventory, food safety certificate.',
  resumeText,
};
const undecided: Decisions = { confirmed: [], keywords: [], rejected: new Set(), edits: new Map() };

function review(decisions: Partial<Decisions> = {}) {
  return engine.review(input, proposedText, { ...undecided, ...decisions });
}

describe('the review of a proposed rewrite', () => {
  const { changes } = review();
  const safe = changes.find(({ isSafe }) => isSafe);
  const unsafe = changes.find(({ isSafe }) => !isSafe);
  if (!safe || !unsafe) throw new Error('The rewrite has one safe change and one that is not.');

  test('without a decision is what may be taken over without asking', () => {
    const { text, matchScore } = engine.judge(input, proposedText, []);
    expect(review()).toMatchObject({ text, matchScore });
    expect(text).toContain('Cooked 80 covers');
    expect(text).not.toContain('sous vide');
  });

  test('leaves out what the person rejects', () => {
    expect(review({ rejected: new Set([safe.id]) }).text).toBe(resumeText);
  });

  test('takes over what the person confirmed', () => {
    const { text } = review({
      confirmed: ['Led a team that kept the sous vide temperature log for the health inspection'],
    });
    expect(text).toBe(proposedText);
  });

  test("puts the person's own words in the place of the proposed ones, whatever they say", () => {
    const edits = new Map([
      [safe.id, '- Cooked for 80 guests a night'],
      [unsafe.id, '- Wrote the sous vide log for the health inspection'],
    ]);
    expect(review({ edits }).text).toBe(
      resumeText
        .replace('- Prepared 80 covers a night with two other cooks', '- Cooked for 80 guests a night')
        .replace('- Kept the temperature log', '- Wrote the sous vide log'),
    );
  });

  test('removes a change that the person edited to nothing', () => {
    expect(review({ edits: new Map([[safe.id, '']]) }).text).toBe(
      resumeText.replace('- Prepared 80 covers a night with two other cooks\n', ''),
    );
  });

  test('adds the keywords that the person confirmed, and scores the resulting text', () => {
    const { text, matchScore } = review({ keywords: ['sous vide'] });
    expect(text).toMatch(/inventory.*sous vide/);
    expect(matchScore).toBe(engine.analyse({ ...input, resumeText: text }).matchScore);
    expect(matchScore).toBeGreaterThan(review().matchScore);
  });

  test('reports what each change alone adds to the score', () => {
    const [ofSafe, ofUnsafe] = engine.scoreChanges(input, proposedText, [safe, unsafe]);
    const before = engine.analyse(input).matchScore;
    expect(ofSafe).toBe(review().matchScore - before);
    expect(ofUnsafe).toBeGreaterThan(0);
  });
});
