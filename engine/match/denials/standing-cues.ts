import { fewRanges } from '../../text/few-ranges.ts';

/**
 * Patterns of what is only planned, in progress or lapsed, watched, or done by somebody else (standing-denials.ts), and the words
 * without which a sentence has none of them. No nested repetition: searching is linear.
 */

const role =
  '(?:managers?|boss|chefs?|head chef|colleagues?|coworkers?|supervisors?|foreman|seniors?|directors?|owners?|partners?|predecessor|successor|mentor|leads?|doctors?|consultants?|surgeons?|vets?|dentists?|pharmacists?|(?:\\p{L}+ )?nurses?|therapists?|physiotherapists?|engineers?|electricians?|plumbers?|mechanics?|technicians?|developers?|architects?|surveyors?|solicitors?|lawyers?|associates|accountants?|bookkeepers?|auditors?|teachers?|lecturers?|editors?|journalists?|dispatchers?|drivers?|pilots?|captains?|rangers?|gardeners?|bakers?|cooks?|butchers?|contractors?|subcontractors?|suppliers?|vendors?|agenc(?:y|ies)|bureau|freelancers?|specialists?|specialist firm|outside firm|head office|headquarters|landlord|council|parent company|it|hr|legal|finance|corporate|management|others|somebody else|someone else|another (?:team|department|office|firm|\\p{L}+))(?!\\p{L})';
const theRole = `(?:(?:the|our|my|a|an|his|her|their) )?(?:[\\p{L}-]+ ){0,2}?${role}`;
const german =
  '(?:chefin|chef|kollegen?|kollegin|kolleginnen|meister|meisterin|vorgesetzten?|leitung|zentrale|fachkraft|fachkräften?|examinierten|arzt|ärztin|ärzten?|tierarzt|tierärztin|steuerberater|fremdfirm(?:a|en)|dienstleister|kundendienst|küche|koch|bauleiter|architekten?|inhaber|inhaberin|spediteur|werkstatt|personalabteilung|buchhaltung|it|anderen?|andere)(?!\\p{L})';
const month =
  '(?:(?:early |late |next )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|year|month|week)|(?:januar|februar|märz|mai|juni|juli|oktober|dezember|frühjahr|sommer|herbst)|20\\d\\d)';
const status = `(?:(?:course |exam |test |training |licence |final |still )?(?:planned|pending|booked|scheduled|applied for|in progress|ongoing|in training|expired|lapsed|out of date|outstanding|underway|awaited|missing|unfinished|on hold|in arbeit|geplant|abgelaufen|angestrebt|beantragt|in vorbereitung|im aufbau|in planung|ausstehend|fehlt(?: noch)?|not (?:my|mine|our|for me)(?: \\p{L}+){0,2}|not (?:yet )?\\p{L}+|to be \\p{L}+|to follow|to come|never(?: \\p{L}+)?|none(?: so far)?|no|zero|nil|nie|nein|keine?(?: (?:kenntnisse|erfahrung))?|noch nicht(?: \\p{L}+)?|would (?:love|like) to [\\p{L} ]{3,20}|want to [\\p{L} ]{3,20}|hope to [\\p{L} ]{3,20}|(?:starting|starts|beginning|expected|due|exam|test|course) (?:in |on |by )?${month}|next (?:year|month|spring|autumn)|(?:nur )?vom hörensagen|(?:seen|watched|observed)[\\p{L} ,]{0,20}|beginner|learning|lerne ich(?: gerade)?))`;

