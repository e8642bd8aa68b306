/**
 * Kinds of action by the beginnings of their German words (participles without their ge), with how much each stands for: 1 watching,
 * telling, asking or helping, 2 recording, checking or preparing, 3 doing, 4 deciding, leading or bringing about.
 */
export const acts = {
  help: [
    1,
    'helf half hilf hülf holf unterstütz assist mithelf mithilf mitholf zuarbeit begleit mitwirk mitarbeit beteilig beisteh',
  ],
  watch: [1, 'beobacht hospit zuschau zusah zuseh besuch teilnahm teilnehm teilnomm anwesen mitlauf zuhör'],
  learn: [1, 'lern erlern studier üb probier'],
  tell: [
    1,
    'meld mitteil weiter informier hinweis hinwies hingewies übergeb übergab übermittel benachrich bericht anzeig anzuzeig rückmeld',
  ],
  propose: [1, 'vorschl anreg empfehl empfahl empfohl vorbring einbring idee'],
  ask: [1, 'frag anfrag befrag umfrag beantrag bitt'],
  try: [1, 'prob erprob test pilot versuch ausprobier'],
  record: [
    2,
    'dokument protokoll eintrag trug erfass eingab eingeb notier festhalt festhielt vermerk verbuch buch ableg ablag archiv abheft mitschr scan',
  ],
  count: [2, 'zähl inventur mess miss wieg wog aufmaß ableg'],
  check: [2, 'prüf kontroll durchseh durchsicht inspiz begeh begang begutacht überwach überprüf nachseh abgleich'],
  prepare: [2, 'vorbereit bereit aufbereit herricht richt zurechtleg packt pack'],
  sort: [2, 'sortier ordn einräum auffüll räum'],
  keep: [2, 'wart pfleg aktualis instandhalt'],
  clean: [2, 'reinig putz säuber wasch wusch spül feg kehr'],
  show: [2, 'zeig gezeig einarbeit anlern vorführ erklär'],
  replace: [2, 'vertret vertrat vertretung einspring einsprang aushelf aushilf'],
  move: [2, 'transport liefer bring brach lad lud trag fahr fuhr stell abhol holt'],
  serve: [2, 'bedien servier empfang empfing begrüß kassier'],
  care: [3, 'betreu versorg kümmer'],
  write: [3, 'schreib schrieb verfass formul text erstell'],
  make: [3, 'herstell fertig anfertig produz bau back buk koch zubereit näh schweiß'],
  install: [3, 'montier montag einbau installier verleg anschließ anschluss'],
  fix: [3, 'reparier reparatur beheb behob instandsetz lös beseitig entstör'],
  analyse: [3, 'analys auswert untersuch bewert beurteil berechn kalkul ermittel'],
  treat: [3, 'behand verabreich spritz schneid schnitt färb'],
  advise: [3, 'berat beriet'],
  sell: [3, 'verkauf vertrieb akquir vermarkt'],
  buy: [3, 'einkauf kauf beschaff'],
  order: [2, 'bestell order anforder'],
  program: [3, 'programm codier automatis'],
  manage: [3, 'verwalt disponier'],
  plan: [3, 'plan einteil'],
  organise: [4, 'organis koordin ausricht veranstalt'],
  teach: [4, 'schul ausbild unterricht unterweis unterwies anleit trainier coach lehr moder referier'],
  design: [4, 'entwickel entwurf entwerf entwarf entworf konzip gestalt konstru erfind erarbeit'],
  start: [4, 'einführ etabl gründ initi eröffn umstell aufbau startet ausgeroll'],
  lead: [4, 'leit führ verantwort steuer chef vorsitz vorstand'],
  decide: [
    4,
    'entscheid entschied freigeb freigab genehmig bewillig bestimm auswahl auswähl wähl abnahm abnehm unterschr unterzeichn verordn zertifiz auditier festleg',
  ],
  negotiate: [4, 'verhand aushand'],
  employ: [4, 'einstell rekrutier entlass'],
  cut: [4, 'senk reduz verringer verkürz halbier drück spart einspar'],
  raise: [4, 'steiger erhöh verbesser optim verdoppel'],
  win: [4, 'gewinn gewann gewonn erziel erreich'],
} as const;

/** What goes up or down by itself. */
export const byItself =
  /^(?:sink|sank|sunk|gesunk|stieg|steig|gestieg|fiel|fall|gefall|zurück|wuchs|gewachs|wächst|rückgang|anstieg|zunahm|abnahm|nahm|ging|kletter)/u;
/** What somebody made of a figure. */
export const broughtAbout =
  /^(?:ge)?(?:senk|reduz|verringer|verkürz|halbier|drück|steiger|erhöh|verbesser|optim|mindert|einspar|spart)/u;
