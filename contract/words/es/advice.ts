import { nameLanguage } from '#contract/words/name-language.ts';
import type { AdviceParams, Importance } from '#engine';
import type { WordsOf } from '../words.ts';

const importances: Readonly<Record<Importance, string>> = {
  must: 'imprescindible',
  preferred: 'preferible',
  nice: 'algo que se valora',
  unsure: 'algo que quizá se pide',
};

const degrees: Readonly<Record<string, string>> = {
  doctorate: 'un doctorado',
  "master's degree": 'un máster',
  "bachelor's degree": 'un grado universitario',
  "associate's degree": 'un título técnico superior',
  'high school diploma': 'el bachillerato',
};

/** What to do about a requirement, where it could stand, and what to ask about it. */
export const advice: WordsOf<AdviceParams> = {
  'advice.close': ({ line, name }) => `«${line}» se acerca a ${name}. Si era ${name}, dilo ahí.`,
  'advice.spelling': ({ line, name }) =>
    `Revisa cómo se escribe ${name}: la línea «${line}» lo escribe de otra manera.`,
  'advice.listed': ({ name }) => `Mencionas ${name}, pero ningún empleo ni proyecto lo muestra. Di dónde lo usaste.`,
  'advice.passing': ({ name }) => `Solo mencionas ${name} de pasada. Muéstralo en un empleo o proyecto.`,
  'advice.tool': ({ name }) => `Si has usado ${name}, di en qué empleo y para qué.`,
  'advice.skill': ({ name }) => `Si tienes experiencia en ${name}, muéstrala en un empleo o proyecto.`,
  'advice.licence': ({ name }) => `Si tienes «${name}», indícalo.`,
  'advice.language': ({ name }) => `Si hablas ${nameLanguage(name, 'es')}, indícalo y di con qué nivel.`,
  'advice.soft': ({ name }) => `Demuestra ${name} con algo que hayas hecho.`,
  'advice.title': ({ name }) => `Si has trabajado como ${name}, nombra el puesto.`,
  'advice.degree': ({ degree }) =>
    degree === 'doctorate'
      ? 'Si tienes un doctorado, indícalo.'
      : `Si tienes ${degrees[degree] ?? degree} o un título superior, indícalo.`,
  'advice.years': ({ years, shown }) => {
    const asked = `La oferta pide ${yearsOfWork(years)}. Comprueba que cada empleo tiene sus fechas.`;
    return shown > 0 ? `${asked} Ahora suman ${shown}.` : asked;
  },
  'advice.keyword': ({ name }) => `Añade «${name}» a tu currículum si es cierto en tu caso.`,
  'advice.worth': ({ importance, points }) => `Es ${importances[importance]} y vale ${worth(points)}.`,
  'placement.tool': ({ line, name }) => `Si usaste ${name} para esto, dilo aquí: «${line}»`,
  'placement.work': ({ line, name }) => `Si este trabajo incluía ${name}, dilo aquí: «${line}»`,
  'placement.part': ({ line, name }) => `«${line}» cuenta en parte. Si es tu caso, nombra «${name}» ahí.`,
  'placement.soft': ({ name }) => `Demuestra ${name} con algo que hayas hecho; la palabra sola prueba poco.`,
  'placement.education': ({ name }) => `Si tienes «${name}», indícalo en tu formación.`,
  'placement.licences': ({ name }) => `Si tienes «${name}», indícalo entre tus licencias y certificados.`,
  'placement.languages': ({ name }) => `Si hablas ${nameLanguage(name, 'es')}, indícalo entre tus idiomas.`,
  'placement.skills': ({ name }) =>
    `Ninguna frase habla de ello todavía. Si es cierto en tu caso, pon ${name} entre tus competencias.`,
  'placement.basic': ({ name }) => `Competencias: ${name}`,
  'proposal.spelling': ({ written, name }) => `Tu currículum escribe «${written}»: ¿es «${name}»?`,
  'proposal.otherName': ({ written, name }) =>
    `Tu currículum dice «${written}». Llámalo «${name}», como la oferta: no todos los sistemas saben que es lo mismo.`,
  'ask.tool': ({ name }) => `¿Has usado ${name}? ¿Dónde?`,
  'ask.skill': ({ name }) => `¿Tienes experiencia en ${name}? ¿Dónde?`,
  'ask.licence': ({ name }) => `¿Tienes «${name}»? ¿Desde cuándo?`,
  'ask.language': ({ name }) => `¿Hablas ${nameLanguage(name, 'es')}? ¿Con qué nivel?`,
  'ask.soft': ({ name }) => `¿Te ha exigido tu trabajo ${name}? ¿Dónde?`,
  'ask.degree': ({ degree }) => `¿Tienes ${degrees[degree] ?? degree}?`,
  'ask.years': ({ years }) => `¿Tienes ${yearsOfWork(years)}?`,
  'ask.title': ({ name }) => `¿Has trabajado como ${name}? ¿Dónde?`,
  'ask.line': ({ line, name }) => `Escribes: «${line}» ¿Demuestra eso ${name}?`,
  'ask.keyword': ({ name }) => `¿Es «${name}» cierto en tu caso? ¿Dónde?`,
};

function yearsOfWork(years: number): string {
  return `${years} ${years === 1 ? 'año' : 'años'} de experiencia`;
}

function worth(points: number): string {
  if (points < 1) return 'menos de un punto';
  return points === 1 ? 'alrededor de un punto' : `hasta ${points} puntos`;
}
