import { expect, test } from 'vitest';
import { loadEngine } from '#engine';

const { compare } = await loadEngine();
const resumeWith = (line: string) => `Ida Beispiel

BERUFSERFAHRUNG
03/2019 – heute: Tischlerin, Holzwerk Ahorn GmbH, Weimar
- Treppen und Türen nach Maß gebaut und mit den Kunden über die Maße gesprochen
- ${line}
`;
const askedAbout = (before: string, after: string) =>
  compare({ originalText: resumeWith(before), improvedText: resumeWith(after), now: '2026-11-01' }).changes.flatMap(
    ({ claims, lost }) =>
      [...claims.filter(({ verdict }) => verdict === 'unsupported'), ...lost].map(({ text }) => text),
  );

test.each([
  ['Kontrolle der Notausgänge alle 14 Tage', 'Alle zwei Wochen die Notausgänge kontrolliert'],
  ['Lager jeden zweiten Monat gezählt', 'Zweimonatliche Zählung des Lagers'],
  ['Bereitschaft an jedem dritten Wochenende', 'Bereitschaft alle drei Wochenenden'],
  ['Schmierrunde einmal pro Woche', 'Wöchentliche Schmierrunde'],
])('how often is the same in other words: %s', (before, after) => {
  expect(askedAbout(before, after)).toEqual([]);
});

test('another frequency is asked about', () => {
  expect(askedAbout('Lager jeden zweiten Monat gezählt', 'Das Lager jede Woche gezählt')).not.toEqual([]);
});

test('another unit for the same number is asked about', () => {
  expect(askedAbout('Vertretung der Meisterin (14 Wochen)', 'Vertretung der Meisterin (14 Monate)')).not.toEqual([]);
});

test('several for one are asked about', () => {
  expect(askedAbout('Türen für einen Betrieb gebaut', 'Türen für mehrere Betriebe gebaut')).not.toEqual([]);
});

test('what each of two has is not what they have together', () => {
  expect(
    askedAbout('Zwei Hallen mit zusammen 190 Plätzen gebaut', 'Zwei Hallen mit je 190 Plätzen gebaut'),
  ).not.toEqual([]);
});

test.each([
  ['Werkzeuge mit dem Lagerverwaltungssystem bestellt', 'Werkzeuge mit dem Lagerverwaltungssystem (LVS) bestellt'],
  [
    'Wareneingang, Muster, Bestellungen für die Werkstatt',
    'Eingang der Ware, Pflege der Muster, Bestellungen für die Werkstatt',
  ],
  ['Mit zwei weiteren Tischlern die Treppe gebaut', 'Zu dritt die Treppe gebaut'],
  ['Werkstattleiterin während der Ferien (3 Wochen)', 'Leiterin der Werkstatt in den Ferien (drei Wochen)'],
])('a short form, a group, what is led and a noun of an action are the same in other words: %s', (before, after) => {
  expect(askedAbout(before, after)).toEqual([]);
});

test('the leader of what another one led is asked about', () => {
  expect(
    askedAbout('Hilfe für die Werkstattleiterin in den Ferien', 'Leiterin der Werkstatt in den Ferien'),
  ).not.toEqual([]);
});

test.each([
  ['Aufmaß vorbereitet, Durchsicht durch den Meister', 'Aufmaß vorbereitet'],
  ['Werkstatt geöffnet, wenn der Meister im Urlaub ist', 'Werkstatt geöffnet'],
])('a clause that is gone and held the claim back is asked about: %s', (before, after) => {
  expect(askedAbout(before, after)).not.toEqual([]);
});
