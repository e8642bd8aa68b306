import { type Case, spanOfWords } from '../../lines/claim.ts';
import type { ResumeLine } from '../../lines/document.ts';
import { kindsAt } from '../words/act-words.ts';
import { type JudgedLine, type JudgedWord, judgedLine } from '../words/align-words.ts';
import { areAlikeVerbs, verbKeyOfNoun, verbKeysAt } from '../words/alike-verbs.ts';
import { framesOf } from '../words/frames.ts';
import { openWords } from './role-signals.ts';
import type { Signal } from './signals.ts';

/** The most words of a summary that are looked up, and the most lines that each is looked up in. */
const most = 12;
const mostPlaces = 8;
/** Who somebody is, at the beginning of a summary. */
const leastTitle = 3;
const rank =
  /^(?:senior|lead|leading|head|chief|principal|master\p{L}*|specialist|expert|manager|director|supervisor|certified|qualified|chartered|licensed|award-winning|highly|advanced|fluent|seasoned|accomplished)$/u;

/** A summary recombines the whole resume: who it says the person is, and what it says was done with what. */
export function summarySignals(given: Case): Signal[] {
  const { line, improved } = given;
  const now = judgedLine(improved, line);
  return [...titles(given, now), ...deeds(given, now)].slice(0, most);
}

/** "Sous chef" of who stood in for one: a title that only a sentence of the resume has, or nothing at all. */
function titles({ line, improved, original }: Case, { content }: JudgedLine): Signal[] {
  const end = content.findIndex(({ tag }) => tag === 'verb');
  const words = content.slice(0, end < 0 ? content.length : end).filter(({ index }) => index - line.from <= leastTitle);
  return words.flatMap(({ index, lower }): Signal[] => {
    const roles = linesWith(improved.stemOf[index] ?? '', original).map(({ role, isSummary, job }) =>
      role === 'header' || isSummary || job === undefined ? 'title' : 'sentence',
    );
    const place = roles.includes('title') ? 'title' : roles.length > 0 ? 'sentence' : 'nowhere';
    if (place === 'title') return [];
    const isAgent = /\p{L}{3}(?:er|or|ist|ian|man|woman|ant|chef|nurse)$/u.test(lower);
    return [
      {
        about: 'object',
        word: index,
        span: spanOfWords(improved, index, index + 1),
        features: [
          'title',
          `title from ${place}`,
          ...(isAgent ? ['title agent', `title agent from ${place}`] : []),
          ...(rank.test(lower) ? ['title rank', `title rank from ${place}`] : []),
          ...(index === line.from ? ['title first'] : []),
        ],
      },
    ];
  });
}

/** "Trains drivers" of who helped with a course for drivers: what no line says of the same things. */
function deeds({ improved, original, line }: Case, now: JudgedLine): Signal[] {
  const frames = framesOf(improved, now);
  return now.content.flatMap((verb): Signal[] => {
    if (verb.tag !== 'verb') return [];
    const keys = verbKeysAt(improved.tokens, verb.index);
    const objects = (frames.nounsOf.get(verb.index) ?? []).filter(({ index }) => index > verb.index).slice(0, 3);
    const lines = new Set(objects.flatMap(({ index }) => linesWith(improved.stemOf[index] ?? '', original)));
    const isAlike = (other: string) => keys.some((key) => areAlikeVerbs(key, other));
    const saying = [...lines].filter((other) => {
      const judged = judgedLine(original, other);
      return judged.content.some((word) => actionsAt(original.tokens, word).some(isAlike));
    });
    const [kind = 'unknown'] = kindsAt(improved.tokens, verb.index) ?? [];
    const held = saying.filter((other) => openWords(original, other).length > 0);
    const isHeld = saying.length > 0 && held.length === saying.length && openWords(improved, line).length === 0;
    if (saying.length > 0 && !isHeld) return [];
    const found = objects.length === 0 ? 'no things' : lines.size === 0 ? 'new things' : isHeld ? 'held' : 'not said';
    return [
      {
        about: 'deed',
        span: spanOfWords(improved, verb.index, verb.index + 1),
        features: ['summary deed', `summary deed, ${found}`, `summary ${kind}`, `summary ${kind}, ${found}`],
      },
    ];
  });
}

function actionsAt(tokens: Case['original']['tokens'], { index, tag, root }: JudgedWord): string[] {
  return tag === 'verb' ? verbKeysAt(tokens, index) : [verbKeyOfNoun(root)].filter((key) => key !== undefined);
}

function linesWith(stem: string, { lines, linesOf }: Case['original']): ResumeLine[] {
  const places = stem === '' ? [] : (linesOf.get(stem)?.slice(0, mostPlaces) ?? []);
  return places.flatMap((place) => lines[place] ?? []);
}
