import { fewRanges } from '../../text/few-ranges.ts';

/** What a heading of this kind is made of: "Fachliche Voraussetzungen und Kenntnisse", "Darüber hinaus wünschenswert". */
const ofHeadings = fewRanges(
  /^(?:[\s,&/–-]*(?:ihre?|deine?|unsere?|was|das|sie|du|dich|wir|wer|wen|uns|von|für|an|und|oder|sowie|die|der|den|diese|ist|sind|wäre|wären|auch|noch|darüber hinaus|außerdem|zusätzlich|ferner|weiterhin|idealerweise|gerne?|fachlich\p{L}*|persönlich\p{L}*|sozial\p{L}*|weitere[nrs]?|erforderlich\p{L}*|notwendig\p{L}*|gewünscht\p{L}*|gefordert\p{L}*|formal\p{L}*|zwingend\p{L}*|allgemein\p{L}*|besonder\p{L}*|beruflich\p{L}*|benötigt\p{L}*|wünschenswert\p{L}*|erwünscht|optional\p{L}*|von vorteil|ein plus|pluspunkte?|willkommen|mitbring\p{L}*|bring\p{L}*|erwart\p{L}*|haben|hast|kenntnisse?n?|fertigkeiten|fähigkeiten|qualifikation(?:en)?|qualifizierung|erfahrung(?:en)?|\p{L}{0,12}voraussetzung(?:en)?|anforderung(?:en|sprofil)?|profil|kompetenz(?:en)?|sprach\p{L}*|bildung|ausbildung|abschluss|stärken|stelle|position|job|bewerber\p{L}*|kandidat\p{L}*|(?:soft|hard) ?skills)(?=[\s,&/–-]|$))+$/iu,
);

/** What such a line asks for, or how much it is asked for. */
const asked = fewRanges(
  /(?:kenntnisse?n?|fähigkeiten|fertigkeiten|qualifikation|erfahrung(?:en)?|voraussetzung|von vorteil|wünschenswert|erwünscht|willkommen|ein plus|kein muss|gern(?:e)? gesehen)(?!\p{L})|^(?:idealerweise|gerne? (?:auch|mit)) /iu,
);

/**
 * Whether a line of a German list without bullets is an item, although it has a word of headings: "PowerShell-Kenntnisse sind ein Plus",
 * "Kommunikative Fähigkeiten".
 */
export function isGermanItem(words: string): boolean {
  return asked.test(words) && !ofHeadings.test(words);
}
