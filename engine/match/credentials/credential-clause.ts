import { allMatches } from '../../text/all-matches.ts';
import { onceFor } from '../../text/cache/once-for.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { firstFrom } from '../../text/first-from.ts';
import { tradeStems } from '../../text/roots/trade-root.ts';
import { type Token, tokenise } from '../../text/tokenise.ts';
import type { Span } from '../../types/span.ts';
import type { ResumeText } from '../index-resume.ts';
import { isCredentialWord } from './is-credential-word.ts';
import { isPending, isPendingAt } from './pending-words.ts';

/**
 * A clause of a resume, with what it says of credentials. Each is read when a name is first held against it: of most clauses nobody asks more
 * than which words they have.
 */
export class CredentialClause {
  readonly line: string;
  /** Where `text` begins in the resume. */
  readonly start: number;
  /** It has blanks for what is denied. */
  readonly text: string;
  /** Its words that are not denied, with their places in the resume. */
  readonly words: readonly Token[];
  readonly #written: string;
  readonly #isInList: boolean;
  readonly #now: string | undefined;
  #lemmas?: ReadonlySet<string>;
  #stems?: ReadonlySet<string>;
  #initials?: string;
  #isListed?: boolean;
  #isPending?: boolean;

  /**
   * @param written its text with what is denied
   * @param isInList whether it stands where credentials are listed
   * @param now the day of the analysis
   */
  constructor(
    clause: Pick<CredentialClause, 'line' | 'start' | 'text' | 'words'>,
    written: string,
    isInList: boolean,
    now: string | undefined,
  ) {
    this.line = clause.line;
    this.start = clause.start;
    this.text = clause.text;
    this.words = clause.words;
    this.#written = written;
    this.#isInList = isInList;
    this.#now = now;
  }

  /** As written, too: "CMMS" loses its last letter as if it were a plural. */
  get lemmas(): ReadonlySet<string> {
    this.#lemmas ??= new Set(this.words.flatMap(({ lemma, lower }) => [lemma, lower]));
    return this.#lemmas;
  }

  get stems(): ReadonlySet<string> {
    this.#stems ??= new Set(this.words.flatMap(({ lemma }) => tradeStems(lemma)));
    return this.#stems;
  }

  /**
   * The first letters of its words, with a blank at each mark: "qualified teacher status" has "qts", "driver, Grand Erie" no "dge". Where no
   * credentials are listed, a name has capitals: "eleven drops round schools" is no "edrs".
   */
  get initials(): string {
    this.#initials ??= this.words.map((word, at) => this.#markBefore(at) + this.#initialOf(word)).join('');
    return this.#initials;
  }

  #initialOf({ lower, surface }: Token): string {
    if (small.has(lower)) return '';
    return this.isListed || /^\p{Lu}/u.test(surface) ? lower.charAt(0) : ' ';
  }

  #markBefore(at: number): string {
    const [from, to] = [this.words[at - 1]?.end ?? this.start, this.words[at]?.start ?? this.start];
    // Most words have one space before them.
    if (to - from === 1 && this.text.charAt(from - this.start) === ' ') return '';
    return /[,:|()/–—]/.test(this.text.slice(from - this.start, to - this.start)) ? ' ' : '';
  }

  /** Whether it stands where credentials are listed, or names one. */
  get isListed(): boolean {
    this.#isListed ??=
      this.#isInList || this.words.some(({ lemma }) => isCredentialWord(lemma)) || ofLevel.test(this.#written);
    return this.#isListed;
  }

  /** Whether it tells of what is still to come, or no longer there. */
  get isPending(): boolean {
    this.#isPending ??= isPending(this.#written, this.#now);
    return this.#isPending;
  }

  /** The same of what it says at a place of the resume: "RN, BSN expected 2027" has a nurse's licence. */
  isPendingAt({ start, end }: Span): boolean {
    return this.isPending && isPendingAt(this.#written, start - this.start, end - this.start, this.#now);
  }
}

/** Short forms pass over these: the "Royal Institution of Chartered Surveyors" is RICS, and "a day round" no ADR. */
const small: ReadonlySet<string> = new Set(['of', 'the', 'and', 'for', 'in', 'a', 'an', 'to']);

/** Parted by a full stop or semicolon with a blank behind it, but not behind a short form: "staatl. gepr. CTA, Kl. B". */
const clauses = fewRanges(
  /(?:[^.;]|[.;](?!\s)|(?<=(?<!\p{L})(?:kl|kat|cat|nr|no|gepr|staatl|dipl|eidg|gem|cert|dip|reg|dept|inst|assoc|lic|univ))\.)+/giu,
);

/** The clauses of a resume that are not denied. Linear. */
export const clausesOf = onceFor((resume: ResumeText): readonly CredentialClause[] => {
  const denied = new Set(resume.tokens.flatMap(({ start }, index) => (resume.negated[index] === 1 ? [start] : [])));
  return resume.resume.lines.flatMap(({ content: line, start: begins, section, role }) =>
    allMatches(line, clauses).flatMap(({ 0: written, index }) => {
      const start = begins + index;
      const all = wordsBetween(resume, start, start + written.length);
      const words = all.filter((word) => !denied.has(word.start));
      if (words.length === 0) return [];
      const text = words.length === all.length ? written : withoutDenied(written, start, all, denied);
      const isInList = section === 'credentials' || section === 'education' || role === 'credential';
      return [new CredentialClause({ line, start, text, words }, written, isInList, resume.now)];
    }),
  );
});

/** The clauses for which the test holds, of those in which credentials may be shown: neither denied nor still to come. */
export function findClauses(resume: ResumeText, isFit: (clause: CredentialClause) => boolean): CredentialClause[] {
  // What is still to come takes a long pattern: it is looked for in the few clauses that fit.
  return clausesOf(resume).filter((clause) => isFit(clause) && !clause.isPending);
}

/** A clause with blanks for its denied words: "I hold no driving licence but live near" shows none. */
function withoutDenied(text: string, at: number, words: readonly Token[], denied: ReadonlySet<number>): string {
  let said = '';
  for (const { start, end } of words) {
    if (!denied.has(start)) continue;
    said += text.slice(said.length, start - at) + ' '.repeat(end - start);
  }
  return said + text.slice(said.length);
}

/** The words of a part of the resume as they are written. Where it begins or ends within a word, it is read by itself. */
function wordsBetween({ text, written }: ResumeText, start: number, end: number): Token[] {
  const from = firstFrom(written, start);
  const to = firstFrom(written, end);
  const isCut = (written[from - 1]?.end ?? 0) > start || (written[to - 1]?.end ?? 0) > end;
  if (!isCut) return written.slice(from, to);
  const shift = (word: Token) => ({ ...word, start: word.start + start, end: word.end + start });
  return tokenise(text.slice(start, end)).map(shift);
}

/** A level by its word: the "IV" of "IV therapy" is none. */
const ofLevel = fewRanges(/(?<!\p{L})(?:level|lvl|nvq|svq|qcf|rqf|stufe)\.? ?(?:[1-8]|[IVX]{1,3})(?![\p{L}\p{N}])/iu);
