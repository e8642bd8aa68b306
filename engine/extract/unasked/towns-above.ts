import { allMatches } from '../../text/all-matches.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import type { PostingText } from '../read-posting.ts';

/** So many lines at the top say where the job is. */
export const topLines = 5;
/** "Portland, OR 97209", "Leeds LS1", "Sunshine VIC", "Job in Reading, Berkshire". */
const townWithCode = fewRanges(
  /(?:^|[-–|·,] ?|(?<!\p{L})in )(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{Ll}'’.-]+)?)(?:,? (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|NSW|VIC|QLD|SA|TAS|ACT|NT|[A-Z]{1,2}\d{1,2}[A-Z]?)(?![\p{L}\d])|, \p{Lu}\p{Ll}+shire)/gu,
);

/** The towns that the top of a posting names, in small letters. */
export function townsAbove({ lines }: Pick<PostingText, 'lines'>, place: string | undefined): string[] {
  const top = lines
    .slice(0, topLines + 1)
    .flatMap(({ content }) => allMatches(content.slice(0, longestTop), townWithCode).map(([, town = '']) => town));
  const named = place?.split(/[,\d]/, 1)[0]?.trim() ?? '';
  return [...top, named].map((town) => town.toLowerCase()).filter((town) => town.length > 2);
}

/** A longer line at the top is a sentence. */
const longestTop = 120;
