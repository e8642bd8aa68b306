import { say } from '../../say.ts';
import { isBulleted } from '../../text/lines.ts';
import { wordSet } from '../../text/word-set.ts';
import { type Case, spanOf, spanOfWords } from '../lines/claim.ts';
import type { ResumeLine } from '../lines/document.ts';
import { defineRule, type Statement } from '../lines/rule.ts';
import { deedBorders } from '../vocabulary/de/claims.ts';
import { plainStems } from '../words/plain-words.ts';

/** This many words in one part of a sentence that only another job's line has were taken from there. */
const leastBorrowed = 2;

/** A word in more lines than this does not distinguish jobs, and looking up all of them would not be linear. */
const mostPlaces = 60;

/** Splits a sentence where there is no comma. */
const borders = wordSet('and while', deedBorders);

/** What stands below schools, papers and languages belongs to no job, wherever it is put. */
const ofWork: ReadonlySet<string> = new Set(['top', 'jobs', 'projects', 'volunteering', 'achievements']);

interface Part extends Statement {
  /** Words of the part that other jobs have and this one does not. */
  foreign: readonly string[];
}

/** A part of a sentence that another job's line says, but nothing in this job or outside all jobs does. */
export const borrowedRule = defineRule<Part>({
  id: 'borrowed',
  roles: ['sentence'],
  unless: ['place'],
  asksOnce: true,
  *claims(given) {
    const { line, improved, job } = given;
    if (job === undefined || line.isSummary || !ofWork.has(line.section) || isList(line.content)) return;
    for (const [from, to] of clausesOf(given)) {
      const stems = new Set(improved.stemOf.slice(from, to));
      const foreign = [...stems].filter((word) => word !== '' && !plainStems.has(word) && isForeign(given, word));
      yield { kind: 'employer', span: spanOfWords(improved, from, to), foreign };
    }
  },
  proves: (given, { foreign }) =>
    foreign.length < leastBorrowed || ownerOf(given, foreign) === undefined ? 'wording' : undefined,
  question(given, { span, foreign }) {
    const owner = ownerOf(given, foreign);
    const text = given.improved.text.slice(span.start, span.end);
    const spans = owner === undefined ? [] : [spanOf(owner)];
    return [say('ledger.otherJob', { line: owner?.content ?? '' }, ...spans), say('ask.inThisJob', { text })];
  },
});

/** "Own tools, Ford IDS, PicoScope, electrical diagnosis": a list of skills that stands below a job. */
function isList(content: string): boolean {
  const items = content.split(/[,;|]/);
  return (
    items.length >= leastItems && content.split(/\s+/).length <= items.length * longestItem && !isBulleted(content)
  );
}

/** Fewer are a sentence with commas. */
const leastItems = 4;
/** Words of an item on average; the clauses of a sentence have more. */
const longestItem = 4;

/** The sentence's parts between commas and "and". */
function clausesOf({ line, improved }: Case): [number, number][] {
  const parts: [number, number][] = [];
  let from = line.from;
  for (let index = line.from + 1; index <= line.to; index += 1) {
    const token = improved.tokens[index];
    const ends = index === line.to || token === undefined || token.opens || borders.has(token.lower);
    if (!ends) continue;
    parts.push([from, index]);
    from = index;
  }
  return parts;
}

/** Whether other jobs have the word, but neither this one nor the lines outside all jobs (skills, the summary) do. */
function isForeign({ original, confirmed, job }: Case, word: string): boolean {
  const places = original.linesOf.get(word) ?? [];
  if (places.length === 0 || places.length > mostPlaces || confirmed.linesOf.has(word)) return false;
  return places.every((index) => {
    const place = original.lines[index]?.job;
    return place !== undefined && place !== job;
  });
}

/** The sentence that contains all the words. */
function ownerOf({ original }: Case, words: readonly string[]): ResumeLine | undefined {
  const [first = ''] = words;
  const index = (original.linesOf.get(first) ?? []).find((place) => {
    const line = original.lines[place];
    return line?.role === 'sentence' && words.every((word) => line.stems.has(word));
  });
  return index === undefined ? undefined : original.lines[index];
}
