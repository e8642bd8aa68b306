import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  reading: (name: string) => `${name} wordt gelezen. Het bestand verlaat je browser niet.`,
  read: (name: string, lines: number) =>
    `Gelezen uit ${name}: ${format.plural(lines, { one: '# regel', other: '# regels' })}.`,
  notRead: (name: string) => `${name} is niet gelezen.`,
  cancel: 'Lezen annuleren',
  undo: 'Ongedaan maken',
  dismiss: 'Verbergen',
  findings: (count: number) =>
    format.plural(count, { one: 'Bij het lezen: # opmerking', other: 'Bij het lezen: # opmerkingen' }),
  refusals: {
    'image-only':
      'Deze pagina’s zijn afbeeldingen: geen systeem kan ze lezen. Exporteer het bestand opnieuw uit het programma waarin het is geschreven.',
    encrypted: 'Het bestand is vergrendeld. Sla het op zonder wachtwoord.',
    'broken-unicode':
      'De letters van deze pdf betekenen niets voor een machine: een lettertype mist zijn tabel. Exporteer hem opnieuw.',
    damaged: 'Het bestand is beschadigd, en een half cv misleidt. Sla het nog eens op of download het opnieuw.',
    empty: 'Er staan geen woorden in. Plak je tekst in plaats daarvan.',
    'old-word': 'Dit is een oude .doc. Open hem en sla hem op als .docx.',
    'apple-pages': 'Dit is een bestand van Pages. Kies daar Archief › Exporteer als › PDF of Word en neem dat bestand.',
    'too-large':
      'Het is te groot: hooguit 10 MB, of de tekst van dertig volle pagina’s. Sla het op met kleinere afbeeldingen of plak je tekst.',
    'too-many-parts': 'Uitgepakt is het veel meer dan een document. Sla het op als pdf of plak je tekst.',
    dangerous: 'Het is gebouwd zoals geen document nodig heeft. Sla het op als pdf of plak je tekst.',
    'unknown-type':
      'Dit soort bestand wordt niet gelezen. Pdf, docx, odt, rtf, tekst, Markdown, HTML en JSON Resume wel.',
    'too-slow': 'Het duurde te lang. Exporteer een eenvoudigere pdf of plak je tekst.',
    unopened:
      'Het kon niet worden geopend. Een map wordt niet gelezen, en een bestand moet nog op zijn plaats staan: kies het opnieuw.',
    several: 'Eén bestand tegelijk: sleep het alleen hierheen.',
    failed:
      'Het deel van de pagina dat bestanden leest, kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.',
  },
  warnings: {
    'broken-unicode':
      'Sommige letters betekenen niets voor een machine en staan er als �. Exporteer het bestand met zijn lettertypen.',
    'hidden-text':
      'Er staat tekst in die mensen niet zien. Die is hier weggelaten; een systeem dat hem vindt, kan het cv afwijzen.',
    columns: 'Het staat in kolommen. Eenvoudige lezers halen de regels door elkaar. Eén kolom is veilig.',
    'text-box': 'Een deel van de tekst staat in een tekstvak. Veel systemen slaan dat over: zet het op de pagina.',
    'header-footer':
      'Een deel van de tekst staat in de kop- of voettekst. Veel systemen slaan die over: zet het ook op de pagina.',
    table: 'Tekst is met een tabel geplaatst. Eenvoudige lezers kunnen de cellen door elkaar halen.',
    'scan-with-text':
      'De pagina’s zijn afbeeldingen met herkende tekst erachter. Controleer de tekst op verkeerde letters.',
    'doubled-text':
      'Tekst is twee keer getekend om vet te lijken. Eenvoudige lezers nemen elk woord twee keer. Gebruik een vet lettertype.',
    'spaced-letters': 'Sommige woorden zijn g e s p a t i e e r d. Eenvoudige lezers zien elke letter als een woord.',
    'private-characters':
      'Sommige tekens kent alleen hun lettertype; ze zijn weggelaten. Controleer cijfers, streepjes en haakjes.',
    'icon-font':
      'Er staan pictogrammen uit een lettertype in. Lezers slaan ze over: schrijf ‘Telefoon’ of ‘E-mail’ uit.',
    'text-in-image': 'Een afbeelding lijkt tekst te bevatten. Geen systeem leest die: schrijf hem als tekst.',
    'tracked-changes':
      'Er staan bijgehouden wijzigingen in; ze zijn als aanvaard gelezen. Aanvaard of verwerp ze voor je het verstuurt.',
    comments: 'Er staan opmerkingen in. Verwijder ze voor je het verstuurt.',
    'no-heading-styles': 'Koppen zijn alleen vet. Geef ze een kopstijl, zodat systemen de onderdelen vinden.',
    'odd-bullets': 'Opsommingstekens komen uit een symbolenlettertype. Eenvoudige lezers tonen daar letters.',
    ligatures: 'Letters zijn tot één teken verbonden, zoals ‘ﬁ’. Eenvoudige lezers vinden zulke woorden soms niet.',
    'cjk-radicals':
      'Sommige tekens zijn als gelijkende tekens geëxporteerd. Eenvoudige lezers vinden die woorden niet.',
    'rotated-text': 'Een deel van de tekst is gedraaid. Het is weggelaten, zoals in de meeste systemen.',
    restricted:
      'Kopiëren uit deze pdf is verboden. Sommige systemen houden zich eraan: sla hem op zonder die beperking.',
    'right-to-left': 'Het is van rechts naar links geschreven. Controleer de volgorde van getallen en namen.',
    damaged: 'Een deel van het bestand is beschadigd. Controleer of er niets ontbreekt of sla het nog eens op.',
    'pages-left-out': 'Alleen de eerste 30 pagina’s zijn gelezen.',
    'guessed-encoding':
      'Het bestand zegt niet in welke codering het staat. Deze is aangenomen; controleer de accenten.',
  },
});
