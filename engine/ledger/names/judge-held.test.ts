import { expect, test } from 'vitest';
import { loadEngine } from '../../index.ts';

const { compare } = await loadEngine();
const resume = `Ida Beispiel

BERUFSERFAHRUNG
03/2019 – heute: Erzieherin, Kita Ahornhof, Weimar
- Betreuung von 12 Kindern in der Krippe

WEITERBILDUNG
Weiterbildung Praxisanleiterin: 80 von 120 Stunden, läuft noch
`;
const questionsOf = (summary: string) =>
  compare({ originalText: resume, improvedText: `${summary}\n\n${resume}`, now: '2026-11-01' }).changes.flatMap(
    ({ claims }) =>
      claims.flatMap(({ kind, verdict, text }) => (verdict === 'unsupported' ? [`${kind}: ${text}`] : [])),
  );

test('a German summary gives nobody a title that is still being learned', () => {
  expect(questionsOf('Erzieherin und Praxisanleiterin mit Erfahrung in der Krippe.')).toContain(
    'title: Praxisanleiterin',
  );
});

test('a summary that says so is honest', () => {
  const honest = 'Erzieherin in Weiterbildung zur Praxisanleiterin, Erfahrung in der Krippe.';
  expect(questionsOf(honest).join()).not.toContain('title: ');
});
