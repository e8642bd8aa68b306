import { germanHeadingPhrases } from './german-heading-phrases.ts';
import type { Section } from './headings.ts';

/**
 * Headings as people say them, from their first word to their last or to a word that leaves the rest open. They are tried before the
 * looser patterns of headings.ts, which look for a word anywhere: "Who we are" is no "who we are looking for".
 */
const phrases: readonly [Section, readonly string[]][] = [
  [
    'about',
    [
      `who (?:are we|we are|is (?!this)\\S+|are (?!you)\\S+)$`,
      `what happens next$`,
      `(?:so )?(?:sound(?:s)? (?:good|interesting|great|like (?:a|your) .{1,20})|interested|intrigued|curious|still reading|ready to apply|ready to join(?: us)?|want to (?:apply|join(?: us)?|know more))$`,
      `interested in .{1,30}$`,
      `(?:the |our )?(?:recruitment|interview|interviewing|hiring|selection|application) (?:process|steps|timeline)$`,
      `(?:the )?company (?:overview|profile|description|background)$`,
      `wer (?:sind wir|wir sind)$`,
      `das sind wir$`,
      `(?:haben wir (?:ihr|dein) )?interesse(?: geweckt)?$`,
      `neugierig(?: geworden)?$`,
      `so geht(?:'s| es) weiter$`,
      `(?:jetzt|gleich|einfach) bewerben$`,
      `(?:dein|ihr) weg zu uns$`,
    ],
  ],
  [
    'legal',
    [
      `(?:our )?(?:safeguarding|data protection|privacy)(?: (?:statement|notice|policy|commitment))?$`,
      `our commitment to (?:diversity|equality|inclusion|equity|safeguarding).{0,30}$`,
      `(?:pre-?employment|background) (?:checks?|screening)$`,
      `(?:disclosure (?:and|&) barring service|dbs)(?: \\p{L}{5,10})?$`,
      `visa sponsorship$`,
      `right to work(?: checks?)?$`,
      `please note$`,
      `(?:important|further|additional|other) information$`,
      `hinweise?(?: zum? .{1,30})?$`,
    ],
  ],
  [
    'benefits',
    [
      `(?:and )?(?:in return,? )?(?:what )?(?:can )?(?:we|i|they) (?:can )?(?:offer|give|provide)(?: (?:you|in return))?$`,
      `(?:in return,? )?(?:we(?:'ll| will| can)?|you(?:'ll| will| can)?) (?:also )?(?:offer|give you|receive|enjoy|benefit from|be rewarded with|look forward to)$`,
      `(?:the |your |shift |working )?(?:hours|shifts?|pattern|rota)(?: (?:pattern|of work))?$`,
      `was (?:dich|sie) bei uns erwarte(?:t|n)$`,
      `was wir (?:dir|ihnen|euch)? ?(?:zu )?bieten(?: haben)?$`,
      `das (?:springt|gibt'?s|haben wir|bekommst|bekommen) .{0,12}(?:dich|sie|dir|ihnen|du)(?: (?:raus|heraus|obendrauf))?$`,
      `das (?:kannst|können|darfst|dürfen) (?:du|sie) (?:von|bei) uns erwarten$`,
      `das (?:kannst|können|darfst|dürfen) (?:du|sie) erwarten$`,
      `(?:\\d{1,2} )?(?:gute )?gründe(?: für uns|,? (?:bei|zu) uns .{0,20})$`,
      `wir für (?:dich|sie)$`,
      `getting$`,
      `the offer$`,
      `(?:and )?(?:now )?the (?:good|fun|nice|best) (?:stuff|bits?|parts?)$`,
      `(?:darum|deshalb|deswegen) (?:zu )?(?:uns|wir)$`,
    ],
  ],
  [
    'preferred',
    [
      `(?:you(?:'ll)? get )?(?:extra|bonus|additional) points? (?:for|if)(?: .{1,20})?$`,
      `(?:an )?added advantages?$`,
      `(?:good|lovely|great|nice|brilliant|even better|better still) if(?: (?:you.{0,14}|it.{0,10}))?$`,
      `(?:noch )?(?:schön|super|toll|klasse|ideal|besser|perfekt) (?:wäre|ist|wären)(?: .{1,20})?$`,
      `(?:noch )?(?:schön|super|toll|klasse|ideal|besser),? wenn(?: (?:du|sie))?(?: .{1,20})?$`,
      `gerne? (?:bringst|bringen) (?:du|sie) auch .{0,12}mit$`,
      `(?:not (?:required|essential|needed) but|good but not).{0,30}$`,
    ],
  ],
  [
    'requirements',
    [
      `what (?:do|will|would|should) (?:i|you) (?:need|bring|have)(?: .{1,24})?$`,
      `what i(?:'ll| will)? need$`,
      `who are you$`,
      `what we(?:'d| would) (?:really )?(?:love|like|want)(?: .{1,20})?$`,
      `(?:we(?:'ll|'d| will| would)? |you(?:'ll|'d| will| would)? )?needs?$`,
      `who (?:does well|thrives|fits(?: in)?|succeeds)(?: .{1,20})?$`,
      `das (?:sollten|müssen|können) (?:sie|du) .{0,40}(?:können|mitbringen|wollen)$`,
      `(?:darüber hinaus |außerdem |ferner )?(?:erwarten|suchen|wünschen|brauchen) wir(?: uns)?(?: .{1,16})?$`,
      `(?:do|have) (?:you|i) (?:have|got)(?: what it takes)?$`,
      `you (?:may|might|could|would|will)(?: well)? be (?:a |the |an )?(?:good |great |perfect |right |ideal )?(?:fit|match|person|candidate)(?: .{1,24})?$`,
      `you(?:'ll|'d) be (?:a |the |an )?(?:good |great |perfect |right |ideal )?(?:fit|match|person|candidate)(?: .{1,24})?$`,
      `(?:this|it|the (?:job|role|position)) (?:could|might|may|will|would|is|'s)(?: be)?(?: just)? (?:right )?for you,? (?:if|when).{0,20}$`,
      `is (?:this|it)(?: (?:job|role|position|one))? (?:for )?you$`,
      `you(?:'ll| will|'d| would)? (?:love|thrive|enjoy|fit|excel|do well|succeed|be happy)(?: .{1,24})?,? (?:if|when)(?: you.{0,8})?$`,
      `(?:we(?:'d| would) (?:love|like) to (?:hear from|meet|talk to) you|(?:you should |please )?apply|get in touch),? if(?: you.{0,8})?$`,
      `what (?:makes|would make|will make|sets) you .{1,30}$`,
      `(?:the )?essentials$`,
      `you$`,
      `(?:the )?eligibility(?: (?:criteria|requirements?))?$`,
      `(?:desired|required|expected|preferred) (?:candidate )?(?:skills|profile|experience)(?: (?:and|&) \\p{L}{1,16})?$`,
      `to (?:be successful|succeed|thrive|do well|excel|be considered|be eligible|qualify|apply)(?: .{1,30})?$`,
      `(?:all )?(?:applicants|candidates) (?:must|should|need(?: to)?|will)(?: (?:have|be|hold))?$`,
      `damit (?:überzeugst|überzeugen|punktest|punkten|begeisterst|begeistern) (?:du|sie)(?: uns)?$`,
      `(?:was|das) (?:dich|sie) (?:ausmacht|auszeichnet|mitbringst|mitbringen)$`,
      `(?:was|das) (?:zeichnet|macht) (?:dich|sie) aus$`,
      `(?:das|was) (?:wünschen wir uns|wir uns wünschen)(?: .{1,16})?$`,
      `(?:wir freuen|worauf wir) uns (?:auf|freuen)$`,
      `wen (?:suchen wir|wir suchen)$`,
      `(?:so|warum) (?:passt|passen) (?:du|sie) zu uns$`,
      `(?:du passt|sie passen) zu uns,? wenn(?: (?:du|sie))?$`,
      `(?:dein|ihr|deine|ihre|unsere) (?:background|hintergrund|stärken|talente|erwartungen|fachliche\\p{L}? \\p{L}{1,20}|persönlichkeit)(?: an (?:dich|sie))?$`,
      `(?:gesucht wird|wir suchen|gesucht)$`,
    ],
  ],
  [
    'duties',
    [
      `what (?:will|would|do|does|can|might) (?:i|you|the (?:job|role|day))(?: .{0,14})?(?:do(?:ing)?|involve|look like|expect)(?: .{0,14})?$`,
      `what you (?:can|could|should) expect(?: to do)?$`,
      `what it(?:'s| is) (?:really |actually )?like(?: .{1,20})?$`,
      `what(?:'s| is) the (?:job|work|role)$`,
      `(?:your days|doing|key tasks|the work)$`,
      `what you(?:'ll| will) (?:own|work on|drive|lead|build|be responsible for|be working on|be up to|deliver|achieve|tackle|learn)$`,
      `how you(?:'ll| will) (?:make an impact|contribute|spend .{1,20})$`,
      `(?:your |the )?(?:new |main |core |key )?(?:role|impact|challenge|mission|contribution|assignment|adventure|focus|responsibility)$`,
      `(?:key result areas?|kras?|job (?:role|profile|content|brief))(?: \\(\\p{L}{2,4}\\))?$`,
      `(?:deine|ihre|deiner|ihr|dein) (?:mission|verantwortung\\p{L}{0,10}|wirkungskreis|herausforderung(?:en)?|einsatz|auftrag|verantwortlichkeiten|hauptaufgaben|schwerpunkte)$`,
      `(?:das|was) (?:wartet auf (?:dich|sie)|(?:auf )?(?:dich|sie) .{0,8}wartet)$`,
      `(?:darum|worum|hierum) geht(?:'s| es)(?: (?:bei|in) .{1,20})?$`,
      `(?:womit|wie|wofür|wo|wobei) (?:du|sie|wir) .{1,30}$`,
      `so sieht (?:dein|ihr) (?:\\p{L}{0,6}tag|alltag|arbeitstag|job) aus$`,
      `hier (?:packst du|packen sie) (?:mit )?an$`,
    ],
  ],
];

const patterns = [...germanHeadingPhrases, ...phrases].map(
  ([section, list]) => [section, new RegExp(`^(?:${list.join('|')})`, 'iu')] as const,
);

/** The section of a heading that says it in a phrase; undefined for other words. */
export function sectionOfPhrase(words: string): Section | undefined {
  const plain = words.replaceAll('’', "'").replace(/[\s?!.:…]{1,8}$/u, '');
  return patterns.find(([, pattern]) => pattern.test(plain))?.[0];
}
