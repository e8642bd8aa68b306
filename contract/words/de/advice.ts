import { nameLanguage } from '#contract/words/name-language.ts';
import type { AdviceParams, Importance } from '#engine';
import type { WordsOf } from '../words.ts';

const importances: Readonly<Record<Importance, string>> = {
  must: 'ist ein Muss',
  preferred: 'ist erwünscht',
  nice: 'wird gern gesehen',
  unsure: 'wird vielleicht verlangt',
};

const degrees: Readonly<Record<string, string>> = {
  doctorate: 'einen Doktortitel',
  "master's degree": 'einen Masterabschluss',
  "bachelor's degree": 'einen Bachelorabschluss',
  "associate's degree": 'eine Berufsausbildung',
  'high school diploma': 'einen Schulabschluss',
};

/** What to do about a requirement, where it could stand, and what to ask about it. */
export const advice: WordsOf<AdviceParams> = {
  'advice.close': ({ line, name }) =>
    `„${line}“ kommt „${noun(name)}“ nahe. War es genau das, dann nennen Sie es dort beim Namen.`,
  'advice.spelling': ({ line, name }) =>
    `Prüfen Sie die Schreibweise von „${noun(name)}“: In der Zeile „${line}“ steht es anders.`,
  'advice.listed': ({ name }) =>
    `Sie zählen „${noun(name)}“ auf, aber keine Stelle und kein Projekt zeigt es. Schreiben Sie, wo Sie es gebraucht haben.`,
  'advice.passing': ({ name }) =>
    `Sie nennen „${noun(name)}“ nur nebenbei. Zeigen Sie es in einer Stelle oder einem Projekt.`,
  'advice.tool': ({ name }) => `Wenn Sie „${noun(name)}“ benutzt haben, schreiben Sie, in welcher Stelle und wofür.`,
  'advice.skill': ({ name }) =>
    `Wenn Sie Erfahrung mit „${noun(name)}“ haben, zeigen Sie sie in einer Stelle oder einem Projekt.`,
  'advice.licence': ({ name }) => `Wenn Sie den Nachweis „${noun(name)}“ haben, führen Sie ihn auf.`,
  'advice.language': ({ name }) => `Wenn Sie ${language(name)} sprechen, führen Sie es auf und schreiben Sie, wie gut.`,
  'advice.soft': ({ name }) => `Zeigen Sie „${noun(name)}“ durch etwas, das Sie getan haben.`,
  'advice.title': ({ name }) => `Wenn Sie als „${noun(name)}“ gearbeitet haben, nennen Sie die Stelle.`,
  'advice.degree': ({ degree }) =>
    degree === 'doctorate'
      ? `Wenn Sie ${degrees[degree]} haben, nennen Sie das.`
      : `Wenn Sie ${degrees[degree] ?? degree} oder einen höheren Abschluss haben, nennen Sie ihn.`,
  'advice.years': ({ years, shown }) => {
    const asked = `Die Anzeige verlangt ${yearsOfWork(years)}. Prüfen Sie, ob jede Stelle Beginn und Ende nennt.`;
    return shown > 0 ? `${asked} Zusammen ergibt das jetzt ${shown}.` : asked;
  },
  'advice.keyword': ({ name }) => `Nehmen Sie „${noun(name)}“ in Ihren Lebenslauf auf, wenn es auf Sie zutrifft.`,
  'advice.worth': ({ importance, points }) => `Das ${importances[importance]} und bringt ${worth(points)}.`,
  'placement.tool': ({ line, name }) =>
    `Wenn Sie dafür „${noun(name)}“ benutzt haben, ergänzen Sie es in dieser Zeile: „${line}“`,
  'placement.work': ({ line, name }) =>
    `Wenn „${noun(name)}“ zu dieser Arbeit gehörte, ergänzen Sie es in dieser Zeile: „${line}“`,
  'placement.part': ({ line, name }) =>
    `„${line}“ zählt zum Teil. Wenn „${noun(name)}“ auf Sie zutrifft, ergänzen Sie es dort.`,
  'placement.soft': ({ name }) =>
    `Zeigen Sie „${noun(name)}“ durch etwas, das Sie getan haben; das Wort allein beweist wenig.`,
  'placement.education': ({ name }) =>
    `Wenn Sie den Nachweis „${noun(name)}“ haben, führen Sie ihn bei Ihrer Ausbildung auf.`,
  'placement.licences': ({ name }) =>
    `Wenn Sie den Nachweis „${noun(name)}“ haben, führen Sie ihn bei Ihren Nachweisen und Zertifikaten auf.`,
  'placement.languages': ({ name }) => `Wenn Sie ${language(name)} sprechen, führen Sie es bei Ihren Sprachen auf.`,
  'placement.skills': ({ name }) =>
    `Noch kein Satz spricht davon. Wenn es auf Sie zutrifft, nehmen Sie „${noun(name)}“ bei Ihren Kenntnissen auf.`,
  'placement.basic': ({ name }) => `Kenntnisse: ${name}`,
  'proposal.spelling': ({ written, name }) =>
    `In Ihrem Lebenslauf steht es als „${written}“: Ist „${noun(name)}“ gemeint?`,
  'proposal.otherName': ({ written, name }) =>
    `In Ihrem Lebenslauf steht „${written}“. Nennen Sie es wie die Anzeige „${noun(name)}“: Nicht jedes System weiß, dass es dasselbe ist.`,
  'ask.tool': ({ name }) => `Haben Sie mit „${noun(name)}“ gearbeitet? Wo?`,
  'ask.skill': ({ name }) => `Haben Sie Erfahrung mit „${noun(name)}“? Wo?`,
  'ask.licence': ({ name }) => `Haben Sie den Nachweis „${noun(name)}“? Seit wann?`,
  'ask.language': ({ name }) => `Sprechen Sie ${language(name)}? Wie gut?`,
  'ask.soft': ({ name }) => `War in Ihrer Arbeit „${noun(name)}“ gefragt? Wo?`,
  'ask.degree': ({ degree }) => `Haben Sie ${degrees[degree] ?? degree}?`,
  'ask.years': ({ years }) => `Haben Sie ${yearsOfWork(years)}?`,
  'ask.title': ({ name }) => `Haben Sie als „${noun(name)}“ gearbeitet? Wo?`,
  'ask.line': ({ line, name }) => `Sie schreiben: „${line}“ Zeigt das „${noun(name)}“?`,
  'ask.keyword': ({ name }) => `Trifft „${noun(name)}“ auf Sie zu? Wo?`,
};

/** Nouns have capitals in German; the engine names what is in its lists in small letters. */
function noun(name: string): string {
  return /\p{Lu}/u.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1);
}

function language(name: string): string {
  return nameLanguage(name, 'de');
}

function yearsOfWork(years: number): string {
  return `${years} ${years === 1 ? 'Jahr' : 'Jahre'} Berufserfahrung`;
}

function worth(points: number): string {
  if (points < 1) return 'weniger als einen Punkt';
  return points === 1 ? 'etwa einen Punkt' : `bis zu ${points} Punkte`;
}
