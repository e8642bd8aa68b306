import { states as usStates } from '../../lexicon/us-states.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { wordSet, wordsIn } from '../../text/word-set.ts';

/** How licences, certificates and permits are named: by their last word, by a title, or by a name of their own. All lower case. */

/** A phrase that ends in one of these is a credential wherever somebody has to have it. Lemmas. */
export const credentialHeads = wordSet(
  `licence license licensure credential certification certificate cert diploma nvq svq btec hnd hnc endorsement accreditation`,
);

/** These are credentials only of a person: a support desk has tickets, a till takes cards. */
export const doubtfulHeads = wordSet(
  `permit ticket card registration clearance badge authorisation authorization pin qualification`,
);

/** What is no credential although it ends like one, by the word before. */
export const otherHeads: Readonly<Record<string, ReadonlySet<string>>> = {
  card: wordSet(
    `credit debit time business gift report rewards reward score fuel punch payment bank loyalty library membership sim graphics
    meal discount light sound`,
  ),
  permit: wordSet(`work employment parking building planning hot`),
  ticket: wordSet(`support jira service help it helpdesk incident season job trouble zendesk exit customer`),
  license: wordSet(`software site saas open source mit enterprise cpu`),
  licence: wordSet(`software site saas open source mit enterprise alcohol premises`),
  certificate: wordSet(
    `ssl tls digital gift share death birth marriage energy gas test calibration security payment completion`,
  ),
  certification: wordSet(`product iso payroll payment`),
  authorization: wordSet(`prior pre insurance travel payment`),
  authorisation: wordSet(`prior pre insurance travel payment`),
  clearance: wordSet(`customs stock site snow land debris waste road`),
  registration: wordSet(`user customer patient car vehicle event vat domain company product guest visitor`),
  diploma: wordSet(`school college ged ib`),
  badge: wordSet(`visitor name`),
  qualification: wordSet(
    `lead sales further additional educational academic professional formal prequalification relevant post pre`,
  ),
};

/** What follows a credential's name when somebody does something with it: licence checks, card payments, renewals. */
export const usedFor = wordSet(
  `check plate renewal fee cost payment training course reimbursement management agreement test machine reader number
  office application key server experience body status programme program exam examination preparation transaction`,
);

/** Titles that only a credential gives: "certified welder", "registered dietitian". */
export const credentialTitles = wordSet(
  `licensed licenced certified registered chartered coded qualified examinierte examinierter examiniertes gelernte gelernter
  ausgebildete ausgebildeter geprüfte geprüfter`,
);

/** What a title of that kind does not speak of: people in general, things, companies. */
export const untitled = wordSet(
  `candidate applicant professional person people staff company contractor business charity practice product organisation
  organization employer office school dealer partner trademark address user copy nurseries premises
  fachkraft fachkräfte mitarbeiter mitarbeiterin kraft team personal kandidat bewerber`,
);

/** What begins before the name: who has it, and in what state. A name never goes on to their left. */
export const beforeName = wordSet(
  `hold holds holding have has having possess possesses possessing obtain obtaining maintain maintaining bring need require requires get
  keep provide show valid current active full clean unrestricted unencumbered up-to-date in-date relevant recognised recognized appropriate
  necessary required applicable own state-issued gueltige gueltiger gueltigen gueltiges aktuelle aktueller gültige gültiger gültigen
  gültiges any either your their our a an the and with plus least minimum`,
);

/** What distinguishes no state from another: "New", "North". */
const shared = wordSet('new north south west');
/** America's, by the words of their names and not by their short forms. */
export const states: ReadonlySet<string> = new Set(
  wordsIn(usStates).filter((word) => word.length > 2 && !shared.has(word)),
);

