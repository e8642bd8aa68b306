import { rememberWords } from '../../text/cache/remember-words.ts';
import { stem } from '../../text/roots/stem.ts';
import { germanSynonyms } from '../vocabulary/de/synonyms.ts';
import { formsOf, irregularWords, nounFormsOf } from '../vocabulary/en/inflect.ts';
import { respelled, spellings } from '../vocabulary/en/spellings.ts';
import { synonymSets } from '../vocabulary/en/synonyms.ts';
import { joinSets } from '../vocabulary/join-sets.ts';
import { linesOf } from '../vocabulary/read-table.ts';

const noun = /\.n$/;
const english = linesOf(synonymSets);
const isVerb = (word: string) => !noun.test(word);
const nounsAndVerbs = [...english.flat(), ...irregularWords];
const heads = joinSets([
  ...english.map((set) => set.map((word) => word.replace(noun, ''))),
  ...nounsAndVerbs.map((word) => (isVerb(word) ? formsOf(word) : nounFormsOf(word.replace(noun, '')))),
]);
/** The stem of every form of a word that has synonyms or odd forms: that of the first word of all its sets. */
const stemOf = new Map([...heads].map(([form, head]) => [form, shortStem(rootOf(head))]));
/** The verbs among them; words derived from them mean the same: "installer", but not "contractor". */
const verbs = new Set(nounsAndVerbs.filter(isVerb));

/** The stem a word is looked up by: "planned", "planning" and "plan" share one, and so do "grew" and "increased". */
export const foldWord = rememberWords(fold);

function fold(lemma: string): string {
  const known = stemOf.get(lemma);
  if (known !== undefined) return known;
  const folded = foldSpelling(lemma);
  const ofSpelling = stemOf.get(folded);
  if (ofSpelling !== undefined) return ofSpelling;
  const root = rootOf(folded);
  return (verbs.has(root) ? stemOf.get(root) : undefined) ?? shortStem(root);
}

/** American spelling: "organised" becomes "organized". */
function foldSpelling(word: string): string {
  if (word.length < 5 || !respelled.test(word)) return word;
  let folded = word;
  for (const [pattern, replacement] of spellings) folded = folded.replace(pattern, replacement);
  return folded;
}

function rootOf(word: string): string {
  const root = stem(word);
  const short = root.length === 5 ? root.replace(/(?:ed|er)$/, '') : root;
  return short.replace(/([bdfgmnprt])\1$/, '$1');
}

function shortStem(root: string): string {
  return root.length > 3 ? root.replace(/[ey]$/, '') : root;
}

/** Words that German spells in two ways, in the way that is kept. */
const germanSpellings: Readonly<Record<string, string>> = {
  aufwänd: 'aufwend',
  selbstständ: 'selbständ',
  photo: 'foto',
  graphi: 'grafi',
  potenti: 'potenzi',
  substanti: 'substanzi',
  essenti: 'essenzi',
  existenti: 'existenzi',
};

const germanStems = joinSets(linesOf(germanSynonyms).map((set) => set.map(germanRoot)));

/** The stem of a German word: "Betreuung", "versorgte" and "betreuen" share one; "Patientinnen" are "Patienten". */
export function foldGerman(lower: string): string {
  if (/köpfig/.test(lower)) return 'person';
  const root = germanRoot(lower);
  return germanStems.get(root) ?? root;
}

function germanRoot(lower: string): string {
  const root = lower
    .replaceAll('ß', 'ss')
    .replaceAll('-', '')
    .replace(
      /aufwänd|selbstständ|photo|graphi|(?:poten|substan|essen|existen)ti(?=[ae])/,
      (old) => germanSpellings[old] ?? old,
    )
    .replace(/(?:innen|in)$/, '')
    .replace(/(?:ungen|ung|eten|ete|ten|te|ern|en|er|es|em|e|t|s|n)$/, (end, at: number) => (at < 4 ? end : ''))
    .replace(/(?<=.{4})el$/, 'l');
  return root.length < 3 ? lower : root;
}
