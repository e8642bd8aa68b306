import type { Knowledge } from '../extract/features.ts';
import { monthOfDay } from '../resume/years-worked.ts';
import type { Change, Claim, Ledger, LostFact, Rewrite } from '../types.ts';
import { alignLines, keptInOrder } from './align-lines.ts';
import { buildChanges } from './build-changes.ts';
import type { Case } from './claim.ts';
import { hasGerman, type ResumeDocument, type ResumeLine, readDocument } from './document.ts';
import { findLost } from './find-lost.ts';
import { findSources } from './find-sources.ts';
import { withdrawLost, withdrawSpellings } from './judge/withdraw-findings.ts';
import { judgeBorrowed } from './judge-borrowed.ts';
import { judgeCompany } from './judge-company.ts';
import { judgeCredential } from './judge-credential.ts';
import { judgeFrequency } from './judge-frequency.ts';
import { judgeHeader } from './judge-header.ts';
import { judgeName } from './judge-name.ts';
import { judgeNumbers } from './judge-numbers.ts';
import { judgeOutcome } from './judge-outcome.ts';
import { judgePlace } from './judge-place.ts';
import { judgePraise } from './judge-praise.ts';
import { judgeScope } from './judge-scope.ts';
import { judgeTerms } from './judge-terms.ts';
import { judgeTitle } from './judge-title.ts';
import { type KnownWords, knownWordsOf } from './known-words.ts';
import { type Header, headersOf, matchJobs } from './match-jobs.ts';

/** The claim ledger of a rewrite: its changes, what each claims and whether the original proves it, and what each loses. */
export function compareResumes(rewrite: Rewrite, knowledge: Pick<Knowledge, 'lexicon' | 'fieldsOf'>): Ledger {
  if (rewrite.originalText === rewrite.improvedText) return { changes: [] };
  const { lexicon } = knowledge;
  const isGerman = hasGerman(rewrite.originalText, rewrite.improvedText);
  const original = readDocument(rewrite.originalText, lexicon, isGerman);
  const improved = readDocument(rewrite.improvedText, lexicon, isGerman);
  const confirmed = readDocument((rewrite.confirmed ?? []).join('\n'), lexicon, isGerman);
  const headers = headersOf(original);
  const improvedHeaders = headersOf(improved);
  const jobs = matchJobs(improvedHeaders, headers);
  const aligned = alignLines(original, improved);
  const known: Known = {
    original: knownWordsOf(original),
    confirmed: knownWordsOf(confirmed),
    headers: new Map(improvedHeaders.map(({ job, lines }) => [job, lines])),
    knowledge,
  };
  const statementsAbout = statementsIn(confirmed, (text) => readDocument(text, lexicon, isGerman));
  const thisYear = rewrite.now ? monthOfDay(rewrite.now).year : Math.max(latestYear(original), latestYear(improved));
  const sources = new Map<number, ResumeLine[]>();
  const claims = new Map<number, Claim[]>();
  for (const line of improved.lines) {
    const given = caseOf(line, { original, improved, confirmed: statementsAbout(line), jobs, aligned, thisYear });
    sources.set(line.index, given.sources.lines);
    const found = aligned.has(line.index)
      ? judgePlace(given)
      : withdrawSpellings(given, judgeLine(given, { ...given, confirmed }, known));
    if (found.length > 0) claims.set(line.index, found);
  }
  const matched = reversed(jobs, improvedHeaders);
  const lost = withdrawLost(
    { original, improved, matched },
    findLost({ original, improved, headers, matched, known: knownWordsOf(improved) }, new Set(aligned.values())),
  );
  const kept = keptInOrder(aligned);
  return { changes: buildChanges({ original, improved, aligned, kept, sources, claims, lost }) };
}

/** The latest year that a resume names. */
function latestYear({ amountsOf }: ResumeDocument): number {
  let latest = 0;
  for (const [value, found] of amountsOf)
    if (value > latest && found.some(({ amount }) => amount.unit === 'year')) latest = value;
  return latest;
}