/** Words that say where or in what state a credential counts, never which one it is. Lemmas. */
export const qualifiers: ReadonlySet<string> = new Set([
  ...states,
  ...wordSet(`valid current active full clean unrestricted unencumbered state national federal local city county uk us usa eu british american
  irish australian canadian german indian european recognised recognized accredited approved official relevant appropriate equivalent similar comparable suitable related
  required essential must minimum least preferred desired desirable additional other key general professional company paid new old held holder cardholder status provider membership member basic section qcf rqf nqf scqf the a an of in at for and with to as by or on your you level class category stage
  england scotland wales ireland ontario quebec alberta manitoba saskatchewan queensland victoria nsw qld tasmania
  abschluss examen qualifikation staatlich anerkannte anerkannter anerkannten examinierte examinierter
  staatl anerk gepr exam examin dipl abgeschl lap gewo ifsg infektionsschutzgesetz gewerbeordnung bkrfqg krpflg pflbg
  ausbildung berufsausbildung fachausbildung lehre lehrabschluss berufsabschluss lehrabschlusspruefung efz gelernter gelernte gepruefter gepruefte nach gemaess gem abgeschlossene erweitertes erweiterten polizeiliches frau mann mwd abgeschlossen als zum zur im bereich oder der die das mit gueltige gueltiger gueltigen
  bayern hessen sachsen germany deutschland`),
]);

/**
 * Names of their own, written as they are: no word beside them says that they are credentials. What the lexicon lists as a licence need
 * not be here.
 */
export const ownNames = fewRanges(
  /(?<![\p{L}\p{N}])(?:[Qq]ualified [Tt]eacher [Ss]tatus|[Ll]icensed [Pp]ractical(?: or (?:[Ll]icensed )?[Vv]ocational)? [Nn]urse|[NS]VQ (?:Level )?\d(?! in )(?= or above| or higher|\+)|Level [1-8] (?:\p{Ll}+ ){1,5}(?:[Aa]ward|[Cc]ertificate|[Dd]iploma|qualification)|QTS|PGCE|CSCS|CPCS|NPORS|IPAF|PASMA|SMSTS|SSSTS|NEBOSH|IOSH|STCW|TWIC|HAZWOPER|OSHA[ -]?\d{2}|EPA (?:Section )?608(?: Universal| Type (?:I{1,3}|[1-3]))?|CPhT|PTCB|STNA|HCPC|GPhC|NMC|ITIL(?: v?\d)? Foundation|City (?:&|and) Guilds(?: (?:Level )?\d{1,4}(?:[-/]\d{2})?)?|PRINCE2 (?:Foundation|Practitioner)|18th Edition|Gas Safe|F-Gas|White Card|[Ww]orking [Ww]ith [Cc]hildren (?:[Cc]heck|[Cc]learance|[Cc]ard)|Driver CPC|RSA certificate|CELTA|TEFL|Level \d (?:Award |Certificate )?(?:in )?Food (?:Hygiene|Safety)|NRP|PALS|TNCC|CCRN|Series \d{1,2}|BCBA|LCSW|LMSW|LMFT|NREMT|RDMS|ARRT|SIA|HIAB|(?:Sachkunde(?:nachweis|prüfung)?|Unterrichtung|Unterweisung)(?: (?:nach|gemäß|gem\.))? § ?34a(?: GewO)?|Sachkundenachweis|Sachkundeprüfung|Approbation|AEVO|§ ?34a(?: GewO)?|[Ee]rweitertes (?:polizeiliches )?Führungszeugnis|(?:Erst|Folge)?[Bb]elehrung (?:nach|gemäß|gem\.|laut) § ?4[23] (?:IfSG|Infektionsschutzgesetz)|(?:(?:Zusatz)?[Qq]ualifi(?:kation|zierung)|Weiterbildung|Schulung|Nachweis|Zertifikat|Fachkunde) (?:nach|gemäß|gem\.) §§? ?\d{1,3}\p{Ll}?|[Tt]ime[- ]served \p{Ll}{4,}|[Ss]taatliche[rn]? Anerkennung(?: als \p{Lu}[\p{L}*:/]{3,40})?)(?![\p{L}\p{N}])/gu,
);

