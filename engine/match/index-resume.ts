import type { PostingRequirement } from '../extract/extract-requirements.ts';
import type { Model } from '../extract/extract-terms.ts';
import type { PostingText } from '../extract/read-posting.ts';
import { germanWords } from '../lexicon/german-words.ts';
import type { Lexicon, Term, TermMatch } from '../lexicon/lexicon.ts';
import { readRoles } from '../resume/line-roles.ts';
import { type ResumeSentence, sentencesOf } from '../resume/quotable-sentences.ts';
import { readResume } from '../resume/read-resume.ts';
import type { Resume, SectionKind } from '../resume/resume.ts';
import { RecentTexts } from '../text/cache/recent-texts.ts';
import { fewRanges } from '../text/few-ranges.ts';
import { type Line, lineAt, linesOfWords, splitLines } from '../text/lines.ts';
import { readGermanWords } from '../text/roots/german.ts';
import { stem } from '../text/roots/stem.ts';
import { type Token, tokenise } from '../text/tokenise.ts';
import type { Placement } from '../types/match.ts';
import { markEchoes } from './copies/echoes.ts';
import { readCopies } from './copies/read-copies.ts';
import { withoutDoubtsInNames } from './denials/doubts-in-names.ts';
import { markNegated } from './denials/negation.ts';
import { markAddresses } from './mark-addresses.ts';
import { hasOtherNames } from './other-words/listed-words.ts';

/** A resume as words in lines, indexed for matching. Denied and wished-for words are in `tokens`, but in no index. */
export interface ResumeText {
  text: string;
  /** The day of the analysis: what comes later is not there yet. */
  now?: string | undefined;
  resume: Resume;
  /** The sentences and bullets of lines that show what was done. */
  sentences: readonly ResumeSentence[];
  lines: Line[];
  /** How much each line proves. */
  placements: Placement[];
  tokens: Token[];
  /** The same words as they are written, without what is known of German ones. */
  written: readonly Token[];
  lineOf: Int32Array;
  /** The sentence of each word; a line has one or more. */
  sentenceOf: Int32Array;
  /** 1 for words that prove nothing: denied, wished for, of an email address, or copied from the posting's boilerplate. */
  negated: Uint8Array;
  /** 1 for those of them that are of an email address: they deny nothing. */
  inAddress: Uint8Array;
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
  /** Whether it is the posting itself: then it shows whatever is asked for, years as well. */
  isPosting?: boolean;
}

/** A resume as words in lines, before it is known what of it is copied from a posting. */
type ReadResume = Omit<
  ResumeText,
  'sentences' | 'placements' | 'negated' | 'deniedLines' | 'terms' | 'lemmas' | 'stems'
>;

/**
 * The resumes that are kept for the next call, and how long one may be: one resume is held against posting after posting. Of most
 * pairs nothing is copied, so that the whole index is the same.
 */
const kept = { texts: 4, characters: 20_000 } as const;

const remembered = new WeakMap<Lexicon, RecentTexts<ResumeText>>();

/** Splits and indexes a resume; what it copies of the posting's boilerplate counts as denied. Linear in the length. */
export function indexResume(
  text: string,
  { lexicon }: Pick<Model, 'lexicon'>,
  posting?: PostingText,
  requirements: readonly PostingRequirement[] = [],
  { roles = '', now }: { roles?: string | undefined; now?: string | undefined } = {},
): ResumeText {
  const recent = remembered.get(lexicon) ?? new RecentTexts<ResumeText>(kept);
  remembered.set(lexicon, recent);
  const isGerman = posting?.language.code === 'de';
  const read = recent.get(`${isGerman ? 'de' : ''}\n${now ?? ''}\n${roles}\n${text}`, () => {
    const words = readWords(readResume(text, readRoles(text, roles)), lexicon, isGerman);
    return indexWords(
      { ...words, now },
      words.denied.map((mark, word) => mark | (words.inAddress[word] ?? 0)),
    );
  });
  if (posting === undefined) return read;
  const copies = readCopies(posting, read.tokens);
  if (copies.isWhole) return withoutDenials(read);
  const echoes = markEchoes(posting, read, copies, linesOf(requirements));
  if (!echoes.includes(1)) return read;
  const negated = read.negated.slice();
  const denied = read.denied.slice();
  for (const [word, mark] of echoes.entries()) {
    if (mark === 0) continue;
    negated[word] = 1;
    denied[word] = 0;
  }
  return indexWords({ ...read, denied }, negated);
}

/** A posting says nothing of a person, so held against itself it denies nothing, and all of it is copied. */
function withoutDenials(index: ResumeText): ResumeText {
  const denied = new Uint8Array(index.denied.length);
  return { ...indexWords({ ...index, denied }, index.inAddress), isPosting: true };
}

