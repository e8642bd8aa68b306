import { say, sayPlain } from '../../say.ts';
import { englishRoot } from '../../text/roots/root.ts';
import type { Span } from '../../types/span.ts';
import { alignWords, type JudgedLine, judgedLine } from '../judge/words/align-words.ts';
import { respelledWords } from '../judge/words/respelled-words.ts';
import { type Role, rolesIn } from '../judge/words/roles-in.ts';
import { type Case, spanOf, spanOfWords } from '../lines/claim.ts';
import { type Doubt, defineRule, settledInWords } from '../lines/rule.ts';

/** Somebody else's role or action presented as the person's own. */
export const roleRule = defineRule<Doubt>({
  id: 'role',
  roles: ['sentence'],
  skipsSummary: true,
  claims: othersRoles,
  proves: settledInWords,
  question: (_, { asked }) => asked,
});

function othersRoles(given: Case): Doubt[] {
  const { line, sources, improved, original } = given;
  const source = sources.lines[0];
  if (source?.role !== 'sentence' || improved.isGerman) return judgeGermanRole(given);
  const now = judgedLine(improved, line);
  const before = judgedLine(original, source);
  const others = rolesIn(original, before);
  if (others.length === 0) return [];
  const current = rolesIn(improved, now);
  const found =
    takenRole(given, others, current) ??
    takenDeed(given, now, before, others, current) ??
    goneRole(given, now, others, current);
  return found ? [found] : [];
}

/** The words before a role that is somebody else's. */
const another =
  /^(?:under|by|for|to|with|while|when|whenever|alongside|beside|from|after|of|object|clause|before|on|at|and|who|the)$/;

/** "Under the sous chef" is not "as sous chef". */
function takenRole(given: Case, others: readonly Role[], current: readonly Role[]): Doubt | undefined {
  const taken = current.find(
    (role) =>
      (role.leads === 'as' || (role.leads === 'start' && !role.isOwner)) &&
      !role.isSubject &&
      role.group !== 'served' &&
      !isCounted(given, role.index) &&
      !isStillCovered(given, role.index) &&
      others.some(
        (other) =>
          other.root === role.root &&
          !isOwnTitle(given, other) &&
          other.leads !== 'as' &&
          (other.leads !== 'start' || other.isOwner) &&
          (another.test(other.leads) || other.isOwner || other.isSubject),
      ),
  );
  if (taken === undefined) return undefined;
  return ask(given, spanOfWords(given.improved, taken.index, taken.index + 1), 'ask.ownRole');
}

/** "As many as 300 guests", "Technician of the Month": not a role of the person. */
function isCounted({ improved, line }: Case, index: number): boolean {
  const before = improved.tokens.slice(Math.max(line.from, index - 3), index).map(({ lower }) => lower);
  return (
    before.some((word) => /^(?:many|much|few|well|\d.*)$/.test(word)) || improved.tokens[index + 1]?.lower === 'of'
  );
}

const standing =
  /^(?:act(?:ed|ing|s)?|up|in|step\p{L}*|stood|stand|stands|fill\p{L}*|cover\p{L}*|deputi\p{L}*|relie\p{L}*)$/u;
const covering =
  /\b(?:step\p{L}* (?:up|in)|stood in|stand in|acted|acting|fill\p{L}* in|cover\p{L}*|deputi\p{L}*|relie\p{L}*)\b/iu;

/** "Acted up as sous chef" of who stepped up to it: still in somebody's place. */
function isStillCovered({ improved, line, sources }: Case, index: number): boolean {
  const as = improved.tokens.findLastIndex(({ lower }, at) => at < index && at >= line.from && lower === 'as');
  return (
    as > line.from &&
    standing.test(improved.tokens[as - 1]?.lower ?? '') &&
    covering.test(sources.lines[0]?.content ?? '')
  );
}

/** "Form tutor for 30 pupils": a line begins with the person's own role. */
function isOwnTitle({ sources }: Case, { index }: Role): boolean {
  return index - (sources.lines[0]?.from ?? 0) <= 1;
}

const germanAgent =
  /(?:er|erin|or|orin|ent|entin|ant|antin|ist|istin|eur|eurin|loge|login|chef|chefin|kraft|leitung|vertretung|frau|mann|koch|köchin|arzt|ärztin|hilfe|angestellte[rn]?|beauftragte[rn]?|vorsitzende[rn]?|verantwortliche[rn]?|rat|rätin|sprecher\p{L}*|mitglied)s?$/u;

