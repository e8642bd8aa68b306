import { expect, test } from 'vitest';
import { loadEngine } from '../../index.ts';

const { compare } = await loadEngine();
const asked = (originalText: string, improvedText: string) =>
  compare({ originalText, improvedText, now: '2026-11-01' }).changes.flatMap(({ claims }) =>
    claims.flatMap(({ question, text }) => (question ? [text] : [])),
  );

const job = 'Hannah Beispiel\n\nBerufserfahrung\nAgentur Grün, Augsburg / Mediengestalterin / seit März 2023\n';

test('an item with a bullet of any kind below a header is no part of the header', () => {
  const before = `${job}→ setze Broschüren und Messetafeln in InDesign`;
  expect(asked(before, `${job}→ Satz von Messetafeln und Broschüren mit InDesign`)).toEqual([]);
});

test('a sentence among skills is read as the sentence it was', () => {
  const before = `${job}- setze Broschüren\n\nNebenbei\nRepair-Café: jeden ersten Samstag löte ich mit`;
  const after = `${job}- setze Broschüren\n\nKenntnisse\nAn jedem ersten Samstag löte ich im Repair-Café mit`;
  expect(asked(before, after)).toEqual([]);
});

test('a tool in a list of skills is asked about as ever', () => {
  const before = `${job}- setze Broschüren\n\nKenntnisse\nInDesign, Photoshop`;
  expect(asked(before, before.replace('Photoshop', 'Photoshop, Figma'))).toEqual(['Figma']);
});
