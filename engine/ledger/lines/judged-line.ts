import { markOf } from '../../text/list-style.ts';
import type { ResumeLine } from './document.ts';
import type { Sources } from './find-sources.ts';

/** A line as its rules judge it: one below a header, or among skills, that tells what was done is a sentence, wherever it stands. */
export function judgedLine(line: ResumeLine, sources: Sources, isGerman: boolean): ResumeLine {
  const isPlaced = line.role === 'header' || line.role === 'list' || line.role === 'credential';
  return isPlaced && isTold(line, sources, isGerman) ? { ...line, role: 'sentence' } : line;
}

/** Whether it has a bullet of any kind below a header, or comes from a sentence and lists nothing. */
function isTold({ role, content, amounts }: ResumeLine, { lines, coverage }: Sources, isGerman: boolean): boolean {
  const [source] = lines;
  const isOfSentence = source?.role === 'sentence' && coverage >= leastCoverage;
  const isDated = amounts.some(
    ({ unit, value }) =>
      unit === 'year' && !source?.amounts.some((other) => other.unit === 'year' && other.value === value),
  );
  // German nouns are written large: without a bullet, a sentence of nouns looks like a header.
  if (isGerman && role === 'header' && isOfSentence && !isDated && content.split(/\s+/).length >= leastOfHeader)
    return true;
  if (role === 'header') return anyBullet.test(content) && !amounts.some(({ unit }) => unit === 'year');
  return isOfSentence && markOf(content) === undefined && content.split(/\s+/).length >= leastTold;
}

const anyBullet = /^(?:[^\p{L}\p{N}\s("'„“#]{1,2}|o)\s+\p{L}/u;
/** A header that comes from a sentence has fewer words, or a year of its own. */
const leastOfHeader = 4;
/** A list item is shorter, in words. */
const leastTold = 5;
const leastCoverage = 0.34;
