import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  title: 'Downloaden als',
  description:
    'Het bestand wordt in je browser gemaakt en teruggelezen voordat je het krijgt. Het wordt nergens heen gestuurd.',
  fields: {
    format: 'Formaat',
    template: 'Sjabloon',
    paper: 'Papier',
    size: 'Tekstgrootte',
    margins: 'Marges',
    pages: 'Pagina’s',
    dates: 'Datums',
  },
  formats: {
    pdf: 'PDF',
    docx: 'Word (DOCX)',
    markdown: 'Markdown',
    'json-resume': 'JSON Resume',
    text: 'Platte tekst',
  },
  templates: { plain: 'Eenvoudig', classic: 'Klassiek', compact: 'Compact', accent: 'Met kleur' },
  steps: { small: 'Klein', normal: 'Normaal', large: 'Groot' },
  pages: { any: 'Zoveel als nodig', one: 'Eén, als het kan', two: 'Twee, als het kan' },
  dates: { inline: 'Achter de functie', aligned: 'Aan de rechterrand' },
  alignedNote: 'Alleen voor mensen: veel sollicitatiesystemen zien datums aan de rechterrand als een aparte kolom.',
  preview: 'Voorbeeld',
  writing: 'Het bestand wordt gemaakt.',
  readBack: 'Het is teruggelezen: elk woord, elke regel en elke kop staat erin.',
  page: (page: number, pages: number) => `Pagina ${page} van ${pages}`,
  pageCount: (count: number) => format.plural(count, { one: '# pagina.', other: '# pagina’s.' }),
  notFitted: 'Er zijn meer pagina’s nodig dan je vroeg: kleinere tekst is moeilijk te lezen.',
  wordReady: 'Je Word-bestand is klaar, met echte koppen en lijsten. Word bepaalt waar de pagina’s eindigen.',
  download: 'Bestand downloaden',
  takeText: 'Downloaden als platte tekst',
  chooseWord: 'Word kiezen',
  failed: 'Het bestand kon niet worden gemaakt. Je tekst is ongeschonden.',
  keep: {
    format: 'Je eigen Word-bestand',
    hint: 'De wijzigingen komen in het Word-bestand waar deze tekst uit komt; het uiterlijk en al het andere blijven zoals ze zijn.',
    ask: 'Kies dat bestand.',
    choose: 'Je Word-bestand kiezen',
    chooseOther: 'Een ander bestand kiezen',
    origins: {
      chosen: (name: string) => `Je bestand: ${name}.`,
      dropped: (name: string) => `Je bestand: ${name}, dat je op deze pagina hebt geopend.`,
      kept: (name: string) => `Je bestand: ${name}, bewaard in ‘Mijn cv’s’.`,
    },
    made: (count: number) =>
      format.plural(count, {
        one: '# regel is in je bestand gewijzigd.',
        other: '# regels zijn in je bestand gewijzigd.',
      }),
    refused: (count: number) =>
      format.plural(count, {
        one: '# wijziging kan niet zonder iets anders te verplaatsen. Kopieer die zelf naar het bestand.',
        other: '# wijzigingen kunnen niet zonder iets anders te verplaatsen. Kopieer ze zelf naar het bestand.',
      }),
    download: (name: string) => `${name} downloaden`,
    otherText: 'In dit bestand staat iets anders dan in de tekst. Kies het bestand waar de tekst uit komt.',
    notWord: 'Dit is geen Word-bestand (DOCX). Neem voor een pdf het sjabloon dat er het meest op lijkt.',
    unreadable: 'Het bestand kon niet worden gelezen; er is niets gewijzigd.',
  },
  refusals: {
    'not-read-back':
      'Het bestand las anders terug dan het is geschreven; daarom krijg je het niet. Platte tekst is veilig.',
    'too-long': 'De tekst is te lang voor dit formaat.',
    empty: 'Er is geen tekst.',
  },
  missing: (characters: readonly string[]) =>
    `Het lettertype van de PDF mist deze tekens: ${characters.join(', ')}. Word kent elk schrift.`,
});
