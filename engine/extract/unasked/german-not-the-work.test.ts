import { describe, expect, test } from 'vitest';
import { createModel } from '../../lexicon/create-model.ts';
import { understandPosting } from '../../understand-posting.ts';

const model = createModel();
const posting = `Fachkraft für Lagerlogistik (m/w/d)
Blumengroßhandel Beispiel, Sinzheim

Für unseren Kunden, ein Unternehmen aus dem Maschinenbau in Bielefeld, suchen wir Verstärkung.
Die Gärtnerei liefert in dritter Generation Tulpen aus dem Nachbardorf.

Ihre Aufgaben
- Kommissionierung in Abstimmung mit Einkauf und Technikabteilung
- Pflege des Kundenstamms und Abwicklung des Zahlungsverkehrs und Mahnwesens
- Wartung von Sensoren, Antrieben und Frequenzumrichtern
- Reparatur unserer Förderanlagen
- Anleitung von Praktikant:innen
- Führen von Lieferscheinen, inklusive Inventurplanung

Ihr Profil
- Bereitschaft zum Schichtdienst (Früh-, Spät- und Nachtdienst, 7 Nächte frei)
- Belehrung nach § 43 Infektionsschutzgesetz
- Sicherer Umgang mit MS Office, SAP-Kenntnisse von Vorteil
- Gute Englischkenntnisse in Wort und Schrift, Französisch wünschenswert`;
const { requirements } = understandPosting(posting, model);
const names = requirements.map(({ requirement }) => requirement.surface);
const importanceOf = (name: string) =>
  requirements.find(({ requirement }) => requirement.surface === name)?.requirement.importance;

describe('the keywords of a German posting', () => {
  test.each([
    'Bielefeld',
    'Sinzheim',
    'Maschinenbau',
    'Generation',
    'Tulpen',
    'Nachbardorf',
    'Einkauf',
    'Technikabteilung',
    'Nächte',
    'Infektionsschutzgesetz',
  ])('name no place, trade of the employer, department, number or law: %s', (word) =>
    expect(names.filter((name) => name.includes(word) && !name.startsWith('Belehrung'))).toEqual([]),
  );

  test.each([
    'Kundenstamm',
    'Zahlungsverkehr',
    'Mahnwesen',
    'Sensoren',
    'Antriebe',
    'Frequenzumrichter',
    'Reparatur der Förderanlagen',
    'Anleitung von Praktikant:innen',
    'Inventurplanung',
    'Belehrung nach § 43 Infektionsschutzgesetz',
  ])('stand as in a list: %s', (name) => expect(names).toContain(name));

  test('say once in which shifts one works', () => {
    expect(names.filter((name) => /(?:schicht|dienst)/i.test(name))).toHaveLength(1);
  });

  test('are musts although something else beside them is only wished for', () => {
    expect(importanceOf('MS Office')).toBe('must');
    expect(importanceOf('SAP')).toBe('preferred');
    expect(importanceOf('Englischkenntnisse')).toBe('must');
    expect(importanceOf('Französisch')).toBe('preferred');
  });
});
