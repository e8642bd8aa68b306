import { findCandidates, type Reader } from '../../engine/extract/extract-terms.ts';
import { askBuckets } from '../../engine/extract/lines/line-asks.ts';
import { judgeLines } from '../../engine/extract/read-posting.ts';
import { featureBuckets, type Knowledge } from '../../engine/extract/terms/features.ts';
import { describeCandidate, mainMention } from '../../engine/extract/terms/rank-features.ts';
import { type PackedChain, readWeights, unpackWeights } from '../../engine/extract/terms/tagger.ts';
import { touches } from './own-postings.ts';
import { packChain, packNumbers } from './pack-weights.ts';
import { contentWords, isPartialMatch } from './partial-match.ts';
import { trainChain } from './train-chain.ts';
import { type DenseRow, type SparseRow, trainDense, trainSparse } from './train-regression.ts';
import { labelSpans, type TrainingData, type TrainingPosting } from './training-data.ts';

/** The second chain only weighs, so it needs fewer buckets than the tagger. */
export const spanBuckets = 1 << 14;

/** A line of ours that was written to be told from others like it says more than one of many; three changed nothing. */
const ownLineWeight = 2;

/** What is learned before the ranker, packed as it ships. */
export interface PackedParts {
  weights: PackedChain;
  spans: PackedChain;
  asks: string;
}

/** Learns both chains and "does this line ask" from the postings that `isSeen`, and from all single sentences. */
export function trainParts(data: TrainingData, isSeen: (posting: TrainingPosting) => boolean): PackedParts {
  const seen = data.postings.filter(isSeen);
  const annotated = seen.filter(({ source }) => source === 'skillspan');
  const documents = (isLabel: (label: string) => boolean) =>
    annotated.map(({ features, outlined, spans }) => ({
      features,
      lineOf: outlined.lineOf,
      labels: labelSpans(
        outlined,
        spans.filter(({ label }) => isLabel(label)),
      ),
    }));
  const weights = trainChain(
    documents((label) => label === 'knowledge'),
    featureBuckets,
  );
  const spans = trainChain([...documents(() => true), ...data.sentences], spanBuckets);
  const rows: SparseRow[] = seen.flatMap(({ lineFeatures, lineLabels }) =>
    lineFeatures.map((features, line) => ({
      features,
      label: Number(lineLabels[line]),
      weight: 1,
    })),
  );
  for (const { features, asks } of data.lines) rows.push({ features, label: Number(asks), weight: ownLineWeight });
  return { weights: packChain(weights), spans: packChain(spans), asks: packNumbers(trainSparse(rows, askBuckets)) };
}

/** The model without its ranker. */
export type Parts = Omit<Reader, 'ranker'>;

export function unpackParts(packed: PackedParts, knowledge: Knowledge, rarity: string): Parts {
  return {
    ...knowledge,
    weights: readWeights(packed.weights),
    spans: readWeights(packed.spans),
    asks: unpackWeights(packed.asks),
    rarity,
  };
}

/** The candidates of a posting as rows for the ranker, read with parts that have not seen it. */
export function describePosting(posting: TrainingPosting, parts: Parts): DenseRow[] {
  const read = judgeLines(posting.outlined, parts.asks);
  const { candidates, signals } = findCandidates(read, parts);
  const isAsked = judgeOf(posting);
  return candidates.flatMap((candidate): DenseRow[] => {
    const main = mainMention(candidate, read);
    if (main === undefined) return [];
    const text = read.text.slice(read.tokens[main.from]?.start ?? 0, read.tokens[main.to - 1]?.end ?? 0);
    const isPreferredUnknown = posting.own?.preferred.length === 0 && read.sections[main.line] === 'preferred';
    const label = isAsked(text);
    if (isPreferredUnknown && !label) return [];
    return [
      {
        numbers: describeCandidate(candidate, main, read, signals, parts),
        label: Number(label),
        weight: posting.weight,
      },
    ];
  });
}

/** Whether a keyword is asked for, by the annotators or by our lists. */
function judgeOf({ own, spans }: TrainingPosting): (keyword: string) => boolean {
  if (own) {
    const terms = [...own.must, ...own.preferred];
    return (keyword) => terms.some((forms) => touches(keyword, forms));
  }
  const gold = spans.map((span) => contentWords(span.text));
  return (keyword) => {
    const words = contentWords(keyword);
    return gold.some((span) => isPartialMatch(words, span));
  };
}

export function trainRanker(rows: readonly DenseRow[]): Float64Array {
  return trainDense(rows, rows[0]?.numbers.length ?? 0);
}
