import { fewRanges } from '../../text/few-ranges.ts';
import type { Span } from '../../types/span.ts';
import type { TermMention } from '../extract-terms.ts';
import type { PostingText } from '../read-posting.ts';
import { germanActions } from '../words/chunk-words.ts';
import { isAdjective, withoutGender, withoutHalf } from './german-names.ts';

/** Nouns that name nothing by themselves: of the person, the place, the contract, of feelings. What is done is in `germanActions`. */
const general = fewRanges(
  /^(?:beschaffenheit|anwenderkenntnisse|mitglieder[n]?|bestand|bestände|handwerkern?|lieferanten|mietern?|eigentümern?|bachelor|master|fh\/tu|uni(?:versität)?|nein|jackpot|gekocht|wunsch|\p{L}*nummer|anerkennung|vorlage|nachweis(?:e[sn]?)?|zugehörigkeit|arbeit|assistenz|ausarbeitung|anpassen|neuanlagen|fahrzeuge?n?|berufsanfänger|kolleg(?:[:*_]?innen)?|erledigen|verfassen|mithilfe|sendungen|erreichbarkeit|idee|serienreife|sitz|anstellungsbedingungen|flächen?|umbauten?|übernachtung|kosten|grundgehalt|einrichten|durchführen|überwachen|herstellen|sicherstellen|gewährleisten|unterstützen|koordinieren|organisieren|vorbereiten|nachbereiten|bearbeiten|betreuen|steuern|kontrollieren|dokumentieren|mitarbeiten|optimieren|abstimmen|geschäftsleitung|geschäftsführung|vereinbarung|helfern?|mo[-–](?:do|fr|sa)|einstellung|zusatzqualifikation(?:en)?|plan|fehler|nächte|sicher|alter|wechsel|blatt|schichtende|anpassungen|vorgaben?|quereinsteiger\p{L}*|m\/w\/d|kundinnen|hersteller|wege?|alltag|eltern|projekte?n?|hause|baujahr|übernachten|wissen|markt|aufbau|ware|waren|systeme?|spezialisten|arbeitsaufnahme|fachkraft|fachkräfte|abschluss|abschlüsse|kaufmann|kauffrau|kompetenz(?:en)?|diplom|kundschaft|anonymität|humor|herzblut|niveau|befristung|mitgliedschaft|tätigkeit(?:en)?|aufgabenbereich|aufgabengebiet|hof|brücke|raum|umgebung|nähe|gegend|ihk|hwk|[abc][12]|früh|spät|nacht|tag|laufzeit|spaß|servus|moin|hallo|darauf|anschläge|geselle|meister|meisterbetrieb|gesicht|gesichter|ideen|kopf|köpfchen|fingerspitzengefühl|mehrere|grundlage|basis|bedarf|bezug|hintergrund|einblicke?|fragen|gespräche?|wünsche|anliegen|menge|ecke|straße|weg|jobs?|beruf|berufe|branche|branchen|gruppe|gruppen|partner|verein|gemeinde|einrichtung(?:en)?|abteilung(?:en)?|filiale|gebäude|räume|tisch|tür|fenster|auto|pkw|lkw|handy|tablet|laptop|internet|ansprechperson|auftreten|äußeres|erscheinungsbild|gültigkeit|vollständigkeit|richtigkeit|kenntnissen?|erfahrungen|fähigkeiten|fertigkeiten|stärken|talent|gefühl|gespür|sinn|wert|werte|qualität|service|leistung|leistungen|ergebnisse?|erfolge?|situation(?:en)?|fälle|fall|punkt|punkte|stufe|note|zeugnis(?:se)?|schule|lehre|unterlagen|schüler|schülern|schülerinnen|kinder|patienten|gäste|mandanten|bewohner|mieter|anwälte|lehrkräfte|gerichte|behörden|steuerberater|wirtschaftsprüfer|gremien|fh|uni|homeoffice|erschienen|arbeitgeber|arbeitsort|dienstort|einsatzort|festanstellung|option|optionen|klingt|grundkenntnisse|bedingung(?:en)?|auszubildende[rn]?|azubis?|wechselprämie|prämien?|personalvermittler|weiterbildung|lernen|jahreszeugnis|referenzen|probearbeiten|dipl|bildungsabschluss|unbefristet|referenznummer|vorstellungsgespräch|bürger|mädels|jungs|winter|sommer|frühjahr|herbst|etwa|pc|betten|caritas|diakonie|arbeitszeit|arbeitsweise|erfolgreich|wartezimmer|ausstellung|administration|feiertage?n?|wochenenden?|termine|schulungen|wiedereinsteiger|stundenlohn|umsatzbeteiligung|zertifizierung|krankenkassen|finanzämter|mio|mrd|stk|ca|inkl|köpfe|arbeitszeiten|anlaufstelle|auftraggeber|vorgänge|untersuchungen|lösung(?:en)?|produkte?n?|verständigung|kund(?:e|en|innen)|angehörige[nr]?|gesellschaften|führungskräfte|mitarbeitende[nr]?|beschäftigten?|eintritt|austritt|studium|hochschulstudium|ausbildung|maßnahmen|themen|bereiche?n?|gespür|wohnungen|neubau(?:ten)?|altbau(?:ten)?|stell|komm|bewirb|schick|ruf|melde|werde|freu|gegenseitig|entgeltgruppe|gesellschaft|auskünfte?|rund|regionen?|aufbau|anschluss|moment|haus(?:es)?|betriebe|arztpraxen|ansprechpartner(?:in)?|samstage?n?|sonntage?n?|dienste?|vorschriften|material|anwender(?:innen)?|veranstaltungen|ausflüge?n?|arztpraxis|(?:nord|süd|ost|west|mittel)deutschland)$/iu,
);
/** Where the work is, and whom to ask. */
const place = fewRanges(
  /^(?:(?:Kanzlei|Salon|Praxis|Gemeinschaftspraxis|Hotel|Landgasthof|Gasthof|Bäckerei|Autohaus|Klinikum|Stadtwerke|Gemeinde|Spedition|Restaurant|Apotheke) (?=\p{Lu})|(?:Abteilung(?:en)?|Sachgebiet|Fachbereich|Fachdienst|Raum|Großraum|Region|Landkreis|Kreis|Stadt|Standort|Firma|Frau|Herrn?|Familie|[Pp]ersönliche Stärken)(?: (?=\p{Lu})|$))/u,
);
const behindPerson = fewRanges(/(?:Frau|Herrn?|Familie|Dr\.|RAin|RA) (?:\p{Lu}\S* )?$/u);
/** People by their work. */
const person =
  /(?:er|erin|mann|frau|kraft|ist|istin|ent|entin|ator|atorin|eur|eurin|koch|köchin|angestellte[rn]?|beauftragte[rn]?|hilfe|arzt|ärztin|anwalt|anwältin|ingenieur|ingenieurin)$/u;