/** Whether the word at an offset is copied from what nobody says of themselves. By bisection. */
export function isCopiedAt({ tokens, negated, denied, inAddress }: ResumeText, offset: number): boolean {
  const word = lineAt(tokens, offset);
  return negated[word] === 1 && denied[word] === 0 && inAddress[word] === 0;
}

function readWords(resume: Resume, lexicon: Lexicon, isGerman: boolean): ReadResume {
  const { text } = resume;
  const lines = splitLines(text);
  const written = tokenise(text);
  const tokens = isGerman ? readGermanWords(text, written, germanWords()) : written;
  const lineOf = linesOfWords(lines, tokens);
  const sentenceOf = numberSentences(text, tokens, lineOf);
  const found = lexicon.find(tokens);
  const plain = withoutDoubtsInNames({ text, tokens }, found);
  const denied = markNegated(plain.text, plain.tokens);
  const inAddress = markAddresses(text, tokens);
  const inTool = new Uint8Array(tokens.length);
  for (const { term, from, to } of found)
    if (term.kind === 'tool' && term.trusted && to - from > 1) inTool.fill(1, from, to);
  return { text, resume, lines, tokens, written, lineOf, sentenceOf, denied, inAddress, found, inTool };
}

/** Indexes the words that are not `negated`. */
function indexWords(read: ReadResume, negated: Uint8Array): ResumeText {
  const { resume, lines, tokens, lineOf, inAddress, found } = read;
  const terms = new Map<string, [number, number][]>();
  for (const { term, from, to } of found) if (negated[from] === 0) append(terms, term.name, [from, to]);
  const words = new Map<string, IndexedWord>();
  const stems = new Map<string, number[]>();
  const deniedLines = new Set<number>();
  const place = (lemma: string, index: number) => {
    const word = words.get(lemma);
    if (word === undefined) {
      words.set(lemma, { places: [index], ofStem: append(stems, stem(lemma), index) });
      return;
    }
    word.places.push(index);
    word.ofStem.push(index);
  };
  let next = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    while ((found[next]?.to ?? tokens.length + 1) <= index) next += 1;
    if (negated[index] === 1) {
      if (inAddress[index] === 0) deniedLines.add(lineOf[index] ?? 0);
      continue;
    }
    const match = found[next];
    if (match?.from === index && isSaidByAllNames(match.term))
      for (const lemma of new Set([token.lemma, ...wordsOf(match.term)])) place(lemma, index);
    else place(token.lemma, index);
    if (token.head) append(stems, stem(token.head), index);
  }
  const lemmas = new Map<string, number[]>();
  for (const [lemma, { places }] of words) lemmas.set(lemma, places);
  const placements = placementsOf(resume, lines, deniedLines);
  const names = found
    .filter(({ term }) => hasOtherNames(term))
    .map(({ from, to }) => ({ start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 }));
  const sentences = sentencesOf(resume, (offset) => placements[lineAt(lines, offset)] === 'shown', names);
  return { ...read, sentences, placements, negated, deniedLines, terms, lemmas, stems };
}

/** The places of a word, and of all words with its stem. */
interface IndexedWord {
  places: number[];
  ofStem: number[];
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
  const sentenceOf = new Int32Array(tokens.length);
  let sentence = 0;
  for (let index = 1; index < tokens.length; index += 1) {
    const end = tokens[index - 1]?.end ?? 0;
    const start = tokens[index]?.start ?? end;
    // Most words have one space before them.
    const isParted = start - end > 1 && /^[.!?;]['")]?\s/.test(text.slice(end, Math.min(start, end + 4)));
    if (isParted || lineOf[index] !== lineOf[index - 1]) sentence += 1;
    sentenceOf[index] = sentence;
  }
  return sentenceOf;
}

/** Whether a term counts as the words of all its names, whichever is written, so that a synonym changes nothing. */
function isSaidByAllNames({ trusted, kind }: Term): boolean {
  return trusted && kind !== 'tool';
}

const wordsOfTerms = new WeakMap<Term, readonly string[]>();

function wordsOf(term: Term): readonly string[] {
  const known = wordsOfTerms.get(term);
  if (known) return known;
  const all = term.names.flatMap((name) => tokenise(name).map((token) => token.lemma));
  wordsOfTerms.set(term, all);
  return all;
}

/** Adds a value, and returns all of its key. Most words come once: a list that begins with its only place takes a fifth of an empty one's room. */
function append<Value>(index: Map<string, Value[]>, key: string, value: Value): Value[] {
  const known = index.get(key);
  if (known !== undefined) {
    known.push(value);
    return known;
  }
  const values = [value];
  index.set(key, values);
  return values;
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
const listLabel = fewRanges(
  /^(?:\w{1,20} )?(?:skills|licen[sc]es|certifications|languages|\p{L}{0,20}kenntnisse|sprachen|scheine|fähigkeiten)\s*:/iu,
);
