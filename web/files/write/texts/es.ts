import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  title: 'Descargar como',
  description: 'El archivo se crea en tu navegador y se vuelve a leer antes de dártelo. No se envía a ningún sitio.',
  fields: {
    format: 'Formato',
    template: 'Plantilla',
    paper: 'Papel',
    size: 'Tamaño del texto',
    margins: 'Márgenes',
    pages: 'Páginas',
    dates: 'Fechas',
  },
  formats: {
    pdf: 'PDF',
    docx: 'Word (DOCX)',
    markdown: 'Markdown',
    'json-resume': 'JSON Resume',
    text: 'Texto sin formato',
  },
  templates: { plain: 'Sencilla', classic: 'Clásica', compact: 'Compacta', accent: 'Con color' },
  steps: { small: 'Pequeño', normal: 'Normal', large: 'Grande' },
  pages: { any: 'Las necesarias', one: 'Una, si es posible', two: 'Dos, si es posible' },
  dates: { inline: 'Después del puesto', aligned: 'En el borde derecho' },
  alignedNote: 'Solo para personas: muchos sistemas toman las fechas del borde derecho por una columna aparte.',
  preview: 'Vista previa',
  writing: 'El archivo se está creando.',
  readBack: 'Se ha vuelto a leer: están todas las palabras, líneas y títulos.',
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  pageCount: (count: number) => format.plural(count, { one: '# página.', other: '# páginas.' }),
  notFitted: 'Ocupa más páginas de las que pediste: un texto más pequeño sería difícil de leer.',
  wordReady: 'Tu archivo de Word está listo, con títulos y listas de verdad. Word decide dónde acaban las páginas.',
  download: 'Descargar archivo',
  takeText: 'Descargar como texto',
  chooseWord: 'Elegir Word',
  failed: 'No se pudo crear el archivo. Tu texto está intacto.',
  keep: {
    format: 'Tu propio archivo de Word',
    hint: 'Los cambios se hacen en el archivo de Word del que viene este texto; su aspecto y todo lo demás quedan igual.',
    ask: 'Elige ese archivo.',
    choose: 'Elegir tu archivo de Word',
    chooseOther: 'Elegir otro archivo',
    origins: {
      chosen: (name: string) => `Tu archivo: ${name}.`,
      dropped: (name: string) => `Tu archivo: ${name}, que abriste en esta página.`,
      kept: (name: string) => `Tu archivo: ${name}, guardado en «Mis currículums».`,
    },
    made: (count: number) =>
      format.plural(count, { one: 'Se cambió # línea en tu archivo.', other: 'Se cambiaron # líneas en tu archivo.' }),
    refused: (count: number) =>
      format.plural(count, {
        one: '# cambio no es posible sin mover otra cosa. Cópialo tú en el archivo.',
        other: '# cambios no son posibles sin mover otra cosa. Cópialos tú en el archivo.',
      }),
    download: (name: string) => `Descargar ${name}`,
    otherText: 'Este archivo dice otra cosa que el texto. Elige el archivo del que viene.',
    notWord: 'No es un archivo de Word (DOCX). Para un PDF, usa la plantilla más parecida.',
    unreadable: 'No se pudo leer el archivo; no se cambió nada.',
  },
  refusals: {
    'not-read-back': 'El archivo no se leía como se escribió, así que no lo recibes. El texto sin formato es seguro.',
    'too-long': 'El texto es demasiado largo para este formato.',
    empty: 'No hay texto.',
  },
  missing: (characters: readonly string[]) =>
    `A la fuente del PDF le faltan estos caracteres: ${characters.join(', ')}. Word tiene todas las escrituras.`,
});
