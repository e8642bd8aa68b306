import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  reading: (name: string) => `Leyendo ${name}. El archivo no sale de tu navegador.`,
  read: (name: string, lines: number) =>
    `Leído de ${name}: ${format.plural(lines, { one: '# línea', other: '# líneas' })}.`,
  notRead: (name: string) => `${name} no se ha leído.`,
  cancel: 'Cancelar la lectura',
  undo: 'Deshacer',
  dismiss: 'Ocultar',
  findings: (count: number) =>
    format.plural(count, { one: 'Al leerlo: # observación', other: 'Al leerlo: # observaciones' }),
  refusals: {
    'image-only':
      'Estas páginas son imágenes: ningún sistema puede leerlas. Exporta el archivo de nuevo desde el programa en que se escribió.',
    encrypted: 'El archivo está bloqueado. Guárdalo sin contraseña.',
    'broken-unicode':
      'Las letras de este PDF no significan nada para una máquina: a una fuente le falta su tabla. Expórtalo de nuevo.',
    damaged: 'El archivo está dañado, y medio currículum engañaría. Guárdalo o descárgalo otra vez.',
    empty: 'No contiene palabras. Pega tu texto en su lugar.',
    'old-word': 'Es un .doc antiguo. Ábrelo y guárdalo como .docx.',
    'apple-pages': 'Es un archivo de Pages. Elige allí Archivo › Exportar a › PDF o Word y usa ese archivo.',
    'too-large':
      'Es demasiado grande: como máximo 10 MB, o el texto de treinta páginas llenas. Guárdalo con imágenes más pequeñas o pega tu texto.',
    'too-many-parts': 'Descomprimido ocupa mucho más que un documento. Guárdalo como PDF o pega tu texto.',
    dangerous: 'Está hecho como ningún documento necesita. Guárdalo como PDF o pega tu texto.',
    'unknown-type':
      'Este tipo de archivo no se lee. Sí se leen PDF, DOCX, ODT, RTF, texto, Markdown, HTML y JSON Resume.',
    'too-slow': 'Ha tardado demasiado. Exporta un PDF más sencillo o pega tu texto.',
    unopened: 'No se pudo abrir. Una carpeta no se lee, y un archivo debe seguir donde estaba: elígelo otra vez.',
    several: 'Un archivo cada vez: suéltalo solo.',
    failed: 'No se pudo cargar la parte de la página que lee archivos. Comprueba la conexión e inténtalo otra vez.',
  },
  warnings: {
    'broken-unicode':
      'Algunas letras no significan nada para una máquina y aparecen como �. Exporta el archivo con sus fuentes.',
    'hidden-text':
      'Contiene texto que las personas no ven. Aquí se ha dejado fuera; un sistema que lo encuentre puede rechazar el currículum.',
    columns: 'Está en columnas. Los lectores sencillos mezclan sus líneas. Una sola columna es segura.',
    'text-box': 'Parte del texto está en un cuadro de texto. Muchos sistemas lo omiten: pásalo a la página.',
    'header-footer':
      'Parte del texto está en el encabezado o el pie. Muchos sistemas los omiten: escríbelo también en la página.',
    table: 'Hay texto colocado con una tabla. Los lectores sencillos pueden mezclar sus celdas.',
    'scan-with-text': 'Las páginas son imágenes con texto reconocido detrás. Revisa que no haya letras equivocadas.',
    'doubled-text':
      'Hay texto dibujado dos veces para que parezca negrita. Los lectores sencillos toman cada palabra dos veces. Usa una fuente en negrita.',
    'spaced-letters':
      'Algunas palabras están e s p a c i a d a s. Los lectores sencillos toman cada letra por una palabra.',
    'private-characters':
      'Algunos caracteres solo los conoce su fuente y se han omitido. Revisa números, guiones y paréntesis.',
    'icon-font': 'Tiene iconos de una fuente. Los lectores los omiten: escribe «Teléfono» o «Correo».',
    'text-in-image': 'Una imagen parece contener texto. Ningún sistema lo lee: escríbelo como texto.',
    'tracked-changes': 'Contiene cambios marcados, leídos como aceptados. Acéptalos o recházalos antes de enviarlo.',
    comments: 'Contiene comentarios. Quítalos antes de enviarlo.',
    'no-heading-styles':
      'Los títulos solo están en negrita. Dales un estilo de título para que se encuentren las secciones.',
    'odd-bullets': 'Las viñetas vienen de una fuente de símbolos. Los lectores sencillos muestran letras en su lugar.',
    ligatures: 'Hay letras unidas en un carácter, como «ﬁ». Los lectores sencillos pueden no encontrar esas palabras.',
    'cjk-radicals':
      'Algunos caracteres se exportaron como otros parecidos. Los lectores sencillos no encuentran esas palabras.',
    'rotated-text': 'Parte del texto está girada. Se ha dejado fuera, como en la mayoría de los sistemas.',
    restricted: 'Este PDF prohíbe copiar. Algunos sistemas obedecen: guárdalo sin la restricción.',
    'right-to-left': 'Está escrito de derecha a izquierda. Revisa el orden de números y nombres.',
    damaged: 'Una parte del archivo está dañada. Revisa que no falte nada o guárdalo otra vez.',
    'pages-left-out': 'Solo se han leído las primeras 30 páginas.',
    'guessed-encoding': 'El archivo no dice en qué codificación está. Se ha supuesto esta; revisa los acentos.',
  },
});
