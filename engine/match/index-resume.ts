import type { PostingRequirement } from '../extract/extract-requirements.ts';
import type { Model } from '../extract/extract-terms.ts';
import type { PostingText } from '../extract/read-posting.ts';
import { germanWords } from '../lexicon/german-words.ts';
import type { Term, TermMatch } from '../lexicon/lexicon.ts';
import { readResume } from '../resume/read-resume.ts';
import type { Resume, SectionKind } from '../resume/resume.ts';
import { readGermanWords } from '../text/german.ts';
import { type Line, lineAt, splitLines } from '../text/lines.ts';
import { stem } from '../text/stem.ts';
import { type Token, tokenise } from '../text/tokenise.ts';
import type { Placement } from '../types/match.ts';
import { markEchoes } from './echoes.ts';
import { markNegated } from './negation.ts';

/** A resume as words in lines, indexed for matching. Denied and wished-for words are in `tokens`, but in no index. */
export interface ResumeText {
  text: string;
  resume: Resume;
  lines: Line[];
  /** How much each line proves. */
  placements: Placement[];
  tokens: Token[];
  /** The same words as they are written, without what is known of German ones. */
  written: readonly Token[];
  lineOf: Int32Array;
  /** The sentence of each word; a line has one or more. */
  sentenceOf: Int32Array;
  /** 1 for words that prove nothing: denied, wished for, or copied from the posting's boilerplate. */
  negated: Uint8Array;
  /** 1 for those of them that are denied or wished for: copied words deny nothing. */
  denied: Uint8Array;
  /** Lines with a denied word. */
  deniedLines: ReadonlySet<number>;
  /** Listed terms in order, including denied ones. */
  found: readonly TermMatch[];
  /** 1 for words of a tool's name of several words: neither word of "Apache Spark" counts by itself. */
  inTool: Uint8Array;
  /** Places of listed terms by canonical name: first word and the one after the last. */
  terms: ReadonlyMap<string, [number, number][]>;
  /** Places of words by lemma. */
  lemmas: ReadonlyMap<string, number[]>;
  /** Places of words by stem. */
  stems: ReadonlyMap<string, number[]>;
}

/** Splits and indexes a resume; what it copies of the posting's boilerplate counts as denied. Linear in the length. */
export function indexResume(
  text: string,
  { lexicon }: Pick<Model, 'lexicon'>,
  posting?: PostingText,
  requirements: readonly PostingRequirement[] = [],
): ResumeText {
  const lines = splitLines(text);
  const written = tokenise(text);
  const tokens = posting?.language.code === 'de' ? readGermanWords(text, written, germanWords()) : written;
  const lineOf = Int32Array.from(tokens, (token) => lineAt(lines, token.start));
  const sentenceOf = numberSentences(text, tokens, lineOf);
  const denied = markNegated(text, tokens);
  const negated = denied.slice();
  if (posting)
    for (const [index, mark] of markEchoes(posting, { tokens, lineOf }, linesOf(requirements)).entries())
      if (mark) negated[index] = 1;
  const terms = new Map<string, [number, number][]>();
  const found = lexicon.find(tokens);
  for (const { term, from, to } of found) {
    if (negated[from] === 0) append(terms, term.name, [from, to]);
  }
  const inTool = new Uint8Array(tokens.length);
  for (const { term, from, to } of found)
    if (term.kind === 'tool' && term.trusted && to - from > 1) inTool.fill(1, from, to);
  const lemmas = new Map<string, number[]>();
  const stems = new Map<string, number[]>();
  const deniedLines = new Set<number>();
  let next = 0;
  for (const [index, token] of tokens.entries()) {
    while ((found[next]?.to ?? tokens.length + 1) <= index) next += 1;
    if (negated[index] === 1) {
      deniedLines.add(lineOf[index] ?? 0);
      continue;
    }
    for (const lemma of lemmasAt(index, token.lemma, found[next])) {
      append(lemmas, lemma, index);
      append(stems, stem(lemma), index);
    }
    if (token.head) append(stems, stem(token.head), index);
  }
  const resume = readResume(text);
  const placements = placementsOf(resume, lines, deniedLines);
  return {
    text,
    resume,
    lines,
    placements,
    tokens,
    written,
    lineOf,
    sentenceOf,
    negated,
    denied,
    deniedLines,
    found,
    inTool,
    terms,
    lemmas,
    stems,
  };
}

