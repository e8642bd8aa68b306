import { describe, expect, test } from 'vitest';
import { sayPlain } from '../../say.ts';
import { caseOf } from '../../testing/small-document.ts';
import { spanOfWords } from './claim.ts';
import { defineRule, type Proof, type Rule, type Statement } from './rule.ts';

const given = caseOf({ line: 'Kept the log' }, { line: 'Wrote the log' }, 'Wrote');

/** A rule that finds every word of the line, and what it judges of them. */
function judged(proves: Rule<Statement>['proves'], asksOnce = false) {
  const rule = defineRule({
    id: 'word',
    roles: ['sentence'],
    asksOnce,
    *claims({ line, improved }) {
      for (let index = line.from; index < line.to; index += 1)
        yield { kind: 'skill', span: spanOfWords(improved, index, index + 1) };
    },
    proves,
    question: () => [sayPlain('ledger.confirmed'), undefined],
  });
  return rule.judge(given).map(({ text, verdict }) => `${verdict} ${text}`);
}
const always = (proof: Proof | undefined) => () => proof;

describe('a rule', () => {
  test('questions every statement that nothing proves', () => {
    expect(judged(always(undefined))).toEqual(['unsupported Wrote', 'unsupported the', 'unsupported log']);
  });

  test('may ask only once', () => {
    expect(judged(always(undefined), true)).toEqual(['unsupported Wrote']);
  });

  test('cites what proves a statement', () => {
    const start = given.original.text.indexOf('log');
    expect(judged((_, { span }) => (span.end > given.line.end - 2 ? { start, end: start + 3 } : 'wording'))).toEqual([
      'supported log',
    ]);
  });

  test('takes what the person confirmed as rephrased, and does not mention wording', () => {
    expect(judged(always('confirmed'))).toHaveLength(3);
    expect(judged(always('confirmed'))[0]).toBe('rephrased Wrote');
    expect(judged(always('wording'))).toEqual([]);
  });

  test('has every option in the list, those that it does not use turned off', () => {
    const rule = { id: 'none', roles: [], claims: () => [], proves: always(undefined), question: always(undefined) };
    const { judge, ...listed } = defineRule({ ...rule, question: () => [sayPlain('ledger.confirmed'), undefined] });
    expect(listed).toEqual({ id: 'none', roles: [], judgesUnchanged: false, unless: [], skipsSummary: false });
    expect(judge(given)).toEqual([]);
  });
});
