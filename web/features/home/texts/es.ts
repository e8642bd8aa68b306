import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  title: 'Consigue que tu currículum supere el ATS',
  headline: 'Consigue que tu currículum supere el ATS',
  lead: 'Shortlist lee la oferta y tu currículum como lo hace el sistema de quien selecciona: qué encaja, qué falta y cuánto cuesta. Después, la IA incorpora a tu currículum, con naturalidad, las palabras clave que faltan y que de verdad son tuyas.',
  start: 'Empezar a optimizar',
  dashboard: 'Ver el panel',
  tryIt: {
    choose: 'Elegir un archivo',
    chooseFor: (field: string) => `Elegir un archivo para «${field}»`,
    title: 'Pruébalo',
    lead: 'No necesitas cuenta. Pega los textos o suelta archivos PDF y Word: no salen de este navegador.',
    jobDescription: 'Oferta de empleo',
    jobDescriptionPlaceholder: 'Pega aquí la oferta de empleo…',
    resume: 'Tu currículum',
    resumePlaceholder: 'Pega aquí el texto de tu currículum…',
    example: 'Usar un ejemplo',
    submit: 'Ver mi puntuación',
    busy: 'Leyendo los dos textos…',
    missing: {
      title: 'Faltan datos',
      description: 'Indica la oferta de empleo y tu currículum.',
    },
    tooLong: (characters, limit) =>
      `Este texto tiene ${characters} caracteres; el máximo es ${limit}. Acórtalo a lo importante.`,
    pasteRefused: (characters, limit) =>
      `Lo que has pegado tiene ${characters} caracteres y no se ha incluido; el máximo es ${limit}.`,
    failed: {
      title: 'El análisis ha fallado',
      description: 'Ha habido un problema al analizar tu currículum.',
    },
  },
  result: {
    title: 'Puntuación ATS',
    meaning: 'En qué medida este currículum responde a esta oferta.',
    uncertain: 'incierto',
    uncovered: 'La oferta está en un idioma que el motor no conoce bien: toma el número como orientación.',
    authenticationRequired: 'Debes iniciar sesión',
    authenticationReason:
      'Inicia sesión para ver qué palabras clave cuentan, qué líneas de tu currículum las demuestran y qué conviene añadir. Los dos textos te acompañan.',
    open: 'Iniciar sesión / Registrarse',
    optimize: 'Optimizar currículum',
    download: 'Descargar',
    back: 'Cambiar los textos',
  },
  signedIn: {
    title: 'Todo listo para la próxima candidatura',
    withDraft: 'Los textos que escribiste te esperan en el análisis.',
    withoutDraft: 'Pega una oferta y tu currículum, o súbelos como archivos PDF o Word, y mira lo bien que encajan.',
    open: 'Abrir el análisis',
  },
  features: {
    title: 'Qué obtienes',
    items: [
      {
        title: 'Análisis de palabras clave',
        text: 'Extrae las palabras clave de una oferta y comprueba, línea por línea, si tu currículum las contiene.',
      },
      {
        title: 'Optimización con IA',
        text: 'Incorpora con naturalidad las palabras clave que faltan en tu currículum. Solo las que tú confirmas: no se inventa nada.',
      },
      {
        title: 'Panel de currículums',
        text: 'Guarda cada análisis con su currículum optimizado, en orden, uno por cada empleo al que optas.',
      },
    ],
  },
  howItWorks: {
    title: 'Cómo funciona',
    lead: 'Un pequeño ejemplo en inglés, leído por el mismo motor que lee el tuyo.',
    posting: '1. La oferta pide',
    resume: '2. Tu currículum responde',
    evidence: '3. Cada palabra clave recibe su prueba',
    found: 'Encontrada',
    missing: 'Falta',
    notFound: 'Ninguna línea del currículum lo muestra.',
  },
});
