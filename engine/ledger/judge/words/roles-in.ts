import { englishRoot } from '../../../text/roots/root.ts';
import type { ResumeDocument } from '../../lines/document.ts';
import { type JudgedLine, mostWords } from './align-words.ts';
import { roles } from './role-words.ts';

/** Somebody else in a sentence: the word before them, and whether they are its subject or an owner. */
export interface Role {
  index: number;
  root: string;
  /** One name for interchangeable roles. */
  group: string;
  /** The word that leads to them, "start" near the line's beginning, "none". */
  leads: string;
  isOwner: boolean;
  isSubject: boolean;
  /** The place of their action: the verb after a subject, or before "by". */
  does: number | undefined;
}

/** The word that leads to a role may be this many words before it. */
const reach = 4;
/** The most roles looked at in one line. */
const mostRoles = 8;
const clause = /^(?:when|whenever|while|after|until|once|before|because|if|who|that|which|as)$/;

/** One name for everyone a person works under, one for everyone they work with, one for everyone they work for. */
const groups: readonly [string, RegExp][] = [
  [
    'head',
    /^(?:manager|supervisor|foreman|forewoman|owner|director|head|lead|leader|boss|chief|principal|partner|management|sister|matron|controller)$/,
  ],
  [
    'peer',
    /^(?:colleague|team|crew|staff|group|department|peer|coworker|labourer|worker|committee|panel|board|union)$/,
  ],
  ['served', /^(?:client|customer|patient|guest|tenant|student|pupil)$/],
];

/** Whether a word names somebody by what they do, or a group of people. */
export function isRole(lower: string): boolean {
  const bare = bareRole(lower);
  return roles.has(bare) || roles.has(bare.replace(/s$/, ''));
}

function bareRole(lower: string): string {
  return lower.replace(/['’]s?$/, '');
}

/** The roles of a line that its grammar gives to somebody else. */
export function rolesIn({ tokens }: ResumeDocument, { line, tags }: JudgedLine): Role[] {
  const found: Role[] = [];
  const end = Math.min(line.to, line.from + Math.min(mostWords, tags.length));
  for (let index = line.from; index < end && found.length < mostRoles; index += 1) {
    const { lower = '' } = tokens[index] ?? {};
    const next = tokens[index + 1];
    // "Manager approval", "team meeting": a word that qualifies a noun is not a person.
    if (
      !isRole(lower) ||
      (index + 1 < end && !next?.opens && isRole(next?.lower ?? '') && tags[index + 1 - line.from] === 'noun')
    )
      continue;
    const isOwner = /['’]s?$/.test(lower);
    const after = tags[index + 1 - line.from];
    const isNounNext =
      !isOwner &&
      (after === 'noun' || after === 'modifier') &&
      !next?.opens &&
      !/ing$/.test(next?.lower ?? '') &&
      !isFinal(next?.lower ?? '', after);
    if (isNounNext) continue;
    const leads = leadsTo(tokens, tags, index, line.from);
    const isSubject = !isOwner && leads !== 'of' && !next?.opens && isFinal(next?.lower ?? '', after);
    const bare = bareRole(lower).replace(/s$/, '');
    found.push({
      index,
      root: englishRoot(bare),
      group: groups.find(([, pattern]) => pattern.test(bare))?.[0] ?? bare,
      leads,
      isOwner,
      isSubject,
      does: isSubject
        ? verbAfter(tags, index, line.from)
        : leads === 'by'
          ? verbBefore(tags, index, line.from)
          : undefined,
    });
  }
  return found;
}

function isFinal(lower: string, tag: string | undefined): boolean {
  return (
    (tag === 'verb' && !/ing$/.test(lower)) ||
    /^(?:is|was|are|were|has|had|have|does|did|will|would|chairs|sets|signs|prices|orders|decides|writes|approves|checks|places|resolved|submits|negotiated|picks|picked|reviews|hired|bought|engaged)$/.test(
      lower,
    )
  );
}

function verbAfter(tags: readonly string[], index: number, from: number): number {
  for (let at = index + 1 - from; at < Math.min(tags.length, index + 4 - from); at += 1)
    if (tags[at] === 'verb') return at + from;
  return index + 1;
}

function verbBefore(tags: readonly string[], index: number, from: number): number | undefined {
  for (let at = index - 1 - from; at >= Math.max(0, index - 6 - from); at -= 1)
    if (tags[at] === 'verb') return at + from;
  return undefined;
}

function leadsTo(tokens: ResumeDocument['tokens'], tags: readonly string[], index: number, from: number): string {
  for (let at = index - 1; at >= Math.max(from, index - reach); at -= 1) {
    const lower = tokens[at]?.lower ?? '';
    if (clause.test(lower) || tags[at - from] === 'preposition') return lower;
    if (tokens[at + 1]?.opens) return 'clause';
    if (tags[at - from] === 'conjunction') return lower;
    if (tags[at - from] === 'verb') return 'object';
  }
  return index - from < reach ? 'start' : 'none';
}
