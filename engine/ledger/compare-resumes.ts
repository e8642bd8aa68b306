import type { Knowledge } from '../extract/terms/features.ts';
import { monthOfDay } from '../resume/years-worked.ts';
import type { Claim, LostFact } from '../types/claim.ts';
import type { Change, Ledger, Rewrite } from '../types/ledger.ts';
import type { Opinion } from '../types/opinion.ts';
import { buildChanges } from './build-changes.ts';
import { adoptHeaders } from './jobs/adopt-headers.ts';
import { headerOfLine } from './jobs/header-of-line.ts';
import { type Header, headersOf, matchJobs } from './jobs/match-jobs.ts';
import { readTold } from './jobs/told-lines.ts';
import { claimsOfLine } from './line-claims.ts';
import { alignLines, keptInOrder } from './lines/align-lines.ts';
import type { Case } from './lines/claim.ts';
import { hasGerman, type ResumeDocument, type ResumeLine, readDocument } from './lines/document.ts';
import { findSources } from './lines/find-sources.ts';
import { judgedLine } from './lines/judged-line.ts';
import { knownWordsOf } from './lines/known-words.ts';
import { readOriginal } from './lines/read-original.ts';
import type { LineRule } from './lines/rule.ts';
import { isTooLong, wholeChange } from './lines/too-long.ts';
import { findLost } from './losses/find-lost.ts';
import { withdrawLost } from './losses/withdraw-lost.ts';
import { rules } from './rules.ts';

/** The claim ledger of a rewrite: its changes, what each one claims, whether the original supports it, and what each one loses. */
export function compareResumes(
  rewrite: Rewrite,
  knowledge: Pick<Knowledge, 'lexicon' | 'fieldsOf'>,
  list: readonly LineRule[] = rules,
): Ledger {
  if (rewrite.originalText === rewrite.improvedText) return { changes: [] };
  const { original, improved, headers, improvedHeaders, jobs, aligned, caseOf } = readRewrite(rewrite, knowledge);
  if (isTooLong(original) || isTooLong(improved)) return { changes: [wholeChange(rewrite)] };
  const sources = new Map<number, ResumeLine[]>();
  const claims = new Map<number, Claim[]>();
  for (const line of improved.lines) {
    const given = caseOf(line);
    sources.set(line.index, given.sources.lines);
    const found = claimsOfLine(given, aligned.has(line.index), list);
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

/** Both texts of a rewrite, their lines and jobs matched, and everything that judging a line of the improved text needs. */
export interface ReadRewrite extends Compared {
  improved: ResumeDocument;
  headers: Header[];
  improvedHeaders: Header[];
  caseOf(line: ResumeLine): Case;
}

/** Reads a rewrite for judging its lines. Linear in the length of the texts. */
export function readRewrite(rewrite: Rewrite, knowledge: Pick<Knowledge, 'lexicon' | 'fieldsOf'>): ReadRewrite {
  const { lexicon } = knowledge;
  const isGerman = hasGerman(rewrite.originalText, rewrite.improvedText);
  const { original: read, known: ownWords } = readOriginal(rewrite.originalText, lexicon, isGerman);
  const [original, rewritten] = readTold(read, readDocument(rewrite.improvedText, lexicon, isGerman));
  const confirmed = readDocument((rewrite.confirmed ?? []).join('\n'), lexicon, isGerman);
  const headers = headersOf(original);
  const improved = adoptHeaders(rewritten, headers);
  const improvedHeaders = headersOf(improved);
  const jobs = matchJobs(improvedHeaders, headers);
  const aligned = alignLines(original, improved);
  const ownHeaders = new Map(improvedHeaders.map(({ job, lines }) => [job, lines]));
  const known = { original: ownWords, confirmed: knownWordsOf(confirmed) };
  const statementsAbout = statementsIn(confirmed, (text) => readDocument(text, lexicon, isGerman));
  const thisYear = rewrite.now ? monthOfDay(rewrite.now).year : Math.max(latestYear(original), latestYear(improved));
  const opinionsOn = opinionsByLine(rewrite.opinions ?? []);
  const caseOf = (line: ResumeLine): Case => {
    const ownHeader = (line.job === undefined ? undefined : ownHeaders.get(line.job)) ?? [line];
    const place = placed(line, { original, jobs, aligned, headers });
    return {
      ...{ line: judgedLine(line, place.sources, isGerman), original, improved, confirmed: statementsAbout(line) },
      ...{ everConfirmed: confirmed, known, ownHeader, ...place, thisYear, fieldsOf: knowledge.fieldsOf },
      opinions: opinionsOn(line),
    };
  };
  return { original, improved, headers, improvedHeaders, jobs, aligned, caseOf };
}

/** More opinions than this on one rewrite are not heeded: nobody is asked for as many, and each may cost a second look at a line. */
const mostOpinions = 40;

function opinionsByLine(opinions: readonly Opinion[]): (line: ResumeLine) => readonly Opinion[] {
  const byLine = Map.groupBy(opinions.slice(0, mostOpinions), ({ line }) => line);
  return ({ content }) => byLine.get(content) ?? [];
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

interface Compared extends Pick<Case, 'original'> {
  headers: readonly Header[];
  jobs: ReadonlyMap<number, Header>;
  aligned: ReadonlyMap<number, number>;
}

/** The original's job that the line belongs to, and the lines it comes from. */
function placed(
  line: ResumeLine,
  { original, headers, jobs, aligned }: Compared,
): Pick<Case, 'header' | 'job' | 'sources'> {
  const ofJob = line.job === undefined ? undefined : jobs.get(line.job);
  const job = ofJob?.job;
  const same = original.lines[aligned.get(line.index) ?? -1];
  const sources = same ? { lines: [same], coverage: 1 } : findSources(line, original, job);
  return { header: headerOfLine(line, ofJob, sources.lines[0], headers), job, sources };
}

/** A statement is about a line when it says at least this share of the line's words. */
const leastShared = 0.5;
/** How many statements that share a word with the line are looked at: more than anybody has, and few enough to keep time linear. */
const mostStatements = 200;

/**
 * What the person confirmed that is about the line: having led one thing proves nothing about another. Skills, names and
 * credentials are different: they are true in every line.
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

function reversed(jobs: ReadonlyMap<number, Header>, improved: readonly Header[]): Map<number, Header> {
  const headers = new Map<number, Header>();
  for (const header of improved) {
    const matched = jobs.get(header.job);
    if (matched) headers.set(matched.job, header);
  }
  return headers;
}
