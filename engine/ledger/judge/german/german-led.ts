import type { ResumeDocument, ResumeLine } from '../../lines/document.ts';
import { withoutUmlauts } from './german-stems.ts';

/** "Abteilungsleiterin", "Sammelplatzleitung": what is led, and by whom. */
const compound = /^(\p{L}{4,}?)(?:s|en|n|e)?(?:leiter|leiterin|leitung)$/u;
const leading = /^(?:leiter|leiterin|leitung|leite[nt]?|leitete|geleitet)$/u;
const others = /^(?:d[eiam][rsnme]|unsere[rmns]?|meine[rmns]?|eine[rmns]?|beim|vom|zum|zur)$/;
/** What is led stands this near to the word for it. */
const reach = 4;

/** "Leiterin der Abteilung" of who is "Abteilungsleiterin": the same thing is led, by the same person. */
export function leadsTheSame(
  improved: ResumeDocument,
  line: ResumeLine,
  index: number,
  original: ResumeDocument,
  sources: readonly ResumeLine[],
): boolean {
  if (!leading.test(improved.tokens[index]?.lower ?? '')) return false;
  const near = improved.tokens
    .slice(Math.max(line.from, index - reach), Math.min(line.to, index + reach + 1))
    .filter(({ surface }) => /^\p{Lu}/u.test(surface))
    .map(({ lower }) => withoutUmlauts(lower));
  return sources.some((source) =>
    original.tokens.slice(source.from, source.to).some(({ lower }, at) => {
      const thing = withoutUmlauts(compound.exec(lower)?.[1] ?? '');
      // "Für die Abteilungsleiterin": somebody else.
      if (thing === '' || others.test(original.tokens[source.from + at - 1]?.lower ?? '')) return false;
      return near.some((other) => other.startsWith(thing) && !compound.test(other));
    }),
  );
}