/** Each of the next three denies from the beginning of its clause or item. What stands behind a label or in brackets: "Tableau: planned". */
export const standing = fewRanges(
  new RegExp(
    [
      `(?<=\\p{L}[)\\]]?)(?:: |:? ?[–—-] | ?\\((?:still |currently )?)${status}(?:,? (?:in|by|for|on|since|seit|so far)[^,;.)\\n]{0,30})?(?=[,;).\\n]|$)`,
    ].join('|'),
    'giu',
  ),
);
/** "Payroll was done by the bureau", "pricing was left to the manager". */
export const byOthers = fewRanges(
  new RegExp(
    [
      `(?<=\\p{L} )(?:was|were|is|are|stayed|remained?|lay|lies|sat|sits|rests?|rested|fell|falls?|belong(?:s|ed)?|went|goes|passed|left|up) (?:always |only |all |strictly )?(?:left |up |down |over |out |back |on |reserved |passed |sent |given |entrusted |the (?:job|task|duty|domain|call|business|responsibility|work) )*(?:to|with|for|of) ${theRole}(?=[,;.)\\n]|$| (?:in|on|at|and|not|alone|only) )`,
      `(?:was|were|is|are|been) (?:always |only |mostly |all |usually )?(?:done|handled|managed|prepared|made|written|calculated|processed|cooked|drawn|drafted|booked|filed|paid|led|run|carried out|looked after|taken care of|dealt with|installed|repaired|serviced|performed|conducted|designed|removed|maintained|built|fitted|supplied|negotiated|signed off|given|taught|translated|planned|sent out|subcontracted|outsourced|contracted out) (?:out )?(?:by|to) ${theRole}`,
    ].join('|'),
    'giu',
  ),
);
/** "My licence lapsed", "archaeology interests me". */
export const elsewhere = fewRanges(
  new RegExp(
    [
      `(?:was|were|is|are) (?:always |all |mostly )?(?:outsourced|subcontracted|contracted out|sent out|bought in|hired out|farmed out|hived off|off limits|out of bounds|outside my|beyond my|above my|not my)(?!\\p{L})[^.;,\\n]{0,30}`,
      `(?:has |have |had )?(?<!(?:never|not|nie|nicht) )(?:lapsed|expired|ran out|run out|is no longer valid|are no longer valid|is out of date|no longer current)(?![^.\\n]{0,60}(?:renew|reissu|reinstat|updated|retook|new one))[^.,;\\n]{0,30}`,
      '(?:ist|sind|wurde|seit \\d{4}) (?:seit \\d{4} |längst |mir )?(?:abgelaufen|ungültig|erloschen|entzogen|eingerostet|verfallen)(?![^.\\n]{0,60}(?:erneuert|verlängert|neu))',
      `(?:lag|liegt|lagen|liegen|blieb|bleibt|blieben|war|waren|ist|sind) (?:immer |stets |allein )?(?:beim|bei der|bei den|beim|dem|den|der|sache (?:der|des|von)|aufgabe (?:der|des|von)) (?:\\p{L}+ )?${german}(?: vorbehalten| überlassen)?`,
      `(?:machte|macht|machten|machen|übernahm|übernimmt|übernahmen|übernehmen|erledigte|erledigt|erledigten|führte|schrieb|betreute|betreuten|kümmerte sich|kümmert sich|kümmerten sich) (?:immer |bei uns |stets )?(?:der|die|das|ein|eine|unser|unsere|meine?) (?:\\p{L}+ )?${german}`,
      '(?:war|waren) (?:immer |stets )?(?:den|der|dem) \\p{L}+ vorbehalten|gehörte?n? nicht zu[^.;,\\n]{0,30}|interessiere ich mich(?: sehr)?|interessiert mich(?: sehr)?|reizt mich|habe ich (?:nur |bloß |lediglich )?(?:zugesehen|zugeschaut|gelesen|gehört)|(?:nur|lediglich|bloß) (?:zusehen|zuschauen|zugesehen|zugeschaut)',
      // "Bei der Inventur zugeschaut"; on a placement "observed slab casting", which at work may be one's own task.
      '(?<=\\p{L} )(?:zuschauen|zusehen|zugeschaut|zugesehen)(?: dürfen| durfte| konnte)?(?=[.,;)\\n]|$)',
      '(?<=(?:internship|placement|work experience|practicum)(?!\\p{L})[^.;\\n]{0,80})(?<!\\p{L})(?:observed|watched|watching|observing)(?! over(?!\\p{L})) [^.;,\\n]{2,60}',
      '(?:intrigues?|fascinates?|interests?|attracts?|tempts?|appeals to) me(?: \\p{L}+)?(?=[.,;\\n]|$)',
      '(?:is|are|remains?) (?:next )?(?:on my (?:radar|list|agenda|plan|bucket list|wish list)|my next step|a dream|a wish|a goal|for another day|another matter|beyond me)[^.;\\n]{0,30}',
      `(?:fell through|was cancelled|were cancelled|never (?:came|happened|materialised|started)|came to nothing|was (?:rejected|refused|turned down)|kam nicht zustande|fiel aus|wurde abgelehnt)[^.;\\n]{0,20}`,
      '(?:course|classes|exam|test|training|workshop|school|degree|diploma|studies|kurs|lehrgang|prüfung)(?: (?:in|for|on) [\\p{L}-]+)? (?:starts?|begins?|is booked|pending|planned|next|in progress|unfinished|abandoned)[^.;,\\n]{0,30}',
    ].join('|'),
    'giu',
  ),
);

