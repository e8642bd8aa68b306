import { type Case, spanOfWords } from '../../lines/claim.ts';
import { type Amount, isSameAmount } from '../../numbers/amounts.ts';
import type { Signal } from '../signals/signals.ts';
import type { Read } from './german-counted.ts';
import { framesOf, type Part } from './german-frames.ts';
import { isTied, type Word, wordsIn } from './german-words.ts';

/** The most numbers looked at in one line, and words between a number and what says of what or where it is. */
const most = 6;
const reach = 6;

/** "22 Fahrer im Fernverkehr" for "22 Fahrer im Betrieb": a number of the same things, elsewhere or of something else. */
export function germanPlaceSignals({ line, improved, original, sources }: Case): Signal[] {
  const source = sources.lines[0];
  if (source === undefined) return [];
  const own: Read = { document: improved, line, words: wordsIn(improved, line) };
  const old: Read = { document: original, line: source, words: wordsIn(original, source) };
  const oldAmounts = source.amounts.slice(0, most);
  return line.amounts.slice(0, most).flatMap((amount): Signal[] => {
    const [was, ...more] = oldAmounts.filter((other) => isSameAmount(other, amount));
    if (was === undefined || more.length > 0 || amount.unit === 'year') return [];
    const [is, had] = [phraseBehind(own, amount), phraseBehind(old, was)];
    // Another thing is counted: that is asked about as such.
    if (is === undefined || had === undefined || !isTied(is.thing, had.thing)) return [];
    if (is.places.some(({ word }) => had.places.some((other) => isTied(word, other.word)))) return [];
    const [place, before] = [is.places[0], had.places[0]];
    if (place === undefined || before === undefined) return [];
    const others = oldAmounts.flatMap((other) => (other === was ? [] : wordsBehind(phraseBehind(old, other))));
    const isThere = old.words.some((word) => isTied(word, place.word));
    const stays = own.words.some((word) => isTied(word, before.word));
    return [
      {
        about: 'amount',
        span: spanOfWords(improved, amount.from, amount.to),
        features: [
          'place',
          isThere ? 'place of the source' : 'place new',
          stays ? 'place, old stays' : 'place, old gone',
          `place ${isThere ? 'of the source' : 'new'}, old ${stays ? 'stays' : 'gone'}`,
          ...(place.lead === before.lead ? ['place, same lead'] : []),
          ...(others.some((word) => isTied(word, place.word)) ? ['place of another number'] : []),
        ],
      },
    ];
  });
}

function wordsBehind(phrase: ReturnType<typeof phraseBehind>): Word[] {
  return phrase ? [phrase.thing, ...phrase.places.map(({ word }) => word)] : [];
}

/** What a number counts and the nouns that follow in its clause: "acht [Jahre] im [Schiffbau]". */
function phraseBehind(read: Read, { to }: Amount): { thing: Word; places: readonly Part[] } | undefined {
  const { document, line, words } = read;
  const near = framesOf(document, line, words).parts.filter(
    ({ word }) => word.index >= to && word.index < to + reach && !isCut(read, to, word.index),
  );
  const [first, ...places] = near;
  return first === undefined ? undefined : { thing: first.word, places };
}

/** Whether a comma, a bracket or another number stands between. */
function isCut({ document: { tokens, inAmount } }: Read, from: number, to: number): boolean {
  for (let index = from; index <= to; index += 1)
    if ((tokens[index]?.opens && index > from) || inAmount[index] === 1) return true;
  return false;
}
