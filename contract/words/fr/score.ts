import type { ScoreParams } from '#engine';
import type { WordsOf } from '../words.ts';
import { fieldNames } from './names.ts';

const fits: Readonly<Record<ScoreParams['score.fit']['fit'], string>> = {
  all: 'Votre CV porte sur le travail de l’offre',
  most: 'Votre CV porte en grande partie sur le travail de l’offre',
  part: 'Votre CV ne porte qu’en partie sur le travail de l’offre',
  little: 'Votre CV porte peu sur le travail de l’offre',
  hardly: 'Votre CV mentionne à peine le travail de l’offre',
};

/** How the score adds up, and what can decide regardless of it. */
export const score: WordsOf<ScoreParams> = {
  'score.must': () => 'Exigences indispensables',
  'score.preferred': () => 'Exigences souhaitées',
  'score.nice': () => 'Autres éléments cités par l’offre',
  'score.unsure': () => 'Peut-être demandé',
  'score.field': () => 'Domaine de travail',
  'score.coverage': () => 'Les autres mots de l’offre',
  'score.missing': () => 'Permis, diplôme ou langue exigé et absent',
  'score.missingWhy': () => 'Le reste ne le compense qu’en partie',
  'score.years': () => 'Années d’expérience absentes',
  'score.yearsWhy': () => 'L’offre demande plus d’années dans ce travail que n’en montre votre CV',
  'score.denied': () => 'Ce que votre CV dit ne pas avoir',
  'score.used': ({ percent }) => `Votre CV emploie ${percent}\u202f% des mots qui décrivent le poste`,
  'score.denials': ({ count }) =>
    count === 1 ? 'Votre CV nie une chose que l’offre demande' : `Votre CV nie ${count} choses que l’offre demande`,
  'score.nothing': () => 'Peu ou rien n’a été trouvé',
  'score.nothingWhy': () => 'Le chiffre vient du seul domaine professionnel : ce n’est qu’une estimation grossière',
  'score.unread': () => 'L’offre n’a pas pu être évaluée',
  'score.unreadWhy': () => 'Elle ne demande rien de lisible : un score bas ne dit donc rien de vous',
  'score.keywords': () => 'Mots-clés de l’offre trouvés dans le CV',
  'score.confirmed': () => 'Confirmé par vous',
  'score.confirmedLines': ({ count }) =>
    count === 1
      ? 'Vous indiquez qu’une ligne de votre CV montre une exigence'
      : `Vous indiquez que ${count} lignes de votre CV montrent des exigences`,
  'score.found': ({ found, all }) => `${found} sur ${all} trouvés`,
  'score.foundPartly': ({ found, partly, all }) => `${found} sur ${all} trouvés, ${partly} de plus en partie`,
  'score.foundKeywords': ({ found, all }) => `${found} sur ${all} mots-clés`,
  'score.fit': ({ fit, fields }) => `${fits[fit]} : ${fields.map((name) => fieldNames[name] ?? name).join(' et ')}`,
  'knockOut.named': ({ line }) => `Votre CV le mentionne : « ${line} »`,
  'knockOut.says': ({ line }) => `Votre CV dit : « ${line} »`,
  'knockOut.missing': () => 'L’offre y tient, et votre CV ne le mentionne pas.',
  'knockOut.silent': () =>
    'Votre CV ne le dit pas. Si c’est le cas, une ligne à ce sujet évite la question à l’employeur.',
};
