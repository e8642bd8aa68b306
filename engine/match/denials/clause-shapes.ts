import { hash } from '../../extract/words/hash.ts';
import { isNounToo, verbBase } from '../../extract/words/verbs.ts';
import { rememberWords } from '../../text/cache/remember-words.ts';
import { stem } from '../../text/roots/stem.ts';
import { foldCase, type Token } from '../../text/tokenise.ts';
import { wordSet } from '../../text/word-set.ts';
import { closedClass, kindsOf } from './clause-words.ts';

/** What a word is in its clause. */
export const roles = { other: 0, deed: 1, third: 2, gerund: 3, self: 4, article: 5 } as const;

/** A word as a clause is judged by it. */
export interface ClauseWord {
  /** Hash of the word itself where it belongs to no trade, else of its shape and ending. */
  form: number;
  /** Hash of its root, whatever it belongs to. */
  root: number;
  /** What it tells, one bit a kind (clause-words.ts). */
  kinds: number;
  role: number;
}

/** How a word is seen: as it is when it belongs to no trade, else by its shape and ending. */
export function seeWord({ surface }: Pick<Token, 'surface'>): ClauseWord {
  return seen(surface);
}

const seen = rememberWords((surface): ClauseWord => {
  const lower = foldCase(surface);
  const kinds = kindsOf.get(lower) ?? 0;
  const isKnown = kinds !== 0 || closedClass.has(lower);
  const shape = shapeOf(lower, surface);
  // A year that is ahead today is behind in another year, so none says anything by itself.
  const root = shape === ofYears ? shape : stem(lower);
  return { form: hash(isKnown ? lower : shape), root: hash(root), kinds, role: roleOf(lower, shape) };
});

const ofYears = '#year';

const selves = new Set("i i'm i've i'd i'll ich we we've wir".split(' '));
const articles = wordSet('the our a an my der die das ein eine einen unser unsere mein meine den dem');

function roleOf(lower: string, shape: string): number {
  if (selves.has(lower)) return roles.self;
  if (articles.has(lower)) return roles.article;
  if (/Ved$/.test(shape)) return roles.deed;
  if (/Vs$/.test(shape)) return roles.third;
  return /Ving$/.test(shape) ? roles.gerund : roles.other;
}

/** "Aa" or "a" for how it begins, "V" for a form of a verb, and an ending. */
function shapeOf(lower: string, surface: string): string {
  if (/^(?:19|20)\d\d$/.test(lower)) return ofYears;
  if (/^\d/.test(lower)) return '#';
  if (/^[\p{Lu}\d]{2,}/u.test(surface)) return 'AA';
  const capital = /^\p{Lu}/u.test(surface) ? 'Aa' : 'a';
  const base = verbBase(lower);
  if (base !== undefined && lower === base) return `${capital}V${isNounToo(lower) ? 'n' : ''}`;
  if (base !== undefined) return `${capital}V${/(?:ed|ing|s)$/.exec(lower)?.[0] ?? 'ed'}`;
  if (irregularPast.has(lower)) return `${capital}Ved`;
  const negated = /^(?:un|non|in|il|dis)\p{Ll}{5,}/u.test(lower) ? 'un' : '';
  const participle = /^(?:\p{Ll}{2,4})?ge\p{Ll}+(?:t|en)$/u.test(lower) ? 'ge' : '';
  return `${negated}${capital}${participle}${endings.exec(lower)?.[0] ?? ''}`;
}

const endings = /(?:ed|ing|ly|less|free|frei|los|ung|ungen|er|erin|s|te|ten|t|en|e)$/;

const irregularPast =
  wordSet(`wrote built led ran made taught sold drove held took kept cut set did grew won brought bought caught dealt fed flew fought gave got ground
  knew laid left lent lit lost met paid put read rode rose sang sat saw sent sewed shot spent spoke stood swam swept swung told tore wove wore
  wound went became began bid blew bred broke chose dug drew fell felt found hung heard hid hit hurt rebuilt rewrote shut slept spun stuck
  struck swore thought threw understood woke mown sewn shorn`);
