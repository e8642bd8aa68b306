import type { Term } from '../../lexicon/lexicon.ts';
import { tokenise } from '../../text/tokenise.ts';

const remembered = new WeakMap<readonly string[], readonly (readonly string[])[]>();

/**
 * The words of each name of a listed term, as lemmas: whichever name a resume writes, it says the same. A tool says only its shortest name: "Maven"
 * says nothing of Apache.
 */
export function wordsOfNames({ names, kind }: Pick<Term, 'names' | 'kind'>): readonly (readonly string[])[] {
  const known = remembered.get(names);
  if (known) return known;
  const all = names.map((name) => tokenise(name).map(({ lemma }) => lemma));
  const shortest = all.reduce((short, each) => (each.length < short.length ? each : short));
  const words = kind === 'tool' ? [shortest] : all;
  remembered.set(names, words);
  return words;
}

/** Whether a listed term has other names than the one that is written. Those of a licence may be of another class: a CDL is no class A CDL. */
export function hasOtherNames({ trusted, kind, names }: Pick<Term, 'trusted' | 'kind' | 'names'>): boolean {
  return trusted && kind !== 'licence' && names.length > 1;
}
