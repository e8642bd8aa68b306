import type { Span } from '../../types/span.ts';
import type { PostingText } from '../read-posting.ts';
import { introducedNames } from './company-prose.ts';

/** Every name by which a posting calls the employer, in small letters. @param company as its top says it */
export function employerNames({ lines, text }: Pick<PostingText, 'lines' | 'text'>, company: string | undefined) {
  const names = [...introducedNames(lines), ...(company ? [company.toLowerCase()] : [])];
  // "Tri-Forks Heating & Air, Chattanooga TN" below the title, and again where it speaks of itself.
  const lower = text.toLowerCase();
  for (const { content } of lines.slice(0, topLines)) {
    if (content.length > longestLine || /[.!?:]$/.test(content)) continue;
    const [name = ''] = content.split(/, |\s[|–—·-]{1,2}\s|\s{2,}/u, 1);
    const said = name.trim().toLowerCase();
    // A title that is repeated is no employer.
    if (role.test(name) || lines[0]?.content.startsWith(name)) continue;
    const isName = /^\p{Lu}[^:\d]* [&\p{L}]/u.test(name) && said.length >= shortestName;
    if (isName && lower.indexOf(said) !== lower.lastIndexOf(said)) names.push(said);
  }
  return [...new Set(names)];
}

const shortestName = 6;
/** The employer stands below the title, or below the line that repeats it; sentences are longer. */
const topLines = 4;
const longestLine = 80;

const role =
  /(?:er|or|ist|ant|ian|nurse|clerk|lead|chef|cook|aide|teacher|associate|executive|representative|apprentice)s?$/iu;

/** A word before the name, in characters. */
const longestLead = 6;

/** Whether a mention stands within one of the names: "Heating" of "Tri-Forks Heating & Air". */
export function isWithinName({ start, end }: Span, names: readonly string[], { text }: Pick<PostingText, 'text'>) {
  return names.some((name) => {
    if (!name.includes(' ')) return false;
    const from = Math.max(0, start - name.length);
    const at = text
      .slice(from, end + name.length)
      .toLowerCase()
      .indexOf(name);
    // "Know Little Oaks"
    // "Pine builds marketing sites" of "Cedar & Pine".
    const goesOn = from + at < start && start < from + at + name.length;
    return at >= 0 && from + at <= start + longestLead && (end <= from + at + name.length || goesOn);
  });
}
