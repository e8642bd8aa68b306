import { describe, expect, test } from 'vitest';
import { createModel } from '../../lexicon/create-model.ts';
import { understandPosting } from '../../understand-posting.ts';

const model = createModel();
const posting = `Bauzeichner (m/w/d)
Müller Planung GmbH
Hinrichs & Partner plant seit 1980 Schulen.

IHR AUFGABENBEREICH:
- Lesen und Prüfung von Schalplänen, Steuerung externer Ingenieurbüros
- Betreuung der Baustellen und Pflege der Stammdaten
- Bedienung von RA-MICRO
- Gewinnung neuer Kunden
- Praktische Erfahrung mit Zeichnungen
- Export- und Zolldokumente in Neu- und Altbauten

Ihr Profil
- Abgeschlossenes Studium und Technisches Verständnis
- Sorgfältige und selbstständige Arbeitsweise
- Genaue und strukturierte Vorgehensweise in vergleichbarer Position
- interkulturelle Kompetenz, Kenntnisse in der Sozialen Arbeit
- Erfahrung mit Vergabeverfahren, Bewehrungsplänen und Statik

Was Sie bei uns bekommen
- Dienstrad und Jahressonderzahlung
- Arbeit ohne Teildienst

Ansprechpartnerin ist Frau Celik im Raum Kassel.`;
const names = understandPosting(posting, model).requirements.map(({ requirement }) => requirement.surface);

describe('the keywords of a German posting', () => {
  test.each([
    'Prüfung von Schalplänen',
    'Steuerung externer Ingenieurbüros',
    'Technisches Verständnis',
    'interkulturelle Kompetenz',
    'Soziale Arbeit',
    'RA-MICRO',
    'Export- und Zolldokumente',
    'Gewinnung neuer Kunden',
  ])('are whole names: %s', (name) => expect(names).toContain(name));

  test.each([
    'AUFGABENBEREICH',
    'Sorgfältige',
    'Genaue',
    'vergleichbare Position',
    'Teildienst',
    'Praktische Erfahrung',
    'Neu- und Altbauten',
    'Abgeschlossenes',
    'Kompetenz',
    'Pflege',
    'Lesen',
    'Betreuung',
    'Celik',
    'Raum Kassel',
    'Jahressonderzahlung',
  ])('are no word of a sentence or a heading: %s', (word) => expect(names).not.toContain(word));
});
