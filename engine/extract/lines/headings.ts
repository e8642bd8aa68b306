import { sectionOfPhrase } from './heading-phrases.ts';

/** What a section of a posting is about. */
export type Section = 'open' | 'duties' | 'requirements' | 'preferred' | 'benefits' | 'about' | 'legal';

/** Headings by their words, in the order in which they are tried: "preferred qualifications" before "qualifications". */
const headings: readonly [Section, RegExp][] = [
  [
    'legal',
    /equal (?:employment )?opportunit|\beeo\b|diversity (?:statement|and inclusion|& inclusion)|^equality|inclusion statement|\bdisclaimer|accommodations?\b(?! manag)|privacy notice|data protection notice|small print|datenschutz|chancengleichheit|gleichstellung|schwerbehindert/i,
  ],
  // "Desired candidate profile" is what Indian postings call their requirements.
  ['requirements', /(?:desired|preferred|required) candidate|candidate profile/i],
  [
    'preferred',
    /prefer|nice[- ]to[- ]haves?|nice if|\bbonus (?:points|skills)|^(?:(?:an?|the|added) )*bonus(?:es)?$|^handy\b|desir(?:ed|able)|\bplus(?:es)?\b|brownie points|icing on the cake|extra credit|would be (?:(?:really|very|also) )?(?:great|nice|lovely|good|cool|awesome|handy|brilliant|amazing|super|fantastic|helpful|an (?:advantage|asset)|a (?:plus|bonus))|^nice extras|cherry on|even better|helpful (?:but|extras)|it helps if|advantageous|pluspunkt|von vorteil|wünschenswert|ideally|good to have|optional|das wäre (?:schön|toll|super)|wäre (?:schön|toll|super|klasse)|idealerweise|gerne auch/i,
  ],
  [
    'benefits',
    /benefit|what (?:we|i|they)(?:'ll| will)? (?:offer|give|pay|can offer)|we offer\b|\bon offer\b|our offer\b|\bperks|compensation|\bsalary|remuneration|\bpay\b|\brewards?\b(?! card)|in return|the package|your package|why (?:join|work|you'?ll love|us)|^why (?!(?:this|the|we need)\b)\S+(?: \S+)?\?$|what'?s in it|in it for you|what you(?:'ll| will)? (?:get|receive)|you(?:'ll| will)? get\b|good to know|the deal|the small stuff|wir bieten|bieten wir|unser angebot|unsere leistungen|unsere benefits|dein(?:e)? (?:vorteile|benefits)|ihre (?:vorteile|benefits)|freuen (?:können|kannst|dürfen)|darauf kannst|freu dich|vergütung|gehalt\b|das kriegst|das bekommst|das bekommen|das gibt(?:'s| es)|warum (?:wir|zu uns|du)|we provide|hours and|working hours|the hours|arbeitszeit/i,
  ],
  [
    'requirements',
    /requirement|qualification|must[- ]haves?|you must|what you(?:'ll| will| must| should)? (?:need|bring|have|know)|what (?:we|i)(?:'re|'d| are)? (?:look|need|ask|want|expect|like|hop(?:e|ing)\b|after\b)|what (?:it|this|that|the (?:job|role|work|post|position|day))(?:'ll| will)? (?:(?:really|actually) )?(?:asks?|takes?|needs?|wants?|demands?|requires?|calls? for)\b|was (?:es|der job|die stelle|die arbeit) (?:braucht|verlangt|erfordert|fordert)|who (?:we|you|i)(?: are|'re|'d)?(?: a| want| need| look|$)|who (?:fits|should apply)|\babout you\b|this is you|is this you|sounds? like you|could (?:this be|it be) you|you might be|are you (?:the|our|right)|your (?:profile|skills|background|experience|toolkit|qualities|strengths|credentials)|the (?:person|candidate)|person spec|right person|on your (?:cv|resume|résumé)|skills?(?: (?:and|&) \w+)?$|^(?:required|essential|minimum|mandatory|necessary)\b(?! (?:job )?(?:functions|duties|responsibilities|tasks))|^(?:technical |key |core )?skills|you(?:'ll| will|'d)? (?:have|bring|need)|you(?:'ve| have) got\b|you are\b|you're\b(?!.*\b(?:get|do)\b)|we(?:'re| are) looking for|looking for|we (?:ask|need|expect|want)|to be considered|to apply you|before you apply|profil|anforderung|kenntnisse|qualifikation|bringen sie|bringst du|das bist du|wen wir|wer (?:sie|du) (?:sind|bist)|(?:sie|du) (?:haben|hast|verfügen|verfügst|überzeugen|überzeugst|können|kannst|brauchst|brauchen|bringen|bringst)|voraussetzung|fähigkeiten|was wir (?:erwarten|suchen|brauchen)|wir (?:erwarten|suchen|brauchen|wünschen)|mitbring|experience(?: (?:required|needed))?$|education|competenc|technologies|credentials|licen[sc]es\b|^licen[sc]e\b|certifications\b|^certification\b|certificates? (?:required|needed)|ideal candidate|successful (?:candidate|applicant)/i,
  ],
  [
    'duties',
    /responsib|duties|what (?:you(?:'ll| will|'d| would)?|they)(?: be)? (?:do|doing|be doing)\b|what the (?:day|work|job|week|role)|the role|this role|^(?:about |what's )?the gig$|^the [a-z ]{3,40} will(?: be(?: required to)?)?$|your (?:role|tasks?|mission|day|days|week|work|job|remit|shift)|job (?:description|details|summary|purpose)|role (?:description|overview|purpose|summary)|day[- ]to[- ]day|day in the life|(?:typical|normal|usual|ordinary|average|regular) (?:day|week|shift)|a (?:day|week) (?:in|with)|tasks|aufgabe|tätigkeit|das erwartet (?:sie|dich)|was (?:sie|dich|du) .{0,12}(?:erwartet|tust|machst)|das (?:machst|tust|tun|machen)|dein (?:job|tag|alltag)|ihr (?:tag|alltag)|deine rolle|ihre rolle|stellenbeschreibung|einsatzgebiet|beschreibung|essential functions|position (?:summary|overview|description)|overview|you will\b|you(?:'ll| will) be\b|scope of work|accountabilit|the (?:job|work|post|position|opportunity)$|the (?:job|work|post)\b|how you(?:'ll| will) (?:help|spend|make)|fills your/i,
  ],
  [
    'about',
    /^(?:a (?:bit|little|word) )?about\b|who (?:we are|you'?d work for)|who(?:'s| is) (?:we|hiring)|\bwe are$|meet (?:us|the team)|our (?:company|story|mission|values|culture|team)|company (?:overview|profile|description)|the (?:company|firm|practice|school|team|hospital|hotel|club|shop|business|employer)$|über uns|wer wir sind|wir sind\b|unser (?:unternehmen|team|betrieb|haus)|das unternehmen|ansprechpartner|interesse geweckt|how to apply|application process|next steps|our client|^bewerb\w*$|apply (?:now|today)|so bewirbst|^contact(?: us| details| information)?$|^kontakt$|^apply$|closing date|location|^standort/i,
  ],
];

/** The section that a heading opens; undefined if its words are not known. */
export function sectionOfHeading(written: string): Section | undefined {
  const words = written.replaceAll('’', "'").replace(/[\s–—-]{1,4}$/u, '');
  return sectionOfPhrase(words) ?? headings.find(([, pattern]) => pattern.test(words))?.[0];
}
