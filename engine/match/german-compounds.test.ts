import { expect, test } from 'vitest';
import { createKnowledge } from '../lexicon/create-knowledge.ts';
import { germanCompounds } from './german-compounds.ts';
import { indexResume } from './index-resume.ts';

const knowledge = createKnowledge();

/** How a resume's sentence shows what is asked for, and with which words. */
function waysIn(text: string, key: string): string[] {
  const resume = indexResume(text, knowledge);
  return germanCompounds(key.split(' '), resume).map(
    ({ strength, places: [[from, to] = [0, 0]] }) =>
      `${strength}: ${text.slice(resume.tokens[from]?.start, resume.tokens[to - 1]?.end)}`,
  );
}

test.each([
  ['kundenempfang', 'Empfang von Kunden und Post', 'named: Empfang von Kunden'],
  ['kundenempfang', 'Empfang unserer Kunden', 'named: Empfang unserer Kunden'],
  ['gaestebetreuung', 'Betreuung der kleinen Gäste', 'named: Betreuung der kleinen Gäste'],
  ['fahrradreparatur', 'Fahrräder im Laden repariert', 'meaning: Fahrräder im Laden repariert'],
  ['wareneingangskontrolle', 'Kontrolle des Wareneingangs', 'named: Kontrolle des Wareneingangs'],
  ['kontrolle des wareneingangs', 'Wareneingangskontrolle', 'named: Wareneingangskontrolle'],
  ['reparatur von fahrraedern', 'Fahrradreparatur', 'named: Fahrradreparatur'],
])('%s is shown by "%s"', (key, text, way) => expect(waysIn(text, key)).toEqual([way]));

test.each([
  ['kundenempfang', 'Empfang, Kunden und Post'],
  ['kundenempfang', 'Empfang von Waren, Beratung von Kunden'],
  ['kundenempfang', 'Kunden, die Ware empfangen'],
  ['wareneingangskontrolle', 'Kontrolle des Warenausgangs'],
  ['kontrolle des wareneingangs', 'Wareneingang gebucht'],
])('%s is not shown by "%s"', (key, text) => expect(waysIn(text, key)).toEqual([]));