/** Of what people have or own, "Pflege" is care; of anything else it is upkeep, and no nursing. */
const upkeep = fewRanges(
  /^ (?:der|des|von|unserer|dieser|und (?:aktualisierung|weiterentwicklung|wartung|erweiterung|ausbau))(?!\p{L})/iu,
);
const ofPeople = /patient|bewohner|mensch|kind|angehörig|krank|senior|klient|säugling|gäste|bedürftig/iu;
/** What is said of a word stands within so many characters of it. */
const farthest = 60;

/** Whether a term of a German posting names something that a resume could show; what a list names is only looked at for its sense. */
export function asksInGerman(
  surface: string,
  isListed: boolean,
  mentions: readonly TermMention[],
  posting: PostingText,
): boolean {
  if (/^pflege$/iu.test(surface)) return !mentions.every((mention) => isUpkeep(mention, posting));
  if (mentions.every((mention) => isLacked(mention, posting))) return false;
  if (isListed) return !/^(?:plan|montag)$/iu.test(surface);
  if (mentions.every((mention) => isOfKnownHeading(mention, posting))) return false;
  if (comparable.test(surface)) return false;
  if (place.test(surface) || mentions.every((mention) => isOfPerson(mention, posting))) return false;
  const own = withoutGender(withoutHalf(surface));
  if (own.includes(' ')) return true;
  const word = own.toLowerCase();
  if (person.test(word) && mentions.some(({ line }) => line === 0) && !isChoice(mentions, posting)) return false;
  if (general.test(word) || germanActions.has(word) || /\p{L}{3}innen$/u.test(word)) return false;
  // German nouns have capitals; "abgeschlossenes" is a word of the sentence.
  if (/^\p{Ll}+$/u.test(own)) return false;
  return !mentions.every((mention) => isBareAdjective(mention, posting));
}

