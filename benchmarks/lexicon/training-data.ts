import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askFeatures } from '../../engine/extract/lines/line-asks.ts';
import { boilerplate } from '../../engine/extract/lines/sections.ts';
import { type OutlinedPosting, outlinePosting, wordsOfLine } from '../../engine/extract/read-posting.ts';
import { beginsTerm, insideTerm } from '../../engine/extract/terms/chain.ts';
import { extractFeatures, type Knowledge, type TextFeatures } from '../../engine/extract/terms/features.ts';
import type { Span } from '../../engine/types/span.ts';
import { holds, type OwnPosting, readOwnLines, readOwnPostings, variantsOf } from './own-postings.ts';
import type { ChainDocument } from './train-chain.ts';

/** Postings are held out together with their variants. */
export const folds = 5;

/** A posting ready to be learned from. */
export interface TrainingPosting {
  source: 'skillspan' | 'own';
  fold: number;
  /** Of a variant less than of a posting as it was written. */
  weight: number;
  isVariant: boolean;
  text: string;
  outlined: OutlinedPosting;
  features: TextFeatures;
  /** What the annotators marked, SkillSpan only. */
  spans: (Span & { label: string; text: string })[];
  /** What is asked for, ours only. */
  own: OwnPosting | undefined;
  lineFeatures: Int32Array[];
  /** Whether a line asks. */
  lineLabels: boolean[];
}

export interface TrainingData {
  postings: TrainingPosting[];
  /** Single sentences with all their spans (Green). */
  sentences: ChainDocument[];
  /** Single lines of ours, as the features of which it is known whether they ask. */
  lines: { features: Int32Array; asks: boolean }[];
}

interface Annotated {
  id: string;
  text: string;
  spans: (Span & { label: string; text: string })[];
}

/** A variant of a posting tells less than the posting. */
const weights = { skillspan: 1, own: 1.5, variant: 1 } as const;

/** Everything that is learned from: FOLDER/skillspan.jsonl, FOLDER/green.jsonl, and our own postings. */
export function readTrainingData(folder: string, knowledge: Knowledge): TrainingData {
  const postings = readRows(folder, 'skillspan.jsonl').map((row, index) => prepareAnnotated(row, index, knowledge));
  for (const [index, own] of readOwnPostings().entries()) {
    const prepare = (text: string, isVariant: boolean) => prepareOwn(own, text, isVariant, index, knowledge);
    postings.push(prepare(own.posting, false), ...variantsOf(own.posting).map((text) => prepare(text, true)));
  }
  const sentences = readRows(folder, 'green.jsonl').map(({ text, spans }): ChainDocument => {
    const outlined = outlinePosting(text);
    return {
      features: featuresOf(outlined, knowledge),
      lineOf: outlined.lineOf,
      labels: labelSpans(outlined, spans),
    };
  });
  const lines = readOwnLines().flatMap(({ text, asks }) =>
    lineFeaturesOf(outlinePosting(text)).map((features) => ({ features, asks })),
  );
  return { postings, sentences, lines };
}

function readRows(folder: string, file: string): Annotated[] {
  return readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => JSON.parse(row));
}

function prepareAnnotated({ text, spans }: Annotated, index: number, knowledge: Knowledge): TrainingPosting {
  const outlined = outlinePosting(text);
  return {
    source: 'skillspan',
    fold: index % folds,
    weight: weights.skillspan,
    isVariant: false,
    text,
    outlined,
    features: featuresOf(outlined, knowledge),
    spans,
    own: undefined,
    lineFeatures: lineFeaturesOf(outlined),
    lineLabels: outlined.lines.map((line) => spans.some((span) => span.start < line.end && line.start < span.end)),
  };
}

function prepareOwn(
  own: OwnPosting,
  text: string,
  isVariant: boolean,
  index: number,
  knowledge: Knowledge,
): TrainingPosting {
  const outlined = outlinePosting(text);
  return {
    source: 'own',
    fold: index % folds,
    weight: isVariant ? weights.variant : weights.own,
    isVariant,
    text,
    outlined,
    features: featuresOf(outlined, knowledge),
    spans: [],
    own,
    lineFeatures: lineFeaturesOf(outlined),
    lineLabels: labelLines(own, outlined),
  };
}

function featuresOf({ tokens, lineOf, contextOf }: OutlinedPosting, knowledge: Knowledge): TextFeatures {
  return extractFeatures(tokens, lineOf, contextOf, knowledge.lexicon.find(tokens), knowledge);
}

function lineFeaturesOf(outlined: OutlinedPosting): Int32Array[] {
  return outlined.lines.map((line, index) => Int32Array.from(askFeatures(line, wordsOfLine(outlined, index))));
}

/** A line asks when it holds a form of something asked for; a posting whose terms are not as written is read by its headings. */
function labelLines({ must, preferred, tells = [] }: OwnPosting, { lines, outline }: OutlinedPosting): boolean[] {
  const terms = [...must, ...preferred].map((forms) => forms.map((form) => form.toLowerCase()));
  const isAsWritten = terms.some((forms) => forms.length > 1) || preferred.length > 0;
  return lines.map(({ content }, index) => {
    if (tells.some((beginning) => content.startsWith(beginning))) return false;
    const lower = content.toLowerCase();
    if (terms.some((forms) => forms.some((form) => holds(lower, form)))) return true;
    const { section = 'open', isBullet = false } = outline[index] ?? {};
    return !isAsWritten && isBullet && !boilerplate.has(section);
  });
}

/** One label a word: outside, begins, inside. */
export function labelSpans({ tokens }: OutlinedPosting, spans: readonly Span[]): Uint8Array {
  const labels = new Uint8Array(tokens.length);
  for (const span of spans) {
    let label: number = beginsTerm;
    for (const [index, token] of tokens.entries()) {
      if (token.start >= span.end || token.end <= span.start) continue;
      labels[index] = label;
      label = insideTerm;
    }
  }
  return labels;
}
