import { isNounToo, verbBase } from '../../extract/words/verbs.ts';
import { isCapital } from '../../text/is-capital.ts';
import type { Token } from '../../text/tokenise.ts';
import { wordSet } from '../../text/word-set.ts';

/** Whoever a sentence with one of these tells of, it is not the person whose resume it is in. */
const others = wordSet(
  `you you'll you're you've you'd we we'll we're we've we'd they they'll they're they've there's it's that's everyone everybody nobody
  wir du dich dir euch man`,
);
/** Whose something is: not of a line that begins with a verb, as duties do. */
const belonging = wordSet(
  'your our us ours yours unser unsere unserem unseren unserer unseres uns dein deine deinen deinem deiner',
);
/** Verbs that are finite where they do not follow "to" and do not begin the sentence. */
const finite = wordSet(
  `is are was were am will would can could may might should must has have had does isn't aren't won't can't don't doesn't
  ist sind war waren wird werden wurde wurden hat haben kann können muss müssen sollte sollten darf dürfen gibt bietet steht stehen
  liegt gehört gehören macht bleibt zählt kommt zahlt sucht versorgt begleitet unterstützt beliefert`,
);
/** Those that are finite behind a comma or bracket as well: "Fernhill (Leeds) is", but "a card, must be valid". */
const being = wordSet('is are was were has ist sind war waren hat wird');
/** What these begin says more of a thing that the line names: "a ward that is busy". */
const joining = wordSet('that which who whom whose where when if what how because while as');
/** No noun stands right before one of these. */
const determiners = wordSet('the a an its their every each all more over about some any no');
const articles = wordSet('der die das den dem ein eine einen einem einer alle jede jeden viele');
/** German words that end like a verb and stand before an article. */
const noVerbs = wordSet('mit seit statt nicht fast samt damit erst jetzt selbst meist zuletzt somit');

/**
 * The word by which a sentence, the words `from` to before `to`, turns out to have a subject of its own; undefined for an item of a list
 * ("Dress wounds", "Wound care on two wards"). "You will", "our clinics" and "the clinic has" are no person's words of themselves.
 */
export function subjectOf(tokens: readonly Token[], from: number, to: number): number | undefined {
  const first = tokens[from];
  if (first === undefined) return undefined;
  const isDuty = verbBase(first.lower) !== undefined && !/(?:ed|^free)$/.test(first.lower);
  let isJoined = false;
  // Whether all words so far are a name's.
  let areNames = false;
  for (let index = from; index < to; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const { lower, surface, opens } = token;
    if (others.has(lower) || isAddress(surface, lower) || (!isDuty && isOurs(surface, lower))) return index;
    if (opens || index === from) isJoined = false;
    if (index > from && (joining.has(lower) || (opens && articles.has(lower)))) isJoined = true;
    if (index === from) areNames = isCapital(surface);
    if (index === from || isJoined || tokens[index - 1]?.lower === 'to') continue;
    if (finite.has(lower) && (!opens || being.has(lower))) return index;
    if (!isDuty && isTold(token, tokens[index + 1], areNames)) return index;
    areNames &&= isCapital(surface) && !opens;
  }
  return undefined;
}

/** Not the country. */
function isOurs(surface: string, lower: string): boolean {
  return belonging.has(lower) && surface !== 'US';
}

/** "Sie" and "I" are told by their capital. */
function isAddress(surface: string, lower: string): boolean {
  return surface === 'I' || (lower === 'sie' && isCapital(surface));
}

/** "Harbor Freight moves a million parcels", "Die Fuhrhaus AG beliefert die Region": no list names a thing so. */
function isTold({ lower, surface }: Token, next: Token | undefined, isBehindName: boolean): boolean {
  if (surface !== lower || next === undefined || next.opens) return false;
  if (lower.endsWith('t')) return lower.length > 3 && articles.has(next.lower) && !noVerbs.has(lower);
  if (!lower.endsWith('s')) return false;
  const base = verbBase(lower);
  // "Bills of lading" is a thing.
  return (
    base !== undefined && ((isBehindName && !isNounToo(base)) || determiners.has(next.lower) || /^\d/.test(next.lower))
  );
}
