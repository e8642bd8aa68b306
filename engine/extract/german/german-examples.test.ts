import { expect, test } from 'vitest';
import { createModel } from '../../lexicon/create-model.ts';
import { understandPosting } from '../../understand-posting.ts';

const model = createModel();

function namesIn(line: string): string[] {
  const posting = `Sachbearbeiter (m/w/d)\n\nIhre Aufgaben\n- Angebotserstellung\n- Reklamationsbearbeitung\n- Stammdatenpflege\n- Rechnungsprüfung\n\nDas bringen Sie mit\n- Freude an der Arbeit mit Menschen\n- ${line}\n- Excel\n- SAP\n- Teamfähigkeit\n- Englisch`;
  return understandPosting(posting, model).requirements.map(({ requirement }) => requirement.surface);
}

test('an example of a training is not asked for by itself, and the training says of what kind', () => {
  const names = namesIn(
    'Abgeschlossene kaufmännische Ausbildung, z. B. als Industriekaufmann oder Kaufmann für Groß- und Außenhandelsmanagement (m/w/d)',
  );
  expect(names).toContain('kaufmännische Ausbildung');
  expect(names.join()).not.toMatch(/Industriekaufmann|Außenhandel/);
});

test('a bracket behind a training has examples, too', () => {
  const names = namesIn('Abgeschlossene Ausbildung in der Hotellerie (Hotelfachmann/-frau, Hotelkaufmann/-frau)');
  expect(names.join()).not.toMatch(/Hotelfachmann|Hotelkaufmann/);
});

test('what stands beside the examples is asked for', () => {
  const names = namesIn('Kaufmännische Ausbildung (z. B. Steuerfachangestellter) und idealerweise Buchhaltung');
  expect(names.join()).not.toContain('Steuerfachangestellter');
  expect(names).toContain('Buchhaltung');
});

test('an example of anything else is a keyword', () => {
  expect(namesIn('Erfahrung mit einer Software für die Buchhaltung, z. B. DATEV')).toContain('DATEV');
});
