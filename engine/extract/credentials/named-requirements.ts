import { lineAt } from '../../text/lines.ts';
import type { Importance, Requirement } from '../../types/requirement.ts';
import type { Span } from '../../types/span.ts';
import type { PostingRequirement, TermGroup } from '../extract-requirements.ts';
import type { PostingTerm } from '../extract-terms.ts';
import { importanceAt } from '../lines/importance.ts';
import type { PostingText } from '../read-posting.ts';
import { type LicenceName, readName } from './licence-name.ts';
import type { AskedLanguage } from './name-languages.ts';
import type { AskedLicence } from './name-licences.ts';
import type { WholeName } from './name-standards.ts';

/** How surely something is asked for that is known by its form: like a listed name. */
const certainty = { licence: 0.9, whole: 0.7, language: 0.8 } as const;

/** A requirement with nothing to match by yet. */
export function plainRequirement(requirement: Requirement, probability: number): PostingRequirement {
  return {
    requirement,
    terms: [],
    yearsOf: [],
    licences: [],
    level: undefined,
    options: [],
    probability,
    confidence: probability,
  };
}

/** "NIMS certification in milling or turning": turning is another subject of it, and no other credential. */
function isCredential({ kind, surface }: PostingTerm): boolean {
  return kind === 'licence' || /\p{Lu}|\d|served|qualified|experience/u.test(surface);
}

/** Whether a listed licence is the whole of a name that it stands in: a "Certified Registered Nurse Anesthetist" is more than a registered nurse. */
function isAllOf({ surface }: PostingTerm, names: readonly LicenceName[]): boolean {
  return names.every(({ text }) => !text.includes(surface) || readName(text.replace(surface, ' ')).length === 0);
}

/** A named credential, with the listed licences inside its name, which have other names too, and its alternatives. */
export function toLicence(licence: AskedLicence, groups: readonly TermGroup[]): PostingRequirement {
  const { surface, names, importance, start, end } = licence;
  const isInside = ({ mentions }: PostingTerm) => mentions.some((mention) => overlaps(mention, licence));
  const listed = groups
    .flatMap(({ terms }) => terms)
    .filter((term) => term.kind === 'licence' && isInside(term) && isAllOf(term, names));
  const others = groups
    .filter(({ terms, name }) => name === undefined && terms.some(isInside))
    .flatMap(({ terms }) =>
      terms.filter(
        (term) => !isInside(term) && isCredential(term) && term.mentions.some((each) => isNear(each, licence)),
      ),
    );
  const surfaces = [surface, ...others.map((other) => other.surface)];
  const [first] = listed;
  const elsewhere = listed.flatMap(({ mentions }) => mentions.filter((each) => !overlaps(each, licence)));
  const requirement: Requirement = {
    surface: surfaces.join(' / '),
    canonical: first && listed.length === 1 && others.length === 0 ? first.canonical : surface,
    alternatives: others.length === 0 ? [] : surfaces,
    kind: 'licence',
    importance,
    spans: spansOf({ start, end }, elsewhere),
  };
  const isDriving = names.some(({ driving }) => driving !== undefined);
  return {
    ...plainRequirement(requirement, Math.max(certainty.licence, ...listed.map(({ confidence }) => confidence))),
    // A driving licence of a class is not shown by any driving licence.
    terms: isDriving ? others : [...listed, ...others],
    licences: names,
  };
}

/** A standard, or what is spelled out, as a whole with both its names wherever they stand; none where no line asks for it. */
export function toWhole(
  { surface, names, spelledOut, start, end }: WholeName,
  terms: readonly PostingTerm[],
  posting: PostingText,
): PostingRequirement[] {
  const own = terms.filter(({ key }) => spelledOut.includes(key));
  const parts = terms.filter(({ mentions }) => mentions.some((mention) => overlaps(mention, { start, end })));
  const section = posting.sections[lineAt(posting.lines, start)];
  if (parts.length === 0 && section !== 'requirements' && section !== 'preferred') return [];
  const elsewhere = own.flatMap(({ mentions }) => mentions.filter((each) => !overlaps(each, { start, end })));
  const requirement = named(surface, 'knowledge', importanceAt({ start, end }, posting), { start, end });
  const sure = Math.max(certainty.whole, ...[...parts, ...own].map(({ confidence }) => confidence));
  return [
    {
      ...plainRequirement({ ...requirement, spans: spansOf({ start, end }, elsewhere) }, sure),
      terms: own,
      licences: names,
    },
  ];
}

/** A language, at least as well known as the posting says. */
export function toLanguage(
  { surface, term, level, start, end }: AskedLanguage,
  posting: PostingText,
): PostingRequirement {
  const requirement = named(surface, 'language', importanceAt({ start, end }, posting), { start, end });
  return {
    ...plainRequirement({ ...requirement, canonical: term.canonical }, certainty.language),
    terms: [term],
    level,
  };
}

function named(surface: string, kind: Requirement['kind'], importance: Importance, span: Span): Requirement {
  return { surface, canonical: surface, alternatives: [], kind, importance, spans: [span] };
}

function spansOf(...[first, others]: [Span, readonly Span[]]): Span[] {
  return [first, ...others.map(({ start, end }) => ({ start, end }))];
}

/** Whether a mention may be an alternative to a name: right before or behind it. */
function isNear({ start, end }: Span, name: Span): boolean {
  return start - name.end < farthest && name.start - end < farthest;
}

/** Farther away another thing is asked for. */
const farthest = 40;

export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Whether one of the spans has a part of the mention. */
export function isIn(spans: readonly Span[], mention: Span): boolean {
  return spans.some((span) => overlaps(mention, span));
}
