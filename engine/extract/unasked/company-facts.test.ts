import { expect, test } from 'vitest';
import { countsEmployer } from './company-facts.ts';

test.each([
  'Oakfield Vets. Independent, four vets, five nurses. Small animals and exotics, in-house lab, keyhole spays.',
  'Part 145 base maintenance, three hangars, 380 staff',
  '42 residents. Fresh food, cooked on site. Part of a family group of six homes.',
  'Vier Berufsträger, 22 Mitarbeitende, Mandanten aus Weinbau und Handwerk.',
])('%j counts what the employer is', (line) => expect(countsEmployer(line)).toBe(true));

test.each([
  'You will manage three branches and 45 staff',
  'Menu development, and function catering for up to 150 people',
  '- Rosters for four people, visits to six sites',
  'Experience with 500 employees in eight countries is required',
])('%j is about the work', (line) => expect(countsEmployer(line)).toBe(false));
