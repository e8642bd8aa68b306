import { fewRanges } from '../few-ranges.ts';
import { wordSet } from '../word-set.ts';
import { irregularLengths, irregularStems } from './german-irregular.ts';
import type { SentenceLemmas, WordRoots } from './word-roots.ts';

/**
 * The root of a German word, given as a lemma: the same for the inflections of a verb or noun and for what endings make of it
 * ("Reinigung", "reinigen", "Reiniger"); umlauts are plain letters. It need not be a word, only something to compare.
 */
export function germanRoot(lemma: string): string {
  if (lemma.length > longest) return lemma;
  const remembered = known.get(lemma);
  if (remembered !== undefined) return remembered;
  if (known.size === mostRemembered) known.clear();
  const root = settled(withoutEndings(withoutUmlauts(lemma)));
  known.set(lemma, root);
  return root;
}

/** A longer run of letters is no word, and the time for one grows with the square of its length. */
const longest = 60;

/** Texts repeat their words, and a name, a phrasing and a verb's parts each ask for the root of the same one. */
const known = new Map<string, string>();
/** Those of some hundred texts. */
const mostRemembered = 20_000;

/**
 * Lemmas have two letters for an umlaut; "bauen", "neue" and "quer" have none. Some words are told apart by it alone: who counts ("zählen") does
 * not pay, who supports ("fördern") does not demand, and who presses or deceives does not print or exchange.
 */
function withoutUmlauts(lemma: string): string {
  return lemma.replace(
    /(?<!z(?=aehl)|f(?=oerder)|t(?=aeusch))([ao])e|(?<![aeq]|dr(?=ueck))ue/g,
    (_, vowel: string | undefined) => vowel ?? 'u',
  );
}

/**
 * What inflection and derivation put behind a root, and how many letters they leave at least. "Kasse" keeps its second s, and
 * "Zahlungserinnerung" the one between its parts; who is thorough ("gründlich") has no "Grundlagen".
 */
const ending =
  /(?<=.{3})(?:en|e|ung)$|(?<=.{5})ier(?:en)?$|(?<=.{4})(?:innen|(?<=[rdhgt])in|keit|heit|(?<!st)ation|atur|eur|ator|(?<!grund)lich|isch|er|em|n|(?<!s|[hk]eit|ung|ion)s|t)$/;

function withoutEndings(word: string): string {
  let root = word;
  for (let shorter = root.replace(ending, ''); shorter !== root; shorter = root.replace(ending, '')) root = shorter;
  return root;
}

/** Parts of verbs that may stand apart ("führe ... durch"), and those that do not. */
const separable: ReadonlySet<string> = new Set(
  'ab an auf aus bei durch ein fest frei her hin hoch los mit nach nieder statt teil um unter vor weg weiter zu zurueck zuruck zusammen wieder bereit instand sicher sauber'.split(
    ' ',
  ),
);
const inseparable: ReadonlySet<string> = wordSet('be ge er ver zer ent emp miss vorbe uber');

/** What makes another verb of the one behind it: who unpacked has not packed. Other separable parts are words of their own. */
const otherVerb =
  /^(?:ab|an|auf|aus|bei|durch|ein|her|hin|los|mit|nach|nieder|um|unter|vor|weg|weiter|zu|zuruck|zusammen|uber|wieder|be|er|ver|zer|ent|emp|miss)(?:ge|zu)?$/;

/** A strong verb's stem as that of its infinitive, also behind a prefix: "annahm" is "annehm". */
function settled(root: string): string {
  for (let length = irregularLengths.from; length <= Math.min(irregularLengths.to, root.length); length += 1) {
    const stem = irregularStems.get(root.slice(-length));
    if (stem === undefined) continue;
    const prefix = root.slice(0, -length);
    if (prefix === '' || separable.has(prefix) || inseparable.has(prefix)) return prefix + stem;
  }
  return root;
}

/** The shortest part of a compound, and how many letters stand behind and before it at least: "Banane" has no "Bann". */
const shortest = { part: 4, behind: 4, before: 3 } as const;

/** Every listed root that a word is of: its own, that of its infinitive ("durchgeführt", "durchzuführen"), those of its parts. */
function rootsIn(lemma: string, isListed: (root: string) => boolean): string[] {
  const root = germanRoot(lemma);
  if (lemma.length > longest) return isListed(root) ? [root] : [];
  const roots = new Set([root, ...infinitivesOf(root)]);
  const plain = withoutUmlauts(lemma);
  for (let length = shortest.part; length <= plain.length - shortest.behind; length += 1)
    roots.add(settled(plain.slice(0, length)));
  for (let from = shortest.before; from <= root.length - shortest.part; from += 1)
    if (!otherVerb.test(root.slice(0, from))) roots.add(settled(root.slice(from)));
  return [...roots].filter(isListed);
}

const participle = fewRanges(/^(?:(\p{L}+?)(?:ge|zu)|ge)(\p{L}{3,})$/u);

function infinitivesOf(root: string): string[] {
  const [, prefix, stem] = participle.exec(root) ?? [];
  if (stem === undefined || (prefix !== undefined && !separable.has(prefix))) return [];
  return [settled((prefix ?? '') + stem)];
}

/** How many words before its last part a verb may stand. */
const apart = 14;

/** Behind these a preposition begins a phrase: "durch das Haus". */
const determiner = /^(?:der|die|das|den|dem|des|eine?[nmrs]?|unsere?[nmrs]?|ihre?[nmrs]?|seine?[nmrs]?|meine?[nmrs]?)$/;

/** "Führe Inventuren durch" has the root of "durchführen" at its last word. */
function* rootsApart({ lemmas, sentenceOf, counts }: SentenceLemmas, isListed: (root: string) => boolean) {
  for (const [at, part] of lemmas.entries()) {
    const isPhrase = sentenceOf[at + 1] === sentenceOf[at] && determiner.test(lemmas[at + 1] ?? '');
    if (!separable.has(part) || isPhrase || !counts(at)) continue;
    const prefix = withoutUmlauts(part);
    for (let verb = at - 1; verb >= Math.max(0, at - apart) && sentenceOf[verb] === sentenceOf[at]; verb -= 1) {
      const root = prefix + germanRoot(lemmas[verb] ?? '');
      if (isListed(root) && counts(verb)) yield { at, root };
    }
  }
}

/** How German words are compared. */
export const germanRoots: WordRoots = {
  rootOf: germanRoot,
  rootsIn,
  nameWord: germanRoot,
  familyOf: (root) => root,
  rootsApart,
};
