import { allMatches } from '../../text/all-matches.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { isBulleted, lineAt, type Sentence } from '../../text/lines.ts';
import type { OutlinedPosting, PostingText } from '../read-posting.ts';
import { tellsOfEmployer } from './company-prose.ts';
import { tellsInGerman } from './german-company-prose.ts';
import { unaskedIn } from './unasked.ts';

/** Labels of what is given and of the employer: what follows them may name tools that one will use. */
const toldBehind = [
  // What is given, behind its label
  `^(?:[-–•*·] ?)?(?:(?:our |the )?(?:perks|benefits)|what we offer|we offer|(?:what )?you(?:['’]ll| will)? (?:get|receive)|what(?:['’]s| is) in it for you|(?:the )?package|(?:pay|salary|compensation)|in return|wir bieten|(?:das )?(?:bekommst|erhältst) du|(?:du bekommst|du erhältst|sie erhalten)|unser angebot|unsere leistungen|vergütung)(?: (?:and|&|und) [a-zäöüß]{3,20})?: `,
  // The employer, behind its heading
  `^(?:about (?!you|the (?:job|role|position|post))|company (?:overview|profile|description)|who we are|über )[^:.]{0,40}: `,
];
/** What a sentence says of the law, of applying and of pay, however surely its words seem to ask. */
const plainAsides = [
  // The law
  `equal[- ]opportunit(?:y|ies)|\\beeo\\b(?!-\\d)|all qualified applicants|without regard to|regardless of (?:race|age|gender)|e-?verify|affirmative action`,
  `committed to (?:safeguarding|employment equity|equal|equality|diversity|inclusion|creating an? (?:diverse|inclusive))|exempt from the rehabilitation|subject to the rehabilitation`,
  `(?:accommodations?|adjustments?) (?:are|is|can be|will be) (?:available|made|provided|offered)|encourages? applications from|applications (?:are )?(?:welcome|invited) from`,
  `schwerbehinderte?n? (?:menschen|bewerb)|gleicher eignung|unabhängig von (?:geschlecht|alter|herkunft|nationalität)|allgemeine gleichbehandlung`,
  // Applying
  `never (?:charges?|asks?) (?:any |for )?(?:candidate|applicant|fee|money)|does not charge|charges? no fee|fake (?:offers?|job)|beware of`,
  `cvs? alone|online searches|unsolicited|(?:calls?|approaches) from (?:recruit|agenc)|no (?:recruitment )?agencies|recruitment agencies|thank all applicants|only (?:those|candidates|applicants|shortlisted)[^.]{0,40}(?:contacted|interview)`,
  `artificial intelligence is not used|\\bai is not used|closing date|aadhaa?r|\\bpan (?:card|no)\\b|salary slips?|walk[- ]in (?:between|date|time|drive|interview)|rounds? of interview|interview rounds?|(?:current|expected) ctc|notice period|refer (?:a|your) friend|send (?:us )?(?:a|your) (?:cv|resume|résumé)\\b|(?:share|send|submit|forward) (?:their |an? |your )?(?:updated )?(?:cv|resume|résumé)`,
  `bewerbung (?:bitte )?(?:an|per|über|unter)\\b|bewirb dich|bewerben sie sich|ihre (?:bewerbungs)?unterlagen|bewerbungs(?:verfahren|unterlagen|frist)|(?:reise|fahrt)kosten (?:zum|für|im)|freuen uns (?:auf|über) (?:(?:ihre|deine|alle|jede) )?(?:aussagekräftige )?bewerbung|auf (?:ihre|deine) bewerbung|lebenslauf an\\b`,
  `^(?:(?:please )?(?:apply (?:today|now|online|via|by|at|here|through)|(?:e-?mail|call|ring|text|ping|whatsapp) (?:us|your|our|me|\\p{Lu}))|contact \\S+ (?:on|at|for)|for (?:more|further) (?:information|details))`,
  `^(?:neugierig|interessiert|interesse)?\\??\\s?(?:dann )?(?:melde dich|melden sie sich|ruf(?:en sie)? (?:uns )?(?:einfach )?an|schreib(?:en sie)? uns)`,
  `^(?:(?:our |the )?(?:selection|hiring|interview|recruitment|application|shortlisting) (?:process|procedure|steps?|rounds?|stages?)|(?:next )?steps|(?:der |so läuft der )?bewerbungsprozess|nächste[rn]? schritte?): `,
  // Pay
  `^[^:.]{3,40}: (?:up to |from )?[$£€₹] ?\\d[\\d.,]{0,8} ?(?:k(?![a-z])|(?:-|–|to) ?[$£€₹]? ?\\d)`,
  `[$£€] ?\\d[\\d.,]{0,8}k?(?: ?(?:to|-|–|and) ?[$£€]? ?\\d[\\d.,]{0,8}k?)? ?(?:an hour|per hour|/ ?(?:hour|hr)|per annum|a year|per year|a month|per month|a week)`,
  `401 ?\\(?k\\)?|\\besop\\b|\\bgas card|take-home truck|paid (?:time off|holidays|vacation)|urlaubsgeld|weihnachtsgeld|\\d{1,2} (?:tage urlaub|urlaubstage)|jobticket|jobrad|altersvorsorge|personalrabatt|mitarbeiterrabatt|tiefgarage|euro (?:pro stunde|brutto|im monat|monatlich)|\\d{1,2} gehälter|bezahlung nach|nach tarif\\b|1[34]\\. (?:monats)?gehalt|mediclaim|\\bctc\\b|\\blpa\\b|lakhs? per annum|\\d{1,2} (?:extra )?days['’]? (?:of )?(?:annual |paid |wellbeing )?leave`,
];
/** A German paragraph that begins so tells to its end of what is given: "Was du kriegst: EUR 2.650 netto. Zimmer mit WLAN." */
const givenLabel =
  /^(?:[-–•*·] ?)?(?:was (?:du|sie) (?:bei uns |von uns |dafür )?(?:kriegst|kriegen|bekommst|bekommen|erhältst|erhalten)|(?:das )?(?:bekommst|kriegst|erhältst) du(?: bei uns| von uns)?|wir bieten(?: dir| ihnen)?|unser angebot|das bieten wir(?: dir| ihnen)?): /iu;
