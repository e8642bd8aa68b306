import type { Section } from './headings.ts';

/** "Du" or "Sie", and the verb that goes with either. */
const you = '(?:du|sie)';
const can = '(?:kannst|können|darfst|dürfen)';
const get = '(?:bekommst|bekommen|erhältst|erhalten|kriegst|kriegen|hast|haben)';
const your = '(?:dein|ihr|euer)';

/** German headings as people say them, whole, in the order in which they are tried: "Was du bei uns bekommst" is no duty. */
export const germanHeadingPhrases: readonly [Section, readonly string[]][] = [
  [
    'about',
    [
      `(?:arbeitgeber|firma|(?:arbeits|einsatz|dienst)ort|beginn(?: ab)?|befristung|(?:referenz|kenn|stellen)(?:nummer|ziffer|-?id)|anzahl offener stellen|eintrittsdatum|veröffentlicht|erschienen|bewerbungs(?:schluss|frist))$`,
      `(?:einleitung|intro|kurz (?:zu|über) uns|kurz vorgestellt|(?:unternehmens|firmen)(?:beschreibung|profil|porträt|portrait|vorstellung)|die firma|der betrieb)$`,
      `(?:${your}|deine|ihre) (?:kontakt|ansprechpartner(?:in)?|bewerbung|bewerbungsunterlagen|weg zum job)$`,
      `(?:interessiert|neugierig|überzeugt|klingt (?:gut|spannend|interessant)|hört sich gut an)(?: .{1,20})?$`,
      `(?:passt das|das passt)$`,
      `(?:noch |haben sie (?:noch )?|hast du (?:noch )?|du hast |sie haben )?fragen$`,
      `(?:lust|bock) auf (?:uns|mehr|den job|veränderung|einen wechsel)$`,
    ],
  ],
  [
    'benefits',
    [
      `(?:das|was) ${you} (?:(?:von|bei) uns )?${get}(?: (?:davon|dafür|alles|obendrauf))?$`,
      `das ${get} ${you} (?:von|bei|davon|alles|obendrauf).{0,14}$`,
      `was ${get} ${you} (?:von|bei|davon).{0,14}$`,
      `(?:das|was) ${you} (?:von|bei) uns erwarten ${can}$`,
      `(?:da|wo)rauf (?:${can} ${you}|${you}) (?:dich|sich)(?: bei uns)? freuen(?: ${can})?$`,
      `freue?n? (?:sie sich|dich) auf(?: .{1,20})?$`,
      `(?:das |was )?(?:spricht für uns|für uns spricht)$`,
      `was es (?:bei uns|hier|dafür|dazu) gibt$`,
      `warum (?!(?:wir (?:suchen|brauchen)|diese|der|die|das|du)(?!\\p{L}))\\S{2,20}(?: \\S{2,20})?$`,
      `(?:${your}|unser) (?:plus|mehrwert|gewinn|vorteil)(?: (?:bei uns|für .{2,6}))?$`,
      `(?:das|was) (?:tun|geben|schenken) wir (?:für )?(?:dich|dir|sie|ihnen|unsere .{3,20})$`,
      `(?:das|was) wir (?:dir |ihnen |euch )?(?:geben|schenken|drauflegen)$`,
      `wir (?:geben|schenken|garantieren|überzeugen|punkten)(?: (?:dich|dir|sie|ihnen))?(?: (?:mit|durch))?$`,
      `so punkten wir(?: bei (?:dir|ihnen))?$`,
      `(?:(?:unsere )?(?:sozial|zusatz|arbeitgeber)?leistungen|(?:unsere )?(?:konditionen|rahmenbedingungen)|goodies|extras|mitarbeitervorteile|arbeitgebervorteile)$`,
    ],
  ],
  [
    'requirements',
    [
      `(?:das|was) (?:hast|haben|solltest|sollten|musst|müssen) ${you} (?:schon |alles |bereits |unbedingt )?(?:drauf|draufhaben|drauf haben|im gepäck|dabei|dabeihaben|mitbringen|können)$`,
      `(?:das|was) ${you} (?:schon |alles )?(?:draufhast|drauf hast|draufhaben|drauf haben|im gepäck (?:hast|haben)|mitbringen (?:solltest|sollten))$`,
      `was wir (?:uns )?(?:von (?:ihnen|dir|euch) )?(?:erwarten|wünschen|brauchen)$`,
      `(?:das|was) (?:erwarten|wünschen|brauchen|suchen) wir(?: uns)?(?: von (?:ihnen|dir|euch))?$`,
      `das (?:sind sie|kannst du|können sie|brauchst du|brauchen sie|hast du|haben sie)(?: (?:schon|bereits|gut|dafür|dazu))?$`,
      `(?:das|wer|sie|du) pass(?:t|en|st) zu uns$`,
      `${your} (?:handwerkszeug|rüstzeug|werkzeugkoffer|rucksack|gepäck|skillset|können|wissen|know-how|steckbrief)$`,
      `womit (?:du uns überzeugst|sie uns überzeugen)$`,
      `über (?:dich|sie)$`,
    ],
  ],
  [
    'duties',
    [
      `(?:${your}|unser) (?:arbeitsalltag|berufsalltag|neuer? (?:job|alltag|arbeitsplatz|aufgabenbereich|arbeitsbereich)|einsatzbereich|aufgabenbereich|arbeitsbereich|aufgabenfeld|verantwortungsbereich)$`,
      `(?:deine|ihre) neuen? (?:herausforderung(?:en)?|aufgaben?|rolle|stelle)$`,
      `was ${you} bei uns (?:bewegst|bewegen|machst|machen|tust|tun|gestaltest|gestalten|anpackst|anpacken)$`,
      `(?:der job|die stelle|die position|die rolle|die tätigkeit)$`,
      `(?:hier|das) (?:kannst du|können sie|packst du|packen sie)(?: mit)? ?(?:an|anpacken)$`,
      `das gibt(?:'s| es)(?: bei uns)?(?: für (?:dich|sie))? zu tun$`,
    ],
  ],
];
