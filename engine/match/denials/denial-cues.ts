import { fewRanges } from '../../text/few-ranges.ts';

/**
 * How people say that they have not done something, only wish to, or that somebody else did. Each list is a pattern without nested
 * repetition, so that searching is linear.
 */

const any = (parts: readonly string[]): string => parts.join('|');

/** What good workers say does not happen: "no accidents", "never missed", "without supervision" praise. */
const misfortunes =
  'accidents?|errors?|mistakes?|complaints?|incidents?|injur(?:y|ies)|defects?|delays?|loss(?:es)?|violations?|downtime|findings?|discrepanc(?:y|ies)|absences?|failures?|supervision|interruptions?|breach(?:es)?|deviations?|lost|miss(?:ed|ing)?|late|lose|fail(?:ed|ing)?|drop(?:ped|ping)?|fault(?:s)?|waste|damage|spill(?:s)?|penalt(?:y|ies)|citations?|write-ups?|stock-?outs?|reportable|serious|safety|code|problems?|issues?|trouble|exceptions?|doubts?|hesitation|equals?|beginner|novice|stranger|major|unplanned|help|any (?:accidents?|errors?|complaints?|incidents?)|an? (?:accident|error|complaint|incident|injury|single|miss|fault|late|beginner|novice|stranger)|unfalle?|unfälle|fehler|beanstandung(?:en)?|beschwerden?|verluste?|ausfälle';