const toldAside = new RegExp(toldBehind.join('|'), 'i');
const plainAside = fewRanges(new RegExp(plainAsides.join('|'), 'iu'));

/** Longer lines are whole postings pasted as one. */
const longestLine = 2_000;
/** In a line that asks this surely, "we" tells of the work. */
const surelyAsks = 0.75;
/** A sentence with one of these words, behind a label, asks whatever else it says. */
const asksAnyway = fewRanges(
  /(?<!\p{L})(?:you(?:['’]ll| will| must)|must|required|(?<!depending on )experience|would be|bonus|helpful|desirable|ideally|a plus|erfahrung|kenntnisse|vorteil|wünschenswert)(?!\p{L})/iu,
);

/** What the words of a posting may be besides asked for; 0 when they are neither. */
export const asideMarks = {
  /** They tell of the employer or what is given. A tool among them is asked for nevertheless: "we use React and Node". */
  told: 1,
  /** They tell of the law, of applying or of the pay, of what nobody needs, or whom one reports to. */
  unasked: 2,
} as const;

/**
 * Marks the words of a posting's sentences that tell of the employer, the law, how to apply or the pay, in lines that otherwise ask, and
 * those of what is not needed. What they name is asked of nobody, and whoever copies them shows nothing. Linear in the length.
 */
export function markAsides(posting: OutlinedPosting, asks: ArrayLike<number>, names: ReadonlySet<string>): Uint8Array {
  const { lines, tokens, firstOf } = posting;
  const marks = new Uint8Array(tokens.length);
  let last: number | undefined;
  let given: number | undefined;
  for (const [index, line] of lines.entries()) {
    const { content, start } = line;
    if (index === 0 || content.length > longestLine) continue;
    const end = firstOf[index + 1] ?? 0;
    const isSure = (asks[index] ?? 0) > surelyAsks;
    let from = firstOf[index] ?? 0;
    // "Perks: $30 an hour; a gym; NVQ courses": behind a semicolon the sentence goes on.
    const begun = goesOn(lines[index - 1], line) ? last : undefined;
    last = undefined;
    const isGiven =
      posting.language.code === 'de' &&
      (givenLabel.test(content) || (line.partOf !== undefined && line.partOf === given));
    if (isGiven) given = line.partOf;
    for (const [sentence, at] of sentencesOf(content)) {
      let to = from;
      while (to < end && (tokens[to]?.start ?? 0) < start + at + sentence.length) to += 1;
      const mark = markOf(sentence, isGiven ? asideMarks.told : begun);
      last = mark;
      if (mark !== undefined) marks.fill(mark, from, to);
      else if ((!isSure && tells(sentence, to - from, names)) || tellsInGerman(sentence, to - from, posting))
        marks.fill(asideMarks.told, from, to);
      for (const part of unaskedIn(sentence)) markPart(marks, tokens, { from, to }, start + at, part);
      from = to;
    }
  }
  return marks;
}

/** Whether the posting says of the words at `offset`, in characters, that nobody needs them. By bisection. */
export function isUnasked({ tokens, asides }: Pick<PostingText, 'tokens' | 'asides'>, offset: number): boolean {
  return asides[lineAt(tokens, offset)] === asideMarks.unasked;
}

/** Marks the words `from` to before `to` that are in the part of the sentence that begins at `offset`. */
function markPart(
  marks: Uint8Array,
  tokens: OutlinedPosting['tokens'],
  { from, to }: { from: number; to: number },
  offset: number,
  part: { start: number; end: number },
): void {
  for (let index = from; index < to; index += 1) {
    const { start = 0, end = 0 } = tokens[index] ?? {};
    if (start >= offset + part.start && end <= offset + part.end) marks[index] = asideMarks.unasked;
  }
}

/** How a whole sentence is marked by its words alone, or as its beginning is; undefined when they say nothing. */
function markOf(sentence: string, begun: number | undefined): number | undefined {
  if (asksAnyway.test(sentence.replace(toldAside, ''))) return undefined;
  if (plainAside.test(sentence)) return asideMarks.unasked;
  return toldAside.test(sentence) ? asideMarks.told : begun;
}

/** Whether a part of a long line is more of the sentence above it. */
function goesOn(above: Sentence | undefined, { partOf }: Sentence): boolean {
  return partOf !== undefined && above?.partOf === partOf && above.content.endsWith(';');
}

function tells(sentence: string, words: number, names: ReadonlySet<string>): boolean {
  return !isBulleted(sentence) && tellsOfEmployer(sentence, words, names);
}

/** "Staplerschein? Kein Problem" is one statement. A number of two digits before a full stop is an ordinal in German: "13. Gehalt". */
export function* sentencesOf(content: string): Generator<[sentence: string, at: number]> {
  let from = 0;
  for (const { 0: mark, index } of allMatches(
    content,
    /(?<=[\p{L}\d)][\p{L}\d)])(?<!(?:^|\s)\d\d)[.!?](?=\s+(?!Nicht schlimm|Kein Problem|Macht nichts)[\p{Lu}\d$£€])/gu,
  )) {
    const to = index + mark.length;
    yield [content.slice(from, to).trimStart(), to - content.slice(from, to).trimStart().length];
    from = to;
  }
  const rest = content.slice(from).trimStart();
  yield [rest, content.length - rest.length];
}
