import { nameLanguage } from '#contract/words/name-language.ts';
import type { AdviceParams, Importance } from '#engine';
import type { WordsOf } from '../words.ts';

const importances: Readonly<Record<Importance, string>> = {
  must: 'indispensable',
  preferred: 'souhaité',
  nice: 'un plus',
  unsure: 'peut-être demandé',
};

const degrees: Readonly<Record<string, string>> = {
  doctorate: 'un doctorat',
  "master's degree": 'un master',
  "bachelor's degree": 'une licence',
  "associate's degree": 'un diplôme bac+2',
  'high school diploma': 'le baccalauréat',
};

/** What to do about a requirement, where it could stand, and what to ask about it. */
export const advice: WordsOf<AdviceParams> = {
  'advice.close': ({ line, name }) =>
    `« ${line} » se rapproche de ${name}. Si c’était ${name}, dites-le à cet endroit.`,
  'advice.spelling': ({ line, name }) => `Vérifiez l’orthographe de ${name} : la ligne « ${line} » l’écrit autrement.`,
  'advice.listed': ({ name }) =>
    `Vous citez ${name}, mais aucun poste ni projet ne le montre. Dites où vous l’avez utilisé.`,
  'advice.passing': ({ name }) => `Vous ne mentionnez ${name} qu’en passant. Montrez-le dans un poste ou un projet.`,
  'advice.tool': ({ name }) => `Si vous avez utilisé ${name}, dites dans quel poste et pour quoi faire.`,
  'advice.skill': ({ name }) => `Si vous avez de l’expérience en ${name}, montrez-la dans un poste ou un projet.`,
  'advice.licence': ({ name }) => `Si vous détenez « ${name} », indiquez-le.`,
  'advice.language': ({ name }) =>
    `Si vous parlez cette langue (${nameLanguage(name, 'fr')}), indiquez-la avec votre niveau.`,
  'advice.soft': ({ name }) => `Montrez ${name} par quelque chose que vous avez fait.`,
  'advice.title': ({ name }) => `Si vous avez travaillé comme ${name}, nommez le poste.`,
  'advice.degree': ({ degree }) =>
    degree === 'doctorate'
      ? 'Si vous avez un doctorat, indiquez-le.'
      : `Si vous avez ${degrees[degree] ?? degree} ou un diplôme supérieur, indiquez-le.`,
  'advice.years': ({ years, shown }) => {
    const asked = `L’offre demande ${yearsOfWork(years)}. Vérifiez que chaque poste a ses dates.`;
    return shown > 0 ? `${asked} Elles totalisent actuellement ${shown}.` : asked;
  },
  'advice.keyword': ({ name }) => `Ajoutez « ${name} » à votre CV si c’est vrai pour vous.`,
  'advice.worth': ({ importance, points }) => `C’est ${importances[importance]}, ce qui vaut ${worth(points)}.`,
  'placement.tool': ({ line, name }) => `Si vous avez utilisé ${name} pour cela, dites-le ici : « ${line} »`,
  'placement.work': ({ line, name }) => `Si ce travail comprenait ${name}, dites-le ici : « ${line} »`,
  'placement.part': ({ line, name }) =>
    `« ${line} » compte en partie. Si c’est votre cas, nommez « ${name} » à cet endroit.`,
  'placement.soft': ({ name }) =>
    `Montrez ${name} par quelque chose que vous avez fait ; le mot seul ne prouve pas grand-chose.`,
  'placement.education': ({ name }) => `Si vous détenez « ${name} », indiquez-le avec votre formation.`,
  'placement.licences': ({ name }) => `Si vous détenez « ${name} », indiquez-le avec vos habilitations et certificats.`,
  'placement.languages': ({ name }) =>
    `Si vous parlez cette langue (${nameLanguage(name, 'fr')}), indiquez-la avec vos langues.`,
  'placement.skills': ({ name }) =>
    `Aucune phrase n’en parle encore. Si c’est vrai pour vous, citez ${name} dans vos compétences.`,
  'placement.basic': ({ name }) => `Compétences : ${name}`,
  'proposal.spelling': ({ written, name }) => `Votre CV écrit « ${written} » : s’agit-il de « ${name} » ?`,
  'proposal.otherName': ({ written, name }) =>
    `Votre CV dit « ${written} ». Écrivez « ${name} » comme l’offre : tous les systèmes ne savent pas que c’est la même chose.`,
  'ask.tool': ({ name }) => `Avez-vous utilisé ${name} ? Où ?`,
  'ask.skill': ({ name }) => `Avez-vous de l’expérience en ${name} ? Où ?`,
  'ask.licence': ({ name }) => `Détenez-vous « ${name} » ? Depuis quand ?`,
  'ask.language': ({ name }) => `Parlez-vous cette langue (${nameLanguage(name, 'fr')}) ? À quel niveau ?`,
  'ask.soft': ({ name }) => `Votre travail a-t-il exigé ${name} ? Où ?`,
  'ask.degree': ({ degree }) => `Avez-vous ${degrees[degree] ?? degree} ?`,
  'ask.years': ({ years }) => `Avez-vous ${yearsOfWork(years)} ?`,
  'ask.title': ({ name }) => `Avez-vous travaillé comme ${name} ? Où ?`,
  'ask.line': ({ line, name }) => `Vous écrivez : « ${line} » Cela montre-t-il ${name} ?`,
  'ask.keyword': ({ name }) => `« ${name} » est-il vrai pour vous ? Où ?`,
};

function yearsOfWork(years: number): string {
  return `${years} ${years === 1 ? 'an' : 'ans'} d’expérience`;
}

function worth(points: number): string {
  if (points < 1) return 'moins d’un point';
  return points === 1 ? 'environ un point' : `jusqu’à ${points} points`;
}