/** "Als Küchenchef" from someone who worked "für den Küchenchef". */
function judgeGermanRole(given: Case): Doubt[] {
  const { line, improved, sources } = given;
  const source = sources.lines[0];
  if (source === undefined) return [];
  for (let index = line.from; index < line.to; index += 1) {
    const noun = [index + 1, index + 2].find(
      (at) => at < line.to && /^\p{Lu}/u.test(improved.tokens[at]?.surface ?? ''),
    );
    if (improved.tokens[index]?.lower !== 'als' || noun === undefined) continue;
    // "Als Muttersprache", "als Prototyp": nobody's role.
    if (!germanAgent.test(improved.tokens[noun]?.lower ?? '') || source.role !== 'sentence') continue;
    const stem = improved.stemOf[noun] ?? '';
    if (stem === '' || !source.stems.has(stem) || /\bals\b/iu.test(source.content)) continue;
    return [ask(given, spanOfWords(improved, noun, noun + 1), 'ask.ownRole')];
  }
  return [];
}

/** An action that the source credits to somebody else, and the line to nobody else. */
function takenDeed(
  given: Case,
  now: JudgedLine,
  before: JudgedLine,
  others: readonly Role[],
  current: readonly Role[],
): Doubt | undefined {
  if (others.every(({ does }) => does === undefined)) return undefined;
  const { ties } = alignWords(now, [before]);
  for (const [at, word] of now.content.entries()) {
    const source = ties[at]?.source;
    if (source === undefined || word.tag !== 'verb' || isPassive(given, word.index)) continue;
    const doer = others.find(({ does, index }) => does === source.index && index !== source.index);
    if (doer === undefined || current.some(({ does }) => does === word.index)) continue;
    // "Helped the team collect": the team does it.
    if (current.some(({ index }) => index < word.index && word.index - index <= 2)) continue;
    if (
      before.content.some(({ index, tag }) => tag === 'verb' && index !== source.index && index < doer.index) ||
      doer.leads === 'by' ||
      doer.isSubject
    )
      return ask(given, spanOfWords(given.improved, word.index, word.index + 1), 'ask.ownDeed');
  }
  return undefined;
}

/** "Was retained" does not say who did it. */
function isPassive({ improved, line }: Case, index: number): boolean {
  return improved.tokens
    .slice(Math.max(line.from, index - 2), index)
    .some(({ lower }) => /^(?:was|were|is|are|been|being|be)$/.test(lower));
}

/** Words for an action that others watched over or took part in. */
const watching = /^(?:under|by|beside|alongside|while|when|whenever|after|until|once|before)$/;

/** The line names nobody else, but in the source somebody watched over it, decided it, or was part of its condition. */
function goneRole(given: Case, now: JudgedLine, others: readonly Role[], current: readonly Role[]): Doubt | undefined {
  const gone = others.find(
    (role) =>
      (watching.test(role.leads) || (role.isSubject && role.leads !== 'start')) &&
      !isMentioned(given, role) &&
      !current.some(({ group }) => group === role.group),
  );
  if (gone === undefined || current.length >= others.length || /\bby me\b/u.test(given.line.content)) return undefined;
  return ask(given, spanOfWords(given.improved, now.line.from, now.line.to), 'ask.ownDeed');
}

/** "Manager review" still names the manager, and so does "the mgr.". */
function isMentioned({ improved, line, original, sources }: Case, { root, index }: Role): boolean {
  const isNamed = improved.tokens
    .slice(line.from, line.to)
    .some(({ lemma }) => englishRoot(lemma.replace(/['’]s?$/, '')) === root);
  const [source] = sources.lines;
  return isNamed || (source !== undefined && respelledWords(original, source, improved, [line]).known.has(index));
}

function ask(given: Case, span: Span, question: 'ask.ownRole' | 'ask.ownDeed'): Doubt {
  const source = given.sources.lines[0] ?? given.line;
  const word = given.improved.text.slice(span.start, span.end);
  const reason = say('ledger.moreThan', { word, line: source.content }, spanOf(source));
  return { kind: 'scope', span, asked: [reason, sayPlain(question)] };
}
