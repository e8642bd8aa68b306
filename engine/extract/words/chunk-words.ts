import { wordSet } from '../../text/word-set.ts';

/** Words that separate or surround what English and German postings name. All lower case. */

/** A phrase ends before these. */
export const functionWords =
  wordSet(`a about above according across after afterwards again against ago ahead all almost alone along alongside already also
  although always am amid among amongst an and another any anybody anyone anything anyway apart are around as aside at away back basically be because been before beforehand
  behind being below beneath beside besides between beyond both but by can cannot could did didn't do does doesn't doing don't done down due during each either
  else elsewhere enough especially etc even ever every everybody everyone everything everywhere except few fewer for forward from further get gets getting given gives goes going got had has hasn't
  have haven't having he he'll he's hence her here here's hers herself him himself his how however i i'd i'll i'm i've if in including includes include included incl indeed inside instead into is isn't it it'd it'll it's
  its itself just keen least less let let's like likely ll lot lots many may maybe me meanwhile might mine more moreover most mostly much must my myself namely near nearly need needed needs
  neither never nevertheless next no nobody none nor not nothing now nowhere of off often ok on once one only onto or other others otherwise ought our ours ourselves out outside over
  own per perhaps please plus possibly preferably probably quite rather re really regarding s same shall she she'll should shouldn't since so some somebody someone
  something sometimes soon still such than that that'll that's the their theirs them themselves then there there's thereby therefore these they they'd they'll they're they've thing things this those though through throughout thus
  till to together too toward towards under unless until unto up upon us using usually various very via want wanted wants was wasn't way ways we we'd we'll we're we've well were what what's whatever when whenever where whereas wherever
  whether which while who who'd who'll who's whoever whole whom whose why will willing with within without won't would wouldn't yes yet you you'd you'll you're you've your yours
  yourself able ability across sure helpful useful utilizing utilising e.g i.e eg ie vs versus month months year years yr yrs day days week weeks hour hours minute minutes today tomorrow daily weekly monthly annually
  required req'd preferred desired desirable essential mandatory advantageous beneficial optional necessary ideally ideal must-have equivalent related relevant appropriate similar
  demonstrated demonstrable proven prior previous minimum maximum hands-on good-to-have nice-to-have based two three four five six seven eight nine ten twelve first second third
  responsible looking seeking join bring brings able comfortable confident familiar experienced skilled proficient fluent capable passionate interested happy ready eager committed dedicated
  accordance order part role position job opportunity company candidate candidates applicant applicants person people somebody employer employee employees colleague colleagues someone apply applying
  ein eine einen einem einer eines und oder der die das den dem des mit von vom im in ins am an auf aus bei beim zu zum zur für fuer durch über ueber unter um nach vor seit bis als wie sowie bzw
  ist sind war waren sein haben hat hatte hast wird werden wurde kann können kannst muss müssen musst soll sollte sollten darf dürfen möchten möchte sie du ihr wir ich er es uns unser unsere unserem unseren unserer
  dein deine deinen deinem deiner ihre ihren ihrem ihrer dich dir ihnen sich man auch nicht nur noch schon sehr mehr mindestens gern gerne idealerweise ggf z b etc usw wenn dass ob weil damit dabei dazu
  hier dort diese dieser dieses diesen jede jeder jedes alle allen aller kein keine keinen keiner sondern aber doch denn so dann ohne gegen während zwischen neben insbesondere vorzugsweise beispielsweise
  bringst bringen verfügst verfügen besitzt besitzen hast arbeitest arbeiten übernimmst übernehmen`);

/** Words of praise and size that say nothing about the word after them. */
export const praiseWords =
  wordSet(`excellent good great strong solid sound thorough advanced basic outstanding exceptional superb superior deep broad extensive wide proven demonstrable
  demonstrated effective efficient high highly exemplary keen genuine real true full complete comprehensive in-depth detailed working practical relevant recent current previous prior significant
  substantial considerable considerable minimum least clear clean active valid best better big small large new own general overall key main major core common daily regular routine ongoing continuous
  necessary appropriate suitable proper different various several multiple numerous additional further other specific certain particular related professional personal successful positive friendly
  reliable motivated enthusiastic energetic proactive self hard quick fast smart creative dynamic flexible adaptable organised organized accurate timely safe safely currently fully correctly properly accurately
  clearly closely quickly efficiently effectively independently successfully directly actively regularly occasionally ideally preferably hands entire existing latest modern top lovely nice decent spare busy weekly
  monthly annual yearly occasional proficient fluent confident experienced skilled competent capable solid working up-to-date day-to-day first-class world-class state-of-the-art demonstrably`);

