import type { FindingParams } from '#engine';
import type { WordsOf } from '../words.ts';

/** What a machine stumbles over in a resume, and how well it is written. */
export const findings: WordsOf<FindingParams> = {
  empty: () => 'Er is geen tekst gevonden. Een gescande pagina moet worden overgetypt.',
  'broken-characters': () =>
    'Sommige tekens zijn verloren gegaan: misschien gebruikt het bestand een lettertype dat machines niet kunnen lezen. Exporteer het opnieuw.',
  unreadable: () => 'Meer dan een op de honderd tekens is kapot: een machine zou dit bestand helemaal niet lezen.',
  markup: () => 'De tekst bevat HTML-tags: plak hem als platte tekst.',
  columns: () => 'Veel regels staan in kolommen of een tabel: machines lezen er dwars overheen. Eén kolom is veilig.',
  'spaced-letters': () =>
    'Van sommige woorden staan de letters l o s van elkaar: machines lezen ze één voor één. Schrijf koppen als woorden.',
  'no-contact': () => 'Er is geen e-mailadres of telefoonnummer in de tekst gevonden.',
  'no-dates': () => 'Er zijn geen jaartallen gevonden: machines tellen ervaring aan de hand van de data van banen.',
  'no-sections': () =>
    'Er zijn geen gebruikelijke koppen (Ervaring, Opleiding, Vaardigheden) op een eigen regel gevonden.',
  'one-block': () => 'De tekst is één blok zonder regeleinden: onderdelen en banen zijn niet te onderscheiden.',
  cut: () => 'Een van de teksten is langer dan zestig pagina’s: alleen het begin is gelezen.',
  noText: () => 'Er is geen tekst gevonden.',
  longLine: ({ text }) => `‘${text}’ is lang: maak er twee of drie van.`,
  weakStart: ({ text }) =>
    `‘${text}’: begin met wat je hebt gedaan, met een werkwoord zoals bouwde, leidde, verlaagde, leerde.`,
  firstPerson: ({ text }) => `‘${text}’: de meeste cv’s laten ‘ik’ en ‘mijn’ weg.`,
  phrase: ({ text }) => `‘${text}’: dat zegt iedereen over zichzelf. Laat het zien met een resultaat.`,
  noNumbers: () => 'Weinig regels noemen een getal: hoeveel, hoe vaak?',
  capitals: () => 'Bijna alles staat in hoofdletters, wat traag leest: bewaar ze voor koppen.',
  short: ({ words }) => `Het cv heeft ${words} ${words === 1 ? 'woord' : 'woorden'}; de meeste hebben er 300 tot 800.`,
};
