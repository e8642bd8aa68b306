import type { PostingRequirement } from '../../extract/extract-requirements.ts';
import type { PostingText } from '../../extract/read-posting.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import type { Requirement } from '../../types/requirement.ts';
import type { Span } from '../../types/span.ts';

/** Farther apart two credentials are two sentences. */
const longestGap = 80;
/** What a degree is in, or a bracket, may stand before the "or"; how it is finished behind. */
const orBetween = fewRanges(
  /^(?: (?:der|des|in|im|als|of|für) [\p{L}][\p{L} ,/&-]{1,40}?)?(?: ?\([^()\n]{1,40}\))?,? ?(?:\/|(?:and\/or|or|oder|bzw\.|beziehungsweise|alternativ|und\/oder)(?= )) ?(?:(?:an?|the|eine[nrms]?|abgeschlossene[rnms]?|vergleichbare[rnms]?|erfolgreich\p{L}*|gleichwertige[rnms]?|staatl(?:\.|ich)|anerkannte[rnms]?|gepr(?:\.|üfte[rnms]?)|exam(?:\.|inierte[rnms]?)|relevant|equivalent|higher|completed|valid|current|als|zum|zur|weiterbildung|ausbildung|abschluss|fortbildung|qualifikation) )*$/iu,
);
/** Longer names of both are written with a slash between them. */
const longestName = 90;

/**
 * A degree and a licence with an "or" between them, as one requirement that either meets: "Ingenieurstudium (FH/TU) oder staatlich geprüfter Techniker". Licences
 * alone are joined by their names already (licence-lists.ts).
 */
export function joinOr(requirements: readonly PostingRequirement[], { text }: PostingText): PostingRequirement[] {
  const spanOf = ({ requirement }: PostingRequirement): Span => requirement.spans[0] ?? { start: 0, end: 0 };
  const ordered = requirements.filter(isCredential).sort((a, b) => spanOf(a).start - spanOf(b).start);
  const joined = new Map<PostingRequirement, PostingRequirement | undefined>();
  let last: PostingRequirement | undefined;
  let first: PostingRequirement | undefined;
  for (const each of ordered) {
    const [before, own] = [last && spanOf(last), spanOf(each)];
    const gap =
      before && own.start >= before.end ? text.slice(before.end, Math.min(own.start, before.end + longestGap)) : '';
    const isOne =
      before !== undefined && first !== undefined && own.start - before.end < longestGap && orBetween.test(gap);
    if (isOne && first !== undefined) {
      joined.set(first, either(joined.get(first) ?? first, each, text));
      joined.set(each, undefined);
    } else first = each;
    last = each;
  }
  return requirements.flatMap((each) => (joined.has(each) ? (joined.get(each) ?? []) : each));
}

function isCredential({ requirement: { kind, importance, spans }, options }: PostingRequirement): boolean {
  return (
    (kind === 'licence' || kind === 'degree') && importance !== 'unsure' && options.length === 0 && spans.length > 0
  );
}

function either(one: PostingRequirement, other: PostingRequirement, text: string): PostingRequirement {
  const options = [...(one.options.length > 0 ? one.options : [one]), other];
  const [a, b] = [one.requirement, other.requirement];
  const span = { start: a.spans[0]?.start ?? 0, end: b.spans[0]?.end ?? 0 };
  const written = text.slice(span.start, span.end).replace(/\s+/g, ' ');
  const isMust = options.some(({ requirement }) => requirement.importance === 'must');
  const requirement: Requirement = {
    surface: written.length <= longestName ? written : `${a.surface} / ${b.surface}`,
    canonical: written,
    alternatives: options.map((option) => option.requirement.surface),
    kind: 'licence',
    importance: isMust ? 'must' : a.importance,
    spans: [span],
  };
  return {
    ...one,
    requirement,
    terms: [],
    licences: [],
    options,
    probability: Math.max(one.probability, other.probability),
    confidence: Math.max(one.confidence, other.confidence),
  };
}
