import { boilerplate } from '../extract/lines/sections.ts';
import type { PostingText } from '../extract/read-posting.ts';
import type { Knowledge } from '../extract/terms/features.ts';
import type { ResumeText } from '../match/index-resume.ts';
import { countFieldWords, type FieldProfile, profileFields, visitFieldWords } from './field-profile.ts';
import { formula } from './formula.ts';

/** How well two texts agree on the field of work. */
export interface FieldFit {
  /** 0 to 1; undefined when the posting names no field. */
  fit: number | undefined;
  /** How surely the posting is about a field, 0 to 1. */
  belief: number;
  /** The posting's one or two main fields, heaviest first: indices of `fieldNames`. */
  fields: number[];
}

/**
 * Agreement on the field of work of a posting's `profile` and a resume: on-target weight against off-target weight and doubt,
 *
 *     fit = S / √(S² + D² + K²)
 *
 * S is the resume's weight along the posting's fields, D what its *unmatched* lines say about other fields, K the doubt
 * about a few words. It is the cosine of the two profiles, but a line that answers a requirement never dilutes: so
 * removing a matched line cannot raise the score. Each word counts once, so repeating gains nothing.
 *
 * @param saidOtherwise words of the posting that the resume says in others: they are of its field as if it had them
 */
export function measureFieldFit(
  profile: FieldProfile,
  resume: ResumeText,
  matchedLines: ReadonlySet<number>,
  knowledge: Knowledge,
  saidOtherwise: Iterable<string> = [],
): FieldFit {
  const target = unit(profile);
  if (target === undefined) return { fit: undefined, belief: 0, fields: [] };
  const once = () => 1;
  const [own, aside] = [new Map<string, number>(), new Map<string, number>()];
  visitFieldWords(resume.tokens, resume.found, knowledge, (key, index) => {
    if (resume.negated[index] === 1) return;
    own.set(key, 1);
    if (!matchedLines.has(resume.lineOf[index] ?? 0)) aside.set(key, 1);
  });
  for (const word of saidOtherwise) if (knowledge.fieldsOf(word) !== undefined) own.set(word, 1);
  const all = profileFields(own, knowledge, once);
  const unmatched = profileFields(aside, knowledge, once);
  const onTarget = dot(target, all);
  const offTarget = Math.max(0, dot(unmatched, unmatched) - dot(target, unmatched) ** 2);
  const cosine = onTarget / Math.sqrt(onTarget ** 2 + offTarget + formula.fieldDoubt ** 2);
  const [first = 0, second = 0] = [...target.keys()].sort((a, b) => (target[b] ?? 0) - (target[a] ?? 0));
  const isMain = (target[second] ?? 0) >= formula.mainField * (target[first] ?? 0);
  const fields = isMain ? [first, second] : [first];
  return {
    fit: Math.min(1, cosine / formula.fieldEnough),
    belief: Math.min(1, Math.sqrt(dot(profile, profile)) / formula.fieldBelief),
    fields,
  };
}

/** How much the lines of a posting that are no boilerplate are about each field of work. */
export function profilePosting(posting: PostingText, knowledge: Knowledge): FieldProfile {
  const isAsked = (index: number) => !boilerplate.has(posting.sections[posting.lineOf[index] ?? 0] ?? 'open');
  return profileFields(
    countFieldWords(posting.tokens, knowledge.lexicon.find(posting.tokens), knowledge, isAsked),
    knowledge,
    (repeats) => 1 + Math.log(repeats),
  );
}

function unit(profile: FieldProfile): FieldProfile | undefined {
  const length = Math.sqrt(dot(profile, profile));
  return length === 0 ? undefined : profile.map((value) => value / length);
}

function dot(a: FieldProfile, b: FieldProfile): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}
