import { titleWord } from '../../../resume/title-words.ts';
import type { Claim } from '../../../types/claim.ts';
import type { Case } from '../../lines/claim.ts';
import { isSameItem } from '../../scope/judge-condition.ts';
import { isListing } from '../signals/is-listing.ts';
import { isSameGrade } from './is-covered.ts';

/** Whether a finding comes from how the line is laid out: a word of its label, or what narrows another item of the list it was split from. */
export function isOfLayout(given: Case, claim: Claim): boolean {
  return [isInLabel, isOfOtherItem, isInGrade, isDriving].some((is) => is(given, claim));
}

/** A label of a list, as people and models write them: "Teaching: ", "Cloud & Virtualisation: ", "Core skills – ". */
const label = /^[^\p{L}]{0,4}([\p{L}&/ ]{2,50}?)(?::| [–—-]) /u;
const headings = /^(?:skills?|competenc(?:e|y|ies)|strengths|tools|technologies|proficiencies|expertise|knowledge)$/;
const levels = /^(?:expert|advanced|fluent|native|certified|licen[cs]ed|chartered|qualified|senior|head)$/u;
/** A label has no more words. */
const longestLabel = 5;

/** What heads a list claims nothing, unless it is a title or a level. */
function isInLabel({ line, improved, sources }: Case, { span, kind }: Claim): boolean {
  if (kind === 'number' || kind === 'date' || kind === 'title' || line.role === 'contact') return false;
  const text = improved.text.slice(line.start, line.end);
  const [head, name = ''] = label.exec(text) ?? [];
  if (head === undefined || span.end > line.start + head.length) return false;
  const words = name.toLowerCase().split(/[ &/]+/);
  if (words.length > longestLabel || words.some((word) => titleWord.test(word) || levels.test(word))) return false;
  const isListed = sources.lines.slice(0, 1).some(({ content }) => isListing(content));
  return headings.test(words.at(-1) ?? '') || (head.includes(':') && isListed);
}

/** A list that was split: what narrows "Excel (basic)" says nothing of the line that took Word. */
function isOfOtherItem({ line, sources }: Case, { reason }: Claim): boolean {
  if (reason.code !== 'ledger.word') return false;
  const [source] = sources.lines;
  const { word } = reason.params;
  const index = source?.content.indexOf(word) ?? -1;
  if (source === undefined || index < 0 || !isListing(source.content)) return false;
  return !isSameItem(source.content, { index, 0: word }, line.content);
}

const grade =
  /\b[123][:.][12]\b|\b(?:(?:upper|lower)[- ])?second[- ]class(?: hono(?:u)?rs)?(?:,? (?:grade|division) (?:[12]|i{1,2}))?|\bfirst[- ]class(?: hono(?:u)?rs)?/giu;

/** A word of "second class honours, grade 2 (2.2)", where the source has that class. */
function isInGrade({ line, improved, sources, header }: Case, { kind, span }: Claim): boolean {
  if (kind !== 'number' && kind !== 'degree') return false;
  const lines = [...sources.lines, ...(header?.lines ?? [])];
  for (const { 0: written, index } of improved.text.slice(line.start, line.end).matchAll(grade)) {
    const start = line.start + index;
    if (span.start < start || span.end > start + written.length) continue;
    return lines.some(({ content }) => content.includes(written)) || isSameGrade(written, lines);
  }
  return false;
}

/** "Full UK driving licence" of "Full UK licence", "Driving licence: B" of "Licences: B". */
function isDriving({ sources }: Case, { text }: Claim): boolean {
  const isLicence = /^driv(?:ing|er['’]?s?) licen[cs]e$/iu.test(text);
  return isLicence && sources.lines.slice(0, 1).some(({ content }) => carLicence.test(content));
}

const carLicence = /\b(?:full|clean|uk|us) (?:\p{L}+ )?licen[cs]e\b|\blicen[cs]es?: [A-D]1?\b/iu;
