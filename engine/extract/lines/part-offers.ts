import { allMatches } from '../../text/all-matches.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { countGiven } from '../unasked/given-lists.ts';

/** Longer lines are whole postings pasted as one. */
const longestLine = 2_000;

/** One thing that may be given may be work: "paid social", "dental". */
const fewestGiven = 2;

/** Who offers and how. */
const offers = fewRanges(
  /(?<!\p{L})(?:we (?:can |also |will )?(?:offer|provide|give|pay)|(?:on|the) offer|offers?(?: an?|:)|you(?:['’]ll| will)? (?:get|receive|enjoy)|what you get|(?:is|are) provided|in (?:return|exchange)|benefits|package|(?:wir|dir|ihnen) (?:bieten|zahlen)|bieten wir|geboten|angebot|erwarten (?:dich|sie)|(?:sie|du) (?:erhalten|erhältst|bekommst|bekommen)|(?:bekommst|erhältst) du|freuen sie sich|freu dich)(?!\p{L})/iu,
);

/** What joins a clause to the one before. */
const joins = `(?:(?:and|but|while|so|yet|und|aber|doch|während) )?`;
const inReturn = `(?:(?:in (?:return|exchange)|for (?:this|that|which)|from you|ideally|also|additionally|dafür|hierfür|im gegenzug|dazu|hierzu|dabei|au(?:ß|ss)erdem|zudem|ferner|zusätzlich|idealerweise|darüber hinaus|von (?:dir|ihnen)),?:? )?`;
/** With these words a clause begins to ask. */
const asks = [
  String.raw`(?:you|(?:(?:ideal|qualified|successful|all) )?(?:candidates|applicants))(?:['’]ll| will| would| do)? (?:also )?(?:need(?! not)|bring|must|should|require|hold|know|have(?! (?:\d|every|access|the (?:chance|option|opportunity))))`,
  `we (?:do )?(?:ask|need|expect|require|want|seek)|we(?:['’]re| are) looking for|what (?:we|you) (?:ask|need|want|expect|bring)|do need|asks? for|you:`,
  `(?:bringen|brauchen|benötigen|haben|kennen|beherrschen) sie|(?:bringst|brauchst|benötigst|hast|kennst|beherrschst) du`,
  `sie (?:bringen|brauchen|benötigen|haben|verfügen|besitzen|kennen|beherrschen)|du (?:bringst|brauchst|benötigst|hast|verfügst|besitzt|kennst|beherrschst)`,
  `wir (?:erwarten|suchen|brauchen|setzen)|erwarten (?:aber|jedoch|dafür|wir|von)|gefragt (?:ist|sind)|vorausgesetzt|(?:dein|ihr) part`,
].join('|');
/** With these it begins to offer. */
const gives = `we (?:can |also |will )?(?:offer|provide|give|pay|bring)|wir (?:bieten|zahlen)|bieten wir|zahlen wir`;

/** The space in front of a clause that asks, and of one that offers behind one that asks. */
const turn = fewRanges(
  new RegExp(String.raw`\s(?=${joins}${inReturn}(?:(?<asking>${asks})|${gives})(?!\p{L}))`, 'giu'),
);
const asking = fewRanges(new RegExp(String.raw`(?<!\p{L})(?:${asks})(?!\p{L})`, 'iu'));
/** What stands in front of a new clause, unless the sentence begins so that it follows without a mark. */
const mark = /[.,;:!?)–—-]$/u;
const leadsOn = fewRanges(
  /^\s*(?:in (?:return|exchange)|for|along(?:side| with)|besides|in addition to|neben|für|zusätzlich zu)(?!\p{L})/iu,
);
/** A clause goes to here. */
const clauseEnd = /[.;!?](?=\s|$)|$/u;

/**
 * A text in which what a paragraph asks stands in a line of its own, apart from what it offers: "We offer 28 days' leave; you bring a forklift licence". The
 * whole line would be taken for an offer. A space becomes the end of the line, so that every offset stays valid. Linear.
 */
export function partOffers(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.length <= longestLine && isOffer(line) ? partLine(line) : line))
    .join('\n');
}

function isOffer(text: string): boolean {
  return offers.test(text) || countGiven(text) >= fewestGiven;
}

function partLine(line: string): string {
  let parted = line;
  let from = 0;
  let isAsking = false;
  for (const { index, groups } of allMatches(line, turn)) {
    const asksNow = groups?.asking !== undefined;
    const before = line.slice(from, index);
    const clause = line.slice(index, index + line.slice(index).search(clauseEnd));
    const isApart = mark.test(before) || leadsOn.test(before);
    const isTurn = asksNow ? !isAsking && isOffer(before) : isAsking || (from === 0 && asking.test(before));
    if (!isApart || !isTurn || (asksNow && countGiven(clause) > 0)) continue;
    parted = `${parted.slice(0, index)}\n${parted.slice(index + 1)}`;
    [from, isAsking] = [index + 1, asksNow];
  }
  return parted;
}
