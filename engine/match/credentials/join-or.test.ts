import { expect, test } from 'vitest';
import { loadEngine } from '../../index.ts';

const engine = await loadEngine();
const missing = (asked: string, education: string) =>
  engine
    .analyse({
      jobDescription: `Mitarbeiter (m/w/d)\n\nIhr Profil\n- ${asked}\n- Zwei Jahre Berufserfahrung\n- Freude am Umgang mit Menschen`,
      resumeText: `Jo Beispiel\n\nBerufserfahrung\nAushilfe, Farn GmbH, 2019 – 2024\n- Telefon angenommen\n\nAusbildung\n${education}`,
    })
    .decisive.map(({ surface }) => surface);

const either = 'Ingenieurstudium (FH/TU) oder staatl. geprüfter Techniker';

test.each([
  [either, 'Staatl. gepr. Techniker FR Maschinenbau, 2014'],
  [either, 'Dipl.-Ing. (FH) Maschinenbau, 2009'],
])('either of a degree and a licence with an "or" between them is enough: %s', (asked, education) => {
  expect(missing(asked, education)).toEqual([]);
});

test('and without both the two are missing as one', () => {
  expect(missing(either, 'Hauptschule Beispielstadt, 2005')).toEqual([either]);
});
