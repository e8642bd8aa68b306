/**
 * Kinds of action by the beginnings of their German words (participles without their ge), with how much each stands for: 1 watching,
 * telling, asking or helping, 2 recording, checking or preparing, 3 doing, 4 deciding, leading or bringing about.
 */
export const acts = {
  help: [
    1,
    'helf half hilf hülf holf unterstütz assist mithelf mithilf mitholf zuarbeit begleit mitwirk mitarbeit beteilig beisteh beihilf beistand handlang sekundier',
  ],
  watch: [
    1,
    'beobacht hospit zuschau zusah zuseh besuch teilnahm teilnehm teilnomm anwesen mitlauf zuhör beiwohn schau zugegen',
  ],
  learn: [
    1,
    'lern erlern studier üb probier kennenlern kennengelern aneign angeeign einles fortbild weiterbild auffrisch schnupper',
  ],
  tell: [
    1,
    'meld mitteil weiter informier hinweis hinwies hingewies übergeb übergab übermittel benachrich bericht anzeig anzuzeig rückmeld erzähl verständig signalis bekanntgeb verkünd aushäng',
  ],
  propose: [
    1,
    'vorschl anreg empfehl empfahl empfohl vorbring einbring idee eingebrach brachte nahegeleg nahelegt plädier',
  ],
  ask: [1, 'frag anfrag befrag umfrag beantrag bitt nachfrag rückfrag erkundig recherch ersuch einhol'],
  try: [1, 'prob erprob test pilot versuch ausprobier simulier'],
  record: [
    2,
    'dokument protokoll eintrag trug erfass eingab eingeb notier festhalt festhielt vermerk verbuch buch ableg ablag archiv abheft mitschr scan registrier katalogis inventaris aufschreib aufschrieb kontier hinterleg digitalis einpfleg nachtrag transkrib aufzeichn auflist abtipp eintipp',
  ],
  count: [2, 'zähl inventur mess miss wieg wog aufmaß ableg abmess ausmess vermess aufmess eich kalibrier'],
  check: [
    2,
    'prüf kontroll durchseh durchsicht inspiz begeh begang begutacht überwach überprüf nachseh abgleich sicht gegenles korrekturles verifizier validier check revid nachmess nachrechn monitor beaufsichtig',
  ],
  prepare: [
    2,
    'vorbereit bereit aufbereit herricht richt zurechtleg packt pack vorsortier rüst zuschneid zuschnitt abwieg bestück eindeck',
  ],
  sort: [2, 'sortier ordn einräum auffüll räum gruppier kommission einsortier abheft verräum umräum stapel'],
  keep: [2, 'wart pfleg aktualis instandhalt bewahr schmier öl betank nachfüll'],
  clean: [
    2,
    'reinig putz säuber wasch wusch spül feg kehr desinfiz sterilis entsorg aufräum schrubb wisch entkalk dekontamin',
  ],
  show: [
    2,
    'zeig gezeig einarbeit anlern vorführ erklär demonstrier eingewies einweis einwies beibring beigebrach präsentier vorstell vorgestell vortrag vorgetrag',
  ],
  replace: [2, 'vertret vertrat vertretung einspring einsprang aushelf aushilf'],
  move: [
    2,
    'transport liefer bring brach lad lud trag fahr fuhr stell abhol holt beförder zustell ausliefer verlad belad belud entlad entlud ablad auflad überführ versend versand verschick schick chauff',
  ],
  serve: [2, 'bedien servier empfang empfing begrüß kassier bewirt ausschenk abkassier austeil ausgeb ausgab verteil'],
  care: [3, 'betreu versorg kümmer wickel fütter mobilis'],
  write: [3, 'schreib schrieb verfass formul text erstell redigier publizier veröffentlich übersetz layout lektor'],
  make: [
    3,
    'herstell fertig anfertig produz bau back buk koch zubereit näh schweiß dreh fräs schleif lackier streich mauer betonier schmied stanz press löt kleb bohr säg hobel polster drechsel druck grill brat filetier zerleg',
  ],
  install: [
    3,
    'montier montag einbau installier verleg anschließ anschluss einricht eingericht aufsetz aufgesetz inbetriebn verkabel verdraht patch konfigurier migrier',
  ],
  fix: [
    3,
    'reparier reparatur beheb behob instandsetz lös beseitig entstör instandgesetz ausbesser nachbesser sanier restaur renovier überhol',
  ],
  analyse: [
    3,
    'analys auswert untersuch bewert beurteil berechn kalkul ermittel vergleich identifizier prognost schätz ableit modellier forsch erforsch evaluier',
  ],
  treat: [3, 'behand verabreich spritz schneid schnitt färb impf punktier operier therapier massier injiz'],
  advise: [3, 'berat beriet'],
  sell: [3, 'verkauf vertrieb akquir vermarkt vertreib vermiet verpacht versteiger bewerb werb geworben'],
  buy: [3, 'einkauf kauf beschaff ankauf erworb erwerb ersteiger'],
  order: [2, 'bestell order anforder abruf nachbestell reservier'],
  program: [3, 'programm codier automatis skript implementier refaktor'],
  manage: [3, 'verwalt disponier betreib bewirtschaft abwickel abrechn'],
  plan: [3, 'plan einteil terminier budgetier'],
  organise: [4, 'organis koordin ausricht veranstalt arrangier'],
  teach: [4, 'schul ausbild unterricht unterweis unterwies anleit trainier coach lehr moder referier dozier vermittel'],
  design: [
    4,
    'entwickel entwurf entwerf entwarf entworf konzip gestalt konstru erfind erarbeit skizzier kreier komponier definier ausarbeit erschaff schuf',
  ],
  start: [
    4,
    'einführ etabl gründ initi eröffn umstell aufbau startet ausgeroll lancier begründ realisier verwirklich umsetz umgesetz durchsetz anstoß angestoß',
  ],
  lead: [4, 'leit führ verantwort steuer chef vorsitz vorstand dirigier kommandier vorsteh'],
  decide: [
    4,
    'entscheid entschied freigeb freigab genehmig bewillig bestimm auswahl auswähl wähl abnahm abnehm unterschr unterzeichn verordn zertifiz auditier festleg anordn angeordn beschloss beschließ vergab vergib vergeb erteil zulass zugelass ablehn benot verschreib verschrieb diagnos ausschreib ausgeschrieb',
  ],
  negotiate: [4, 'verhand aushand'],
  employ: [4, 'einstell rekrutier entlass anwerb anheuer kündig'],
  cut: [4, 'senk reduz verringer verkürz halbier drück spart einspar minimier eindämm'],
  raise: [4, 'steiger erhöh verbesser optim verdoppel vergrößer maximier verstärk beschleunig'],
  clarify: [3, 'klär abklär schlicht bereinig regel geregel'],
  submit: [3, 'einreich eingereich einleg eingeleg abgeb abgab'],
  contact: [2, 'kontakt telefonier anruf angeruf korrespond mahn gemahn'],
  finish: [3, 'abschloss abschließ abgeschloss fertigstell vollend beend'],
  win: [4, 'gewinn gewann gewonn erziel erreich errang errung verdien'],
} as const;

/** What goes up or down by itself. */
export const byItself =
  /^(?:sink|sank|sunk|gesunk|stieg|steig|gestieg|fiel|fall|gefall|zurück|wuchs|gewachs|wächst|rückgang|anstieg|zunahm|abnahm|nahm|ging|kletter)/u;
/** What somebody made of a figure. */
export const broughtAbout =
  /^(?:ge)?(?:senk|reduz|verringer|verkürz|halbier|drück|steiger|erhöh|verbesser|optim|mindert|einspar|spart)/u;
