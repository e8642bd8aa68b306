import { expect, test } from 'vitest';
import { whatEmployerIs } from './what-employer-is.ts';

const partsOf = (sentence: string) => whatEmployerIs(sentence).map(({ start, end }) => sentence.slice(start, end));

test.each([
  [
    'We are a leading dental laboratory supplying crowns to dentists, and we need a technician who can wax crowns',
    'We are a leading dental laboratory supplying crowns to dentists',
  ],
  [
    "We're one of the largest suppliers of frozen seafood seeking a driver",
    "We're one of the largest suppliers of frozen seafood",
  ],
  ['Our client is a specialist in party walls looking for a surveyor', 'Our client is a specialist in party walls'],
  ['As a leading roofing contractor, you will find work all year', 'As a leading roofing contractor'],
  ['Wir sind ein führendes Dentallabor und suchen eine Zahntechnikerin', 'Wir sind ein führendes Dentallabor'],
  ['Als mittelständischer Hersteller von Armaturen suchen wir Sie', 'Als mittelständischer Hersteller von Armaturen'],
])('what the employer is asks for nothing: %s', (sentence, part) => expect(partsOf(sentence)).toEqual([part]));

test.each([
  'We are looking for a dental technician',
  'We are after a chef who can run the pastry section',
  'You are a qualified electrician',
  'Experience as a leading hand',
  'Wir suchen einen Zahntechniker',
])('what somebody is wanted for is no part of it: %s', (sentence) => expect(partsOf(sentence)).toEqual([]));
