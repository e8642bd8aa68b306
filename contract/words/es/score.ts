import type { ScoreParams } from '#engine';
import type { WordsOf } from '../words.ts';
import { fieldNames } from './names.ts';

const fits: Readonly<Record<ScoreParams['score.fit']['fit'], string>> = {
  all: 'Tu currículum trata del trabajo de la oferta',
  most: 'Tu currículum trata en su mayor parte del trabajo de la oferta',
  part: 'Tu currículum trata solo en parte del trabajo de la oferta',
  little: 'Tu currículum trata poco del trabajo de la oferta',
  hardly: 'Tu currículum apenas menciona el trabajo de la oferta',
};

/** How the score adds up, and what can decide regardless of it. */
export const score: WordsOf<ScoreParams> = {
  'score.must': () => 'Requisitos imprescindibles',
  'score.preferred': () => 'Requisitos preferibles',
  'score.nice': () => 'Otras cosas que nombra la oferta',
  'score.unsure': () => 'Quizá se pide',
  'score.field': () => 'Campo de trabajo',
  'score.coverage': () => 'Las demás palabras de la oferta',
  'score.missing': () => 'Licencia, título o idioma exigido que no aparece',
  'score.missingWhy': () => 'Lo demás que muestras lo compensa solo en parte',
  'score.years': () => 'Años de experiencia que no aparecen',
  'score.yearsWhy': () => 'La oferta pide más años de ese trabajo de los que muestra tu currículum',
  'score.denied': () => 'Lo que tu currículum dice que no tienes',
  'score.used': ({ percent }) => `Tu currículum usa el ${percent}\u00a0% de las palabras que describen el puesto`,
  'score.denials': ({ count }) =>
    count === 1
      ? 'Tu currículum niega una cosa que pide la oferta'
      : `Tu currículum niega ${count} cosas que pide la oferta`,
  'score.nothing': () => 'Se ha encontrado poco o nada',
  'score.nothingWhy': () => 'El número solo viene del campo de trabajo, así que tómalo como una estimación aproximada',
  'score.unread': () => 'No se pudo valorar la oferta',
  'score.unreadWhy': () => 'No pide nada que se haya podido leer, así que una puntuación baja no dice nada de ti',
  'score.keywords': () => 'Palabras clave de la oferta halladas en el currículum',
  'score.confirmed': () => 'Confirmado por ti',
  'score.confirmedLines': ({ count }) =>
    count === 1
      ? 'Dices que una línea de tu currículum demuestra un requisito'
      : `Dices que ${count} líneas de tu currículum demuestran requisitos`,
  'score.found': ({ found, all }) => `${found} de ${all} encontrados`,
  'score.foundPartly': ({ found, partly, all }) => `${found} de ${all} encontrados, ${partly} más en parte`,
  'score.foundKeywords': ({ found, all }) => `${found} de ${all} palabras clave`,
  'score.fit': ({ fit, fields }) => `${fits[fit]}: ${fields.map((name) => fieldNames[name] ?? name).join(' y ')}`,
  'knockOut.named': ({ line }) => `Tu currículum lo menciona: «${line}»`,
  'knockOut.says': ({ line }) => `Tu currículum dice: «${line}»`,
  'knockOut.missing': () => 'La oferta insiste en ello y tu currículum no lo menciona.',
  'knockOut.silent': () => 'Tu currículum no lo dice. Si es así, una línea sobre ello ahorra la pregunta a la empresa.',
};
