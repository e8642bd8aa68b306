import { rootsOf } from '../../../text/roots/root.ts';
import type { Token } from '../../../text/tokenise.ts';
import { verbsByAct } from '../../vocabulary/en/acts.ts';
import { verbsOfNouns } from '../../vocabulary/en/verbs-of-nouns.ts';
import { wordRoot } from './word-root.ts';

export type ActKind = keyof typeof verbsByAct;

const isKind = (name: string): name is ActKind => Object.hasOwn(verbsByAct, name);
const kinds = Object.keys(verbsByAct).filter(isKind);

/** Roots of verbs, and of verbs with their particle ("fill_in"), by the kinds of action they name. */
const kindsOfVerb: ReadonlyMap<string, readonly ActKind[]> = indexVerbs();
const nounVerbs: ReadonlyMap<string, string> = new Map(
  verbsOfNouns
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [noun = '', verb = ''] = pair.split('=');
      return [wordRoot(noun), keyOf(verb)];
    }),
);

function keyOf(verb: string): string {
  const [head = '', ...particles] = verb.split('_');
  return [wordRoot(head), ...particles].join('_');
}

function indexVerbs(): Map<string, ActKind[]> {
  const index = new Map<string, ActKind[]>();
  for (const kind of kinds)
    for (const verb of verbsByAct[kind].split(/\s+/)) {
      const key = keyOf(verb);
      const known = index.get(key);
      if (known === undefined) index.set(key, [kind]);
      else if (!known.includes(kind)) known.push(kind);
    }
  return index;
}

/** Whether a word, in any inflection, may be a verb. */
export function isVerb(lemma: string): boolean {
  return kindsOfVerb.has(wordRoot(lemma));
}

/** The kinds of action that the verb at `index` names, with its particle if the two are a verb of their own. */
export function kindsAt(tokens: readonly Token[], index: number): readonly ActKind[] | undefined {
  const root = wordRoot(tokens[index]?.lemma ?? '');
  for (const step of [1, 2]) {
    const particle = tokens[index + step];
    if (particle && !tokens[index + 1]?.opens && !particle.opens) {
      const known = kindsOfVerb.get(`${root}_${particle.lower}`);
      if (known) return known;
    }
  }
  return kindsOfVerb.get(root);
}

/** The key of the verb whose action a noun names, where no ending shows it: "count" of "stocktake". */
export function verbOfNoun(root: string): string | undefined {
  return nounVerbs.get(root);
}

/** The kinds of action that a noun says were done: "repair", "installation", "supervisor". */
export function kindsOfNoun(lemma: string): readonly ActKind[] {
  const root = wordRoot(lemma);
  const own = nounVerbs.get(root) ?? '';
  return [
    ...(kindsOfVerb.get(root) ?? []),
    ...(kindsOfVerb.get(own) ?? []),
    ...rootsOf(root)
      .slice(1)
      .flatMap((other) => kindsOfVerb.get(other) ?? []),
  ];
}

/** Whoever did the first also did the others. */
const proves: Partial<Record<ActKind, readonly ActKind[]>> = {
  design: ['create', 'plan', 'write', 'change'],
  lead: ['coord', 'light'],
  launch: ['create', 'install', 'propose', 'change'],
  win: ['earn', 'rank'],
  sell: ['speak', 'present', 'serve'],
  negotiate: ['speak', 'decide'],
  teach: ['speak', 'help', 'present'],
  fix: ['upkeep', 'assess', 'find', 'adjust'],
  cook: ['create'],
  write: ['create', 'record', 'report'],
  build: ['create', 'install'],
  program: ['create', 'test'],
  research: ['find', 'analyse'],
  treat: ['care'],
  interview: ['meet', 'speak'],
  assess: ['find', 'monitor', 'observe'],
  present: ['speak'],
  defend: ['speak'],
  plan: ['coord'],
  rota: ['coord', 'plan'],
};

/** How much of an action a kind stands for: from watching or asking, over helping and doing, to deciding. */
const levels: readonly (readonly ActKind[])[] = [
  ['observe', 'learn', 'report', 'request', 'try', 'propose', 'speak', 'find'],
  ['help'],
  ['light'],
  [],
  ['lead', 'decide', 'design', 'launch', 'win', 'negotiate', 'earn', 'qualify', 'employ', 'stop', 'fix'],
];
const ordinary = 3;

/** The level of a verb, by the first kind it is listed under. */
export function levelOf([kind]: readonly ActKind[]): number {
  const level = levels.findIndex((each) => kind !== undefined && each.includes(kind));
  return level < 0 ? ordinary : level;
}

/** Everything that whoever did actions of these kinds has done. */
export function provenBy(done: Iterable<ActKind>): Set<ActKind> {
  const proven = new Set<ActKind>();
  for (const kind of done) {
    proven.add(kind);
    for (const other of proves[kind] ?? []) proven.add(other);
  }
  return proven;
}
