import { expect, test } from 'vitest';
import { loadEngine } from '../index.ts';

const engine = await loadEngine();

test('a licence that was broken at the end of a line is shown, and its place is in the resume as written', () => {
  const resumeText =
    'Jo Beispiel\n\nBerufserfahrung\nLagerhelfer, Farn GmbH, 2019 – 2024\n- Ware mit dem Stapler bewegt und in die Regale gebracht\n\nQualifikationen\nStapler-\nschein seit 2019\n';
  const jobDescription = 'Lagerist (m/w/d)\n\nIhr Profil\n- Staplerschein\n- Erfahrung im Lager und mit der Ware';
  const { requirements, decisive } = engine.analyse({ jobDescription, resumeText });
  const [found] = requirements.filter(({ requirement }) => requirement.surface === 'Staplerschein');
  expect(decisive).toEqual([]);
  expect(found?.evidence.map(({ span }) => resumeText.slice(span.start, span.end))).toEqual(['Stapler-\nschein']);
});
