import type { ConceptIndex, Pattern } from '../concepts/concept-index.ts';
import type { LanguageConcepts } from '../concepts/create-concepts.ts';
import type { Model, PostingTerm } from '../extract/extract-terms.ts';
import type { PostingText } from '../extract/read-posting.ts';
import type { Knowledge } from '../extract/terms/features.ts';
import { rarityOf } from '../extract/words/rarity.ts';
import type { ResumeText } from '../match/index-resume.ts';
import type { MatchedRequirement } from '../match/match-requirements.ts';
import { conceptsOf, isLookedFor } from '../match/other-words/show-concepts.ts';
import { wordsOfTools } from '../match/other-words/words-of-tools.ts';
import { type ResumeSentence, sentenceAt } from '../resume/quotable-sentences.ts';
import { say } from '../say.ts';
import { creditOfLine } from '../score/confirm-lines.ts';
import { beginsWithDigit } from '../text/begins-with-digit.ts';
import { isFillWord } from '../text/fill-words.ts';
import { lineAt } from '../text/lines.ts';
import { namedNumbers } from '../text/number-names.ts';
import { englishRoot, rootsOf } from '../text/roots/root.ts';
import { tokenise } from '../text/tokenise.ts';
import { wordSet } from '../text/word-set.ts';
import type { LineQuestion } from '../types/advice.ts';
import type { RequirementKind } from '../types/requirement.ts';
import { nameOf } from './wording.ts';

/** The concepts of the posting's language, with what words are known. */
interface AskModel extends Pick<Model, 'rarity' | keyof Knowledge> {
  concepts: LanguageConcepts | undefined;
}

/** What no line of a job shows, whatever the person says: it has a name, a date or a level. */
const neverAsked: ReadonlySet<RequirementKind> = new Set<RequirementKind>([
  'licence',
  'degree',
  'language',
  'years',
  'title',
  'soft',
]);

/** Every chosen number of the likeliest line. */
const rating = {
  /** A word of no rarity still counts a little. */
  word: 0.15,
  /** A phrasing of its concept, in part. */
  concept: 0.8,
  /** A term that is related to it. */
  related: 0.6,
  /** From this credit on. Chosen by reading the questions of 69 trades, by one reader: below it most were silly ("cellulose in attics" for residential). */
  leastRelated: 0.43,
  /** Words that stand around it in the posting, and words of its field of work, each and at most. */
  around: { each: 0.15, most: 0.3 },
  field: { each: 0.08, most: 0.24 },
  /** Below this a line is no likelier than any other. */
  least: 0.4,
  /** Of a tool more must be there than its surroundings, and of anything else about half of its words: a teacher's line does not ask for "SENCO". */
  leastOfTool: 0.5,
  leastSure: 0.45,
  /** A line that is asked about more often shows everything, or nothing. */
  mostOfALine: 3,
  /** As many as a person answers. */
  most: 10,
} as const;

/**
 * For every must-have that nothing proves the line of the resume that likeliest does, most points first: the one that shares rare roots, parts of
 * a concept's phrasing, a related term, or the field of work. Whether it does, only the person knows. Linear in the resume's length.
 */