/** Denied from the beginning of the match to the end of its clause. */
export const forward = fewRanges(
  new RegExp(
    `^\\P{L}{0,4}(?:${[
      '(?:\\p{L}+ )?(?:planned|upcoming|future|pending|expected|target(?:ed)?|outstanding)(?: [\\p{L}-]+){0,2}:',
      '(?:\\p{L}+ ){0,2}(?:development|learning|growth|improvement|training)(?: [\\p{L}-]+)?:(?<=(?:areas?|goals?|needs?|wish\\p{L}*|aims?|points|plan)(?: [^:]{0,30})?:|(?:areas?|goals?) [^:]{0,30}:)',
      '(?:areas|skills|things|points|topics) (?:for|of|to|I)[^:\\n]{0,40}(?:develop\\p{L}*|improve\\p{L}*|learn|growth|not|support|weak|lack)[^:\\n]{0,20}:',
      '(?:goals?|aims?|plans?|ambitions?|aspirations?|gaps?|wish list|desired[\\p{L} ]{0,20}|in progress|in preparation|still to learn|to learn|(?:my )?gaps in [\\p{L} ]{3,20}|next (?:up|year|step)[^:\\n]{0,20}|where I need[^:\\n]{0,30}|geplante?\\p{L}?(?: \\p{L}+)?|in vorbereitung|in planung|lernfelder|lernziele|wissenslücken|ziele?|wünsche|entwicklungsfelder|was mir (?:noch )?fehlt|angestrebt|noch offen|nicht gemacht|not (?:yet )?done)(?: (?:for|in) [\\p{L}\\d ]{2,20}| 20\\d\\d)?:',
      '(?:shadowed|job-shadowed|observed|watched) (?:an? |the |my |our )?(?:[\\p{L}-]+ ){0,2}?(?:nurses?|doctors?|engineers?|teachers?|managers?|colleagues?|lawyers?|solicitors?|chefs?|technicians?|surgeons?|vets?|electricians?|plumbers?|developers?)(?!\\p{L})',
      '(?:observed|watched|saw|watching|observing|(?:was |were |been |got )?shown) how(?!\\p{L})',
      '(?:student|associate|affiliate|trainee) member|provisional|aspiring|would-be|angehende',
      "(?:if|when) (?:needed|required|necessary|asked|hired|given|trained|you|employed|offered|I (?:am|were|was) (?:hired|given|trained|offered|taken))[^.;\\n]{0,40},? I(?:['’](?:d|ll)| would| could| will| can| am (?:prepared|ready|willing))",
      "(?:given|with) (?:the (?:opportunity|chance)|(?:some|a little|proper|more|the right) (?:training|help|practice|guidance|support)),? (?:I|we)(?: would| could|['’]d| will| can|['’]ll)",
      '(?:were|had) I (?:to )?|had (?:any|some)(?:body|one) asked',
      '(?:falls|wenn|bei bedarf|sofern)[^.;\\n]{0,40}(?:nötig|bedarf|eingestellt|möglich|gewünscht|erforderlich)[^.;\\n]{0,20}(?:lerne|mache|würde|kann|besuche|erwerbe) ich',
      '(?:I )?(?:saving (?:up )?for|thinking (?:about|of)|considering|toying with|on course for|looking (?:to(?! (?:use|utili[sz]e|apply|leverage|contribute|bring|share|continue|join|put|offer|serve|help|work|add)(?!\\p{L}))|into|for an? employer)|happy to (?:take|do|attend|learn|train)|prepared to (?:learn|train|take)|ready to (?:get|take|learn)|open to (?:learning|training|taking))(?!\\p{L})',
      "I(?:['’]d| would| could| might| can)? (?:well )?(?:imagine|see) myself|I(?:['’]d| would) (?:jump at|relish|love|like|be happy|be glad|be a beginner|enjoy|welcome training)",
      'I (?:note|understand|realise|realize|am aware|know|see|gather|appreciate) (?:that )?(?:the|this|your) (?:role|job|post|position|posting|advert|work|company)',
      '(?:I )?(?:admire|envy|respect(?! (?:the |their |all )?(?:rights|dignity|privacy|wishes|confidentiality))|adore|have (?:great |deep )?respect for|am in awe of)(?!\\p{L})',
      '(?:my|a|one of my) (?:sister|brother|father|mother|dad|mum|mom|uncle|aunt|cousin|wife|husband|partner|son|daughter|friend|flatmate|grandfather|grandmother|neighbour|neighbor|nephew|niece)s? (?!(?:and I|taught me|told me I|and me)\\b)(?:\\p{L}+ )?(?:is|are|was|were|runs?|ran|owns?|owned|works?|worked|does|did|teach(?:es)?|taught|codes?|builds?|built|\\p{L}+s|\\p{L}+ed)(?!\\p{L})',
      '(?:mein|meine|ein|eine) (?:bruder|schwester|vater|mutter|onkel|tante|cousin|cousine|frau|mann|sohn|tochter|freundin?|nachbar(?:in)?) (?:ist|war|leitet|führt|arbeitet|hat|macht|näht|baut|\\p{L}+t)(?!\\p{L})',
      '(?:als laie|als zuschauer|als patient|als kunde|as a (?:patient|customer|spectator|viewer|tourist|visitor|passenger|child|layman|lay person)) ',
      `(?:(?:die |das |der )?(?:fremdfirmen|zentrale|kollegen|meister|koch|tierarzt|arzt|chefin|chef|meine chefin|mein chef|mein kollege|meine kollegin)) (?:\\p{L}+ )?(?:machte|machten|schrieb|führte|führten|operierte|programmierte|betreute|betreuten|erledigten?|übernahm|übernahmen|plante|planten|prüfte|leitete|\\p{L}+te|\\p{L}+ten)(?!\\p{L})(?![^.;\\n]{0,60}(?:mir|mich|meine?[nmr]?)(?!\\p{L}))`,
    ].join('|')})`,
    'iu',
  ),
);

