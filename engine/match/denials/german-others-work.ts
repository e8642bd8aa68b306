/** Who else does the work, in German: by the end of the word, so that "Küchenchef" and "Steuerkanzlei" are known as well. */
const agent =
  '(?:[\\p{L}-]*(?:chef|chefin|koch|köchin|meister|meisterin|leiter|leiterin|leitung|büro|kanzlei|zentrale|abteilung|verwaltung|kollegen?|kollegin|kolleginnen|fachkraft|fachkräfte|firma|firmen|betrieb|spedition|einkauf|vertrieb|buchhaltung|werkstatt|labor|arzt|ärztin|ärzte|agentur|dienstleister|berater|beraterin|bauer|decker|monteure?|elektriker|architekt|architektin|architekten|ingenieure?|planer|inhaber|inhaberin|besitzer|kommunen?|behörde|onkel|tante|vater|mutter|bruder|schwester|sekretariat|disposition|dispo|polier|statiker|subunternehmer|gutachter|notar|anwalt|anwältin|entwickler|entwicklung|konstruktion|arbeitsvorbereitung|qualitätssicherung|schicht|haus|unternehmen|dienst|anbieter|techniker|verein|anderen?)|QS|AV|IT|HR|EDV|Stadt|Bank|Küche|Lager|Team)(?!\\p{L})';
const theAgent = `(?:der|die|das|ein|eine|unsere?|meine?|deren) (?:[\\p{L}-]+e[rn]? ){0,2}?${agent}`;
const adverbs = '(?:(?:bei uns|immer|meist|dann|nur|alles|selbst|stets|komplett) ){0,2}';

const time =
  '(?:Anfang|Ende|Mitte|Frühjahr|Frühling|Sommer|Herbst|Winter|Jänner|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahr|Monat|Quartal|Halbjahr)';

/** "Den Abschluss macht die Kanzlei", "Frontend haben andere gemacht", "Beratung haben wir extern eingekauft". */
export const germanOthersWork: readonly string[] = [
  `(?:macht|machte|machten|machen|erledigt|erledigte|erledigen|übernimmt|übernahm|übernehmen|schreibt|schrieb|schreiben|verhandelt|verhandelte|verhandeln|bedient|bediente|bedienen|prüft|prüfte|prüfen|plant|plante|planen|bucht|buchte|buchen|führt|führte|leitet|leitete|stellt|stellte|stellten|erstellt|erstellte|erstellen|kocht|kochte|kochen|backt|montiert|montierte|montieren|programmiert|programmierte|programmieren|betreut|betreute|betreuen|bearbeitet|bearbeitete|bearbeiten|kalkuliert|kalkulierte|kalkulieren|entscheidet|entschied|bestellt|bestellte|bestellen|kauft|kaufte|fährt|fuhr|fahren|repariert|reparierte|reparieren|wartet|wartete|reinigt|reinigte|reinigen|unterrichtet|unterrichtete|verwaltet|verwaltete|koordiniert|koordinierte|organisiert|organisierte|genehmigt|genehmigte|regelt|regelte|steuert|steuerte|zeichnet|zeichnete|zeichnen|berechnet|berechnete|verlegt|verlegte|verlegen|operiert|operierte|behandelt|behandelte) ${adverbs}${theAgent}`,
  `(?:hat|haben|hatte|hatten) ${adverbs}(?:${theAgent}|andere)(?: [\\p{L}-]+){0,2}?(?: ge\\p{Ll}+(?:t|en)| \\p{Ll}+iert)?(?=[.;,!?\\n]|$)`,
  '(?:haben|hatten|wird|werden|wurde|wurden) (?:wir )?(?:extern|auswärts|außer Haus) (?:eingekauft|zugekauft|vergeben|gemacht|erledigt|bearbeitet|gebucht|abgerechnet|beauftragt)',
  // "VERAH-Kurs für 2025 geplant", "NIS2: gelesen, nicht gemacht"
  `(?:erst )?(?:für|ab|im|zum) [^.;:,\\n]{2,20} angemeldet(?=[.;,\\n]|$)`,
  // "Zugänge im SAP gebucht" and "Feste für Gruppen geplant" are the writer's own work: only a time is still to come.
  `(?:erst )?(?:(?:für|ab|im|zum) (?:den |das |dem )?(?:${time}|\\d)|nächst\\p{L}* )[^.;:,\\n]{0,20} (?:geplant|vorgesehen|gebucht)(?=[.;,\\n]|$)`,
  `nächst\\p{L}* [^.;:,\\n]{2,20} angemeldet(?=[.;,\\n]|$)`,
  // "IHK-Lehrgang geplant ab Frühjahr"
  `(?:geplant|vorgesehen|angemeldet|gebucht) (?:ab|für|zum|im) (?:dem |den )?(?:${time}|20\\d\\d|nächst\\p{L}*|kommend\\p{L}*)`,
  `: (?:nur |bisher |bislang )?(?:gelesen|gehört|angeschaut|zugeschaut|zugesehen|vom Hörensagen)(?=[.;,\\n]|$)`,
];
