import { rememberWords } from '../../text/cache/remember-words.ts';
import { fewRanges } from '../../text/few-ranges.ts';

/** Endings of words for things of which there is "die": an adjective before them ends in -e. */
const feminine =
  /(?:ung|heit|keit|schaft|ion|tät|ik|ur|ie|enz|anz|ei|kraft|arbeit|pflege|küche|hilfe|sprache|technik|praxis|software|medizin)$/;

const masculine =
  /(?:[Kk]auf|[Vv]ertrieb|[Bb]ereich|[Dd]ienst|[Hh]andel|[Ss]ervice|[Ss]upport|[Vv]erkehr|[Bb]au|[Bb]etrieb|[Uu]mgang|[Aa]bgleich|[Aa]nspruch|[Ss]chutz|[Uu]nterricht|[Aa]uftrag|[Aa]ufbau|[Aa]blauf|[Vv]ersand|[Tt]ransport)$/;
const neuter =
  /(?:[Rr]echt|[Ww]esen|[Mm]anagement|[Gg]eschäft|[Hh]andwerk|[Mm]arketing|[Dd]enken|[Hh]andeln|[Cc]ontrolling|[Uu]mfeld|[Vv]erständnis|[Gg]ewerbe|[Ww]issen|[Aa]uftreten|[Aa]rbeiten|[Zz]eichnen|[Mm]onitoring|[Ss]ystem)$/;

/** Nouns whose plural ends in -e, by the end of a compound; verbs that end alike ("verteilen", "einräumen") are none of them. */
const pluralInE = fewRanges(
  /(?:(?<!^(?:ver|be|er|zu|ein|auf|mit|ab|be?ur|unter))teil|stoff|gericht|gespräch|gerät|gebot|prozess|projekt|dienst|system|(?<=\p{L}{2})bericht|(?<!er)schein|brief|(?<=\p{L}{3})tag|flüg|fest|trieb|bäum|versuch|besuch|vergleich|bescheid|züg|gerüst|stück|stein|fäll|würf|konzept|produkt|fahrzeug|werkzeug|instrument|dokument|element|verträg|abschlüss|anschlüss|anläss|plän|gäng|schränk|schläg|aufträg|anträg|anwält|ärzt|(?<!ver)kräft|gäst|schäd|städt|märkt|bänk|verbänd|beständ|zuständ|ergebniss|verzeichniss|zeugniss|bedürfniss|material|protokoll|(?<!er)ziel|portal|metall|modul|medikament|präparat|zertifikat|netzwerk|bauwerk|regelwerk|gewerk|freund|jahr|getränk|objekt|abläuf|unterschied|ausweis|päss|künft|(?<!ein)plätz|(?:daten|vor|grund|ein|um)sätz|(?<!ver)läuf|steuerbescheid|tarif)en$/u,
);
/** Those whose plural ends in -er or -el. */
const pluralInEr =
  /(?:arbeiter|schüler|lehrer|leiter|partner|träger|fahrer|meister|rechner|ordner|behälter|container|bilder|kinder|länder|bücher|güter|mieter|käufer|nutzer|anwender|anbieter|betreuer|händler|hersteller|entwickler|techniker|planer|prüfer|computer|server|router|scanner|drucker|teilnehmer|auftragnehmer|arbeitnehmer|handwerker|bürger|ämter|bewohner|einwohner|besucher|vermittler|berater|(?:mess|förder|lebens|arbeits|hilfs|betriebs|arznei|pflege|reinigungs|schmier)mittel|artikel|möbel|mängel)n$/;

/** They end in -s as they are, or in -e before it. */
const endsInS = /(?:us|is|os|as|ss|ß|ics)$/;
const endsInE =
  /(?:gebäude|gelände|gewerbe|code|release|file|update|template|image|base|cache|page|line|type|engine|site|suite|case|service|gemüse|getreide|gefüge|gewebe|gebirge|interface|ende)s$/i;

/**
 * Without the ending of a genitive: "Zahlungsverkehrs" of "Bearbeitung des Zahlungsverkehrs".
 *
 * @param isSure whether it stands behind "des"
 */
export function withoutGenitive(surface: string, isSure = false): string {
  if (isSure && /\p{Ll}{3}s$/u.test(surface) && !endsInS.test(surface))
    return surface.replace(!endsInE.test(surface) && /(?<=\p{L}{3}[^aeiouy])es$/u.test(surface) ? /es$/ : /s$/, '');
  const noun = surface.replace(/(?<=\p{Ll}{3})s$/u, '');
  return noun !== surface && (masculine.test(noun) || neuter.test(noun)) ? noun : surface.replace(plainGenitive, '');
}

const plainGenitive = fewRanges(/(?<=\p{Ll}{3}(?:e[nlr]|ng|tz))e?s$/u);

/** A German name as it stands in a list: "therapeutischen Maßnahmen" and "Lehrkräften" come from behind "bei" and "mit". */
export const inNominative = rememberWords((surface) => {
  // "Prüfung von Rechnungen" is one already.
  if (/ (?:von|vom|der|des|den|dem|in|im|mit|für|zum|zur|und|auf|aus|bei|nach|an|am|über|unter) /.test(surface))
    return surface;
  const words = surface.split(' ');
  const last = words.at(-1) ?? '';
  const small = last.toLowerCase();
  const noun = pluralInE.test(small) || pluralInEr.test(small) ? last.slice(0, -1) : last;
  return [
    ...words.slice(0, -1).map((word, at) => adjective(word, words[at + 1] === last ? noun : words[at + 1])),
    noun,
  ].join(' ');
});

/** Inflected like "technischen", "gängiger": the endings that relate or describe. */
const inflected = fewRanges(
  /^(\p{L}{3,}(?:isch|lich|ig|ell|iv|al|är|sam|bar|haft|iert|end|igend|los|ent|ant|tal|nal|sozial|extern|intern|agil|modern))(?:en|er|em)$/u,
);

/** An adjective as its noun without article asks: "öffentlichen Verwaltung" has "öffentliche", "hydraulischer Abgleich" stays. */
function adjective(word: string, next: string | undefined): string {
  const stem =
    inflected.exec(word)?.[1] ??
    /^([Ss]ozial|[Ee]xtern|[Ii]ntern|[Öö]ffentlich|[Ii]nner)(?:en|er|em)$/u.exec(word)?.[1];
  if (stem === undefined || next === undefined || !/^\p{Lu}/u.test(next)) return word;
  const isPlural =
    /(?:en|ungen|te|ge|ke|le|se|äfte|üsse|äge|ine|nisse|werke|mittel|(?:standard|team|tool|test|format|trend|check|shop|report)s)$/.test(
      next,
    ) && !/(?:wesen|unternehmen|verfahren)$/.test(next);
  if (masculine.test(next)) return `${stem}er`;
  if (neuter.test(next)) return `${stem}es`;
  return feminine.test(next.toLowerCase()) || isPlural ? `${stem}e` : word;
}