/** A line that heads a list of credentials and names none: "NURSING QUALIFICATIONS", "Licences and certifications:". */
export const headsList =
  /^[^,;.•·*-][^,;.]{0,48}(?:qualifications|certifications|certificates|licen[sc]es|diplomas):?$/iu;

/** These name one only together with what it is in: "Fachkunde im Strahlenschutz", "Befähigung als Hubarbeitsbühnenbediener". */
export const germanOpen = /^(?:sachkunde|fachkunde|befähigung)$/iu;

/** What is said of a credential, and is no part of its name: "Staplerschein Voraussetzung". */
export const saidOfIt =
  /^(?:Voraussetzung|Vorteil|Pflicht|Bedingung|Wunsch|Plus|Erfahrung|Bereitschaft|Grundlage|Basis|Stufe)$/u;

/** German credentials are one word: by its ending. */
export const germanHeads = fewRanges(
  /^(?:\p{L}*(?:führerschein|führerausweis|fahrausweis|fahrerlaubnis|meisterbrief|gesellenbrief|facharbeiterbrief|(?:techniker|meister|facharbeiter)abschluss|approbation|zertifikat|(?<!software|nutzungs|spiel|marken|vertriebs|patent|einzel|mehrfach|nutzer)lizenz|ausbildereignung|befähigungsnachweis|sachkundenachweis|fachkundenachweis|(?:schalt|gewerbe|bedien|fahr|unterrichts)berechtigung|fahrerkarte|gesell(?:e|in)|lehrabschlussprüfung|(?:meister|gesellen|sachkunde|schweißer|schweisser|eignungs|facharbeiter)prüfung)|\p{L}{3,}(?<!liefer|gut|kassen|lade|fracht|begleit|kranken|rezept|bezugs|wahr|arbeits|sonnen|mond|geld|lotto|schuld)schein(?:e|s)?|\p{L}{4,}zulassung|\p{L}{4,}(?:examen|sachkunde)|\p{L}{5,}(?<!haus|bürger|schul|welt|zeremonien|lager|rangier|platz|werk|brand|wach|bade|schwimm|spar|wasser|rüst|schirr|straßen|hof|tages|bau)meister(?:in)?)$/iu,
);

const half = '\\p{Lu}\\p{L}{2,20}-';
const gender = ' ?\\([mwdfxin](?:/[mwdfxin]){1,3}\\)';
/** A trade: "Gesundheits- und Krankenpfleger/in", "Kauffrau (m/w/d) für Büromanagement", "Anlagenmechaniker SHK". */
const trade = `(?:\\p{Lu}[\\p{L}-]{3,30}(?:ische|iche|ierte)[rnms]?(?:/[rn])? )?(?:${half}(?:, ${half})* (?:und|oder|&) )?\\p{Lu}[\\p{L}*:/-]{2,45}(?:${gender})?(?: (?:für|f\\.|im|in der|der Fachrichtung) (?:${half}(?:, ${half})* (?:und|oder|&) )?\\p{Lu}\\p{L}{2,30}| SHK| \\p{Lu}\\p{L}{3,20}(?:technik|integration|entwicklung|handel|logistik|wesen|bau|management))?(?:${gender})?`;

const person =
  '(?!Master|Bachelor|Semester|Sommer|Winter)\\p{Lu}[\\p{L}:*/-]{2,40}(?:mann|frau|er|erin|ist|istin|ent|entin|eur|eurin|angestellte[rn]?|wirt|wirtin|kraft|koch|köchin|Koch|Köchin)(?!\\p{L})';

/** A Swiss training is named by its trade and the paper that ends it: "Schreiner EFZ", "Fachfrau oder Fachmann Gesundheit EFZ". */
export const swissTraining = fewRanges(
  /(?<!\p{L})(?:(?:(?:[Bb]erufs)?[Aa]usbildung|Lehre|Abschluss) (?:als |zum |zur )?)?\p{Lu}[\p{L}:*/-]{3,40}(?: (?:oder|\/) \p{Lu}[\p{L}-]{3,40})?(?: \p{Lu}[\p{L}-]{3,30}| für \p{Lu}[\p{L}-]{3,30}){0,2} (?:EFZ|EBA)(?!\p{L})/gu,
);

