import { beginsWithDigit } from '../../text/begins-with-digit.ts';
import type { Token } from '../../text/tokenise.ts';
import type { PostingText } from '../read-posting.ts';
import { germanActions, germanPlainNouns } from '../words/chunk-words.ts';
import type { Chunk, Run } from './chunks.ts';

/** Longer names are a sentence. */
const mostWords = 4;

/** One to four capitalised words, after a relational adjective ("hydraulischer Abgleich"), or what is done with what ("Prüfung von Rechnungen"). */
export function germanChunks({ tokens, text, lineOf }: PostingText, run: Run): Chunk[] {
  const chunks: Chunk[] = [];
  const surface = (index: number) => tokens[index]?.surface ?? '';
  const lower = (index: number) => tokens[index]?.lower ?? '';
  const isName = (index: number) =>
    index < run.to && (/^\p{Lu}/u.test(surface(index)) || beginsWithDigit(surface(index)) || isLink(index));
  // "Mise en place", "Chef de Partie"
  const isLink = (index: number) =>
    index > run.from && index + 1 < run.to && /^(?:en|de|à|la)$/.test(surface(index)) && !tokens[index + 1]?.opens;
  const isLinked = (index: number) => index > run.from && isLink(index - 1) && index < run.to;
  // "À-la-carte-Geschäft"
  const isHyphened = (index: number) => {
    const end = tokens[index - 1]?.end ?? 0;
    return index < run.to && tokens[index]?.start === end + 1 && text.charAt(end) === '-';
  };
  const add = (from: number, to: number, joined: boolean) =>
    chunks.push({ from, to, afterVerb: false, withVerb: false, joined });
  for (let from = run.from; from < run.to; from += 1) {
    // "5-Achs-Fräsmaschinen" begin with their number.
    if (!isName(from) || (beginsWithDigit(surface(from)) && !isHyphened(from + 1))) continue;
    let to = from + 1;
    while ((isName(to) || isHyphened(to) || isLinked(to)) && to - from < mostWords) to += 1;
    let [first, last] = [from, to];
    // The "8" of "Dienstplanung 8 Wochen im Voraus" belongs to what follows.
    if (last - first > 1 && /^\d+$/.test(lower(last - 1)) && last < run.to) last -= 1;
    while (first < last && germanPlainNouns.has(lower(first))) first += 1;
    while (last > first && germanPlainNouns.has(lower(last - 1))) last -= 1;
    // "Technisches Verständnis", "Soziale Arbeit": an adjective alone names nothing.
    if (last - first === 1 && last < to && isDescribing(lower(first))) last += 1;
    const isLed = first === from && from > run.from && isDescribing(lower(from - 1));
    const object = germanActions.has(lower(to - 1)) ? endOfObject(tokens, lineOf, to) : to;
    if (object > to) add(to - 1, object, true);
    else if (first < last) add(isLed ? first - 1 : first, last, false);
    from = Math.max(to, object) - 1;
  }
  return chunks;
}

/** They say how often or how well, and nothing of what. */
const ofManner =
  /^(?:gelegentlich|regelmäßig|vollständig|ständig|täglich|jährlich|monatlich|wöchentlich|zusätzlich|möglich|wichtig|vielfältig|ganzheitlich|erfolgreich|eigenverantwortlich|gültig|langjährig|mehrjährig|notwendig|üblich|sonstig|jeweilig|künftig|vorherig|bisherig)e[nrsm]?$/;

function isDescribing(lower: string): boolean {
  return !ofManner.test(lower) && /(?:isch|lich|ell|iv|al|är|ig)(?:e[nrsm]?)$/.test(lower);
}

/** The end of what something is done with: "von Rechnungen", "der städtischen Brücken", "externer Ingenieurbüros". */
function endOfObject(tokens: readonly Token[], lineOf: Int32Array, from: number): number {
  let at = from;
  const follows = (index: number) => tokens[index]?.opens === false && lineOf[index] === lineOf[index - 1];
  if (follows(at) && /^(?:von|vom|der|des|unserer|aller)$/.test(tokens[at]?.surface ?? '')) at += 1;
  const first = at;
  while (at - first < 2 && follows(at) && /^\p{Ll}{3,}(?:e[rn])$/u.test(tokens[at]?.surface ?? '')) at += 1;
  const isNoun = follows(at) && /^\p{Lu}\p{L}{3,}/u.test(tokens[at]?.surface ?? '');
  // "Gewinnung neuer Kunden" names what "Gewinnung von Kunden" leaves open.
  const isPlain = at === first && germanPlainNouns.has(tokens[at]?.lower ?? '');
  return isNoun && at > from && !isPlain ? at + 1 : from;
}
