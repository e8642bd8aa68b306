import { type Case, spanOfWords } from '../../lines/claim.ts';
import type { ResumeDocument } from '../../lines/document.ts';
import { type ActKind, kindsAt, kindsOfNoun, levelOf, provenBy } from '../words/act-words.ts';
import { type JudgedLine, type JudgedWord, judgedLine, mostWords } from '../words/align-words.ts';
import { areAlike, isKnownAlike } from '../words/alike.ts';
import { areAlikeVerbs, isKnownVerb, verbKeyOfNoun, verbKeysAt } from '../words/alike-verbs.ts';
import { type Frames, framesOf } from '../words/frames.ts';
import type { LineNews } from '../words/new-words.ts';
import type { Signal } from './signals.ts';

const most = 8;

/** Actions that a line without a verb does not leave open. */
const weighty: ReadonlySet<string> = new Set([
  'lead',
  'decide',
  'design',
  'launch',
  'negotiate',
  'win',
  'earn',
  'employ',
  'fix',
  'stop',
]);

interface Read {
  judged: JudgedLine;
  frames: Frames;
}

/**
 * What a line does with things that its source does something else with: "conducted interviews" for "scheduled interviews". Each
 * word may stand in the source; it is what belongs together that is new.
 */
export function frameSignals(given: Case, news: LineNews): Signal[] {
  const { line, improved, original, sources } = given;
  if (line.isSummary) return [];
  const now: Read = { judged: news.now, frames: framesOf(improved, news.now) };
  const reads = sources.lines.map((source): Read => {
    const judged = source === news.before.line ? news.before : judgedLine(original, source);
    return { judged, frames: framesOf(original, judged) };
  });
  return [
    ...otherVerbs(given, news, now, reads),
    ...otherObjects(given, news, now, reads),
    ...promoted(given, news),
    ...fromElsewhere(given, news),
  ];
}

function verbsIn({ content }: JudgedLine): JudgedWord[] {
  return content.filter(({ tag }) => tag === 'verb');
}

/** The keys of the actions that a line names, as verbs or as nouns. */
function actionsIn(document: ResumeDocument, { content }: JudgedLine): string[] {
  return content.flatMap(({ index, tag, root }) =>
    tag === 'verb' ? verbKeysAt(document.tokens, index) : (verbKeyOfNoun(root) ?? []),
  );
}

