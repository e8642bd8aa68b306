import { readdirSync, readFileSync } from 'node:fs';
import { outlinePosting } from '../../engine/extract/read-posting.ts';
import { withoutBullet } from '../../engine/text/lines.ts';

/** A posting of ours with what it asks for: of each term the forms in which it may be written. */
export interface OwnPosting {
  trade: string;
  lang: string;
  posting: string;
  must: string[][];
  preferred: string[][];
  /** How the lines begin that ask for nothing, although they hold the words of a term: those of the employer, the title, the pay. */
  tells?: string[];
}

const folder = new URL('./data/', import.meta.url);

/**
 * The development postings, written for this project: `postings.jsonl`, and `*.txt` with postings parted by lines of "====",
 * in which "{term}" is a must and "~{term}" is preferred.
 */
export function readOwnPostings(): OwnPosting[] {
  const files = readdirSync(folder).sort();
  return files.flatMap((file): OwnPosting[] => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    if (file.endsWith('.jsonl'))
      return text
        .split('\n')
        .filter(Boolean)
        .map((row) => JSON.parse(row));
    return file.endsWith('.txt')
      ? text
          .split(/^====\n/m)
          .filter((part) => part.trim() !== '')
          .map((part) => readMarked(part, file))
      : [];
  });
}

/** Lines of postings for which only it is known whether they ask (`*-lines.tsv`): what employers tell of themselves, and the same trades' duties. */
export function readOwnLines(): { text: string; asks: boolean }[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('-lines.tsv'));
  return files.sort().flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((row) => ({ text: row.slice(2), asks: row.startsWith('1') })),
  );
}

function readMarked(marked: string, file: string): OwnPosting {
  const terms = (pattern: RegExp) =>
    [...new Set([...marked.matchAll(pattern)].map(([, term = '']) => term))].map((term) => [term]);
  const posting = marked.replace(/~?\{([^}]*)\}/g, '$1').trim();
  return {
    trade: posting.split('\n', 1)[0] ?? '',
    lang: file.startsWith('german') ? 'de' : 'en',
    posting,
    must: terms(/(?<!~)\{([^}]*)\}/g),
    preferred: terms(/~\{([^}]*)\}/g),
  };
}

/** The posting as it is, as paragraphs, and without headings and bullets: what asks does not ask by its layout alone. */
export function variantsOf(posting: string): string[] {
  const { lines, outline } = outlinePosting(posting);
  const paragraphs: string[] = [];
  const bare: string[] = [];
  let sentences: string[] = [];
  const flush = () => {
    if (sentences.length > 0) paragraphs.push(sentences.join(' '));
    sentences = [];
  };
  for (const [index, { content }] of lines.entries()) {
    const { isBullet = false, isHeading = false } = outline[index] ?? {};
    const plain = withoutBullet(content);
    if (isBullet) sentences.push(/[.!?]$/.test(plain) ? plain : `${plain}.`);
    else {
      flush();
      paragraphs.push(content);
    }
    if (!isHeading) bare.push(plain);
  }
  flush();
  return [paragraphs.join('\n'), bare.join('\n')];
}

/** Whether a keyword names a term: one of them holds the other as whole words. */
export function touches(keyword: string, forms: readonly string[]): boolean {
  const word = keyword.toLowerCase().trim();
  return forms.some((form) => {
    const other = form.toLowerCase();
    return word === other || (other.length > 1 && holds(word, other)) || (word.length > 1 && holds(other, word));
  });
}

/** Whether `text` holds `part` as whole words; both in lower case. */
export function holds(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    if (!/[a-z0-9]/.test(text.charAt(at - 1)) && !/[a-z0-9]/.test(text.charAt(at + part.length))) return true;
  }
  return false;
}
