import { expect, test } from 'vitest';
import { adjectiveForms, pastForms, verbStems } from './inflect.ts';

test.each([
  ['leiten', 'leitete leiteten'],
  ['führen', 'führte führten'],
  ['entwickeln', 'entwickelte entwickelten'],
  ['steuern', 'steuerte steuerten'],
  ['koordinieren', 'koordinierte koordinierten'],
])('the past of "%s" is generated', (infinitive, forms) => expect(pastForms(infinitive).join(' ')).toBe(forms));

test('an adjective has its endings', () => {
  expect(adjectiveForms('weltweit')).toContain('weltweiten');
});

test('the forms of a verb begin with its stem or its participle', () => {
  expect(verbStems('senken')).toEqual(['senk', 'gesenk']);
  expect(verbStems('steigern')).toEqual(['steiger', 'gesteiger']);
});
