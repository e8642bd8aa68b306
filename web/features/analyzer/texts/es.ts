import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

const fieldNames = {
  jobTitle: 'El puesto',
  jobDescription: 'La oferta de empleo',
  resumeText: 'El currículum',
};

export const texts = (format: Format): Texts => ({
  heading: 'Análisis de currículum',
  intro:
    'Pega la oferta y tu currículum, o arrástralos como archivos PDF o Word. Verás en qué medida el currículum responde a la oferta, y por qué.',
  aiReads: (model: string, host: string) =>
    `Los dos textos los lee también un modelo de lenguaje: ${model} en ${host}.`,
  jobDescription: {
    title: 'Oferta de empleo',
    titleLabel: 'Puesto',
    titleHint: 'Opcional. Da nombre al análisis en tu panel.',
    titleRead: 'Leído de la oferta. Da nombre al análisis en tu panel; cámbialo como quieras.',
    suggestions: 'Puestos que nombra la oferta',
    use: (title) => `Usar «${title}»`,
    titlePlaceholder: 'p. ej., ingeniera o analista de datos',
    placeholder: 'Pega aquí la oferta de empleo…',
  },
  example: {
    button: 'Cargar un ejemplo',
    question: '¿Sustituir tus textos por el ejemplo?',
    explanation: 'Se perderían el puesto, la oferta y el currículum que has escrito.',
    keep: 'Conservar mis textos',
    replace: 'Sustituir',
  },
  resume: { title: 'Tu currículum', placeholder: 'Pega aquí el texto de tu currículum…' },
  file: { choose: 'Elegir un archivo', chooseFor: (field: string) => `Elegir un archivo para «${field}»` },
  library: 'Mis currículums',
  counted: (characters, limit) => `${format.number(characters)} de ${format.number(limit)} caracteres`,
  analyze: (signedIn) => (signedIn ? 'Analizar y guardar el currículum' : 'Analizar el currículum'),
  analyzing: (signedIn) => (signedIn ? 'Analizando y guardando…' : 'Análisis en curso…'),
  cancel: 'Cancelar',
  stages: {
    matching: 'Comparando tu currículum con la oferta.',
    waiting: 'Comparado. Esperando al modelo de lenguaje.',
    writing: 'El modelo de lenguaje está reescribiendo tu currículum.',
    checking: 'Comprobando cada cambio con tu currículum.',
  },
  written: (words) => format.plural(words, { one: '# palabra hasta ahora.', other: '# palabras hasta ahora.' }),
  ready: 'Todo listo para analizar.',
  problems: {
    bothMissing: 'Añade la oferta de empleo y tu currículum.',
    postingMissing: 'Añade la oferta de empleo.',
    resumeMissing: 'Añade tu currículum.',
    notText: (field) =>
      `${fieldNames[field]} contiene datos que no son texto. Copia el texto del documento y pégalo de nuevo.`,
    tooLong: (field, over, limit) =>
      `${fieldNames[field]} supera en ${format.plural(over, { one: '# carácter', other: '# caracteres' })} el límite de ${format.number(limit)}. Acorta el texto para continuar; no se ha cortado nada.`,
  },
  pasteRefused: (characters, limit) =>
    `Lo que has pegado tiene ${format.number(characters)} caracteres, más que el límite de ${format.number(limit)}. No se ha incluido; lo que había aquí no ha cambiado.`,
  scansLeft: (left) => format.plural(left, { one: 'Hoy te queda # análisis.', other: 'Hoy te quedan # análisis.' }),
  missingInformation: {
    title: 'Faltan datos',
    description: 'Indica la oferta de empleo y tu currículum.',
  },
  notes: {
    start: 'Análisis con IA no disponible',
    unavailable: (reason) => `Análisis con IA no disponible: ${reason}`,
    invalidFormat:
      'Análisis con IA no disponible: la respuesta tenía un formato no válido. Se usa la comparación básica de palabras clave.',
    failed: (reason) => `Error al analizar el currículum: ${reason}`,
    keyCheckFailed: (reason) => `Error al comprobar la clave de API: ${reason}`,
    keyIssue: (reason) => `Problema con la clave del proveedor de IA: ${reason}`,
    keyException: 'Error inesperado durante la comprobación',
    unreachable: 'No se ha podido conectar con el servidor o ha tardado demasiado.',
    status: (status) => `El servidor ha respondido con el estado ${status}.`,
  },
  keyIssue: {
    title: 'Problema con la clave del proveedor de IA',
    withoutAi: 'Analizar sin IA',
    first: 'Primero la clave de IA tiene que ser válida.',
    invalid: 'La clave del proveedor de IA no está configurada o no es válida.',
  },
  recheck: { button: 'Volver a comprobar la clave', busy: 'Comprobando…', toastTitle: 'Clave de API comprobada' },
  results: {
    versions: 'Versiones',
    heading: 'Resultados del análisis',
    startNew: 'Nuevo análisis',
    matchScore: 'Puntuación ATS',
    optimizedScore: 'Puntuación optimizada',
    notOptimized: 'Aún sin optimizar',
    scoreMeaning: 'En qué medida este currículum responde a esta oferta.',
    keywordAnalysis: 'Análisis de palabras clave',
    keywordAnalysisHint: 'Elige una palabra clave para ver las líneas de tu currículum que la muestran.',
    missing: 'Palabras clave que faltan',
    missingHint: 'Añádelas a tu currículum para mejorar tu puntuación',
    noneMissing: 'Tu currículum muestra todas las palabras clave de esta oferta.',
    noKeywords: 'No se ha reconocido ninguna palabra clave en esta oferta.',
    matched: 'Palabras clave encontradas',
    matchedHint: 'Ya están en tu currículum',
    noneMatched: 'Ninguna palabra clave de esta oferta está en tu currículum.',
    recommendations: 'Recomendaciones de la IA',
    noRecommendations: 'Nada más que recomendar.',
    placement: 'Dónde colocar las palabras clave',
    originalTab: 'Currículum original',
    optimizedTab: 'Currículum optimizado',
    compareTab: 'Comparar',
    optimize: 'Optimizar currículum',
    scoreChange: (before, after) => `Puntuación: ${format.percent(before)} antes, ${format.percent(after)} ahora.`,
    changeConfirmed: 'Cambiar las palabras confirmadas',
    saving: 'Guardando…',
    download: 'Descargar',
    resumeTabs: 'Versiones del currículum',
    save: 'Guardar en el panel',
    notSaved: (reason) => `No se ha guardado: ${reason}`,
    saved: 'Guardado en tu panel',
  },
  failedToast: {
    title: 'El análisis ha fallado',
    description: 'Ha habido un problema al analizar tu currículum.',
  },
  failed: {
    kept: 'Tus textos se conservan. Puedes intentarlo de nuevo o volver atrás y cambiarlos.',
    retry: 'Reintentar',
  },
  bar: {
    gained: (points) => `${format.number(points, { signDisplay: 'exceptZero' })} desde que lo abriste`,
    label: 'Resultado y siguiente paso',
    answers: (changes, points) =>
      `${format.plural(changes, { one: '# cambio necesita tu respuesta', other: '# cambios necesitan tu respuesta' })}${points > 0 ? `, hasta +${format.number(points)}` : ''}.`,
    keywords: (keywords, points) =>
      `${format.plural(keywords, { one: 'Falta # palabra clave', other: 'Faltan # palabras clave' })} en tu currículum${points > 0 ? `: hasta +${format.number(points)}` : ''}. Di ${keywords === 1 ? 'si es cierta' : 'cuáles son ciertas'} en tu caso.`,
    done: 'Nada espera tu respuesta. Tu currículum está listo para descargar.',
    showChange: 'Ver el primero',
    showGaps: 'Ver lo que falta',
  },
  edit: {
    back: 'Volver al cambio',
    hint: 'Cambia el texto aquí: la puntuación lo sigue y no se gasta ningún análisis.',
    undo: 'Deshacer',
    redo: 'Rehacer',
    samePlace: {
      title: 'Has escrito en el mismo lugar',
      description: 'Tus palabras se quedan como están. Cámbialas en el currículum si quieres este cambio.',
    },
  },
  conflict: {
    explanation: 'Este análisis se cambió en otra pestaña o en otro dispositivo.',
    reload: 'Ver lo guardado',
    keepMine: 'Conservar lo de aquí',
  },
  panes: { label: 'Mostrar', todo: 'Qué hacer', resume: 'Currículum' },
  opening: 'Abriendo el análisis...',
  gone: {
    title: 'No encontramos este análisis',
    description: 'Puede que se haya eliminado o que pertenezca a otra cuenta. Los tuyos están en tu panel.',
  },
  notLoaded: {
    title: 'No se pudo cargar este análisis',
    description: 'Comprueba tu conexión e inténtalo de nuevo. No se ha perdido nada.',
  },
  toDashboard: 'Ir al panel',
  importance: { must: 'Imprescindible', preferred: 'Preferible', nice: 'Se valora', unsure: 'Quizá se pide' },
  found: 'encontrada',
  absent: 'falta',
  foundOf: (found, all) =>
    `${format.number(found)} de ${format.plural(all, { one: '# encontrada', other: '# encontradas' })}`,
  alternatives: (names) => `Cualquiera de: ${format.anyOf(names)}`,
  noEvidence: 'Ninguna línea de tu currículum lo muestra.',
  strengths: {
    exact: 'las mismas palabras',
    alias: 'otro nombre para lo mismo',
    inflected: 'otra forma de la palabra',
    meaning: 'dicho con otras palabras',
    partial: 'en parte: algunas de sus palabras, u otras que van con ellas',
    near: 'una grafía parecida',
    related: 'relacionado, así que cuenta en parte',
    none: 'sin coincidencia',
  },
  placements: {
    shown: 'se ve en tu trabajo',
    listed: 'consta como competencia',
    passing: 'se menciona de pasada',
    none: 'fuera de cualquier sección',
  },
  arithmetic: {
    title: 'Cómo se calcula esta puntuación',
    optimizedTitle: 'Cómo se calcula la puntuación optimizada',
    failed: 'El cálculo no se puede mostrar en este navegador. Recarga la página e inténtalo de nuevo.',
    caption: 'Puntos obtenidos, parte por parte',
    part: 'Parte',
    points: 'Puntos',
    earned: (earned, possible) => `${earned} de ${possible}`,
    formula: (version) => `Fórmula, versión ${version}. Los mismos textos dan siempre la misma puntuación.`,
  },
  lines: {
    intro:
      'Cuando una línea puede mostrar una palabra clave con otras palabras, la lista pregunta: solo tú lo sabes. Lo que confirmas cuenta y se recuerda para tus próximos análisis.',
    refused: 'Dijiste que esta línea no lo muestra.',
    yes: 'Sí',
    no: 'No',
    confirmed: (requirement: string) => `Confirmado por ti: ${requirement}`,
    takeBack: 'Retirar',
    takeBackOf: (requirement: string) => `Retirar la respuesta sobre ${requirement}`,
    scores: (read: string, withAnswers: string) => `${read} según la lectura, ${withAnswers} con lo que has confirmado`,
    total: 'Con lo que has confirmado',
  },
  reading: {
    decisive: (names: readonly string[]) =>
      `La oferta exige ${format.allOf(names)}, y tu currículum no lo muestra: añádelo, o es probable que rechacen la candidatura.`,
    about: (from: number, to: number) =>
      `Aproximadamente esta puntuación: entre ${format.percent(from)} y ${format.percent(to)}. Solo una parte de lo que pide esta oferta es segura.`,
    aboutWord: (from: number, to: number) => `unos ${format.number(from)} a ${format.number(to)}`,
    little:
      'Muy poco de lo que pide esta oferta es seguro como para fiarse de esta puntuación. Lee mejor qué pide y qué se ha encontrado.',
    littleWord: 'incierto',
    found: (why: string) => `Hemos encontrado poco que comparar en esta oferta: ${why}.`,
    why: {
      short: 'tiene menos de 80 palabras',
      language: 'está en un idioma que la comparación no cubre',
      company: 'habla sobre todo de la empresa, de lo que ofrece y de la ley',
      general: 'pide sobre todo en palabras generales',
    },
  },
  knockOuts: { title: 'Decisivo, al margen de la puntuación', met: 'se cumple', unmet: 'no se muestra' },
  parseHealth: 'Legibilidad automática',
  writingQuality: 'Calidad de la redacción',
  findings: (findings) => format.plural(findings, { one: '# observación', other: '# observaciones' }),
  notCovered: (code) => {
    const language = code === 'und' ? 'no reconocido' : format.languageName(code);
    return `La comparación no cubre bien el idioma de esta oferta (${language}). Toma la puntuación como orientación.`;
  },
  issue: {
    title: 'Problema con el análisis de IA',
    engineScore: 'La puntuación mostrada es la del motor integrado, sin el modelo de lenguaje.',
    basicScore: 'La puntuación mostrada es la proporción de palabras clave que encontró la comparación básica.',
  },
  clear: 'Vaciar',
  clearField: (title) => `Vaciar: ${title}`,
  reported: {
    title: 'Tus textos contienen instrucciones para una IA',
    explanation:
      'No han tenido efecto en este análisis. Quítalas de tu currículum; si están en una oferta, ten en cuenta que están ahí.',
    where: (where, isHidden) =>
      `${where === 'resume' ? 'Currículum' : 'Oferta de empleo'}${isHidden ? ', oculto a quien lee' : ''}:`,
  },
  limited: {
    title: 'Análisis de IA limitado',
    description: 'El análisis ha terminado con funciones de IA limitadas. Puede haber más mejoras posibles.',
  },
  savedToast: { title: 'Análisis guardado', description: 'Lo encontrarás en tu panel.' },
  saveFailed: {
    title: 'No se ha podido guardar',
    description: 'Tu análisis ha terminado, pero no se ha podido guardar. Puedes intentar guardarlo a mano.',
  },
  notAuthenticated: 'No has iniciado sesión',
  optimizedToast: {
    title: 'Currículum optimizado',
    description: 'Tu currículum se ha optimizado y guardado en tu panel.',
  },
  scanLimit: {
    renews: (when: string) => `Se renuevan el ${when}, en tu hora.`,
    title: 'Has llegado al límite diario de análisis',
    text: (limit) =>
      format.plural(limit, {
        one: 'Has usado tu # análisis de hoy.',
        other: 'Has usado tus # análisis de hoy.',
      }),
    benefitsTitle: 'Premium incluye:',
    benefits: (scans: number) => [
      format.plural(scans, { one: '# análisis de currículum al día', other: '# análisis de currículum al día' }),
      'Optimización avanzada con IA',
      'Asistencia prioritaria',
    ],
    later: 'Quizás más tarde',
    upgrade: 'Pasar a Premium',
    checkoutLink: 'Abrir la página de pago',
    checkoutFailed: {
      title: 'Error de suscripción',
      description: 'No se ha podido iniciar la suscripción. Inténtalo de nuevo.',
    },
    notConfigured: 'Error de configuración',
    blocked: {
      title: 'Ventana emergente bloqueada',
      description: 'Permite las ventanas emergentes de este sitio e inténtalo de nuevo.',
    },
  },
  scanUsed: {
    title: 'Este análisis cuenta',
    description: 'La IA ya había empezado a responder, así que el análisis cuenta aunque su respuesta no se muestre.',
  },
  scanCheckFailed: {
    title: 'No se ha podido comprobar el límite',
    description: 'No se sabe cuántos análisis te quedan hoy. Aun así puedes analizar.',
  },
  sessionEnded: {
    title: 'Vuelve a iniciar sesión',
    description: 'Tu sesión ha terminado. Tus textos se conservan aquí.',
  },
});
