import { titleWord } from '../../../resume/title-words.ts';
import type { Claim } from '../../../types/claim.ts';
import { type Case, proven, spanOf } from '../../lines/claim.ts';
import { readLearned, scoreOf } from '../learned.ts';
import { germanNamingBias, germanNamingTable, namingBias, namingTable } from '../weights.generated.ts';
import { isNewName, type NamingFinding, namingFeatures } from './naming-features.ts';

const english = readLearned(namingTable, namingBias);
const german = readLearned(germanNamingTable, germanNamingBias);

/**
 * Under this, a finding that something is not named is dropped. Chosen by leaving out whole writers: what it costs in lies, the bars of the
 * judge give back for fewer questions than it saves (engine/measured/ledger.md).
 */
export const leastOfNaming = { en: -0.5, de: -0.5 } as const;

/** Findings that a name, a word of a header or a statement is not in the resume: what it says in other words they do not know. */
const codes: ReadonlySet<string> = new Set([
  'ledger.notHere',
  'ledger.notNamed',
  'ledger.nothingAbout',
  'ledger.notByName',
]);
const kinds: ReadonlySet<string> = new Set(['employer', 'degree', 'title', 'skill', 'outcome']);

/** Degrees, credentials, awards, titles and levels are asked about whatever was learned. */
const weighty =
  /\b(?:chartered|master|bachelor|[bm]\.?(?:a|sc|eng)\b|diplom|certif|zertif|licen[cs]|registered|honou?rs|distinction|merit|endorsement|permit|award|winner|first|prize|preis|medaille|auszeichn|ehr|\p{L}{0,20}leit(?:er|erin|ung|end)|\p{L}{0,20}chef|director|controller|sicher|fließend|umfassend|expert|nativ|fluent|\p{L}{0,20}muttersprach|stellvertret|gepr|meister|fach(?:wirt|arzt)|geselle|staatlich)/iu;

/** How far behind a word the title stands that it belongs to, in characters. */
const longestTitle = 12;

/** Whether what is said not to be named may be the resume's own in other words; numbers, dates and new names never are. */
export function mayBeOwn(given: Case, finding: NamingFinding): boolean {
  const { line, improved } = given;
  const { code, kind, text, span } = finding;
  if (!codes.has(code) || !kinds.has(kind) || weighty.test(text)) return false;
  // "Charge" before "Nurse" makes another title.
  const around = improved.text.slice(span.start, Math.min(line.end, span.end + longestTitle));
  const words = around.toLowerCase().split(/[^\p{L}]+/u);
  return !words.some((word) => titleWord.test(word)) && !isNewName(given, finding);
}

/** More claims of one line are not weighed, so that time stays linear: each looks at the whole line. */
const mostWeighed = 40;

/** A line's claims without findings about names that are mostly no lies, as learned from what was asked about texts that nobody had read. */
export function withdrawUnlikely(given: Case, claims: readonly Claim[]): Claim[] {
  const { isGerman } = given.improved;
  const [learned, least] = isGerman ? [german, leastOfNaming.de] : [english, leastOfNaming.en];
  return claims.flatMap((claim, index) => {
    if (index >= mostWeighed) return [claim];
    const finding = { ...claim, code: claim.reason.code };
    if (claim.verdict !== 'unsupported' || !mayBeOwn(given, finding)) return [claim];
    if (scoreOf(learned, namingFeatures(given, finding)) >= least) return [claim];
    const source = given.sources.lines[0];
    return source ? [proven(given, claim.kind, claim.span, spanOf(source))] : [];
  });
}
