/**
 * What holds a German claim back, in groups of words that do so in the same way: a rewrite may put one for another. Where a group is
 * of whole words they are between `\b`; a lone beginning stands for all its forms.
 */
export const reservations: readonly RegExp[] = [
  // Not finished, not decided, with somebody else for now.
  /\b(?:noch|offen\p{L}*|aussteh\p{L}*|ausständig\p{L}*|steh\p{L}* aus|fehl\p{L}*|läuft|laufend\p{L}*|unvollständig|liegt|vorgelegt|vorliegt|prüft|in prüfung|entscheid\p{L}*|ungewiss|zurückgestellt|vertagt|derzeit|aktuell|nicht freigegeben|freigabe|freigeben|freigibt|nicht fertig|unveröffentlicht)\b/iu,
  // Begun, and how far.
  /\b(?:begonnen\p{L}*|angefangen\p{L}*|begann|beginn|bis$|läuft|laufend\p{L}*|bisher\p{L}*|bislang|bis jetzt|davon|angehend\p{L}*|in ausbildung|derzeit|zurzeit|momentan|teil [ivx\d]+|modul\p{L}* \d|\d+ von \d+|(?:ein|zwei|drei|vier|fünf|sechs)\p{L}* (?:von|der) (?:zwei|drei|vier|fünf|sechs|sieben|acht)\p{L}*)\b/iu,
  // Planned, or proposed.
  /geplant|voraussichtlich|vorgesehen|angedacht|\bsoll(?:en)?\b|künftig|planung|anmeld|angemeld|vorhaben|\bab 20\d\d/iu,
  /vorschl|vorgeschl|schlug|anreg|angeregt|regte|idee|eingebracht|einbring|brachte|einreich|eingereich|empfehl|empfohl|hinweis|hinwies/iu,
  // With others.
  /zu (?:zweit|dritt|viert|fünft|sechst)|\bzweit\b|zweier|dreier|vierer|fünfer|köpfig|\bteam\b|\bals team\b|gruppe|gemeinsam|zusammen|miteinander|abwechselnd|kolleg|\beiner? (?:von|der)\b|\bteil eines\b|\bmit (?:einem|einer|zwei|drei|vier|fünf|\d+|weiteren|anderen|dem|der|den)\b|beteilig|mitglied|mitgeb|mitverf|mitgest|\bmit\p{L}{6}|wir\b|unser/iu,
  // Helped.
  /half|hilf|helf|geholf|mithilf|unterstütz|assist|zuarbeit|zugearbeit|arbeite\p{L}* zu|beigetrag|beitrag|beteil|mitarb|mitgearb|arbeite\p{L}* mit|mitwirk|mitgewirkt|wirk\p{L}* mit|teilnahm|teilnehm|teilgenomm|nahm \p{L}+|dabei|mitglied|begleit|mitge\p{L}+|\bmit[,;.]|\bmit$|zur hand|handreich/iu,
  // Tried out.
  /prob|erprob|pilot|test|versuch|ausprobier|prototyp|muster|labor|simul|studie/iu,
  /entwurf|entworf|entwirf|entwarf|skizz|prototyp|vorlag|konzept|rohfass/iu,
  // For somebody, by somebody's order, under somebody.
  /vorgab|vorgegeb|vorgibt|anweis|anleit|angeleitet|\bleite\p{L}{0,2}\b|aufsicht|nach (?:plan|skizze|zeichnung|rezept|anordnung|maßgabe|absprache|rücksprache)|laut |gemäß|anordn|angeordn|unter |federführ|verantwortet \p{L}+|im auftrag/iu,
  /vorbereit|bereite\p{L}*|aufbereit|vorarbeit|zuarbeit|zugearbeit|zuhanden|\bfür (?:den|die|das)\b|unterlagen|zusammengestellt|zusammenstell|gericht/iu,
  // In somebody's place.
  /vertret|vertrat|stellv|ersatz|aushilf|ausgeholf|aushelf|einspr|eingesprung|sprang \p{L}*|urlaub|abwesen|übergang|interim|\bfrei(?:en|em)?\b/iu,
  // Only a part, only inside, only seldom.
  /\bteil(?:e[nrs]?)?\b|teilweise|teils|auszüge|einige[nrms]?|einzeln|davon|drittel|viertel|hälfte|kapitel|abschnitt|\b(?:vor|über)wiegend|hauptsächlich|meist/iu,
  /intern|innerbetr|im haus|hausin|hauseig|firmenin|betriebsin|werksin|im betrieb|kolleg|belegschaft|mitarbeit|personal|unser/iu,
  /gelegentlich|manchmal|zeitweise|vereinzelt|ab und zu|hin und wieder|bei bedarf|einige|selten|mitunter|fallweise|bisweilen/iu,
  /grundk|grundl|grundz|basis|etwas|wenig|anfänger|einfach|einstieg|schnupp|elementar|ansatz|schulk/iu,
  /nicht|kein|ohne|gestoppt|abgebroch|abbruch|verworf|eingestellt|beendet|aufgegeben|nie\b|ungeprüft|abgelehnt|zurückgezogen/iu,
  /\bfast\b|\bknapp|beinahe|nahezu|etwa|rund|circa|\bca\b|ungefähr|bis zu|höchstens|maximal|unter/iu,
  /\bwenn\b|falls|sofern|sobald|\bbei\b|im fall|bedarf|sonst/iu,
];
