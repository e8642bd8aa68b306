import { expect, test } from 'vitest';
import { conceptsNamed } from '../../concepts/concept-names.ts';
import { loadConcepts } from '../../concepts/load-concepts.ts';
import { createModel } from '../../lexicon/create-model.ts';
import { keyOf } from '../../lexicon/lexicon.ts';
import { tokenise } from '../../text/tokenise.ts';
import { understandPosting } from '../../understand-posting.ts';
import { toldDuties } from './german-duties.ts';

const model = createModel();

function namesIn(duty: string): string[] {
  const posting = `Mitarbeiter (m/w/d)\n\nDeine Aufgaben\n- ${duty}\n- Inventur und Pflege der Regale\n\nDas bringst du mit\n- Ausbildung im Einzelhandel\n- MS Office\n- Teamfähigkeit`;
  return understandPosting(posting, model).requirements.map(({ requirement }) => requirement.surface);
}

test.each([
  ['Du berätst unsere Kundinnen und Kunden telefonisch', 'Kundenberatung'],
  ['Sie beraten unsere Kunden im Markt', 'Kundenberatung'],
  ['Berätst und betreust unsere Kunden', 'Kundenbetreuung'],
  ['Du kassierst und machst die Tagesabrechnung', 'Kassieren'],
  ['Sie verabreichen Medikamente nach ärztlicher Anordnung', 'Medikamentengabe'],
  ['Du räumst neue Ware ein', 'Warenverräumung'],
])('a duty that a verb tells is a keyword: %s', (duty, name) => expect(namesIn(duty)).toContain(name));

test.each([
  ['Gern beraten wir unsere Kunden', 'Kundenberatung'],
  ['Du berätst die Geschäftsführung', 'Kundenberatung'],
  ['Du sprichst mit Kunden. Sie beraten dich', 'Kundenberatung'],
  ['Das Be- und Entladen', 'Be- und Entladen von LKW'],
])('none is read out of: %s', (duty, name) => expect(namesIn(duty)).not.toContain(name));

test('every name of a duty is a name of a concept, so that other words show it', async () => {
  const { names } = await loadConcepts('de');
  const unknown = toldDuties.filter(([name]) => {
    const tokens = tokenise(name);
    return conceptsNamed(names, keyOf(tokens, 0, tokens.length)).length === 0;
  });
  expect(unknown.map(([name]) => name)).toEqual([]);
});
