import { expect, test } from 'vitest';
import { partOfLine } from './part-of-line.ts';

const own = (line: string, name: string) => {
  const start = line.indexOf(name);
  return partOfLine(line, { start, end: start + name.length }).own.trim();
};

test.each([
  ['RN (Ohio, active), BSN expected 2027', 'RN', 'RN (Ohio, active)'],
  ['PGCE Secondary, University of Marlow, in progress', 'PGCE', 'PGCE Secondary, University of Marlow, in progress'],
  ['Staplerschein abgelaufen, Kranschein', 'Kranschein', 'Kranschein'],
  ['Staplerschein, Kranschein abgelaufen', 'Staplerschein', 'Staplerschein'],
  ['ADR-Schein, TÜV, bis 2029', 'ADR', 'ADR-Schein, TÜV, bis 2029'],
  ['PRINCE2, Foundation', 'PRINCE2', 'PRINCE2, Foundation'],
])('of "%s" what is said of %s is "%s"', (line, name, said) => expect(own(line, name)).toBe(said));
