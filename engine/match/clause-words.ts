/**
 * Kinds of words that tell who did something, and whether it was done. A clause is judged by them and by the words themselves
 * (clause-features.ts), so that a rare word is understood by what it has in common with a frequent one.
 */
const kinds = {
  /** Denies by itself. */
  not: "ain't aren't barely can't cannot couldn't didn't doesn't don't hadn't hardly hasn't haven't isn't kaum kein keine keinem keinen keiner keinerlei keines keineswegs little mitnichten neither never nicht nichts nie niemals niemand niemandem nil nirgends nirgendwo nix no nobody non none noone nor not nothing nowhere ohne scarcely shouldn't wasn't weder wenig weren't without won't wouldn't zero zilch",
  /** Says that something is not so up to now. */
  notYet:
    'bevor bisher bislang bisweilen date ehe erst künftig noch present previously so still until vorerst vorher vorläufig yet zuvor',
  /** Something is absent, strange or out of date. */
  lack: 'abgelaufen absence absent admittedly afraid ahnung ahnungslos alien allotted allowed anfänger anfängerin area aus ausgenommen ausgeschlagen ausgeschlossen ausstehend authorised authorized außen außer außerhalb barred basic befasst beginner beyond blank closed clueless deficiency deficient deficit discontinued dürftig eingerostet erloschen except excluded excluding exempt expired far fehlen fehlt fehlte fern forbidden foreign forgot forgotten fremd frighten gap gaps gefallen hives hopeless ignorant incomplete ineligible inexperienced involved lack lacked lacking lacks laie laienhaft lapse lapsed leider liegen limited limits lücke mangel mangels mangelt minimal miserabel missing mystery need needed needs neuland newbie newcomer nil nonexistent nonmember novice novices oblivious offen outdated outside permitted prohibited remit require responsibility responsible rudimentary rusty sadly schwach scope seasick shaky sketchy steht stranger strictly struggle struggles theoretisch thin unable unacquainted unbekannt unbekannte uncertified unerfahren unfamiliar unfinished unfortunately ungelernt ungültig unknown unlicensed unpassed unqualified unregistered unsure untersagt untested untrained unused unvollständig useless vague veraltet verboten verfallen verfüge vergessen verlernt void weak weakness zero zip überfällig',
  /** Wanted, not had. */
  wish: 'after aim aims almost ambition ambitions angestrebt anstrebe anstreben appeals aspiration aspire aspires aspiring attracted attracts beabsichtige become becoming begeistert bereit bereite bucket chance considered considering curious desire desired desires determined drawn dream dreaming dreams dreamt eager erhoffe excited eye fancy fascinated freue freuen geplant gern gerne glad gladly goal goals grateful hankering happily happy hoffe hoffen hope hoped hopefully hopes hoping imagine intend intending intention interesse interessiere interessieren interessiert interest interested intrigue intrigued intrigues keen lernwillig lernziele like list longed longing longingly longs look looking love lust mentor motiviert möchte möchten nearly need neugier neugierig offen open opportunity picture plan plane planned planning plans prepare prepared preparing promise promised prospect ready reizt search seek seeking set sights strebe suche tempt tempted tempts thrilled traum träume träumte vorhabe vorstellen vow want wanted wanting wants welcome willing wish wished wishes wunsch wünsche wünschen wünschenswert wünschte würden yearn yearning ziel ziele',
  /** Being taught, tested, let in. */
  learn:
    'anfangen angemeldet anmeldung application applied apply apprentice apprenticeship attempt ausbildung autodidact awaiting azubi badge beantragt begin beginne beginning berechtigung booked card certificate certification class classes course courses degree diploma einarbeiten einarbeitung einsteigen einstieg enrolled enrolling erlernen exam examination exams fange fortbildung freshman gelernt getting kurs kurse kursplatz learn learned learning learns learnt lehrgang lehrling lehrstunde lerne lernen lesson lessons licence license mentor module modules nachgeholt nachweis neuling pending permit pick place practising probation prüfung registered resit results retake revising sachkundenachweis schein school schulung selbststudium semester sign signing started student study studying teaching teilnahme test ticket train trained trainee training tutorial tutorials umschulung unterricht waiting warteliste wartezeit webinar webinars weiterbildung workshop zulassung üben',
  /** Later, or only possible. */
  future:
    "2026 2027 april august autumn bald bevor could december demnächst dezember due eventually expected expecting februar february frühjahr future geplant going he'll herbst hätte i'd i'll it'd januar january juli july june juni kommende kommenden könnte künftig later mai march may might monday months märz next november nächste nächsten nächster nächstes october oktober once pipeline planned schedule scheduled september shall she'll someday sommer soon spring später steht they'll tomorrow upcoming weeks werde will winter wird would wäre würde",
  /** Holds only if something else does. */
  condition: 'falls had if ob should sollte unless wenn were whether',
  /** Heard, read, watched, stood beside. */
  hearsay:
    'about admire admired admirer afar article attended audience beisein beobachtet berührung blogs book books bystander bücher büchern customer dabei enthusiast fan follow gehört gelesen genoss glimpse glimpsed heard hearsay höre hörensagen inspired interviewed kenne knew know knows labels lecture lectures mitbekommen miterlebt museum observed observer observing podcast podcasts read sah saw scribe seen shadowed shadowing spectator talk talked tell tells theoretical theoretisch theorie theory told tourist video videos visitor vom watch watched watching witnessed wrote zugeschaut zugesehen zuschauen zuschauer zusehen über',
  /** Tried in vain, given up, handed on. */
  failed:
    'abandoned abgab abgebrochen abgegeben abgelehnt aufgegeben avoid avoided cancelled declined declines declining delegate delegated denied dropped durchfallen durchgefallen durchgerasselt ended expelled fail failed failing fails fell fiel gave gekündigt gescheitert handed left ließ lost missed misslungen nein outsourced overtook passed quit ran refuse refused rejected sache sacked short skipped stopped thrown turned unsuccessful unsuccessfully verpasst verweigert verzichtet washed withdrawn withdrew überließ übernahm übernahmen',
  /** Other people at home. */
  family:
    'aunt bekannte bekannter boyfriend brother bruder children cousin cousine dad daughter ehefrau ehemann eltern familie family father fiance fiancée flatmate frau freund freundin friend friends girlfriend granddad grandfather grandma grandmother grandpa husband kids kinder mann mate mom mother mum mutter nachbar neighbor neighbour nephew niece oma onkel opa parents partner roommate schwester sister sohn son spouse stepfather stepmother tante tochter twin uncle vater wife',
  /** Other people at work. */
  colleague:
    'abteilung accountant architect architekt arzt attorney ausbilder ausbilderin bauleiter boss broker büro captain chef chefin chief colleague colleagues committee consultant controller coworker coworkers crew department dev developers devs dietitian director dispenser doctor dozent dr engineer foreman gardener geschäftsführer geselle gesellen head ingenieur inhaber koch kollege kollegen kollegin kolleginnen kompagnon landlord lawyer lead leader leiter leiterin leitung manager mate meister meisterin mentor nachfolger notar nurse nurses office owner pastor people physiotherapist pilot predecessor president principal professor ranger schreiner second secretary senior seniors solicitor staff successor supervisor surgeon surveyor teacher team techniker trainer vet vorgesetzte vorgesetzter vorgänger wirt ärzte ärztin',
  /** Companies, authorities, customers. */
  firm: 'agency agentur amt arbeitgeber auditor auditors authority bank behörde betrieb board bookkeeper bureau client clients college company consultant consultants contractor contractors council customer customers dienstleister employer extern externe externer factory firm firma freelancer fremdfirma government headquarters hersteller hospital hr institute it klinik kunde kunden lab laboratory lieferant locum night outsourced parent personalabteilung plant practice provider school shop specialist specialists spezialist spital steuerberater store subcontractor subcontractors subunternehmer supplier team trust union university vendor verband verein zulieferer',
  /** Anybody else. */
  other:
    'alle andere anderen anderer anders another anyone else er everybody everyone he her him jemand man other others she sie somebody someone sonst them they',
  /** The posting's own words. */
  advert:
    'ad advert applicant applicants bewerber candidate candidates desired erwarten gesucht ideal ihr ihre job looking must objective position post posting preferred profil required requirement requirements requires role sie stelle successful target vacancy voraussetzung you your',
  /** Beside the thing, a taste of it, on paper. */
  away: 'apart arbeit ausgenommen away berth change classroom clear coursework dabble dabbled dabbling dummy einzig excepted exposure glimpse hidden leave leaves less maybe messed module modules more novels online open paper perhaps played podcast progress sat save school schule simulation simulator studium taster television textbook textbooks than theoretical theoretische tour toured toyed toying tv unterricht vielleicht visited',
  /** The writer. */
  mine: 'i ich im me mein meine meinem meinen meiner mich mine mir my myself our uns unser unsere us we wir',
  /** What good workers say does not happen: "no accidents", "without errors". */
  praise:
    'absence absences accident accidents afraid angst ausfall ausfälle backlog backlogs beanstandung beanstandungen beschwerden breakage breakages cancellation cancellations casualties casualty claims collisions complaint complaints conformities damage defect defects delay delays discrepancies doubt downtime downtimes drop error errors fail failures falls fault fear fehler findings gripe hesitation idle incident incidents infection infections injuries injury late leak leaking leaks leck loss losses lost lücken miss missed mistake mistakes müde mühe negative nonconformities offence offences overdue overrun overruns penalty penny points pressure problem queue queues recall recalls refusals regret regrets rejection rejects reklamationen restrictions rework schade scheu shortage shrinkage sick single spill spilt stranger supervision tears theft tired tropfen trouble turnover ulcers unanswered unfall unfälle unnoticed unready unresolved verluste violations waste',
  /** Narrows down. */
  only: 'ausschließlich bloß entirely just lediglich mere merely nur only purely rein solely',
  /** Turns to the contrary. */
  turn: 'aber although but dafür despite doch however instead jedoch obwohl rather sondern statt though whereas while während yet',
  /** Ties a clause to a person or a thing. */
  helper: 'das der deren dessen die that welche welcher which who whom whose',
  /** A deed, or what one is. */
  done: 'abgeschlossen achieved beherrsche besitze bestanden betreut bin built certified completed did done earned experienced finished fluent geführt geleitet habe hatte held hold holds led licensed managed obtained passed qualified ran used verwendet war work worked',
  /** At present, for long. */
  now: 'currently daily heute inzwischen jahre jahren monthly now presently seit since today täglich weekly year years',
  /** Evidence that it was done. */
  proof:
    'again allein alone apply award awards bestanden bring bringing certified charge clean completed continue contribute daily earned einbringen examinierte expert fließend fluent gelernter geprüft geprüfte gewann gewannen gewonnen graduated hand heute inside jahre jahren keep licensed living mine myself native obtained offered passed practice prize prizes proficient promoted proud prouder published qualified relied remain responsible seit selbst since solo specialist stay trusted trusting täglich valid verantwortlich vertraute weekly weiterarbeiten weiterhin won year years zuletzt',
} as const;

