import { isFillWord } from '../../../text/fill-words.ts';
import { type Case, spanOfWords } from '../../lines/claim.ts';
import type { ResumeDocument, ResumeLine } from '../../lines/document.ts';
import { foldWord } from '../../words/same-word.ts';
import { type ActKind, kindsAt, kindsOfNoun, levelOf } from '../words/act-words.ts';
import { mostWords } from '../words/align-words.ts';
import { areAlike, isKnownAlike } from '../words/alike.ts';
import { areAlikeVerbs, isKnownVerb, verbKeysAt } from '../words/alike-verbs.ts';
import type { LineNews } from '../words/new-words.ts';
import type { Tag } from '../words/tag-words.ts';
import { wordRoot } from '../words/word-root.ts';
import { movedTo } from './clause-signals.ts';
import { openWords } from './role-signals.ts';
import type { Signal } from './signals.ts';

/** An edit is lone when it touches at most this many words and leaves at least as many as they were. */
const mostChanged = 5;

const periods = /^(?:shift|day|night|week|fortnight|month|quarter|year)$/;

/**
 * One place of a line that is different while everything around it is word for word the same. Who only rewords has little reason to
 * touch a single noun or verb; who inflates a claim needs no more.
 */
export function loneSignals(given: Case, { before, now, sourceOf }: LineNews): Signal[] {
  const { line, improved, original } = given;
  // A list is a choice of its words.
  if (line.isSummary || line.role === 'list') return [];
  const [own, old] = [wordsOf(improved, line), wordsOf(original, before.line)];
  const shortest = Math.min(own.length, old.length);
  let start = 0;
  while (start < shortest && own[start] === old[start]) start += 1;
  let end = 0;
  while (end < shortest - start && own.at(-1 - end) === old.at(-1 - end)) end += 1;
  const [added, gone] = [own.length - start - end, old.length - start - end];
  if (added + gone === 0 || added > mostChanged || gone > mostChanged || start + end < Math.max(2, gone)) return [];
  // What became of a figure and its unit is told by other signals.
  const isFigure = ({ inAmount, tokens }: ResumeDocument, from: number, count: number) =>
    tokens.slice(from, from + count).some(({ lower }, at) => inAmount[from + at] === 1 || /^\p{N}/u.test(lower));
  if (isFigure(improved, line.from + start, added) || isFigure(original, before.line.from + start, gone)) return [];
  const news = rootsAt(improved, now.tags, line.from + start, added, line.from);
  const isMoved = movedTo(given);
  const olds = rootsAt(original, before.tags, before.line.from + start, gone, before.line.from).filter(
    ({ index }) => !isMoved(index),
  );
  if (news.length + olds.length === 0) return [];
  const first = line.from + Math.min(start, Math.max(0, own.length - 1));
  const lasts = Math.max(first + 1, line.from + own.length - end);
  const isTied = (a: Changed, b: Changed) =>
    sourceOf.get(a.index)?.index === b.index ||
    areAlike(a.root, b.root) ||
    foldWord(a.root) === foldWord(b.root) ||
    a.keys.some((key) => b.keys.some((other) => areAlikeVerbs(key, other)));
  const untied = news.filter((word) => !olds.some((other) => isTied(word, other)));
  const lost = olds.filter((word) => !news.some((other) => isTied(other, word)));
  // "With SAP": names have rules of their own.
  const isName = ({ index }: Changed) => index > line.from && /^\p{Lu}/u.test(improved.tokens[index]?.surface ?? '');
  if (lost.length === 0 && untied.length > 0 && untied.every(isName)) return [];
  // "A shift" may have become "per day", which the rule of frequencies knows.
  if (untied.length === 0 && lost.every(({ root }) => periods.test(root))) return [];
  return [
    {
      // What is cut may be there in another spelling: "ILS" for "Immediate Life Support (ILS)".
      ...(untied[0] ? { word: untied[0].index } : { gone: lost.map(({ index }) => index) }),
      about: news.some(({ tag }) => tag === 'verb') ? 'deed' : 'object',
      span: spanOfWords(
        improved,
        news[0]?.index ?? first,
        Math.max((news[0]?.index ?? first) + 1, news.at(-1)?.index ?? lasts),
      ),
      features: [
        ...featuresOf(untied, lost),
        ...(openWords(original, before.line).length > openWords(improved, line).length ? ['lone, open gone'] : []),
        ...(start === 0 ? ['lone at start'] : []),
        ...(end === 0 ? ['lone at end'] : []),
        ...(news.some(({ stem }) => stem !== '' && (original.linesOf.get(stem) ?? []).length > 0)
          ? ['lone, in the resume']
          : []),
      ],
    },
  ];
}

interface Changed {
  index: number;
  root: string;
  tag: Tag;
  stem: string;
  keys: readonly string[];
  kinds: readonly ActKind[];
}

function featuresOf(untied: readonly Changed[], lost: readonly Changed[]): string[] {
  const isKnown = ({ root, tag, keys }: Changed) => (tag === 'verb' ? keys.some(isKnownVerb) : isKnownAlike(root));
  const sort = untied.length === 0 ? 'cut' : lost.length === 0 ? 'added' : 'swap';
  const [a, b] = [lost[0], untied[0]];
  return [
    'lone',
    `lone ${sort}`,
    `lone ${sort} ${Math.min(3, untied.length)} for ${Math.min(3, lost.length)}`,
    ...(b ? [`lone ${sort}, ${a?.tag ?? 'nothing'} to ${b.tag}`] : a ? [`lone ${sort} of ${a.tag}`] : []),
    ...(sort === 'swap' && untied.every(isKnown) && lost.every(isKnown) ? ['lone swap of known words'] : []),
    ...(sort === 'swap' && !untied.some(isKnown) ? ['lone swap for unknown words'] : []),
    ...(sort === 'added' && untied.every(isKnown) ? ['lone known added'] : []),
    ...(b && kindsOfNoun(b.root).length > 0 ? [`lone ${sort} for an action`] : []),
    ...(b?.tag === 'verb' && b.kinds.includes('light') ? [`lone ${sort} light`] : []),
    ...(a?.tag === 'verb' && b?.tag === 'verb' ? [`lone level ${Math.sign(levelOf(b.kinds) - levelOf(a.kinds))}`] : []),
  ];
}

function wordsOf({ tokens }: ResumeDocument, { from, to }: ResumeLine): string[] {
  return tokens.slice(from, Math.min(to, from + mostWords)).map(({ lower }) => lower);
}

function rootsAt(
  { tokens, stemOf, inAmount }: ResumeDocument,
  tags: readonly Tag[],
  from: number,
  count: number,
  start: number,
): Changed[] {
  return Array.from({ length: count }, (_, step) => from + step).flatMap((index) => {
    const { lemma = '', lower = '' } = tokens[index] ?? {};
    const tag = tags[index - start];
    if (tag === undefined || inAmount[index] === 1 || isFillWord(lower) || /^(?:\p{N}.*|.|pro)$/u.test(lower))
      return [];
    if (/^(?:preposition|determiner|conjunction|other|number)$/.test(tag)) return [];
    const keys = tag === 'verb' ? verbKeysAt(tokens, index) : [];
    return [
      { index, root: wordRoot(lemma), tag, stem: stemOf[index] ?? '', keys, kinds: kindsAt(tokens, index) ?? [] },
    ];
  });
}
