import { expect, test } from 'vitest';
import { loadEngine, loadEngineFor } from './load-engine.ts';
import { loadScorerFor } from './load-scorer.ts';

const german = {
  jobDescription: `Verkäufer (m/w/d) für unsere Filiale
Ihr Profil
- Erfahrung in der Kassenführung
- Teamfähigkeit ist für Sie selbstverständlich`,
  resumeText: `Berufserfahrung
Verkäufer, Laden am Markt, 2019 - 2024
- Abends den Kassensturz gemacht und das Wechselgeld gezählt`,
};
const english = {
  jobDescription: 'Tyre technician\nRequirements\n- Tyre fitting\n- Wheel balancing for the customers of our garage',
  resumeText: 'Experience\nGarage hand, Corner Garage, 2019 - 2024\n- Swapped and balanced thirty wheels a day',
};
const now = '2026-11-01';
const waysIn = async (posting: typeof german, input: typeof german) => {
  const engine = await loadEngineFor(posting);
  const { requirements } = engine.analyse({ ...input, now });
  return requirements.flatMap(({ evidence }) => evidence.map(({ strength }) => strength));
};

test.each([
  ['German', german],
  ['English', english],
])('a %s posting is matched with the concepts of its language', async (_, input) => {
  expect(await waysIn(input, input)).toContain('meaning');
});

test('another language has no concepts before a posting asks for them', async () => {
  expect(await waysIn(english, german)).not.toContain('meaning');
});

test.each([
  ['German', german],
  ['English', english],
])('the engine with every language gives the same for a %s posting', async (_, input) => {
  const [every, one] = [await loadEngine(), await loadEngineFor(input)];
  expect(one.analyse({ ...input, now })).toEqual(every.analyse({ ...input, now }));
});

test('without the ledger the analysis is the same', async () => {
  const [alone, whole] = [await loadScorerFor(english), await loadEngineFor(english)];
  expect(alone.analyse({ ...english, now })).toEqual(whole.analyse({ ...english, now }));
  expect(alone.version).toBe(whole.version);
});

test('without a posting the engine is ready for texts that need no concepts', async () => {
  const engine = await loadEngineFor();
  expect(engine.compare({ originalText: 'Sold bread', improvedText: 'Sold bread' }).changes).toEqual([]);
});

test('a denied sentence shows nothing in German either', async () => {
  const denied = { ...german, resumeText: german.resumeText.replace('Abends den', 'Noch nie den') };
  expect(await waysIn(german, denied)).not.toContain('meaning');
});