export function askLines(
  matches: readonly MatchedRequirement[],
  points: readonly number[],
  texts: { posting: PostingText; resume: ResumeText; sentences: readonly ResumeSentence[] },
  model: AskModel,
): LineQuestion[] {
  const { posting, resume, sentences } = texts;
  const missing = matches.flatMap((match, index) => (isOpen(match) ? [{ match, points: points[index] ?? 0 }] : []));
  if (missing.length === 0) return [];
  const lines = describeSentences(resume, model);
  const asked = new Map<ResumeSentence, number>();
  return missing
    .map(({ match, points: most }) => ({
      match,
      gain: most * (creditOfLine(resume, sentences[0]?.start ?? 0) - match.credit),
    }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .flatMap(({ match, gain }) => {
      const free = lines.filter(({ sentence }) => (asked.get(sentence) ?? 0) < rating.mostOfALine);
      const line = likeliest(match, posting, free, model);
      if (line === undefined) return [];
      asked.set(line, (asked.get(line) ?? 0) + 1);
      const name = nameOf(match.requirement.surface, match.requirement);
      const span = { start: line.start, end: line.end };
      return [
        { requirement: match.requirement.surface, says: say('ask.line', { name, line: line.content }, span), gain },
      ];
    })
    .slice(0, rating.most);
}

/** What names end in, whatever they are of: who recorded interviews is not asked about a vehicle record. As lemmas. */
const plainHeads = wordSet(
  `record report plan management handling system service control process support quality standard experience work team
  project development care customer client data test testing maintenance operation procedure program programme`,
);

function isOpen({ requirement, found }: MatchedRequirement): boolean {
  return !found && requirement.importance === 'must' && !neverAsked.has(requirement.kind);
}

interface DescribedSentence {
  sentence: ResumeSentence;
  /** The fields of work of those of its words that have any. */
  fields: (readonly number[])[];
  /** Every root that its words are of. */
  roots: Set<string>;
  /** The numbers of those that phrasings of concepts are made of. */
  families: Set<number>;
}

const described = new WeakMap<ResumeText, { index: ConceptIndex | undefined; sentences: DescribedSentence[] }>();

/** The sentences without a denied word, each with the roots of its words: the same for every posting. */
function describeSentences(
  resume: ResumeText,
  { concepts, fieldsOf }: Pick<AskModel, 'concepts' | 'fieldsOf'>,
): readonly DescribedSentence[] {
  const index = concepts?.index;
  const known = described.get(resume);
  if (known && known.index === index) return known.sentences;
  const sentences = readSentences(resume, index, fieldsOf);
  described.set(resume, { index, sentences });
  return sentences;
}

function readSentences(
  resume: ResumeText,
  index: ConceptIndex | undefined,
  fieldsOf: AskModel['fieldsOf'],
): DescribedSentence[] {
  const spans = spansOf(resume);
  const isOfTool = wordsOfTools(resume);
  const lemmas = spans.flatMap(({ from, to }) => resume.tokens.slice(from, to).map(({ lemma }) => lemma));
  const sentenceOf = spans.flatMap(({ from, to }, sentence) => new Array<number>(to - from).fill(sentence));
  const families = index?.familiesOf({ lemmas, sentenceOf, counts: () => true }) ?? [];
  // Most words come again.
  const known = new Map<string, KnownLemma>();
  const read = (lemma: string): KnownLemma => {
    const word = { fields: fieldsOf(lemma), roots: isFillWord(lemma) ? [] : rootsOf(englishRoot(lemma)) };
    known.set(lemma, word);
    return word;
  };
  let next = 0;
  return spans.map(({ sentence, from, to }) => {
    const own: DescribedSentence = { sentence, fields: [], roots: new Set(), families: new Set() };
    const begun = next;
    for (const end = next + to - from; next < end; next += 1) {
      if (isOfTool[from + next - begun] === 1) continue;
      const lemma = lemmas[next] ?? '';
      const { fields, roots } = known.get(lemma) ?? read(lemma);
      if (fields) own.fields.push(fields);
      for (const root of roots) own.roots.add(root);
      if (!isSmall(lemma)) for (const family of families[next] ?? []) own.families.add(family);
    }
    return own;
  });
}

/** Words that fill a place of many phrasings by chance: "in", "year", "two". */
function isSmall(lemma: string): boolean {
  return isFillWord(lemma) || namedNumbers.has(lemma) || beginsWithDigit(lemma);
}

/** What is known of a word of a resume. */
interface KnownLemma {
  fields: readonly number[] | undefined;
  roots: readonly string[];
}

/** The words of each sentence that has no denied one: `from` to before `to`. */
function spansOf({ sentences, tokens, negated }: ResumeText) {
  const spans: { sentence: ResumeSentence; from: number; to: number; isDenied: boolean }[] = [];
  for (let word = 0; word < tokens.length; word += 1) {
    const sentence = sentenceAt(sentences, tokens[word]?.start ?? 0);
    if (sentence === undefined) continue;
    const last = spans.at(-1);
    const isDenied = negated[word] === 1;
    if (last?.sentence !== sentence) spans.push({ sentence, from: word, to: word + 1, isDenied });
    else {
      last.to = word + 1;
      last.isDenied ||= isDenied;
    }
  }
  return spans.filter((span) => !span.isDenied);
}

function likeliest(
  match: MatchedRequirement,
  posting: PostingText,
  lines: readonly DescribedSentence[],
  model: AskModel,
): ResumeSentence | undefined {
  const { requirement, keys, evidence } = match;
  const own = wordsOf(keys.join(' '));
  const weights = own.map((word) => rating.word + rarityOf(model.rarity, word));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const ownRoots = own.map((word) => rootsOf(englishRoot(word)));
  const around = wordsAround(requirement.spans[0]?.start ?? 0, posting)
    .filter((word) => !own.includes(word))
    .map((word) => ({ roots: rootsOf(englishRoot(word)), weight: rating.around.each * rarityOf(model.rarity, word) }));
  const fields = new Set(keys.flatMap((key) => model.fieldsOf(key) ?? []));
  const terms = keys.map((key) => ({ key, canonical: requirement.canonical, mentions: [] }));
  const patterns = patternsOf(terms, model.concepts);
  const quoted = lines.map((line) => line.sentence);
  // Another product of the kind is not the one that is asked for, and what comes nowhere near is not worth a question.
  const related = new Set(
    requirement.kind === 'tool' || match.credit < rating.leastRelated
      ? []
      : evidence.map(({ span }) => sentenceAt(quoted, span.start)),
  );
  let best: { sentence: ResumeSentence; rate: number } | undefined;
  for (const { sentence, fields: fieldsOfWords, roots, families } of lines) {
    const has = (wanted: readonly string[]) => wanted.some((root) => roots.has(root));
    const isSaid = ownRoots.map(has);
    const isOwn = own.length < 2 || own.some((word, at) => isSaid[at] && !plainHeads.has(word));
    const shared = isOwn ? weights.reduce((sum, weight, at) => (isSaid[at] ? sum + weight : sum), 0) / (total || 1) : 0;
    const sure = Math.max(
      shared,
      rating.concept * shareOfConcept(families, patterns),
      related.has(sentence) ? rating.related : 0,
    );
    if (sure < (requirement.kind === 'tool' ? rating.leastOfTool : rating.leastSure)) continue;
    const near = around.reduce((sum, word) => (has(word.roots) ? sum + word.weight : sum), 0);
    const inField = fieldsOfWords.filter((own) => own.some((field) => fields.has(field))).length;
    const rate = sure + Math.min(rating.around.most, near) + Math.min(rating.field.most, rating.field.each * inField);
    if (rate >= rating.least && rate > (best?.rate ?? 0)) best = { sentence, rate };
  }
  return best?.sentence;
}

/** The phrasings of several words of the concepts, by the roots that fill their rarest place. */
function patternsOf(
  terms: readonly Pick<PostingTerm, 'key' | 'canonical' | 'mentions'>[],
  concepts: LanguageConcepts | undefined,
): ReadonlyMap<number, Pattern[]> {
  const patterns = new Map<number, Pattern[]>();
  if (concepts === undefined) return patterns;
  const asked = [...conceptsOf(concepts, terms).values()].flatMap(({ named, worded }) => [
    ...named.map(({ concept }) => concept),
    ...worded,
  ]);
  for (const concept of new Set(asked.filter((each) => isLookedFor(concepts, each)))) {
    const [from, to] = concepts.index.phrasingsOf(concept);
    for (let phrasing = from; phrasing < to; phrasing += 1) {
      const pattern = concepts.index.patternOf(phrasing);
      if (pattern.places.length < 2) continue;
      for (const root of pattern.places[0] ?? []) {
        const known = patterns.get(root);
        if (known) known.push(pattern);
        else patterns.set(root, [pattern]);
      }
    }
  }
  return patterns;
}

/** The largest share of a phrasing that the words fill; half of one says nothing. */
function shareOfConcept(seen: ReadonlySet<number>, patterns: ReadonlyMap<number, readonly Pattern[]>): number {
  if (patterns.size === 0) return 0;
  let most = 0;
  for (const root of seen) {
    for (const { places } of patterns.get(root) ?? []) {
      // One word fills one place: "plan" is not both who plans and what is planned.
      const filling = new Set<number>();
      for (const options of places) {
        const word = options.find((option) => seen.has(option) && !filling.has(option));
        if (word !== undefined) filling.add(word);
      }
      most = Math.max(most, filling.size / places.length);
    }
  }
  return most > 0.5 ? most : 0;
}

function wordsOf(text: string): string[] {
  return [...new Set(text.split(' '))].filter((word) => word.length > 2 && !isFillWord(word));
}

/** The words of the posting's line, as far as they are about the requirement. */
function wordsAround(at: number, posting: PostingText): string[] {
  const line = posting.lines[lineAt(posting.lines, at)];
  const from = Math.max(line?.start ?? 0, at - reach);
  const speaksOfIt = posting.text.slice(from, Math.min(line?.end ?? 0, at + reach));
  return wordsOf(
    tokenise(speaksOfIt)
      .map(({ lemma }) => lemma)
      .join(' '),
  );
}

const reach = 90;
