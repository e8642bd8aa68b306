import { expect, test } from 'vitest';
import type { Doubt } from '#engine';
import { createDoubtsPrompt } from './doubts-prompt.ts';
import { parseOpinions } from './opinions.ts';
import { injectedDocuments } from './testing/injected-documents.ts';

const unsure: Doubt = {
  line: '- Settled 50 calls a day',
  words: 'Settled',
  isAsked: false,
  places: ['- Took 50 calls a day', '- Kept the log'],
};
const asked: Doubt = { ...unsure, line: '- Opened 22 clinics', words: 'Opened', isAsked: true };
const answer = (...opinions: object[]) => JSON.stringify({ opinions });

test('the prompt numbers the doubts between marks that differ each time, and names no other line', () => {
  const [one, two] = [createDoubtsPrompt([unsure, asked]), createDoubtsPrompt([unsure, asked])];
  const mark = /<<DOUBT 1 (\w{16})>>/.exec(one.data)?.[1] ?? '';
  expect(mark).not.toBe('');
  expect(one.instructions).toContain(mark);
  expect(two.data).not.toContain(mark);
  expect(one.data).toContain(
    `<<DOUBT 2 ${mark}>>\nNew line: - Opened 22 clinics\nWords in doubt: Opened\nQuestion: yes\n`,
  );
  expect(one.data).toContain('Question: no\nThe resume says at this place:\n- Took 50 calls a day\n- Kept the log');
});

test.each(injectedDocuments)('the prompt leaves out: $name', ({ document, injected }) => {
  const { data } = createDoubtsPrompt([{ ...unsure, line: document, places: [document] }]);
  expect(data).not.toContain(injected);
  expect(data).toContain('Settled');
});

test('opinions are read from the JSON, also in a fenced block, and belong to the doubts by number', () => {
  const opinions = answer(
    { number: 2, verdict: 'withdraw', quote: 'Opened 22 clinics' },
    { number: 1, verdict: 'ask', quote: 'of no use here' },
  );
  const { line, words } = asked;
  const expected = [
    { line, words, verdict: 'withdraw', quote: 'Opened 22 clinics' },
    { line: unsure.line, words: unsure.words, verdict: 'ask', quote: '' },
  ];
  expect(parseOpinions(opinions, [unsure, asked])).toEqual(expected);
  expect(parseOpinions(`Here:\n\`\`\`json\n${opinions}\n\`\`\``, [unsure, asked])).toEqual(expected);
});

test.each([
  ['keeps the words', { number: 1, verdict: 'keep', quote: '' }],
  ['withdraws what nobody asks', { number: 1, verdict: 'withdraw', quote: 'Took 50 calls a day' }],
  ['asks about what is asked already', { number: 2, verdict: 'ask', quote: '' }],
  ['is about another doubt', { number: 3, verdict: 'ask', quote: '' }],
  ['is about no doubt', { number: 0, verdict: 'ask', quote: '' }],
])('an opinion that %s is none', (_, opinion) => {
  expect(parseOpinions(answer(opinion), [unsure, asked])).toEqual([]);
});

test('of two opinions on a doubt the first counts, and a quote of any length is cut', () => {
  const opinions = answer(
    { number: 2, verdict: 'withdraw', quote: 'x'.repeat(5000) },
    { number: 2, verdict: 'withdraw', quote: 'Opened 22 clinics' },
  );
  const [first, second] = parseOpinions(opinions, [unsure, asked]);
  expect(first?.quote).toHaveLength(1000);
  expect(second).toBeUndefined();
});

test.each(['', 'I would rather not.', '[1]', '{"opinions": 1}', answer({ number: '1', verdict: 'ask', quote: '' })])(
  'anything else is refused: %s',
  (text) => {
    expect(() => parseOpinions(text, [unsure, asked])).toThrow('invalid format');
  },
);