/** Names that begin with a word of praise or size: "high-rise buildings", "key control". */
const praisedNames: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    high: 'rise voltage pressure volume street school risk dependency speed net availability',
    key: 'stage account accounts control worker holder performance cutting result',
    general: 'ledger practice practitioner surgery insurance nursing data',
    real: 'estate time',
    full: 'stack cycle truckload',
    big: 'data',
    best: 'practice practices',
    small: 'animal animals claims tools',
    large: 'animal animals format language',
    active: 'directory listening',
    working: 'capital',
    personal: 'care training trainer tax injury hygiene',
    professional: 'indemnity services',
    current: 'accounts',
    common: 'law',
    clear: 'desk aligner aligners',
    clean: 'room code desk',
    quick: 'service books',
    fast: 'food track',
    advanced: 'life driving analytics planning',
    basic: 'life disclosure',
    overall: 'equipment line',
    hard: 'landscaping services hat',
    self: 'assessment employed storage',
    main: 'contractor',
    own: 'label brand account',
    true: 'up',
    wide: 'area format',
    deep: 'learning cleaning clean sea',
    complete: 'denture dentures',
    minimum: 'data',
    annual: 'accounts leave returns',
    monthly: 'accounts close',
  }).map(([word, next]) => [word, wordSet(next)]),
);

/** Whether a word of praise or size belongs to the word behind it. */
export function isPartOfName(lower: string, next: string): boolean {
  return praisedNames.get(lower)?.has(next) ?? false;
}

/** What a phrase is about comes before these. */
export const tailWords =
  wordSet(`experience experiences skill skills knowledge ability abilities understanding background proficiency expertise familiarity exposure awareness capability capabilities competence
  competency competencies knowhow qualification qualifications etc required preferred essential desirable advantage plus bonus needed regarded mandatory ideally wanted needs requirement requirements last come comes came happen happens gave goes went`);

/** Verbs that say nothing of the work: what they are done to is asked for ("hit targets", "run payroll"). Base forms. */
export const emptyVerbs =
  wordSet(`hit run keep meet make ensure get take own use include provide have follow bring give do handle manage perform carry undertake assist
  support help maintain deliver work show see look inform enhance improve promote encourage facilitate contribute receive activate raise`);

/** Plain nouns that are not a requirement by themselves. */
export const plainNouns =
  wordSet(`manager developer engineer analyst specialist assistant senior junior team year years experience current active valid safe safely application
  support technical location industry management availability phase manner familiarity leverage global customer process capacity performance administration hardware software technology protocol training technician task
  function procedure policy unit program programme practice principle staff value goal issue activity duty area level project report service product need standard concept production business work working colleague
  office site place home city town country world life time end start range variety number amount lot set kind type way part detail details information questions question problem problems idea ideas people person children family
  members member clients client guests guest customers users user members partners partner suppliers supplier employees employee managers director head department company organisation organization environment culture
  quality results result success growth opportunity opportunities responsibilities responsibility requirements requirement benefits pay salary bonus holiday holidays leave shift hours days weekend weekends evening evenings
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december phone email cv resume interview
  career job role position candidate applicant degree field equivalent discipline subject knowledge skill skills ability understanding attitude passion interest desire willingness commitment focus attention
  use help look care hand hands eye heart head things everything anything everyone plan plans meeting meetings day week month morning afternoon night future past present needs
  wort schrift system bereich umfeld klasse aufgabe aufgaben profil jahr jahre erfahrung kenntnisse team unternehmen arbeit mitarbeiter kunden kunde stelle woche tag tage uhr firma betrieb haus zeit urlaub gehalt euro`);