function otherVerbs(given: Case, news: LineNews, now: Read, reads: readonly Read[]): Signal[] {
  const { improved, original } = given;
  const found: Signal[] = [];
  const [first] = reads;
  const said = first ? actionsIn(original, first.judged) : [];
  const left = actionsIn(improved, now.judged);
  for (const verb of verbsIn(now.judged)) {
    if (found.length >= most) break;
    const own = news.sourceOf.get(verb.index);
    // "Stock judging" of the stock: the source's own word, and no verb there.
    if (own !== undefined && own.root === verb.root && own.tag !== 'verb') continue;
    if (isSameCompound(given, news, verb)) continue;
    // The verb that both lines begin with; what it is done to has signals of its own.
    const isFirst = verb.index === news.now.line.from && own?.index === news.before.line.from;
    const head = headOf(now.frames.nounsOf.get(verb.index), verb, news.slots);
    const isObjectNew = head !== undefined && !news.sourceOf.has(head.index);
    if (isFirst && isObjectNew && own.root === verb.root) continue;
    const keys = verbKeysAt(improved.tokens, verb.index);
    const pairs = (now.frames.nounsOf.get(verb.index) ?? []).flatMap((noun) => {
      const source = news.sourceOf.get(noun.index);
      return source === undefined ? [] : [{ noun, source }];
    });
    const governing = pairs.flatMap(({ source }) =>
      reads.flatMap(({ frames }) => frames.verbsOf.get(source.index) ?? []),
    );
    const isAlike = (other: string) => keys.some((key) => areAlikeVerbs(key, other));
    if (governing.some(({ index }) => verbKeysAt(original.tokens, index).some(isAlike))) continue;
    const kinds = kindsAt(improved.tokens, verb.index) ?? [];
    const [old] = governing;
    const isNoun = said.some(isAlike);
    // A line without a verb leaves open what was done, but not that somebody else was led.
    if (old === undefined && (isNoun || !weighty.has(kinds[0] ?? 'light'))) continue;
    // "Performed inspections" of who inspected.
    if (kinds.includes('light') && pairs.some(({ source }) => source.tag === 'verb')) continue;
    const oldKinds = old ? (kindsAt(original.tokens, old.index) ?? []) : [];
    const oldKeys = old ? verbKeysAt(original.tokens, old.index) : [];
    const oldLevel = levelOf(oldKinds);
    const level = kinds.length === 0 ? 3 : levelOf(kinds);
    const features = [
      'frame',
      old ? 'frame for a verb' : pairs.length > 0 ? 'frame for a noun' : 'frame of new words',
      `frame ${relation(oldKinds, kinds)}`,
      `frame of ${kinds[0] ?? 'unknown'}`,
      ...(old
        ? [`frame from ${oldKinds[0] ?? 'unknown'}`, `frame ${oldKinds[0] ?? 'unknown'} to ${kinds[0] ?? 'unknown'}`]
        : []),
      ...(old ? [`frame level ${Math.sign(level - oldLevel)} from ${oldLevel}`] : [`frame level ${level}`]),
      ...(isNoun ? ['frame said elsewhere'] : ['frame not said']),
      ...(own?.root === verb.root ? ['frame own verb'] : []),
      ...(old && oldKeys.some((key) => left.some((other) => areAlikeVerbs(key, other))) ? ['frame old kept'] : []),
      ...(old && !oldKeys.some((key) => left.some((other) => areAlikeVerbs(key, other))) ? ['frame old gone'] : []),
      ...(keys.some(isKnownVerb) ? ['frame known'] : ['frame unlisted']),
      ...(keys.some(isKnownVerb) && oldKeys.some(isKnownVerb) ? ['frame both known'] : []),
      ...(keys.some(isKnownVerb) && oldKeys.some(isKnownVerb) && !isNoun ? ['frame both known, not said'] : []),
      ...(verb.index <= news.now.line.from + 1 ? ['frame first'] : []),
      ...(pairs.length > 1 ? ['frame of many'] : []),
      ...(news.isNominal ? ['frame nominal'] : []),
    ];
    found.push({ about: 'deed', span: spanOfWords(improved, verb.index, verb.index + 1), features });
  }
  return found;
}

/** "Steering group": the same two words side by side are no action. */
function isSameCompound({ improved, original }: Case, { now, before }: LineNews, verb: JudgedWord): boolean {
  if (!verb.lower.endsWith('ing') || verb.index === now.line.from) return false;
  const next = improved.tokens[verb.index + 1]?.lower;
  const words = original.tokens.slice(before.line.from, Math.min(before.line.to, before.line.from + mostWords));
  return words.some(({ lower }, at) => lower === verb.lower && words[at + 1]?.lower === next);
}

function relation(old: readonly ActKind[], kinds: readonly ActKind[]): string {
  if (old.length === 0 || kinds.length === 0) return 'unknown';
  if (old[0] === kinds[0]) return 'same kind';
  if (kinds.includes('light')) return 'to light';
  if (old.includes('light')) return 'from light';
  if (kinds.some((kind) => old.includes(kind))) return 'shared kind';
  const proven = provenBy(old);
  return kinds.some((kind) => proven.has(kind)) ? 'proven kind' : 'other kind';
}