/** A kind of word. */
export type Kind = keyof typeof kinds;

const names = Object.keys(kinds);

/** The bit of a kind in a set of kinds. */
export function bitOf(kind: Kind): number {
  return 1 << names.indexOf(kind);
}

/** The kinds together. */
export function bitsOf(...several: readonly Kind[]): number {
  return several.reduce((bits, kind) => bits | bitOf(kind), 0);
}

/** The kinds of each word, one bit a kind. */
export const kindsOf: ReadonlyMap<string, number> = collect();

function collect(): Map<string, number> {
  const found = new Map<string, number>();
  for (const [bit, list] of Object.values(kinds).entries())
    for (const word of list.split(' ')) found.set(word, (found.get(word) ?? 0) | (1 << bit));
  return found;
}

/** Words without a trade, read as they are: articles, pronouns, prepositions, helping verbs. */
export const closedClass: ReadonlySet<string> = new Set(
  `a an the this that these those some any all both each every much many more most less few such own same i me my mine myself we us our you your he him his she her it its they them their
  who whom whose which what where when why how if whether while because since until before after during under over above below between among through across against about of in on at by for from to into onto up down off out with within without as than like per via
  and or but nor so yet though although am is are was were be been being have has had having do does did doing can could will would shall should may might must ought need used get got gets go goes went going come came make made take took taken let
  not no never none nothing nobody neither only just also too very quite even ever still already again always often once here there then now i'm i've i'd i'll it's that's there's else rather instead except far
  der die das den dem des ein eine einen einem einer eines ich mir mich mein meine meinen meinem meiner wir uns unser unsere er sie es ihm ihn ihr ihre man sich dies diese dieser dieses und oder aber doch sondern jedoch denn weil dass wenn falls als wie ob obwohl während bis seit vor nach bei mit von vom zu zum zur in im an am auf aus für über unter durch gegen um ohne
  bin ist sind war waren sein gewesen habe hat haben hatte hatten hätte werde wird werden wurde wurden würde wäre kann konnte könnte soll sollte muss musste darf durfte will wollte möchte mag nicht nie niemals kein keine keinen keinem keiner nur auch noch schon immer mehr sehr so dort hier da dann heute`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that open a clause wherever they stand. */
export const turns: ReadonlySet<string> = new Set(
  'but however although though whereas while except until aber jedoch sondern obwohl bevor während instead rather because since unless who whom whose which deren dessen'.split(
    ' ',
  ),
);

/** Words that open one after "and". */
export const opensClause: ReadonlySet<string> = new Set(
  "i i'm i've i'd i'll we he she they it my our the never not no have hope want plan will am was ich wir er sie der die das nie kein keine keinen nicht habe bin will möchte".split(
    ' ',
  ),
);
