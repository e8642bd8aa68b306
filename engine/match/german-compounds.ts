import { onceFor } from '../text/cache/once-for.ts';
import { fewRanges } from '../text/few-ranges.ts';
import { germanRoot, germanRoots } from '../text/roots/german-root.ts';
import { wordSet } from '../text/word-set.ts';
import type { ResumeText } from './index-resume.ts';
import type { TermMatchResult } from './match-term.ts';

/** What stands between what is done and with what: "Empfang von Kunden", "Kontrolle des Wareneingangs". */
const ofWhat = wordSet('von vom der des unserer unseres unserem unseren aller eigener');

/** Every chosen number. */
const chosen = {
  /** Shorter halves are in too many words: "Arbeit" is no "Art-beit". */
  shortestHalf: 4,
  /** Longer runs of letters are no compound. */
  longest: 60,
  /** So many words may stand between a thing and what was done with it: "Fahrräder im Laden repariert". */
  between: 2,
} as const;

type Place = [from: number, to: number];

/**
 * Where a resume says a compound in its parts, or what is done with what as a compound: "Kundenempfang" is "Empfang von Kunden" and "Kunden empfangen",
 * and "Reparatur von Fahrrädern" is "Fahrradreparatur".
 *
 * @param words the words of what is asked for, as lemmas
 */
export function germanCompounds(words: readonly string[], resume: ResumeText): TermMatchResult[] {
  const [first = '', ...rest] = words;
  const { apart, done, compounds } = readParts(resume);
  if (rest.length === 0) {
    const halves = halvesOf(first);
    const at = (places: ReadonlyMap<string, Place[]>) => halves.flatMap((key) => places.get(key) ?? []);
    return ways(at(apart), at(done));
  }
  const thing = rest.filter((word) => !ofWhat.has(word));
  if (thing.length !== 1 || rest.length < 2) return [];
  const [deed, object] = [germanRoot(first), germanRoot(thing[0] ?? '')];
  const key = keyOf(object, deed);
  const joined = compounds
    .filter(({ root }) => root.startsWith(object.slice(0, chosen.shortestHalf)) && root.endsWith(deed))
    .filter(({ lemma }) => halvesOf(lemma).includes(key))
    .flatMap(({ places }) => places.map((place): Place => [place, place + 1]));
  return ways([...joined, ...(apart.get(key) ?? [])], done.get(key) ?? []);
}

function ways(named: Place[], meant: Place[]): TermMatchResult[] {
  const all: TermMatchResult[] = [
    { strength: 'named', places: named },
    { strength: 'meaning', places: meant },
  ];
  return all.filter(({ places }) => places.length > 0);
}

const keyOf = (thing: string, deed: string) => `${thing} ${deed}`;

/** A compound's halves by their roots, wherever it may be parted; with an s between them they are the same. */
function halvesOf(word: string): string[] {
  if (word.length > chosen.longest) return [];
  const halves: string[] = [];
  for (let at = chosen.shortestHalf; at <= word.length - chosen.shortestHalf; at += 1) {
    const [thing, deed] = [word.slice(0, at), germanRoot(word.slice(at))];
    if (deed.length < chosen.shortestHalf) continue;
    halves.push(keyOf(germanRoot(thing), deed));
    if (thing.endsWith('s')) halves.push(keyOf(germanRoot(thing.slice(0, -1)), deed));
  }
  return halves;
}

/** What a resume does with what, in the words of its sentences, and its long words, each once. */
const readParts = onceFor(({ tokens, negated, sentenceOf, text }: ResumeText) => {
  const apart = new Map<string, Place[]>();
  const done = new Map<string, Place[]>();
  for (const [at, token] of tokens.entries()) {
    if (negated[at] === 1 || !isNoun.test(token.surface)) continue;
    const [link, next, last] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]];
    // "Empfang der Kunden", "Betreuung der kleinen Gäste".
    const object = isNoun.test(next?.surface ?? '') ? at + 2 : isNoun.test(last?.surface ?? '') ? at + 3 : 0;
    if (link && ofWhat.has(link.lemma) && object > 0 && sentenceOf[object] === sentenceOf[at])
      addTo(apart, keyOf(germanRoot(tokens[object]?.lemma ?? ''), germanRoot(token.lemma)), [at, object + 1]);
    for (let verb = at + 1; verb <= at + 1 + chosen.between && sentenceOf[verb] === sentenceOf[at]; verb += 1) {
      const said = tokens[verb];
      if (said === undefined || /[,;:]/.test(text.slice(tokens[verb - 1]?.end ?? 0, said.start))) break;
      if (negated[verb] === 1 || !isVerb.test(said.surface)) continue;
      const roots = new Set<string>();
      germanRoots.rootsIn(said.lemma, (root) => root.length >= chosen.shortestHalf && Boolean(roots.add(root)));
      for (const root of roots) addTo(done, keyOf(germanRoot(token.lemma), root), [at, verb + 1]);
    }
  }
  // As they are written: a listed term has the lemmas of its other names as well.
  const written = new Map<string, number[]>();
  for (const [at, { lemma }] of tokens.entries())
    if (negated[at] === 0 && lemma.length >= 2 * chosen.shortestHalf) addTo(written, lemma, at);
  const compounds = [...written].map(([lemma, places]) => ({ lemma, root: germanRoot(lemma), places }));
  return { apart, done, compounds };
});

/** Pushed, not copied: a word may stand in a text ten thousand times. */
function addTo<Each>(lists: Map<string, Each[]>, key: string, each: Each): void {
  const known = lists.get(key);
  if (known) known.push(each);
  else lists.set(key, [each]);
}

const isNoun = fewRanges(/^\p{Lu}\p{Ll}{3,}/u);
/** "Empfangen", "repariert", "berate". */
const isVerb = fewRanges(/^\p{Ll}{3,}(?:t|en|e|te|ten|ert|st)$/u);