/** Somebody else's deed, told in a clause of its own: "the vet performed the dentals". Most places are within a word, and cost one look. */
export const deedOfOthers = fewRanges(
  new RegExp(
    `(?<![a-z])(?=[\\p{L}-])(?:(?<=^\\P{L}{0,4})|(?<=[;:,] (?:and |but )?)|(?<=(?:while|whereas|because|which|what|that) ))${theRole} (?:always |usually |then |also |had |never )?(?:(?!(?:left|let|gave|relied|trusted|chose|named|asked|praised|used|called|liked|loved|approved|accepted|rated|rewarded|promoted|need|needed|told|showed|grew|agreed|wanted|won|thanked|invited|found|said|came|come|visited|bought|hired|recommended|awarded|signed|experienced|versed|focuss?ed|determined|interested|skilled|dedicated|motivated|certified|licensed|qualified|accomplished|committed|speciali[sz]ed)(?!\\p{L}))[\\p{L}]{2,}(?:ed|s)|ran|led|wrote|drew|made|took|held|kept|built|taught|sold|bought|cut|set|did|does|cooks?|gave|bakes?|handle|manage|review|run|write|cook|design|install)(?!\\p{L})(?! me(?!\\p{L}))[^.;,!?\\n]{0,80}`,
    'giu',
  ),
);
export const own = fewRanges(/(?<!\p{L})(?:I|me|my|mine|we|us|ich|mir|mich|mein\p{L}{0,2}|wir|uns)(?!\p{L})/u);
export const exceptions = fewRanges(
  /(?<!\p{L})(?:apart from|aside from|except(?: for)?|bar|other than|excluding|save for|all but|außer|bis auf|ausgenommen) (?!(?:me|mir|mich|the fact|this|that|when|where)(?!\p{L}))[^.;,\n]{2,40}?(?=[.;,\n]| (?:I|we|mache|kann|fahre|habe|bin) |$)/giu,
);
/** "Never read one, let alone wrote one". */
export const lesser = fewRanges(/(?<!\p{L})(?:let alone|much less|still less|geschweige denn) [^.;\n]{2,80}/giu);
export const everything = fewRanges(
  /(?<!\p{L})(?:all|every|everything|any|anything|each|alle|alles|jede[rsn]?|whole)(?!\p{L})/iu,
);

