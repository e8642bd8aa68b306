import { nameLanguage } from '#contract/words/name-language.ts';
import type { AdviceParams, Importance } from '#engine';
import type { WordsOf } from '../words.ts';

const importances: Readonly<Record<Importance, string>> = {
  must: 'vereist',
  preferred: 'gewenst',
  nice: 'een pluspunt',
  unsure: 'misschien gevraagd',
};

const degrees: Readonly<Record<string, string>> = {
  doctorate: 'een doctoraat',
  "master's degree": 'een masterdiploma',
  "bachelor's degree": 'een bachelordiploma',
  "associate's degree": 'een associate degree',
  'high school diploma': 'een middelbareschooldiploma',
};

/** What to do about a requirement, where it could stand, and what to ask about it. */
export const advice: WordsOf<AdviceParams> = {
  'advice.close': ({ line, name }) => `‘${line}’ komt in de buurt van ${name}. Was het ${name}, zeg dat daar dan.`,
  'advice.spelling': ({ line, name }) => `Controleer de spelling van ${name}: in de regel ‘${line}’ staat het anders.`,
  'advice.listed': ({ name }) =>
    `Je noemt ${name}, maar geen baan of project laat het zien. Zeg waar je het hebt gebruikt.`,
  'advice.passing': ({ name }) => `Je noemt ${name} alleen terloops. Laat het zien in een baan of project.`,
  'advice.tool': ({ name }) => `Heb je ${name} gebruikt, zeg dan in welke baan en waarvoor.`,
  'advice.skill': ({ name }) => `Heb je ervaring met ${name}, laat die dan zien in een baan of project.`,
  'advice.licence': ({ name }) => `Heb je ‘${name}’, vermeld het dan.`,
  'advice.language': ({ name }) => `Spreek je ${nameLanguage(name, 'nl')}, vermeld het dan en zeg hoe goed.`,
  'advice.soft': ({ name }) => `Laat ${name} zien met iets wat je hebt gedaan.`,
  'advice.title': ({ name }) => `Heb je als ${name} gewerkt, noem die baan dan.`,
  'advice.degree': ({ degree }) =>
    degree === 'doctorate'
      ? 'Heb je een doctoraat, noem het dan.'
      : `Heb je ${degrees[degree] ?? degree} of hoger, noem het dan.`,
  'advice.years': ({ years, shown }) => {
    const asked = `De vacature vraagt ${yearsOfWork(years)}. Controleer of bij elke baan de data staan.`;
    return shown > 0 ? `${asked} Samen zijn het er nu ${shown}.` : asked;
  },
  'advice.keyword': ({ name }) => `Voeg ‘${name}’ aan je cv toe als het voor jou klopt.`,
  'advice.worth': ({ importance, points }) => `Het is ${importances[importance]}, goed voor ${worth(points)}.`,
  'placement.tool': ({ line, name }) => `Heb je hiervoor ${name} gebruikt, zeg het dan hier: ‘${line}’`,
  'placement.work': ({ line, name }) => `Hoorde ${name} bij dit werk, zeg het dan hier: ‘${line}’`,
  'placement.part': ({ line, name }) => `‘${line}’ telt gedeeltelijk. Klopt het voor jou, noem ‘${name}’ dan daar.`,
  'placement.soft': ({ name }) => `Laat ${name} zien met iets wat je hebt gedaan; het woord alleen bewijst weinig.`,
  'placement.education': ({ name }) => `Heb je ‘${name}’, vermeld het dan bij je opleiding.`,
  'placement.licences': ({ name }) => `Heb je ‘${name}’, vermeld het dan bij je bevoegdheden en certificaten.`,
  'placement.languages': ({ name }) => `Spreek je ${nameLanguage(name, 'nl')}, vermeld het dan bij je talen.`,
  'placement.skills': ({ name }) =>
    `Nog geen zin gaat hierover. Klopt het voor jou, noem ${name} dan bij je vaardigheden.`,
  'placement.basic': ({ name }) => `Vaardigheden: ${name}`,
  'proposal.spelling': ({ written, name }) => `Je cv schrijft ‘${written}’: is dat ‘${name}’?`,
  'proposal.otherName': ({ written, name }) =>
    `Je cv zegt ‘${written}’. Noem het ‘${name}’, zoals de vacature: niet elk systeem weet dat het hetzelfde is.`,
  'ask.tool': ({ name }) => `Heb je ${name} gebruikt? Waar?`,
  'ask.skill': ({ name }) => `Heb je ervaring met ${name}? Waar?`,
  'ask.licence': ({ name }) => `Heb je ‘${name}’? Sinds wanneer?`,
  'ask.language': ({ name }) => `Spreek je ${nameLanguage(name, 'nl')}? Hoe goed?`,
  'ask.soft': ({ name }) => `Vroeg je werk om ${name}? Waar?`,
  'ask.degree': ({ degree }) => `Heb je ${degrees[degree] ?? degree}?`,
  'ask.years': ({ years }) => `Heb je ${yearsOfWork(years)}?`,
  'ask.title': ({ name }) => `Heb je als ${name} gewerkt? Waar?`,
  'ask.line': ({ line, name }) => `Je schrijft: ‘${line}’ Laat dat ${name} zien?`,
  'ask.keyword': ({ name }) => `Klopt ‘${name}’ voor jou? Waar?`,
};

function yearsOfWork(years: number): string {
  return `${years} jaar ervaring`;
}

function worth(points: number): string {
  if (points < 1) return 'minder dan een punt';
  return points === 1 ? 'ongeveer een punt' : `hooguit ${points} punten`;
}
