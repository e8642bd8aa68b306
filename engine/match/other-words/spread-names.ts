import { type ConceptNames, loose, type NamedConcept } from '../../concepts/concept-names.ts';
import { firstFrom } from '../../text/first-from.ts';
import type { ResumeText } from '../index-resume.ts';

/** Words that names have between the others, and resumes leave out. */
const small = 'a an the of in and for with to on at as im in der die das für fuer als zum zur und nach mit bei'.split(
  ' ',
);
/** Of a name with fewer words each may stand in a line by chance: a "licensed practical nurse, registered" is no registered nurse. */
const fewestWords = 3;

interface SpreadName extends NamedConcept {
  from: number;
  to: number;
}

/**
 * Names of the wanted credentials all of whose words stand in one line of a resume's credentials, in any order: "Diploma in Barbering, VTCT, Level 3"
 * has the Level 3 Diploma in Barbering.
 */
export function findSpreadNames(
  names: ConceptNames,
  resume: Pick<ResumeText, 'resume' | 'tokens' | 'negated'>,
  numbers: Uint16Array,
  wanted: ReadonlySet<number>,
): SpreadName[] {
  const smallOnes = new Set(small.map((word) => names.numberOf.get(word) ?? 0));
  const lines = placesByWord(resume, numbers);
  return [...wanted]
    .filter((concept) => names.isCredential(concept))
    .flatMap((concept) => {
      const [first = 0, end = 0] = [names.firstOf[concept], names.firstOf[concept + 1]];
      return Array.from({ length: end - first }, (_, at) => first + at).flatMap((name) => {
        const words = [...names.wordsOf(name)].filter((word) => !smallOnes.has(word));
        if (words.length < fewestWords) return [];
        const own = [...names.conceptsOf(name, false), ...names.conceptsOf(name, true)];
        const said = own.find((each) => each.concept === concept && each.part !== loose);
        return said === undefined ? [] : lines.flatMap((line) => placeIn(line, words, said));
      });
    });
}

/** Of each line of credentials or schooling the first place of each word that counts. */
function placesByWord(
  { resume, tokens, negated }: Pick<ResumeText, 'resume' | 'tokens' | 'negated'>,
  numbers: Uint16Array,
): Map<number, number>[] {
  return resume.lines
    .filter(({ section, role }) => section === 'credentials' || section === 'education' || role === 'credential')
    .map(({ start, end }) => {
      const places = new Map<number, number>();
      const [from, to] = [firstFrom(tokens, start), firstFrom(tokens, end)];
      for (let at = to - 1; at >= from; at -= 1) if (negated[at] === 0) places.set(numbers[at] ?? 0, at);
      return places;
    });
}

function placeIn(line: ReadonlyMap<number, number>, words: readonly number[], said: NamedConcept): SpreadName[] {
  const places = words.flatMap((word) => line.get(word) ?? []);
  return places.length < words.length ? [] : [{ ...said, from: Math.min(...places), to: Math.max(...places) + 1 }];
}