/** A line this likely to contain a requirement is no aside. */
const likely = 0.5;

/** The posting's lines that surely contain a requirement. */
function linesOf(requirements: readonly PostingRequirement[]): ReadonlySet<number> {
  return new Set(
    requirements
      .filter(({ probability }) => probability >= likely)
      .flatMap(({ terms }) => terms.flatMap(({ mentions }) => mentions.map(({ line }) => line))),
  );
}

/** A sentence ends with its line, or at an end mark before a capital. */
function numberSentences(text: string, tokens: readonly Token[], lineOf: Int32Array): Int32Array {
  let sentence = 0;
  return Int32Array.from(tokens, (token, index) => {
    const before = tokens[index - 1];
    if (before === undefined) return sentence;
    const gap = text.slice(before.end, Math.min(token.start, before.end + 4));
    if (lineOf[index] !== lineOf[index - 1] || /^[.!?;]['")]?\s/.test(gap)) sentence += 1;
    return sentence;
  });
}

/**
 * The words at a place. A trusted term counts as the words of all its names, whichever is written, so that
 * a synonym changes nothing.
 */
function lemmasAt(index: number, own: string, match: TermMatch | undefined): Iterable<string> {
  const isFirst = match?.from === index && match.term.trusted && match.term.kind !== 'tool';
  return isFirst ? new Set([own, ...wordsOf(match.term)]) : [own];
}

const words = new WeakMap<Term, readonly string[]>();

function wordsOf(term: Term): readonly string[] {
  const known = words.get(term);
  if (known) return known;
  const all = term.names.flatMap((name) => tokenise(name).map((token) => token.lemma));
  words.set(term, all);
  return all;
}

function append<Value>(index: Map<string, Value[]>, key: string, value: Value): void {
  const known = index.get(key);
  if (known === undefined) index.set(key, [value]);
  else known.push(value);
}

/** How much the lines of a section prove; the part above the first heading counts as a job if the resume has dates. */
const proofs: Readonly<Record<SectionKind, Placement | undefined>> = {
  top: undefined,
  contact: 'passing',
  summary: 'passing',
  jobs: 'shown',
  projects: 'shown',
  volunteering: 'shown',
  achievements: 'shown',
  education: 'listed',
  credentials: 'listed',
  skills: 'listed',
  languages: 'listed',
  interests: 'passing',
  references: 'passing',
  other: 'passing',
};

const dates = /\b(?:19|20)\d{2}\b/;

/** Shown in a job or project, listed, or mentioned in passing. */
function placementsOf(resume: Resume, lines: readonly Line[], denied: ReadonlySet<number>): Placement[] {
  const hasDates = lines.some((line, index) => !denied.has(index) && dates.test(line.content));
  const placements: Placement[] = [];
  for (const line of resume.lines) {
    // For a long line, its first sentence decides.
    if (line.partOf !== undefined && line.partOf < placements.length) continue;
    const proof = proofs[line.section] ?? (hasDates ? 'shown' : 'passing');
    placements.push(line.role !== 'heading' && listLabel.test(line.content) ? 'listed' : proof);
  }
  return placements;
}

/** "Skills: a, b" lists, also within a job. */
const listLabel =
  /^(?:\w{1,20} )?(?:skills|licen[sc]es|certifications|languages|\p{L}{0,20}kenntnisse|sprachen|scheine|fähigkeiten)\s*:/iu;
