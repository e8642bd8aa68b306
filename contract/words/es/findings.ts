import type { FindingParams } from '#engine';
import type { WordsOf } from '../words.ts';

/** What a machine stumbles over in a resume, and how well it is written. */
export const findings: WordsOf<FindingParams> = {
  empty: () => 'No se ha encontrado texto. Una página escaneada hay que escribirla.',
  'broken-characters': () =>
    'Algunos caracteres se han perdido: puede que el archivo use una fuente que las máquinas no saben leer. Expórtalo de nuevo.',
  unreadable: () => 'Más de un carácter de cada cien está dañado: una máquina no leería este archivo.',
  markup: () => 'El texto contiene etiquetas HTML: pégalo como texto sin formato.',
  columns: () =>
    'Muchas líneas están en columnas o en una tabla: las máquinas las leen de lado a lado. Una sola columna es lo seguro.',
  'spaced-letters': () =>
    'Hay palabras con las letras s e p a r a d a s: las máquinas las leen una a una. Escribe los títulos como palabras.',
  'no-contact': () => 'No se ha encontrado ningún correo electrónico ni teléfono en el texto.',
  'no-dates': () => 'No se han encontrado años: las máquinas cuentan la experiencia por las fechas de los empleos.',
  'no-sections': () =>
    'No se han encontrado los títulos habituales (Experiencia, Formación, Competencias) en líneas propias.',
  'one-block': () => 'El texto es un solo bloque sin saltos de línea: no se distinguen secciones ni empleos.',
  cut: () => 'Uno de los textos tiene más de sesenta páginas: solo se ha leído el principio.',
  noText: () => 'No se ha encontrado texto.',
  longLine: ({ text }) => `«${text}» es largo: divídelo en dos o tres.`,
  weakStart: ({ text }) => `«${text}»: empieza por lo que hiciste, con un verbo como creé, dirigí, reduje, enseñé.`,
  firstPerson: ({ text }) => `«${text}»: la mayoría de los currículums prescinden de «yo» y «mi».`,
  phrase: ({ text }) => `«${text}»: todo el mundo lo dice de sí mismo. Demuéstralo con un resultado.`,
  noNumbers: () => 'Pocas líneas dan una cifra: ¿cuántos, cuánto, con qué frecuencia?',
  capitals: () => 'Casi todo está en mayúsculas, que se leen despacio: resérvalas para los títulos.',
  short: ({ words }) =>
    `El currículum tiene ${words} ${words === 1 ? 'palabra' : 'palabras'}; la mayoría tiene entre 300 y 800.`,
};
