import { expect, test } from 'vitest';
import { cueOf } from './importance.ts';

const cue = (text: string, name: string) => {
  const start = text.indexOf(name);
  return cueOf(text, { start, end: start + name.length });
};

test.each([
  ['RN license required, CCRN preferred', 'RN', 'must'],
  ['RN license required, CCRN preferred', 'CCRN', 'preferred'],
  ['Preferred: CCRN, CRRT, PALS', 'PALS', 'preferred'],
  ['BLS, ACLS and PALS required', 'BLS', 'must'],
  ['CCRN, CRRT experience a plus', 'CCRN', 'preferred'],
  ['Nice to have: Kafka, Redis', 'Redis', 'preferred'],
  ['Must have Java, Kotlin', 'Kotlin', 'must'],
  ['BLS required at hire; ACLS within 6 months of hire', 'ACLS', 'preferred'],
  ['Must undergo an enhanced DBS check', 'enhanced DBS check', 'preferred'],
  ['DBS check will be carried out', 'DBS check', 'preferred'],
  ['Full licence is preferable', 'licence', 'preferred'],
  ['Current LF licence required (LO highly regarded)', 'LO', 'preferred'],
  ['Staplerschein zwingend erforderlich, Kranschein wünschenswert', 'Staplerschein', 'must'],
  ['Staplerschein zwingend erforderlich, Kranschein wünschenswert', 'Kranschein', 'preferred'],
  ['Französisch ist erwünscht', 'Französisch', 'preferred'],
  ['Lagererfahrung ist von Nutzen, aber nicht Bedingung', 'Lagererfahrung', 'preferred'],
  ['Ein Kranschein ist keine Voraussetzung', 'Kranschein', 'preferred'],
  ['Idealerweise Kenntnisse in DATEV, Lexware', 'Lexware', 'preferred'],
  ['Java. Kafka is a plus.', 'Java', undefined],
  ['G3 unvented ticket would be handy', 'ticket', 'preferred'],
  ['Required: CCN1, CKR1 (MET1 useful)', 'CKR1', 'must'],
  ['Required: CCN1, CKR1 (MET1 useful)', 'MET1', 'preferred'],
  ["Good if you've got Auslan", 'Auslan', 'preferred'],
  ['Backflow prevention – not essential', 'Backflow', 'preferred'],
  [
    "A forklift licence would be an advantage but isn't essential, nor is a first aid certificate",
    'first aid',
    'preferred',
  ],
  ["An SC clearance isn't a requirement", 'clearance', 'preferred'],
  ['2391 required (or be willing to work towards it)', '2391', 'preferred'],
  ['SC clearance is non-negotiable', 'clearance', 'must'],
  ['It would suit someone who has worked in a hot kitchen', 'hot kitchen', 'preferred'],
  ['Knowledge of sales tax will be an added advantage', 'sales tax', 'preferred'],
  ['Stilsicheres Deutsch, gutes Englisch, Französisch von Vorteil', 'Deutsch', undefined],
  ['Eine abgeschlossene Lehre setzen wir voraus, zwei Jahre Praxis wären schön', 'Lehre', 'must'],
])('"%s" makes %s %s', (text, name, expected) => {
  expect(cue(text, name)).toBe(expected);
});