/** What a word of a sentence lets it be searched for, one bit each. */
export const hints = {
  standing: 1,
  byOthers: 2,
  elsewhere: 4,
  lesser: 8,
  exceptions: 16,
  role: 32,
  turning: 64,
} as const;

/** The words of which each pattern has one: so that most sentences are searched for none. Behind a turning word a clause begins. */
const hintWords: readonly [hint: number, words: string][] = [
  [
    hints.standing,
    `planned pending booked scheduled applied progress ongoing training expired lapsed date outstanding underway awaited missing unfinished hold arbeit geplant abgelaufen
    angestrebt beantragt vorbereitung aufbau planung ausstehend fehlt not be follow come never none no zero nil nie nein kein keine noch would want hope starting starts
    beginning expected due exam test course next hörensagen seen watched observed beginner learning lerne`,
  ],
  [
    hints.byOthers,
    'was were is are been stayed remain remained remains lay lies sat sits rests rested fell falls belongs belonged went goes passed left up',
  ],
  [
    hints.elsewhere,
    `outsourced subcontracted contracted sent bought hired farmed hived limits bounds outside beyond above lapsed expired ran run longer date abgelaufen ungültig erloschen
    entzogen eingerostet verfallen lag liegt lagen liegen blieb bleibt blieben war waren ist sind machte macht machten machen übernahm übernimmt übernahmen übernehmen
    erledigte erledigt erledigten führte schrieb betreute betreuten kümmerte kümmert kümmerten gehörte gehörten interessiere interessiert reizt zugesehen zugeschaut
    gelesen gehört zusehen zuschauen intrigues intrigue fascinates fascinate interests interest attracts attract tempts tempt appeals appeal radar list agenda plan step
    dream wish goal another matter through cancelled came happened materialised started nothing rejected refused turned kam fiel abgelehnt starts begins start begin booked
    pending next progress unfinished abandoned planned observed watched watching observing`,
  ],
  [hints.lesser, 'alone less geschweige'],
  [hints.exceptions, 'apart aside except bar other excluding save but außer bis ausgenommen'],
  [
    hints.role,
    `manager managers boss chef chefs colleague colleagues coworker coworkers supervisor supervisors foreman senior seniors director directors owner owners partner partners
  predecessor successor mentor lead leads doctor doctors consultant consultants surgeon surgeons vet vets dentist dentists pharmacist pharmacists nurse nurses therapist
  therapists physiotherapist engineer engineers electrician electricians plumber plumbers mechanic mechanics technician technicians developer developers architect
  architects surveyor surveyors solicitor solicitors lawyer lawyers associates accountant accountants bookkeeper auditor auditors teacher teachers lecturer editor
  journalist dispatcher driver drivers pilot captain ranger gardener baker cook butcher contractor contractors subcontractor subcontractors supplier suppliers vendor
  vendors agency agencies bureau freelancer freelancers specialist firm office headquarters landlord council company it hr legal finance corporate management others
  somebody someone another`,
  ],
  [hints.turning, 'while whereas because which what that'],
];

/** The hints of each word: every word of a resume is looked up once for all of them. */
export const hintsOf: ReadonlyMap<string, number> = gatherHints();

function gatherHints(): Map<string, number> {
  const gathered = new Map<string, number>();
  for (const [hint, words] of hintWords)
    for (const word of words.split(/\s+/)) gathered.set(word, (gathered.get(word) ?? 0) | hint);
  return gathered;
}

/** Somebody who acts stands at the beginning, or behind a mark. */
export const openingWords = 4;