/** What is unsupported or lost, as one list. */
export function findingsOf({ changes }: Ledger): (Claim | LostFact)[] {
  return changes.flatMap(({ claims, lost }: Change) => [
    ...claims.filter((claim) => claim.verdict === 'unsupported'),
    ...lost,
  ]);
}

interface Known {
  original: KnownWords;
  confirmed: KnownWords;
  /** The improved text's header lines by job. */
  headers: ReadonlyMap<number | undefined, readonly ResumeLine[]>;
  knowledge: Pick<Knowledge, 'fieldsOf'>;
}

interface Compared extends Pick<Case, 'original' | 'improved' | 'confirmed' | 'thisYear'> {
  jobs: ReadonlyMap<number, Header>;
  aligned: ReadonlyMap<number, number>;
}

function caseOf(line: ResumeLine, { original, improved, confirmed, jobs, aligned, thisYear }: Compared): Case {
  const header = line.job === undefined ? undefined : jobs.get(line.job);
  const job = header?.job;
  const same = original.lines[aligned.get(line.index) ?? -1];
  const sources = same ? { lines: [same], coverage: 1 } : findSources(line, original, job);
  return { line, improved, original, confirmed, sources, header, job, thisYear };
}

/** A statement is about a line when it says at least this share of the line's words. */
const leastShared = 0.5;
/** Statements with a word of the line that are looked at: all of them for anybody, and few enough for time to stay linear. */
const mostStatements = 200;

/**
 * What the person confirmed, as far as it is about a line: having led one thing proves nothing about another. Skills, names and
 * papers are different: who has one has it everywhere.
 */
function statementsIn(
  confirmed: ResumeDocument,
  read: (text: string) => ResumeDocument,
): (line: ResumeLine) => ResumeDocument {
  const none = read('');
  return (line) => {
    const near = new Set(
      [...line.stems].flatMap((stem) => confirmed.linesOf.get(stem)?.slice(0, mostStatements) ?? []),
    );
    const about = [...near]
      .sort((a, b) => a - b)
      .slice(0, mostStatements)
      .flatMap((index) => confirmed.lines[index] ?? [])
      .filter(({ stems }) => {
        const shared = [...line.stems].filter((stem) => stems.has(stem)).length;
        return shared >= line.stems.size * leastShared;
      });
    return about.length === 0 ? none : read(about.map(({ content }) => content).join('\n'));
  };
}

/** `anywhere` is the same with all that was confirmed, for what is true of the person whatever the line. */
function judgeLine(given: Case, anywhere: Case, known: Known): Claim[] {
  const { line } = given;
  if (line.role === 'heading') return [];
  if (line.role === 'header') {
    return judgeHeader(given, known.headers.get(line.job) ?? [line]);
  }
  return [
    ...judgeName(anywhere),
    ...placeClaims(given),
    ...judgeNumbers(given),
    ...judgeFrequency(given),
    ...judgeTerms(given, known.original, known.confirmed),
    ...judgeScope(given),
    ...judgeCompany(given),
    ...judgeTitle(given),
    ...judgeCredential(anywhere, known.original),
    ...judgePraise(given, known.original, known.confirmed),
    ...judgeOutcome(given, known.original, known.confirmed, known.knowledge),
  ];
}

/** The whole line, or a part of it, of another job. */
function placeClaims(given: Case): Claim[] {
  const claims = judgePlace(given);
  return claims.length > 0 ? claims : judgeBorrowed(given);
}

function reversed(jobs: ReadonlyMap<number, Header>, improved: readonly Header[]): Map<number, Header> {
  const headers = new Map<number, Header>();
  for (const header of improved) {
    const matched = jobs.get(header.job);
    if (matched) headers.set(matched.job, header);
  }
  return headers;
}
