import { expect, test } from 'vitest';
import { othersWork } from './others-work.ts';

const told = (text: string) => [...othersWork(text)].map(([start, end]) => text.slice(start, end));

test.each([
  'Refrigerant recovery is done by our technicians',
  'Statutory sick pay and maternity pay are calculated by the bureau',
  'Complaints go to the manager',
  'Load security I know from one video',
  'Quantity estimation and RA bills were done by my father’s accountant',
  'Drivers’ hours are something that my brother talks about',
  'Die Lohnabrechnung wird vom Steuerberater gemacht',
  'Menüs schreibt der Küchenchef',
  'Rahmenverträge verhandelt der strategische Einkauf',
  'Die Anträge stellten die Kommunen selbst',
  'Ware bestellt hat mein Onkel',
  'Suchtberatung haben wir extern eingekauft',
  'VERAH-Kurs für 2025 geplant',
  'IHK-Lehrgang für Zoll geplant ab Frühjahr',
])('what others do is not the writer’s work: %s', (line) =>
  expect(told(line)).toEqual([expect.stringContaining(line.slice(0, 25))]),
);

test.each([
  'The app I built is used by the whole team',
  'Accounts are audited by the finance department every year',
  'My reports go to the owners',
  'Wrote the plan that is followed by all our staff',
  'Go to the bank',
  'Angebote geprüft und die Abteilung geleitet',
  'Bestellt die Ware bei unserem Großhändler',
  'Tische gebucht für Gruppen und Feste geplant im Team',
  'Zugänge im SAP gebucht, Etiketten geklebt',
  'Feste für Gruppen geplant',
])('what others use, check or receive may be: %s', (line) => expect(told(line)).toEqual([]));

test('the writer’s own deed before it stands', () => {
  expect(told('Booked the venue, and catering is done by the hotel staff')).toEqual([
    'catering is done by the hotel staff',
  ]);
});

test('what was done before the comma stays the writer’s own', () => {
  expect(told('Wareneingang geprüft, Buchung macht die Zentrale')).toEqual(['Buchung macht die Zentrale']);
  expect(told('Lohn, Steuern und Abschluss macht das Büro')).toEqual(['Lohn, Steuern und Abschluss macht das Büro']);
});
