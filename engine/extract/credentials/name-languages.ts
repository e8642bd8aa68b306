import { keyOf, type Lexicon } from '../../lexicon/lexicon.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { lineAt } from '../../text/lines.ts';
import type { Span } from '../../types/span.ts';
import { isOwnOfTwo } from '../chosen/school-subject.ts';
import type { PostingTerm } from '../extract-terms.ts';
import { boilerplate } from '../lines/sections.ts';
import type { PostingText } from '../read-posting.ts';
import { type LanguageLevel, levelOfLanguage } from './language-levels.ts';

/** A language that a posting wants known to a level. */
export interface AskedLanguage extends Span {
  /** With its level, as far as it stands right behind: "German C1 or native". */
  surface: string;
  term: PostingTerm;
  level: LanguageLevel;
}

/** The languages of a posting that a level stands beside, each once. */
export function nameLanguages(posting: PostingText, lexicon: Lexicon): AskedLanguage[] {
  const { tokens, text, lines, lineOf, sections } = posting;
  const found = new Map<string, AskedLanguage>();
  for (const [from, token] of tokens.entries()) {
    const listed = lexicon.language(token.lemma);
    if (listed === undefined || boilerplate.has(sections[lineOf[from] ?? 0] ?? 'open')) continue;
    const line = lineAt(lines, token.start);
    const { start = 0, end = 0 } = lines[line] ?? {};
    const level = levelOfLanguage(text.slice(start, end), token.start - start, token.end - start, true);
    if (level === undefined || found.has(listed.name)) continue;
    if (isOwnOfTwo(token.surface, token, posting)) continue;
    const behind = withLevel.exec(text.slice(token.end, Math.min(end, token.end + longest)))?.[0] ?? '';
    const place = { start: token.start, end: token.end + behind.length };
    const surface = text.slice(place.start, place.end);
    const mention = { ...place, from, to: from + 1, line };
    const key = keyOf(tokens, from, from + 1);
    const term = {
      surface,
      canonical: listed.name,
      key,
      kind: listed.kind,
      probability: 1,
      confidence: 1,
      mentions: [mention],
    };
    found.set(listed.name, { ...place, surface, term, level });
  }
  return [...found.values()];
}

const longest = 40;
const withLevel = fewRanges(
  /^(?: (?:language|level|skills|niveau|mindestens|at))*,? ?(?:\(?[ABC][12]\)?|native|fluent(?:ly)?|fließend|verhandlungssicher|muttersprachlich)(?:(?:\/| or | oder | to | bis )(?:[ABC][12]|native|fluent|muttersprachlich))?(?! \p{Lu})/u,
);
