import { tokenise } from '../../engine/text/tokenise.ts';

/**
 * A thing that postings ask for, with the ways in which resumes say it. "Tyre fitting" is shown by "swapped and
 * balanced thirty wheels a day".
 */
export interface Concept {
  /** Names of the very thing as postings write them; the first is the canonical one. */
  names: readonly string[];
  /** Things of their own within it, each by its names: whoever names one shows the thing, but not the other parts, and the thing shows none of them. */
  parts: readonly (readonly string[])[];
  /** Names that only go with it, or are wider: they ask for it, and prove nothing. */
  loose: readonly string[];
  kind: ConceptKind;
  /** Ways to say it in other words. Licences and tools have none: only their names prove them. */
  phrasings: readonly Phrasing[];
  /** Products of the kind ("message broker": Kafka): naming one shows the kind. */
  products: readonly string[];
}

export type ConceptKind = 'skill' | 'tool' | 'licence';

/** Places that one sentence must fill in any order, each by one of its words. */
export type Phrasing = readonly (readonly string[])[];

/** All names of a concept, those of its parts and the loose ones too. */
export function allNames({ names, parts, loose }: Concept): string[] {
  return [...names, ...parts.flat(), ...loose];
}

const kindMark = / !(tool|licence)\b/;

/**
 * Reads one line of a list of concepts: names, phrasings, products. `[change|swap] [tyre|wheel]; balance wheel` are two
 * phrasings, the first with a choice of words. Parts stand behind ` / `, names that only go with it behind ` ? `.
 *
 *     tyre fitting, tire installation / wheel balancing ? tyres = [change|swap] [tyre|wheel]; balance wheel < Product; Other product
 */
export function readConcept(line: string): Concept {
  const mark = kindMark.exec(line)?.[1];
  const [said = '', products = ''] = splitAt(line.replace(kindMark, ''), ' < ');
  const [named = '', phrasings = ''] = splitAt(said, ' = ');
  const [things = '', loose = ''] = splitAt(named, ' ? ');
  const [names = '', ...parts] = things.split(' / ');
  return {
    names: listOf(names, ','),
    parts: parts.map((part) => listOf(part, ',')),
    loose: listOf(loose, ','),
    kind: mark === 'tool' || mark === 'licence' ? mark : 'skill',
    phrasings: listOf(phrasings, ';').flatMap(readPhrasing),
    products: listOf(products, ';'),
  };
}

function splitAt(text: string, mark: string): [string, string] {
  const place = text.indexOf(mark);
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + mark.length)];
}

function listOf(text: string, mark: string): string[] {
  return text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A choice may have options of several words ("[home study|form f]"): each makes a separate phrasing. */
function readPhrasing(phrasing: string): Phrasing[] {
  const places = [...phrasing.matchAll(/\[([^[\]]*)\]|[^\s[\]]+/g)].map(({ 0: word, 1: choice }) =>
    listOf((choice ?? word).toLowerCase(), '|'),
  );
  return places.reduce<Phrasing[]>(
    (begun, options) => {
      const ways = waysToFill(options);
      return begun.flatMap((before) => ways.map((way) => [...before, ...way])).slice(0, mostWays);
    },
    [[]],
  );
}

/** More than a handful of long options in several places would multiply needlessly. */
const mostWays = 24;

/** Single words fill one place together; the words of a longer option fill one place each. */
function waysToFill(options: readonly string[]): string[][][] {
  // As a resume's words are read: "a/b" is two words, and neither alone says it.
  const wordsOf = (option: string) => tokenise(option).map(({ surface }) => surface);
  const single = options.filter((option) => wordsOf(option).length === 1);
  const several = options.filter((option) => wordsOf(option).length > 1);
  return [...(single.length > 0 ? [[single]] : []), ...several.map((option) => wordsOf(option).map((word) => [word]))];
}
