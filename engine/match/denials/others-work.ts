import { allMatches } from '../../text/all-matches.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { germanOthersWork } from './german-others-work.ts';

/** Who else does the work: "the men in the field", "our bureau", "finance". */
const hands =
  '(?:(?:others?|somebody else|someone else|head office|management|finance|payroll|accounts|hr|it|legal|sales|purchasing|procurement|engineering|maintenance)|(?:the|our|my|your|a|an|another) (?:[\\p{L}\\x27’-]+ ){0,2}(?:bureau|offices?|teams?|departments?|managers?|boss|owners?|agency|agencies|accountants?|contractors?|subcontractors?|suppliers?|mechanics?|engineers?|technicians?|electricians?|chefs?|cooks?|nurses?|doctors?|vets?|dentists?|therapists?|men|women|people|guys|lads|staff|company|firm|supervisors?|foreman|teachers?|consultants?|specialists?|others?|shifts?|colleagues?|seniors?|finance|warehouse|workshop|garage|lab|laboratory|hospital|council|bank|landlord|parents))(?!\\p{L})';

/** What others do to one's own work: it is used, praised, checked and paid for by them. */
const received =
  'used|read|seen|praised|recogni[sz]ed|audited|approved|accredited|certified|rated|owned|backed|funded|trusted|followed|adopted|supported|visited|attended|inspected|signed|known|loved|chosen|asked|requested|needed|required|supervised|covered|driven|guided|measured|valued|enjoyed|appreciated|cited|quoted|commissioned|ordered';

/** In the present, and not of the writer's own things: "payroll is done by the bureau", "complaints go to the manager". */
const patterns = [
  `(?:is|are|gets?) (?:all |always |usually |mostly )?(?!(?:${received})(?!\\p{L}))(?:[\\p{L}-]{2,}(?:ed|en|wn|lt|nt|ne|ld|id|de|ut|ught)|cut|set|run|put|kept|left) by ${hands}`,
  `(?:was|were|has been|have been) (?:all |always |usually |mostly )?(?:done|handled|managed|prepared|made|written|calculated|processed|cooked|drawn|drafted|booked|filed|paid|carried out|looked after|taken care of) by ${hands}`,
  `(?:is|are) (?:only |just )?(?:something|topics?|words?|courses?|things?|terms?|names?) (?:that |which )?(?:(?:my|our|other|others) |I (?:only |have only |have |had |just )?(?:saw|seen|met|heard|read|plan|planned|hope|want|watch|watched|came across)(?!\\p{L}))`,
  `I (?:only )?know (?:only |it only |them only )?from (?:a|one|the|some|two) (?:videos?|books?|films?|courses?|television|podcasts?|articles?)`,
  `(?:is|are) for ${hands}(?=[,.;\\n]|$)`,
  `(?:go|goes|(?:is|are) (?:passed|sent|left)) (?:straight |on |up )?to ${hands}`,
];
const inGerman = [
  '(?:wird|werden) (?:immer |meist |alles |ganz )?(?:von|vom|durch) (?:(?:der|dem|den|einer|einem|unserem|unserer|meinem|meiner) )?(?:\\p{L}+ ){1,2}(?:gemacht|erledigt|übernommen|bearbeitet|erstellt|durchgeführt|berechnet|geführt|gebucht|geprüft|geplant|abgewickelt)(?!\\p{L})',
  '(?:macht|machen|erledigt|erledigen|übernimmt|übernehmen) (?:bei uns )?(?:der|die|das|ein|eine|unser|unsere) (?:Steuerberater|Büro|Zentrale|Kollegen?|Kollegin|Kolleginnen|Abteilung|Chef|Chefin|Leitung|Personalabteilung|Buchhaltung)(?!\\p{L})',
  ...germanOthersWork,
];
const patternOf = (all: readonly string[]) => fewRanges(new RegExp(`(?<!\\p{L})(?:${all.join('|')})`, 'giu'));
/** Each with words without which a text has none of its patterns. */
const done: readonly { hint: RegExp; pattern: RegExp }[] = [
  {
    hint: / by | to | for | from | something | (?:topic|word|course|thing|term|name)s? /i,
    pattern: patternOf(patterns),
  },
  {
    hint: / von | vom | durch | der | die | das | mein | meine | unser | unsere | andere | extern | (?:geplant|vorgesehen|gebucht|angemeldet)|: (?:nur |bisher |bislang )?(?:ge|ange|zuge|vom )/i,
    pattern: patternOf(inGerman),
  },
];

/** Where the clause begins whose work it is: behind a mark, or a word that turns. Commas part the items of a list. */
const opening = fewRanges(
  /[.;:!?\n\r]\s*|,? (?:but|while|whereas|aber|während) |, (?:and|und) |(?<=(?:^|[\s,])(?:ge\p{Ll}{2,20}(?:t|en)|\p{Ll}{2,20}(?:ge\p{Ll}{2,12}(?:t|en)|iert))), /giu,
);
const own = fewRanges(/(?<!\p{L})(?:I|my|ich|mein\p{L}{0,2})(?!\p{L})|(?<!\p{L})(?:which|that|who|die|das) $/iu);
/** A clause is no longer than this. */
const longest = 240;

/** The stretches of a resume that tell of work which others do. Linear in its length. */
export function* othersWork(text: string): Generator<[start: number, end: number]> {
  const found = done.flatMap(({ hint, pattern }) => (hint.test(text) ? allMatches(text, pattern) : []));
  for (const { 0: work, index } of found) {
    const before = text.slice(Math.max(0, index - longest), index);
    const start = Math.max(0, ...allMatches(before, opening).map(({ 0: mark, index: at }) => at + mark.length));
    const subject = before.slice(start);
    if (!/\p{L}/u.test(subject) || own.test(subject)) continue;
    yield [index - before.length + start, index + work.length];
  }
}