/** "Barber qualified to NVQ Level 3", "hairdresser qualified to at least Level 2": the level is one of the trade. */
export const levelOfTrade = fewRanges(
  /(?<!\p{L})\p{L}{3,30}(?:er|or|ist|ian|man|ess|smith|chef|cook|nurse) (?:fully )?(?:qualified|trained) to (?:at least |a minimum of |minimum )?(?:an? )?(?:(?:NVQ|SVQ|City (?:&|and) Guilds|VTCT|Cert(?:ificate)?) )?(?:[Ll]evel )?(?:\d|I{1,3}V?)(?!\p{L}|\d)/gu,
);

/** A German apprenticeship is named by the trade that was learned. */
export const apprenticeship = fewRanges(
  new RegExp(
    `(?<!\\p{L})(?:(?:[Bb]erufs|[Ff]ach)?[Aa]usbildung|Lehre|(?:Lehr|Berufs)?[Aa]bschluss|Lehrabschlussprüfung|EFZ|Examen|Qualifikation) (?:(?:als|zum(?:/zur|/r|/-r)?|zur(?:/zum|/m)?|im Bereich) |(?=${person}))(?:(?:eine?[nr]? )?(?:staatlich \\p{L}+(?:[:*/_-]{1,2}r)? |(?:examinierte|geprüfte|gelernte)[\\p{L}:*/_-]* ))?${trade}(?:(?:, (?:als |zum |zur )?|,? (?:oder|bzw\\.) (?:als |zum |zur )?|/(?:zum |zur )?)${trade})*`,
    'gu',
  ),
);

/** A title that the state gives, in the spellings of postings: "staatl. anerkannte/r Erzieher/in", "Examinierte*r Altenpfleger*in". */
export const stateTitle = fewRanges(
  new RegExp(
    `(?<!\\p{L})(?:(?:[Ss]taatl(?:ich|\\.)|[Ss]t\\.)[ -]?(?:anerkannt|anerk\\.|geprüft|gepr\\.|examiniert|exam\\.|diplomiert)|[Ee]xaminiert|[Ee]xam\\.|[Dd]iplomiert)(?:e?(?:[rnms]|[/:*_(]-?[rn]\\)?|\\(e?r\\))?)? ${trade}(?:(?:,|,? (?:oder|bzw\\.)|/) ?(?:als |zum |zur )?${trade})*`,
    'gu',
  ),
);

/** What says that a person must have it: beside a doubtful name, or in a line that otherwise tells of the work. */
export const held = fewRanges(
  /(?<!\p{L})(?:hold(?:s|ing|er)?|held|have|has|possess(?:es|ion)?|valid|current|active|in date|up to date|need(?:ed)?|required?|essential|mandatory|must|necessary|with (?:an? |your )|gültig\p{L}*|besitz\p{L}*|verfüg\p{L}*|brauch\p{L}{1,3}|benötig\p{L}{1,3}|erforderlich|vorhanden|zwingend|voraussetzung|vorausgesetzt|setzen (?:wir|das)\b[^.;\n]{0,24} ?voraus|(?:du|sie) (?:hast|haben|bist|sind)|(?:hast|haben|bist|sind) (?:du|sie))(?!\p{L})/iu,
);

/** The employer means it: stands beside what a list would call wanted. */
export const insisted = fewRanges(
  /no exceptions|required by law|(?:state|federal) law|it(?:'|’)s the law|by law|no licen[cs]e, no|cannot be considered|can(?:'|’)t (?:budge|be considered)|(?:don(?:'|’)t|do not) apply|won(?:'|’)t (?:be considered|consider)|only \p{L}+ (?:will be|are) (?:considered|shortlisted)|(?:is|are) essential|essential for|ohne (?:ihn|den|die|das|sie) geht/iu,
);
