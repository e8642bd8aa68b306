import { isFillWord } from '../../../text/fill-words.ts';
import { rootsOf } from '../../../text/roots/root.ts';
import type { ResumeDocument, ResumeLine } from '../../lines/document.ts';
import { foldWord } from '../../words/same-word.ts';
import { type Tag, tagWords } from './tag-words.ts';
import { wordRoot } from './word-root.ts';

/**
 * How a word of a rewritten line is tied to the original, closest first: the same word in any inflection; a derived word;
 * a word of the same meaning; not at all.
 */
export const ties = ['same', 'derived', 'synonym', 'none'] as const;
export type Tie = (typeof ties)[number];

/** A content word of a line, as the judges see it. */
export interface JudgedWord {
  /** Its number in the document. */
  index: number;
  lower: string;
  root: string;
  tag: Tag;
}

/** A line's words with their tags; words without meaning of their own are left out of `content`. */
export interface JudgedLine {
  line: ResumeLine;
  tags: readonly Tag[];
  content: readonly JudgedWord[];
}

/** A line is judged up to here: nobody writes a longer one, and the work for each pair of words stays bounded. */
export const mostWords = 120;

export function judgedLine(document: ResumeDocument, line: ResumeLine): JudgedLine {
  const to = Math.min(line.to, line.from + mostWords);
  const tags = tagWords(document.tokens, line.from, to);
  const content: JudgedWord[] = [];
  for (const [at, tag] of tags.entries()) {
    const index = line.from + at;
    const token = document.tokens[index];
    if (token === undefined || saysNothing.has(tag) || document.inAmount[index] === 1) continue;
    if (isFillWord(token.lemma) && tag !== 'verb') continue;
    content.push({ index, lower: token.lower, root: wordRoot(token.lemma), tag });
  }
  return { line, tags, content };
}

const saysNothing: ReadonlySet<Tag> = new Set(['preposition', 'determiner', 'conjunction', 'other', 'number']);

/** The ties of a rewritten line's words to its source lines, and what of the sources is left over. */
export interface Alignment {
  /** For each word of `line.content`: its tie, and the source word. */
  ties: readonly { tie: Tie; source: JudgedWord | undefined }[];
  /** Source words that no word of the line is tied to. */
  left: readonly JudgedWord[];
}

/** Ties every content word to its closest source word, each source word once as long as there are others. */
export function alignWords(improved: JudgedLine, sources: readonly JudgedLine[]): Alignment {
  const open = indexSources(sources);
  const used = new Set<number>();
  const tied: { tie: Tie; source: JudgedWord | undefined }[] = improved.content.map(() => ({
    tie: 'none',
    source: undefined,
  }));
  for (const tie of ['same', 'derived', 'synonym'] as const) {
    for (const [at, word] of improved.content.entries()) {
      if (tied[at]?.source) continue;
      const candidates = keysOf(word, tie).flatMap((key) => open[tie].get(key) ?? []);
      const source = candidates.find(({ index }) => !used.has(index)) ?? candidates[0];
      if (source === undefined) continue;
      used.add(source.index);
      tied[at] = { tie, source };
    }
  }
  const left = sources.flatMap(({ content }) => content.filter(({ index }) => !used.has(index)));
  return { ties: tied, left };
}

type SourceIndex = Record<'same' | 'derived' | 'synonym', Map<string, JudgedWord[]>>;

function indexSources(sources: readonly JudgedLine[]): SourceIndex {
  const index: SourceIndex = { same: new Map(), derived: new Map(), synonym: new Map() };
  for (const word of sources.flatMap(({ content }) => content)) {
    for (const tie of ['same', 'derived', 'synonym'] as const) {
      for (const key of keysOf(word, tie)) {
        const known = index[tie].get(key);
        if (known) known.push(word);
        else index[tie].set(key, [word]);
      }
    }
  }
  return index;
}

/** Words that share a key are tied this closely. */
function keysOf({ lower, root }: JudgedWord, tie: Tie): readonly string[] {
  if (tie === 'same') return [root];
  if (tie === 'derived')
    return root.length >= prefixLength ? [...rootsOf(root), `${root.slice(0, prefixLength)}…`] : rootsOf(root);
  return tie === 'synonym' ? [foldWord(lower)] : [];
}

/** Words that share this long a beginning are of one family: "describe" and "description". */
const prefixLength = 6;