/** German nouns that belong to no trade. */
export const germanPlainNouns =
  wordSet(`aufgabe aufgaben bereich bereiche bereichen bewerbung bewerbungen erfahrung erfahrungen kenntnis kenntnisse kenntnissen fähigkeit fähigkeiten umgang jahr jahre jahren monat monate monaten
  tag tage tagen woche wochen stunde stunden uhr euro prozent team teams kollege kollegen kollegin kolleginnen mensch menschen leute leuten kunde kunden kundin unternehmen firma betrieb haus standort standorte stelle stellen arbeit arbeiten arbeitsplatz
  zeit zeiten urlaub urlaubstage gehalt vergütung lohn zulagen weihnachtsgeld urlaubsgeld jobticket jobrad fahrrad obst kaffee getränke parkplatz kantine weiterbildung weiterbildungen fortbildung fortbildungen
  umfeld profil anforderung anforderungen voraussetzung voraussetzungen interesse freude spaß lust bereitschaft motivation engagement verständnis blick hand hände herz kopf art rahmen sicht ziel ziele thema themen seite
  frau herr frauen männer familie familien kinder kind leben zukunft welt stadt land region deutschland europa wort schrift sprache sprachen form weise teil teile reihe anzahl möglichkeit möglichkeiten vorteil
  vorteile verantwortung chance chancen karriere entwicklung vertrag anstellung vollzeit teilzeit beginn eintritt bitte m w d gmbh ag kg co mitarbeiter mitarbeiterin mitarbeitern mitarbeiterinnen mitarbeitende mitarbeitenden
  person persönlichkeit bewerber bewerberin erstellung abwicklung durchführung bearbeitung unterstützung sicherstellung übernahme mitarbeit mithilfe zusammenarbeit mitwirkung abstimmung vorbereitung
  nachbereitung umsetzung begleitung gewährleistung ausführung erledigung einhaltung ansprechpartner ansprechpartnerin ansprechpartnern ausland inland überblick zeitpunkt qualifikation qualifikationen berufserfahrung wir sie du ihr das die der den dem ein eine und oder mit für von zu im in bei auf als wer was wie wenn dazu dafür hierfür hierzu gegenzug dabei außerdem zudem ferner darüber zusätzlich idealerweise gern gerne unser unsere dein deine ihre sicherer sichere gute
  guter gutes sehr mindestens abgeschlossene abgeschlossenes mehrjährige mehrjährigen erste ersten einschlägige fundierte wünschenswert erforderlich notwendig zwingend montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz
  april mai juni juli august september oktober november dezember schwerpunkt schwerpunkte nachweis nachweise dienstantritt beschäftigungsumfang
  elternzeit elternzeitvertretung vertretung verstärkung pflicht personen berufsanfänger quereinsteiger quereinsteigerin abend abends morgens gesucht umkreis
  neuzugang dienstbeginn`);

/** What is done with something: by themselves these name no work, with their object they do ("Prüfung von Rechnungen"). */
export const germanActions =
  wordSet(`unterhaltung mitgestaltung teilnahme wahrnehmung steuerung beantragung prüfung überprüfung überwachung betreuung anleitung begleitung optimierung organisation koordination
  pflege wartung planung beratung vergabe montage bedienung kontrolle abrechnung verwaltung aufbereitung auswertung weiterentwicklung aktualisierung
  lesen einholen vergleichen führen erstellen prüfen bedienen fahren kassieren schreiben erfassen erfassung annahme ausgabe aufnahme anlage eingabe
  herstellung produktion reparatur installation einrichtung inbetriebnahme instandhaltung reinigung lieferung verteilung ermittlung beschaffung
  entwicklung gestaltung leitung führung einführung umsetzung durchführung erstellung bearbeitung abwicklung vorbereitung nachbereitung sicherstellung
  unterstützung abstimmung klärung buchung verbuchung dokumentation moderation schulung einweisung einarbeitung disposition bereitstellung zubereitung
  gewinnung ausbau nachverfolgung erteilung einnahme ausstellung kalibrierung konfiguration bestellung buchen rüsten umsetzen einfahren`);