/** "In vergleichbarer Position", "weitere Fremdsprachen": of what kind, only the rest of the sentence says. */
const comparable = fewRanges(
  /^(?:(?:freundlich|nett|respektvoll|wertschätzend|kollegial|technisch|herzlich)e[nrms]? (?:Umgang|Ton|Team|Vorgaben?)|(?:vergleichbar|ähnlich|entsprechend|gleichwertig|einschlägig|weiter|sonstig)e[nrms]? \p{Lu}|(?:praktisch|mehrjährig|erst|fundiert|gut|langjährig)e[nrms]? (?:Berufs)?(?:erfahrung|kenntnisse)|[\d\s–-]+$|.{0,40}\d{6})/iu,
);

/** "Ohne Teildienst", "kein Schichtdienst": what nobody has to do. */
function isLacked({ start }: Span, { text }: PostingText): boolean {
  return /(?<!\p{L})(?:ohne|keine?[nmr]?|statt) $/iu.test(text.slice(Math.max(0, start - 8), start));
}

function isOfPerson({ start }: Span, { text }: PostingText): boolean {
  return behindPerson.test(text.slice(Math.max(0, start - 24), start));
}

/** "Bilanzbuchhalter oder Finanzbuchhalter": one of what would do. */
function isChoice(mentions: readonly TermMention[], { text }: PostingText): boolean {
  return mentions.some(
    ({ start, end }) =>
      / (?:oder|bzw\.) $/.test(text.slice(Math.max(0, start - 7), start)) ||
      /^ (?:oder|bzw\.) /.test(text.slice(end, end + 7)),
  );
}

function isUpkeep({ end }: Span, { text }: PostingText): boolean {
  const behind = text.slice(end, end + farthest).split('\n')[0] ?? '';
  return upkeep.test(behind) && !ofPeople.test(behind);
}

function isOfKnownHeading({ line }: TermMention, { outline }: PostingText): boolean {
  const heading = outline[line];
  return heading?.isHeading === true && heading.section !== 'open';
}

/** "Sorgfältige und selbstständige Arbeitsweise", "Erweiterte Kenntnisse": the first word of its line, before its noun. */
function isBareAdjective({ from, to }: TermMention, { tokens }: PostingText): boolean {
  const [word, next, second] = [tokens[from], tokens[to], tokens[to + 1]];
  if (to !== from + 1 || word === undefined || next === undefined) return false;
  // "Genaue und zuverlässige Arbeitsweise": the first word of its line has a capital whatever it is.
  const isSmall = /^\p{Ll}/u.test(second?.surface ?? '');
  if (next.surface === 'und' && word.opens && inflected.test(word.surface) && isSmall && isAdjective(second))
    return true;
  if (!isAdjective(word)) return false;
  return next.opens ? isAdjective(next) && /^\p{Ll}/u.test(next.surface) : /^(?:\p{Lu}|und$)/u.test(next.surface);
}

const inflected = fewRanges(/^\p{Lu}\p{Ll}{2,}e[rsn]?$/u);

/** "Studium oder Techniker / Meister": what else would do is required of nobody. */
export function isOtherWay(spans: readonly Span[], { text }: Pick<PostingText, 'text'>): boolean {
  // Alternatives of its own begin with the first of them.
  const start = Math.min(...spans.map((span) => span.start));
  const before = text.slice(Math.max(0, start - farthest), start);
  return orBefore.test(before.slice(before.lastIndexOf('\n') + 1));
}

const orBefore = fewRanges(
  /(?<!\p{L})(?:oder|bzw\.) (?:(?:als|zum|zur|eine?[nrm]?|[Ww]eiterbildung|[Ff]ortbildung|[Aa]usbildung|[Aa]bschluss|geprüfte[rn]?|staatlich|vergleichbare[rn]?) )*(?:[\p{L}-]{3,30}(?: \/ |\/|, ))?$/u,
);
