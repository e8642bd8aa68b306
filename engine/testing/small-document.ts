import { headersOf, matchJobs } from '../ledger/jobs/match-jobs.ts';
import type { Case } from '../ledger/lines/claim.ts';
import { type ResumeDocument, type ResumeLine, readDocument } from '../ledger/lines/document.ts';
import { findSources } from '../ledger/lines/find-sources.ts';
import { knownWordsOf } from '../ledger/lines/known-words.ts';
import { Lexicon } from '../lexicon/lexicon.ts';
import { type Parts, resumeOf } from './small-resume.ts';

const lexicon = new Lexicon();
lexicon.add('tool', true, 'PostgreSQL', ['Postgres']);
lexicon.add('tool', true, 'Excel');
lexicon.add('skill', true, 'key performance indicators');
lexicon.add('licence', true, 'forklift licence');
lexicon.add('soft', true, 'teamwork');

/** A handful of terms, for tests of parts that need no more than that of the model. */
export const smallKnowledge = { lexicon, fieldsOf: () => undefined };

/** A text as the ledger reads it. */
export function documentOf(text: string, isGerman = false): ResumeDocument {
  return readDocument(text, lexicon, isGerman);
}

/** The first line that contains the words. Throws when there is none, so that no test is about nothing. */
export function lineWith(document: ResumeDocument, words: string): ResumeLine {
  const line = document.lines.find(({ content }) => content.includes(words));
  if (line === undefined) throw new Error(`No line contains "${words}".`);
  return line;
}

/** What is needed to judge the line of a rewritten small resume that contains the words. */
export function caseOf(before: Parts, after: Parts, words: string, confirmed: readonly string[] = []): Case {
  const [original, improved] = [documentOf(resumeOf(before)), documentOf(resumeOf({ ...before, ...after }))];
  const line = lineWith(improved, words);
  const everConfirmed = documentOf(confirmed.join('\n'));
  const headers = headersOf(improved);
  const header = line.job === undefined ? undefined : matchJobs(headers, headersOf(original)).get(line.job);
  return {
    ...{ line, original, improved, header, job: header?.job, thisYear: 2026, everConfirmed, confirmed: everConfirmed },
    sources: findSources(line, original, header?.job),
    known: { original: knownWordsOf(original), confirmed: knownWordsOf(everConfirmed) },
    ownHeader: headers.find(({ job }) => job === line.job)?.lines ?? [line],
    fieldsOf: smallKnowledge.fieldsOf,
    opinions: [],
  };
}