/** The same action on another thing: "wrote 140 features" for "wrote 140 test cases". */
function otherObjects(given: Case, news: LineNews, now: Read, reads: readonly Read[]): Signal[] {
  const { improved, original } = given;
  const [first] = reads;
  if (first === undefined) return [];
  const found: Signal[] = [];
  const olds = verbsIn(first.judged);
  for (const verb of verbsIn(now.judged)) {
    if (found.length >= most) break;
    const keys = verbKeysAt(improved.tokens, verb.index);
    const old = olds.find(({ index }) =>
      verbKeysAt(original.tokens, index).some((other) => keys.some((key) => areAlikeVerbs(key, other))),
    );
    if (old === undefined) continue;
    const head = headOf(now.frames.nounsOf.get(verb.index), verb, news.slots);
    const was = headOf(first.frames.nounsOf.get(old.index), old, news.slotsBefore);
    if (head === undefined || was === undefined) continue;
    if (head.root === was.root || areAlike(head.root, was.root)) continue;
    const source = news.sourceOf.get(head.index);
    const isWasKept = [...news.sourceOf.values()].some(({ index }) => index === was.index);
    const olderNouns = first.frames.nounsOf.get(old.index) ?? [];
    found.push({
      about: 'object',
      span: spanOfWords(improved, head.index, head.index + 1),
      features: [
        'thing done',
        source === undefined ? 'thing done new' : 'thing done tied',
        isWasKept ? 'thing was kept' : 'thing was gone',
        `thing done ${source === undefined ? 'new' : 'tied'}, was ${isWasKept ? 'kept' : 'gone'}`,
        ...(source && olderNouns.some(({ index }) => index === source.index) ? ['thing of the same verb'] : []),
        ...(source && !olderNouns.some(({ index }) => index === source.index) ? ['thing of another verb'] : []),
        ...(isKnownAlike(head.root) && isKnownAlike(was.root) ? ['thing both known'] : []),
        ...(kindsOfNoun(head.root).length > 0 ? ['thing is an action'] : []),
        ...(kindsOfNoun(was.root).length > 0 ? ['thing was an action'] : []),
      ],
    });
  }
  return found;
}

function headOf(
  nouns: readonly JudgedWord[] | undefined,
  verb: JudgedWord,
  slots: LineNews['slots'],
): JudgedWord | undefined {
  const behind = nouns?.find(({ index }) => index > verb.index);
  const slot = behind && slots.get(behind.index);
  if (slot === undefined || slot.lead !== 'object') return undefined;
  return nouns?.find(({ index }) => index === slot.head);
}

/** What only qualified a thing has become the thing: "the catalogue" for "the catalogue intro". */
function promoted(
  { improved, original }: Case,
  { now, before, sourceOf, slots, slotsBefore, gone }: LineNews,
): Signal[] {
  const found: Signal[] = [];
  for (const { index, tag } of now.content) {
    const source = sourceOf.get(index);
    if (source === undefined || tag === 'verb' || found.length >= most || slots.get(index)?.head !== index) continue;
    const slot = slotsBefore.get(source.index);
    if (slot === undefined || slot.head === source.index) continue;
    const head = gone.find((other) => other.index === slot.head);
    if (head === undefined) continue;
    const kinds = kindsOfNoun(original.tokens[head.index]?.lemma ?? '');
    found.push({
      about: 'object',
      span: spanOfWords(improved, index, index + 1),
      features: [
        'promoted',
        `promoted over ${head.tag}`,
        kinds.length > 0 ? 'promoted over an action' : 'promoted over a thing',
        ...(kinds[0] ? [`promoted over ${kinds[0]}`] : []),
        ...(isKnownAlike(head.root) ? ['promoted over a known word'] : []),
        ...(now.content.length < before.content.length ? ['promoted, shorter'] : []),
      ],
    });
  }
  return found;
}

/** A word that only another line of the resume has, where the line's own source says something else. */
function fromElsewhere({ improved }: Case, { now, before, sourceOf, gone, slots, slotsBefore }: LineNews): Signal[] {
  const found: Signal[] = [];
  const isOwn = ({ index }: JudgedWord) => index >= before.line.from && index < before.line.to;
  for (const { index, tag } of now.content) {
    const source = sourceOf.get(index);
    if (source === undefined || isOwn(source) || found.length >= most) continue;
    const same = gone.filter((other) => (other.tag === 'verb') === (tag === 'verb'));
    const slot = slots.get(index);
    const isInPlace = same.some((other) => {
      const was = slotsBefore.get(other.index);
      return (
        was !== undefined &&
        slot !== undefined &&
        was.lead === slot.lead &&
        (was.head === other.index) === (slot.head === index)
      );
    });
    found.push({
      about: tag === 'verb' ? 'deed' : 'object',
      span: spanOfWords(improved, index, index + 1),
      features: [
        'elsewhere',
        `elsewhere ${tag}`,
        ...(same.length > 0 ? [`elsewhere ${tag}, beside gone`] : []),
        ...(isInPlace ? [`elsewhere ${tag}, in place of gone`] : []),
        ...(slot?.head === index ? ['elsewhere head'] : []),
      ],
    });
  }
  return found;
}
