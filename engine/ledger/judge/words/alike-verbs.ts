import type { Token } from '../../../text/tokenise.ts';
import { verbsOfOffices } from '../../vocabulary/en/alike/verbs-of-offices.ts';
import { verbsOfPeople } from '../../vocabulary/en/alike/verbs-of-people.ts';
import { verbsOfResumes } from '../../vocabulary/en/alike/verbs-of-resumes.ts';
import { verbsOfThings } from '../../vocabulary/en/alike/verbs-of-things.ts';
import { verbsOfTrades } from '../../vocabulary/en/alike/verbs-of-trades.ts';
import { verbsOfWords } from '../../vocabulary/en/alike/verbs-of-words.ts';
import { verbOfNoun } from './act-words.ts';
import { wordRoot } from './word-root.ts';

const verbSets = [verbsOfPeople, verbsOfThings, verbsOfTrades, verbsOfOffices, verbsOfWords, verbsOfResumes].flatMap(
  (sets) => sets.trim().split('\n'),
);

/** For each verb's key the numbers of its sets. */
const setsOf: ReadonlyMap<string, readonly number[]> = index();

function index(): Map<string, number[]> {
  const sets = new Map<string, number[]>();
  for (const [number, line] of verbSets.entries())
    for (const verb of line.split(' ')) {
      const [head = '', ...particles] = verb.split('_');
      const key = [wordRoot(head), ...particles].join('_');
      sets.set(key, [...(sets.get(key) ?? []), number]);
    }
  return sets;
}

/** How far behind a verb its particle may stand: "handed them all out". */
const reach = 3;

/** The keys of the verb at `index`: with each particle behind it that makes a verb of its own, else its root. */
export function verbKeysAt(tokens: readonly Token[], index: number): string[] {
  const root = wordRoot(tokens[index]?.lemma ?? '');
  const keys: string[] = [];
  for (let at = index + 1; at <= index + reach; at += 1) {
    const particle = tokens[at];
    if (particle === undefined || particle.opens) break;
    const short = `${root}_${particle.lower}`;
    const long = `${short}_${tokens[at + 1]?.lower ?? ''}`;
    if (setsOf.has(long)) keys.push(long);
    else if (setsOf.has(short)) keys.push(short);
  }
  return keys.length > 0 ? keys : [root];
}

/** The key of the action that a noun names: "count", "trial", "assistance". */
export function verbKeyOfNoun(root: string): string | undefined {
  return verbOfNoun(root) ?? (setsOf.has(root) ? root : undefined);
}

/** Whether honest rewrites put one verb, given by its key, in the place of the other. */
export function areAlikeVerbs(a: string, b: string): boolean {
  if (a === b) return true;
  const [own, other] = [setsOf.get(a), setsOf.get(b)];
  return own !== undefined && other !== undefined && own.some((set) => other.includes(set));
}

export function isKnownVerb(key: string): boolean {
  return setsOf.has(key);
}
