import { fewRanges } from '../text/few-ranges.ts';
import { isBulleted, type Line, lineAt } from '../text/lines.ts';
import type { Requirement, RequirementKind } from '../types/requirement.ts';
import { plainRequirement } from './credentials/named-requirements.ts';
import type { PostingRequirement } from './extract-requirements.ts';
import type { PostingText } from './read-posting.ts';

/** "One of the following qualifications:", "Either:" above a list: each of its lines is enough. */
const opener = fewRanges(
  /(?<!\p{L})(?:(?<!any )one|any one|either|eine?[rsnm]?)(?: or more)? (?:of|der|von)[^.;:]{0,40}?(?:following|these|below|folgenden?|diese[rn]?)[^.;:]{0,60}:?$|^(?:either|entweder|one of):?$/iu,
);
const all = fewRanges(/(?<!\p{L})(?:all|each|every|alle|jede[rsnm]?)(?!\p{L})/iu);
/** An "or" at the end of a line, at the beginning of the next, or on a line of its own. */
const orAtEnd = /(?:^|[\s,;])(?:or|oder)[\s:]*$/i;
const orAtStart = fewRanges(/^[^\p{L}\p{N}]*(?:or|oder)(?:\s|$)/iu);

/** More lines are duties, of which somebody does one or the other. */
const mostLines = 8;
const longestLine = 160;

/** The lists of lines of which one suffices: the numbers of their lines. Linear in the length. */
function choicesIn(posting: PostingText): number[][] {
  const looks = posting.lines.map((line) => lookOf(line, posting.text));
  const choices = [...belowOpeners(posting, looks)];
  const taken = new Set(choices.flat());
  return [...choices, ...joinedByOr(posting, looks, taken)];
}

/** How an item of a list looks: its indent and its mark; undefined for what is none. Items of one list look the same. */
function lookOf({ content, start }: Line, text: string): string | undefined {
  if (!isBulleted(content) || content.length > longestLine) return undefined;
  let indent = 0;
  while (indent < deepest && /[ \t]/.test(text.charAt(start - 1 - indent))) indent += 1;
  return `${indent} ${content.charAt(0).replace(/[\p{L}\p{N}]/u, '1')}`;
}

const deepest = 12;

/** The items right below an opening line. Where that is an item itself, those below it have to look different. */
function* belowOpeners({ lines }: PostingText, looks: readonly (string | undefined)[]): Generator<number[]> {
  for (const [index, { content }] of lines.entries()) {
    const look = looks[index + 1];
    if (look === undefined || look === looks[index] || content.length > longestLine) continue;
    if (!opener.test(content) || all.test(content)) continue;
    const items = [index + 1];
    for (let next = index + 2; items.length <= mostLines; next += 1) {
      if (looks[next] === look) items.push(next);
      else if (!isOrAlone(lines[next]?.content ?? '')) break;
    }
    if (items.length > 1 && items.length <= mostLines) yield items;
  }
}

/** Items with an "or" between them. */
function* joinedByOr(
  { lines }: PostingText,
  looks: readonly (string | undefined)[],
  taken: ReadonlySet<number>,
): Generator<number[]> {
  let run: number[] = [];
  let isJoined = false;
  for (const [index, { content }] of lines.entries()) {
    const look = taken.has(index) ? undefined : looks[index];
    if (isOrAlone(content)) {
      isJoined = run.length > 0;
      continue;
    }
    const isSame = look !== undefined && look === looks[run.at(-1) ?? -1];
    if (isSame && (isJoined || orAtStart.test(content))) run.push(index);
    else {
      if (run.length > 1) yield run;
      run = look === undefined ? [] : [index];
    }
    isJoined = look !== undefined && orAtEnd.test(content);
  }
  if (run.length > 1) yield run;
}

function isOrAlone(content: string): boolean {
  return content.length <= longestOr && orAtStart.test(content) && orAtEnd.test(content);
}

const longestOr = 8;

/** Requirements on the lines of a choice are one, which the best shown of them meets. */
export function joinChoices(requirements: readonly PostingRequirement[], posting: PostingText): PostingRequirement[] {
  const choices = choicesIn(posting);
  if (choices.length === 0) return [...requirements];
  const choiceOf = new Map(choices.flatMap((lines, choice) => lines.map((line) => [line, choice] as const)));
  const linesOf = ({ requirement }: PostingRequirement) =>
    requirement.spans.map(({ start }) => lineAt(posting.lines, start));
  const options = new Map<number, Map<number, PostingRequirement>>();
  const isInside = new Set<PostingRequirement>();
  for (const each of requirements) {
    const lines = linesOf(each);
    const [choice] = lines.map((line) => choiceOf.get(line));
    const [line = -1] = lines;
    if (choice === undefined || !lines.every((other) => choiceOf.get(other) === choice)) continue;
    isInside.add(each);
    const ofLines = options.get(choice) ?? new Map<number, PostingRequirement>();
    const known = ofLines.get(line);
    if (known === undefined || rankOf(each) > rankOf(known)) ofLines.set(line, each);
    options.set(choice, ofLines);
  }
  const joined = new Map<PostingRequirement, PostingRequirement>();
  for (const ofLines of options.values()) {
    const [surest] = ofLines.values();
    const inOrder = [...ofLines].sort(([a], [b]) => a - b).map(([, each]) => each);
    if (surest) joined.set(surest, inOrder.length > 1 ? joinOptions(inOrder, posting) : surest);
  }
  return requirements.flatMap((each) => (isInside.has(each) ? (joined.get(each) ?? []) : [each]));
}

/** A credential says most of what a line asks for, then what is surest. */
function rankOf({ requirement: { kind }, probability }: PostingRequirement): number {
  return probability + (kind === 'licence' || kind === 'degree' ? 1 : 0);
}

function joinOptions(options: readonly PostingRequirement[], { language }: PostingText): PostingRequirement {
  const surfaces = options.map(({ requirement }) => requirement.surface);
  const surface = surfaces.join(language.code === 'de' ? ' oder ' : ' or ');
  const importances = options.map(({ requirement }) => requirement.importance);
  const requirement: Requirement = {
    surface,
    canonical: surface,
    alternatives: surfaces,
    kind: kindOf(options.map((option) => option.requirement.kind)),
    importance: importances.includes('must') ? 'must' : importances.includes('preferred') ? 'preferred' : 'nice',
    spans: options.flatMap(({ requirement: { spans } }) => spans),
  };
  return {
    ...plainRequirement(requirement, Math.max(...options.map(({ probability }) => probability))),
    terms: options.flatMap(({ terms }) => terms),
    confidence: Math.max(...options.map(({ confidence }) => confidence)),
    options: [...options],
  };
}

/** A choice with a credential is one; years are a number, which a choice is not. */
function kindOf(kinds: readonly RequirementKind[]): RequirementKind {
  if (kinds.includes('licence')) return 'licence';
  return kinds.find((kind) => kind !== 'years') ?? 'knowledge';
}
