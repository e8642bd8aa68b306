import { expect, test } from 'vitest';
import { formsOf, nounFormsOf } from './inflect.ts';

test.each([
  ['increase', 'increase increases increased increasing'],
  ['ship', 'ship ships shipped shipping'],
  ['tidy', 'tidy tidies tidied tidying'],
  ['deploy', 'deploy deploys deployed deploying'],
  ['oversee', 'oversee oversees oversaw overseen overseeing'],
  ['grow', 'grow grows grew grown growing'],
  ['wash', 'wash washes washed washing'],
])('the forms of "%s" are generated', (base, forms) => expect(formsOf(base).join(' ')).toBe(forms));

test.each([
  ['vacancy', 'vacancy vacancies'],
  ['wage', 'wage wages'],
  ['child', 'child childs children'],
])('a noun has its plural alone: "%s"', (base, forms) => expect(nounFormsOf(base).join(' ')).toBe(forms));
