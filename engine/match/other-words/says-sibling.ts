import type { ConceptIndex, Family } from '../../concepts/concept-index.ts';
import { verbBase } from '../../extract/words/verbs.ts';
import type { ResumeText } from '../index-resume.ts';
import { wordsOf } from './told-words.ts';

/** Words `from` to before `to` of a resume that show a concept in other words, and the phrasing that they fill; none where words of several do. */
export interface MeantPlace {
  place: [from: number, to: number];
  phrasing: number | undefined;
}

/** So many words on either side may name the thing itself as well. */
const reach = 12;

/**
 * Whether a place names another of the things among which a phrasing has the asked one: where `[motor|contactor] change` shows motor controls,
 * whoever changed motors has shown no contactors.
 *
 * @param key the words of what is asked for, as lemmas
 */
export function saysSibling(key: string, resume: ResumeText, index: ConceptIndex): (place: MeantPlace) => boolean {
  const { families = [] } = wordsOf(resume, index);
  // What is done with things is another matter: "hang" and "fix" are one.
  const things = key.split(' ').filter((word) => verbBase(word) !== word);
  const own = rootsOf(things, index);
  return ({ place: [from, to], phrasing }) => {
    if (phrasing === undefined || own.size === 0) return false;
    const isNear = (_: Family, at: number) =>
      resume.sentenceOf[from] === resume.sentenceOf[Math.max(0, from - reach) + at];
    const said = new Set(
      families
        .slice(Math.max(0, from - reach), to + reach)
        .filter(isNear)
        .flat(),
    );
    const isReplaced = (options: Family) =>
      options.some((root) => own.has(root)) && !options.some((root) => own.has(root) && said.has(root));
    return index.patternOf(phrasing).places.some(isReplaced);
  };
}

function rootsOf(lemmas: readonly string[], index: ConceptIndex): Set<number> {
  return new Set(index.familiesOf({ lemmas, sentenceOf: lemmas.map(() => 0), counts: () => true }).flat());
}