/** Nothing from here to the end of the clause is proven. */
export const denialsForward = fewRanges(
  new RegExp(
    `\\b(?:${any([
      `(?:no|zero)\\b(?!-)(?! ?(?:code|show|sql)\\b)(?!(?::|\\.:?) ?#?[A-Z]{0,3}\\d| [A-Z]{0,3}\\d{4})(?! later| less| fewer| more than|\\.)(?! (?:${misfortunes})\\b)`,
      `without\\b(?! (?:${misfortunes})\\b)(?! (?:being|having to))`,
      `lack(?:s|ing)?\\b(?: of)?`,
      `never (?!(?:${misfortunes})\\b)(?!(?:off|called|less|fewer|below|under|short|stop(?:ped)?|forg[eo]t)\\b)\\w+`,
      `(?:do|does|did|have|has|had|am|are|is|was|were|can|could|would) ?(?:not|n['’]t) (?!only\\b|just\\b|(?:${misfortunes})\\b|covered\\b|include)(?:yet )?\\w+`,
      `(?:can|do|does|did|have|has|had|was|were|is|are|could|would)n['’]t (?!only\\b|just\\b|count\\b|imagine\\b|until\\b|long until\\b|(?:${misfortunes})\\b)\\w+`,
      `can['’]t (?!(?:only|count|imagine)\\b)\\w+`,
      `cannot (?!(?:only|count|imagine)\\b)\\w+`,
      `not (?:yet )?(?:familiar|experienced|trained|certified|licen[sc]ed|worked|used|proficient|held|hold|have|involved|responsible|part of|done|handled|qualified|registered|benefits)`,
      `but (?:not|nothing)\\b`,
      `unfamiliar|untrained|unqualified|inexperienced`,
      `yet to (?:\\w+)`,
      `outside (?:of )?my (?:experience|role|job|remit|scope|duties|field)`,
      `none (?:in|of|with)`,
      `still (?:to|need(?:s)? to|have to|must) (?:\\w+)`,
      `(?:need|require|want|seek|seeking|welcome|grateful for|open to|ready for|ask(?:ing)? for|request(?:ing)?) (?:some |more |further |full |the )?training (?:in|on|for|with)`,
      `(?:eager|wants?|wanting|hop(?:e|es|ing)|keen|willing|would (?:like|love)|['’]d (?:like|love)|excited|plan(?:s|ning)?|aim(?:s|ing)?|intend(?:s|ing)?|wish(?:es|ing)?|ready|determined|motivated|looking) to (?:learn|gain|study|explore|acquire|become|obtain|get (?:trained|certified|into|to know)|train (?:as|in|for)|retrain|be trained|be taught|develop (?:my|skills|into)|know|understand|move into|try|earn|take up|pick up)`,
      `my (?:dream|goal|aim|ambition|wish|hope|long-term goal|next step|target) (?:is|was|would be|has been|to|of|remains)`,
      `dream(?:s|ing|t|ed)? (?:of|about)`,
      `interest(?:ed)? in (?:learning|becoming|training|moving|working|developing|gaining)`,
      `(?:am|feel|felt|was|been|is) (?:drawn|attracted) to|attracts me|fascinated by|curious about|passionate about (?:learning|becoming)`,
      `aspiring|would-be`,
      `(?:would|will|could|might) be (?:my|the|a) (?:first|new)|first (?:exposure|experience|steps?) (?:with|in|to|of)`,
      `(?:will|shall|['’]ll) (?:know|learn|be trained|have learned|start learning|take (?:the|my)|sit (?:the|my))`,
      `look(?:ing)? forward to (?:learning|gaining|being|working|getting|training|becoming)`,
      `hope(?:s|d)? (?:this|that|the|your|my)`,
      `(?:enrolled|enrolling|signed up|signing up|on the waiting list|booked|waiting) (?:in|for|on|to|onto|myself)(?! (?:nurse|patients?|customers?|guests?|clients?|rooms?|appointments?|flights?|travel|meetings?|tables?|diners|parties|vehicles?|cars?|goods|stock|deliver(?:y|ies)|parcels?|jobs?))`,
      // Registered in a state or on a register is a credential: only what one registers for is still to come.
      `regist(?:ered|ering) (?:myself|onto|(?:in|for|on|to)(?=[^.;\\n]{0,60}\\b(?:courses?|training|exams?|class(?:es)?|workshops?|programmes?|programs?|certif|diploma|lessons?)))`,
      `(?:applied|applying) (?:for|to)(?=[^.;\\n]{0,60}\\b(?:courses?|training|licen|certif|exams?|class|programmes?|programs?|diploma|apprenticeship|workshop))`,
      `(?:currently |presently |now )?(?:studying|revising|reading|(?<=^\\W{0,4}|[,;:(] ?|\\b(?:am|m|is|was|been|be|and|now|currently|presently|still) )training|working|preparing) (?:towards?|for|up on|about)(?= (?:the|a|an|my|cipd|cpa|acca|cfa|aws|pmp|certificate|certification|licen[sc]e|diploma|degree|exam|exams|qualification|nvq|course))`,
      `in training:|(?:now|currently|still) learning|to learn:|to develop:|currently learning|(?:am|are|now) (?:currently |just )?learning|teaching myself|started learning|beginning to learn`,
      `(?:heard|read|watched videos|know) (?:of|about)(?! \\d)`,
      `(?:complete |total |absolute |a )?(?:beginner|novice|newcomer|newbie) (?:in|at|with|to)|new to (?!the (?:team|area|city))`,
      `admire|envy|respect people`,
      `closest (?:I|i) (?:came|got|have come|have been) to`,
      `(?:seen|watched|observed|saw) (?:my |our |the )?(?:colleagues?|others|people|somebody|someone|friends?|coworkers?|nurses?|teachers?|managers?|engineers?|chefs?|staff) (?:\\w+)`,
      `neither\\b(?! (?:lost|missed|late))|nor\\b`,
      `instead of|rather than`,
      // German
      `kein(?:e[nmrs]?|s|erlei)?\\b(?! (?:${misfortunes})\\b)`,
      `ohne\\b(?! (?:${misfortunes}|aufsicht|unterbrechung|anleitung)\\b)`,
      `(?:nie(?:mals)?|noch nicht|weder|bislang nicht|bisher nicht)\\b`,
      `nicht\\b(?! nur\\b)(?! zuletzt\\b)(?! (?:so|ganz|sehr|besonders) (?:gut|sicher|fließend|perfekt|viel|oft)\\b)`,
      `(?:möchte|will|würde|werde|wollte)(?=[^.\\n]{0,120}(?:lernen|erwerben|einarbeiten|werden|vertiefen|kennenlernen|machen)\\b)`,
      `interesse an|lernbereit(?:schaft)?|lernziele?:?|mein ziel|mein traum|mein wunsch|in ausbildung zu[rm]?|angemeldet (?:für|zu[rm]?)|fehlt mir|fehlen mir|neu für mich|anfänger(?:in)? in|würde mich freuen`,
    ])})`,
    'giu',
  ),
);

/** Every cue that applies forward has one of these words (denial-cues.test.ts): a sentence without them skips the pattern. */
export const forwardWords: ReadonlySet<string> = new Set(
  `no zero without lack lacks lacking never not nothing cannot unfamiliar untrained unqualified inexperienced yet outside none still training
  eager want wants wanting hope hopes hoped hoping keen willing would could might will shall excited plan plans planning aim aims aiming
  intend intends intending wish wishes wishing ready determined motivated looking look dream dreams dreaming dreamt dreamed goal ambition
  step target interest interested drawn attracted attracts fascinated curious passionate aspiring first enrolled enrolling registered
  registering signed signing booked waiting applied applying studying revising reading working preparing learn learning develop teaching
  heard read watched know beginner novice newcomer newbie new admire envy respect closest seen observed saw neither nor instead rather
  kein keine keinen keinem keiner keines keins keinerlei ohne nie niemals noch weder bislang bisher nicht möchte würde werde wollte
  interesse lernbereit lernbereitschaft lernziel lernziele mein ausbildung angemeldet fehlt fehlen neu anfänger anfängerin freuen`.split(
    /\s+/,
  ),
);

/** The same for cues that apply backward. */
export const backwardWords: ReadonlySet<string> = new Set(
  `none neither new unfamiliar foreign unknown hope want plan wish would still yet need intend aim only purely just not by list wishlist
  never somebody someone gap gaps missing lacking weak closed reach beyond me noch fehlt fehlen neu nur möchte will`.split(
    /\s+/,
  ),
);

/** "don't", "I'd", "I'll" contain cues that are part of a word. */
export const isShortened = (word: string): boolean => word.includes("'");

/** Nothing before it, back to the beginning of the sentence, is proven. */
export const denialsBackward = fewRanges(
  new RegExp(
    any([
      `\\bnone of (?:which|these|those|them|that)\\b`,
      `\\bneither of (?:which|these|them)\\b`,
      `\\b(?:is|are|would be|will be|was|were) (?:all |both |completely |entirely |still |quite |totally )?(?:new|unfamiliar|foreign|unknown) (?:to|for) me\\b`,
      `\\b(?:that|which) I (?:hope|want|plan|wish|would like|would love|still have|have yet|need|intend|aim) to\\b`,
      `\\bI (?:hope|want|plan|wish|would like|would love|intend) to (?:learn|study|gain|acquire|be trained)\\b`,
      `\\bonly from (?:books?|videos?|reading|hearsay|school|courses?|television|theory|university|lectures)\\b`,
      `\\b(?:purely|only|just) (?:theoretical|theory|in theory|from books)\\b`,
      `\\bnot (?:yet )?(?:passed|finished|completed|taken|started|obtained|done|begun|among|part of my|my (?:area|field|job|role|responsibility|strength)|something I|familiar)\\b`,
      `\\b(?:was|were|is|are) (?:handled|done|managed|led|run|carried out|prepared|dealt with|performed|owned|made|taken care of) by (?:head office|my (?:manager|boss|colleagues?|team|supervisor|predecessor)|the (?:manager|head|team|office|supervisor|agency|it department|finance team)|others|somebody else|someone else|another|other)\\b`,
      `\\b(?:on|to) my (?:wish ?list|to-do list|bucket list|learning list|reading list|list for)\\b|\\bon my list\\b`,
      `\\b(?:I|have|has|had) never (?:done|used|touched|tried|had|worked|handled|held|seen)\\b`,
      `\\bnot by me\\b|\\bnot me\\b|\\bsomebody else(?:['’]s)?\\b|\\bsomeone else(?:['’]s)?\\b`,
      `\\b(?:is|are|remains?|would be) (?:still )?(?:a gap|gaps|missing|lacking|my weak (?:point|spot)|a closed book|out of reach|beyond me)\\b`,
      `\\b(?:attracts?|fascinates?|interests?|appeals? to|tempts?|excites?) me\\b`,
      `\\bis something I (?:know|have)\\b(?<=neither.{0,80})`,
      `\\bnoch nicht\\b|\\bfehlt mir\\b|\\bfehlen mir\\b|\\bist (?:mir )?neu\\b|\\bsind (?:mir )?neu\\b|\\bnur aus büchern\\b|\\bmöchte ich (?:noch )?(?:lernen|erwerben)\\b|\\bwill ich (?:noch )?lernen\\b`,
    ]),
    'giu',
  ),
);

/** After a colon or a dash, or in brackets: it denies the last item of the list before it. */
export const denialsOfItem = fewRanges(
  /(?::|\s-|–|—|\()\s*(?:none|no experience|not yet|never used|no knowledge|no certificate|(?:booked|planned|scheduled|expected)(?! \p{Ll}{2,}(?<! (?:for|in|on|by|at|to|soon|next|this|later|from|early|late|spring|summer|autumn|winter))(?!\p{L}))|in progress|pending|beginner|basic theory|self-study started|(?:still|currently) learning|waiting|enrolled|(?:registered|applied)(?= (?:for|on)\b)|applied(?= ?(?:[,;.)]|$))|to be taken|exam (?:in|next|booked)|keine|nicht vorhanden|geplant|angemeldet|noch offen|begonnen|in arbeit)\b/giu,
);

/** The sentence is about somebody else. */
export const thirdParties = fewRanges(
  /^(?:[-–—*•·▪]\s*)?(?:my (?:elder |older |younger |big |little |late |twin )?(?:partner|wife|husband|spouse|mother|father|mum|mom|dad|sister|brother|son|daughter|cousin|uncle|aunt)(?:-in-law)? (?!(?:and|asked|trusted|taught) )\p{Ll}{2,}s\b|(?:my|our|the|a) (?:partner|wife|husband|spouse|mother|father|mum|mom|dad|sister|brother|son|daughter|cousin|uncle|aunt|friends?|neighbou?rs?|manager|boss|supervisor|head of [\w ]{3,30}|team ?lead(?:er)?|director|colleagues?|flatmate|roommate|teacher|tutor|former (?:boss|manager|colleague))(?: and (?!I )(?:my |our |the )?\w+)? (?!(?:and I|asked me|trusted me|relied on me|trained me|promoted|chose me|gave me|and me|meetings?|reports?|of|for|to|on|in|at|with|by|approval|feedback|training|coverage|engagement|relations|service|support)\b)(?:is|are|was|were|has|have|had|led|leads|runs?|ran|manages?|managed|does|did|works?|worked|owns?|owned|handles?|handled|tells?|told|used|uses|taught|teaches|built|wrote|holds?|held|knows?|made|took|designed|developed|does)\b)/iu,
);

/** The clause ends here, and so does the reach of its cue. Commas do not end it. */
export const clauseEnd =
  /[.;!?)\n]|,? ?\b(?:but|however|whereas|although|though|while|aber|jedoch|sondern)\b|, (?:and |now )?(?:I (?:have|am|can|did|do|was|led|built)|have |am )/i;
/** The people a sentence is about: "helped clients who had no experience", "pupils with no English". */
export const aboutOthers =
  /\b(?:who|whose|clients?|customers?|pupils?|patients?|people|those|students?|users?|children|staff|nurses|starters|companies|families|learners|residents) (?:who |that |with |which )?(?:had |have |has |were |are |do |did |wanted |want )?$/i;

/** Headings of wishes: nothing below proves anything until the next heading. */
export const wishHeading =
  /^(?:my |current |future |planned |further )*(?:learning (?:goals?|plans?|objectives?|wishes)|(?:what|things|skills) I (?:want|would like|hope|wish|plan|am keen) to (?:learn|gain|develop)[\w ]*|goals?(?: and (?:wishes|plans))?|currently (?:studying|learning|reading)|(?:planned|upcoming|future|pending) (?:certificates?|certifications?|courses?|training|qualifications?|exams?)|to learn|in training|(?:areas|skills) (?:to|for) (?:develop(?:ment)?|improve(?:ment)?|learn(?:ing)?)|wish ?list|ambitions?|aspirations?|next steps|not yet (?:done|learned|passed)|gaps|lernziele|was ich (?:noch )?lernen (?:möchte|will)|geplante (?:zertifikate|weiterbildungen|kurse)|ziele|wünsche)$/i;

/** Headings of what somebody has not done: nothing below proves anything either. */
export const denialHeading = fewRanges(
  /^(?:(?:what|things?|skills?|areas?|tasks?|work|duties|topics|tools|where|places)\b.{0,30}\b(?:I|we)\b.{0,20}(?:\b(?:not|never|cannot|lack|miss)\b|n['’]t\b).{0,30}|(?:not|never|nothing|none) (?:yet )?(?:my|mine|for me|done|held|tried|used|seen|in|part|included|offered|covered|claimed|learned|qualified|applicable|on offer|me)(?: (?:yet|so far|before|by me|myself|field|job|remit|role|offer|scope|list|in my|line of work|experience|part of my work|on my list))*|(?:my )?(?:gaps?|limits|limitations|shortcomings|lacking|missing|weak(?:nesses| points| spots)|blind spots)(?: .{0,30})?|(?:out(?:side)? (?:of )?(?:my )?(?:scope|remit|field|experience)|beyond (?:my|me))\b.{0,30}|(?:no (?:experience|knowledge|training|background|practice|certificates?|licen[cs]es?)(?: (?:in|of|with|for|as|yet))*)|(?:was|dinge|aufgaben|bereiche)\b.{0,30}\b(?:nicht|nie|fehlt|fehlen|kein\w*)\b.{0,30}|(?:nicht|nie|noch nicht) (?:mein\w*|gemacht|gelernt|vorhanden|dabei|im angebot|erlernt|getan)(?: .{0,20})?|(?:lücken|grenzen|schwächen|keine (?:erfahrung|kenntnisse)(?: .{0,20})?))$/i,
);
