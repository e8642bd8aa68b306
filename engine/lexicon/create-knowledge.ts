import type { Knowledge } from '../extract/terms/features.ts';
import { tokenise } from '../text/tokenise.ts';
import { aliases } from './aliases.ts';
import { fieldWeights } from './data/field-weights.generated.ts';
import { skillTerms, toolTerms } from './data/terms.generated.ts';
import { indexFields, weighFields } from './field-index.ts';
import { germanAliases } from './german.ts';
import { keyOf, Lexicon, type Term } from './lexicon.ts';

/** The lexicon of all sources and the index of the fields of work. Ours comes first, because the first owner keeps a name. */
export function createKnowledge(): Knowledge {
  const lexicon = new Lexicon();
  for (const kind of ['tool', 'skill', 'licence', 'soft', 'language'] as const)
    lexicon.addLines(kind, true, withGermanNames(aliases[kind], germanAliases[kind]));
  lexicon.addLines('tool', false, toolTerms);
  lexicon.addLines('skill', false, skillTerms);
  const fields = indexFields();
  const weights = weighFields(fields, fieldWeights);
  const longest = longestByFirst(fields.keys());
  const keysOfTerms = new Map<Term, readonly string[]>();
  return {
    lexicon,
    fieldsOf: (key) => fields.get(key),
    fieldWeightOf: (key) => weights.get(key) ?? 0,
    longestFieldKey: (lemma) => longest.get(lemma) ?? 0,
    fieldKeysOf: (term) => {
      const keys = keysOfTerms.get(term) ?? keysInNames(term, fields);
      keysOfTerms.set(term, keys);
      return keys;
    },
  };
}

const germanNames: ReadonlySet<string> = new Set(
  Object.values(germanAliases).flatMap((lines) => lines.split('\n').flatMap((line) => line.split('=').slice(1))),
);

function longestByFirst(keys: Iterable<string>): Map<string, number> {
  const longest = new Map<string, number>();
  for (const key of keys) {
    const words = key.split(' ');
    const first = words[0] ?? '';
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  }
  return longest;
}

/**
 * The keys of the fields of work in any name of a term. German names count only when no English one has a key: a term says no
 * more about its field because it has names in two languages.
 */
function keysInNames({ names }: Term, fields: ReadonlyMap<string, unknown>): string[] {
  const keys = new Set<string>();
  for (const name of names) {
    if (keys.size > 0 && germanNames.has(name)) break;
    const words = tokenise(name);
    for (let from = 0; from < words.length; from += 1) {
      for (let to = from + 1; to <= words.length; to += 1) {
        const key = keyOf(words, from, to);
        if (fields.has(key)) keys.add(key);
      }
    }
  }
  return [...keys];
}

/** Joins the two lists: German names of a term in both go into the line of its English names. */
function withGermanNames(english: string, german: string): string {
  const lines = new Map(english.split('\n').map((line) => [line.split('=', 1)[0], line]));
  for (const line of german.split('\n')) {
    const [canonical, ...names] = line.split('=');
    const known = lines.get(canonical);
    lines.set(canonical, known === undefined ? line : [known, ...names].join('='));
  }
  return [...lines.values()].join('\n');
}
