import { fewRanges } from '../../text/few-ranges.ts';
import type { PostingTerm } from '../extract-terms.ts';
import type { PostingText } from '../read-posting.ts';

/** "GCSE in English", "English and Maths": what was learned at school, not how well somebody speaks. */
export function isSchoolSubject({ start, end }: PostingTerm['mentions'][number], { text }: PostingText): boolean {
  return (
    ofSchool.test(text.slice(Math.max(0, start - 24), start)) ||
    ofDegree.test(text.slice(Math.max(0, start - 80), start)) ||
    andMaths.test(text.slice(end, end + 24))
  );
}

const ofSchool = fewRanges(/(?:gcses?|[ao][- ]levels?|leaving cert\p{L}*|abitur|curriculum)(?: \p{Ll}{2,12}){0,2} $/iu);
/** "Bachelor's degree in Marketing, Communications, English". */
const ofDegree = fewRanges(
  /(?:degree|bachelor(?:['’]s)?|master(?:['’]s)?|major) in (?:\p{Lu}\p{L}+,? (?:or |and )?){0,4}$/u,
);
const andMaths = /^(?: (?:language|gcses?))?(?:,| and| &|\/) ?math/i;

/** The posting's own language in "bilingual Spanish/English": whoever answers it writes it. */
export function isOwnOfTwo(
  surface: string,
  { start }: Pick<PostingTerm['mentions'][number], 'start'>,
  { text, language }: PostingText,
): boolean {
  const line = text.slice(text.lastIndexOf('\n', start) + 1, start + farthest);
  return surface === 'English' && language.code === 'en' && /bilingual/i.test(line.split('\n', 1)[0] ?? '');
}

const farthest = 80;
