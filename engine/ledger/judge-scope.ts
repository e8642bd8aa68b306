import { say, sayPlain } from '../say.ts';
import { type Case, linesFor, spanOf, spanOfWords } from './claim.ts';
import type { ResumeDocument, ResumeLine } from './document.ts';
import { germanPartWords, germanSteps, germanVerbAt } from './german-scope.ts';
import { keptRecord } from './judge/german-words.ts';
import { isMildLead } from './mild-scope.ts';
import { numberOf } from './number-words.ts';
import { defineRule, type Statement } from './rule.ts';
import { abstract, held, learnt } from './scope-words.ts';
import * as german from './vocabulary/de/verbs.ts';
import { wordSet } from './vocabulary/read-table.ts';

/** Ladders of what a person did with a thing; a lower step never proves a higher one. */
type Ladder = 'lead' | 'author' | 'teach' | 'decide';

interface Step {
  ladder: Ladder;
  /** What the word claims in the improved text, at least. */
  claims: number;
  /** What the word proves in the original, at most. */
  proves: number;
}

/** The verbs of every trade in all their forms, by ladder and step. */
const ladders: readonly [Ladder, number, number, string][] = [
  [
    'lead',
    3,
    3,
    'led lead leads leading headed heads heading directed directs directing spearheaded spearheads spearheading owned owns owning orchestrated orchestrating championed championing pioneered pioneering chaired chairs masterminded architected architecting commanded steered steering governed oversaw oversees overseeing overseen oversight supervised supervises supervising supervision supervisor',
  ],
  ['lead', 2, 3, 'managed manages managing management manager ran running runs charge accountable foreman'],
  ['lead', 2, 2, 'coordinated coordinates coordinating coordination organized organised organizing organising'],
  ['lead', 1, 2, 'handled handles handling administered maintained planned scheduled looked held kept carried'],
  // Being responsible for a thing means doing it, and may mean leading it.
  ['lead', 1, 3, 'responsible'],
  [
    'author',
    2,
    2,
    'designed designs designing developed develops developing created creates creating invented introduced introducing initiated initiating launched launching established establishing founded founding authored authoring implemented implements implementing engineered devised devising formulated conceived redesigned redesigning rebuilt rebuilding overhauled overhauling revamped revamping built build building builds',
  ],
  [
    'author',
    1,
    2,
    'wrote writing written write made making make prepared preparing produced producing started set drafted drafting drew planned plan planning programmed coded coding composed cooked assembled constructed installed added rolled opened began formed development design creation implementation',
  ],
  [
    'teach',
    2,
    2,
    'trained trains training mentored mentoring mentors coached coaching taught teaching teaches instructed instructing precepted precepting onboarded onboarding tutored tutoring educated educating',
  ],
  ['teach', 1, 2, 'showed explained guided looked introduced inducted instruction lessons'],
  [
    'decide',
    2,
    2,
    'negotiated negotiating approved approving authorized authorised prescribed prescribing hired hiring recruited recruiting',
  ],
  ['decide', 1, 2, 'agreed interviewed recruitment negotiation negotiations approval approvals'],
];

const steps = new Map<string, Step[]>();
const addStep = (step: Step, words: readonly string[]) => {
  for (const word of words) steps.set(word, [...(steps.get(word) ?? []), step]);
};
for (const [ladder, claims, proves, words] of ladders) addStep({ ladder, claims, proves }, words.split(' '));
for (const { words, ...step } of germanSteps) addStep(step, words);

/** Whether a verb is judged by a ladder. */
export function isScopeWord(lower: string): boolean {
  return steps.has(lower);
}

/** Base forms missing from the ladders, because most are also nouns or adjectives. */
const bases = new Map(
  `manage=managed direct=directed oversee=oversaw supervise=supervised own=owned head=headed run=ran coordinate=coordinated
  organize=organized organise=organised design=designed develop=developed create=created build=built launch=launched
  implement=implemented establish=established train=trained mentor=mentored coach=coached teach=taught
  negotiate=negotiated approve=approved hire=hired recruit=recruited plan=planned maintain=maintained handle=handled
  write=wrote prepare=prepared prescribe=prescribed agree=agreed interview=interviewed authorise=authorised authorize=authorized`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [base = '', past = ''] = pair.split('=');
      return [base, past];
    }),
);

/** Words that say the person only took part. */
const partWords = new Set([
  ...`helped helps helping help assisted assists assisting assist assistance assistant supported supports supporting support
  contributed contributes contributing contribute participate participated participates participating participation involved observed observing
  shadowed shadowing learned learnt attended aided aiding part member worked under alongside exposure`.split(/\s+/),
  ...germanPartWords,
]);
/** People whose help or support is the whole job: naming the work then hides nothing. */
const article = /^(?:\d+|the|our|all|up|about|around|over|elderly|young|individual|daily)$/;
const served =
  /^(?:customers|clients|patients|residents|guests|students|pupils|children|learners|users|visitors|passengers|shoppers|callers|families|elderly|people|individuals)$/;
const germanServed = wordSet(german.served);
/** People who are there to learn. */
const learner =
  /\b(?:apprentices?|trainees?|students?|pupils|learners|interns?|juniors|commis|newcomers|(?:new|junior) (?:\p{L}+ )?(?:starters?|hires?|staff|colleagues?|employees|joiners|recruits|\p{L}+s))\b/iu;
const people =
  /^(?:teams?|staff|crews?|people|employees|nurses|engineers|developers|cooks|drivers|workers|technicians|assistants|teachers|representatives|reps|members|operatives|apprentices|analysts|associates|colleagues|personnel|department)$/;
const germanPeople = wordSet(german.people);
const runsAsHead =
  /^(?:stations?|departments?|kitchens?|shifts?|floors?|shops?|stores?|projects?|programs?|programmes?|operations?|meetings?|workshops?|campaigns?|business|office|site|unit|club|events?)$/;
const nouns =
  /^(?:management|manager|supervisor|supervision|training|building|design|lead|running|charge|plan|planning)$/;
/** Past forms that do not end in -ed. */
const irregular =
  /^(?:wrote|ran|kept|took|gave|sold|taught|did|drove|made|cut|put|held|found|brought|bought|met|sent|saw|spoke|swept|dealt|grew|won|rose|fed|led|built|set|read|bent|shot|went|sewed|wove|laid|hung|dug|spent|got|served|work|works|working|use|uses|using|i)$/;
/** What people do with things that others made. */
const uses =
  /^(?:do|does|did|used|using|use|uses|worked|maintained|maintaining|operated|followed|following|tested|testing|updated|monitored|observed|reviewed|applied|attended|joined|executed|adapted|suggested|proposed|recommended|requested)$/;
/** This many words after "helped" say what the person helped with. */
const governed = [1, 2, 3, 4];
interface StepTaken extends Statement {
  index: number;
  steps: readonly Step[];
  isProven(step: Step): boolean;
}

/** What the line says the person did, compared with what its sources say: helping is not leading, using is not designing. */
export const scopeRule = defineRule<StepTaken>({
  id: 'scope',
  roles: ['sentence', 'contact'],
  *claims(given) {
    const { line, improved } = given;
    const isProven = provenSteps(given);
    for (let index = line.from; index < line.to; index += 1) {
      const steps = stepsAt(improved, line, index).filter(
        (step) => step.claims >= 2 && !(step.ladder === 'lead' && isMildLead(given, index)),
      );
      if (steps.length > 0)
        yield { kind: 'scope', span: spanOfWords(improved, index, index + 1), index, steps, isProven };
    }
  },
  proves: (_, { steps, isProven }) => (steps.every(isProven) ? 'wording' : undefined),
  question({ improved, sources }, { span, steps, isProven }) {
    const word = improved.text.slice(span.start, span.end);
    const source = sources.lines[0];
    const reason = source
      ? say('ledger.moreThan', { word, line: source.content }, spanOf(source))
      : say('ledger.more', { word });
    const ladder = steps.find((step) => !isProven(step))?.ladder ?? 'lead';
    return [reason, sayPlain(`ask.${ladder}`)];
  },
});

/** Returns a test of whether the line's sources reach a step. Answers are kept: a long line may have many verbs of one step. */
function provenSteps(given: Case): (step: Step) => boolean {
  const { line, improved, original, confirmed } = given;
  const proofs = [
    ...linesFor(given).map((source) => ({ document: original, line: source })),
    ...confirmed.lines.map((source) => ({ document: confirmed, line: source })),
  ];
  const isPart = partsOf(improved, line).length > 0;
  const known = new Map<string, boolean>();
  return (step) => {
    const key = `${step.ladder} ${step.claims}`;
    const isKnown = known.get(key) ?? proofs.some(({ document, line }) => provesStep(document, line, step, isPart));
    known.set(key, isKnown);
    return isKnown;
  };
}

function stepsAt(document: ResumeDocument, line: ResumeLine, index: number): Step[] {
  const verb = document.isGerman ? germanVerbAt(document, line, index) : undefined;
  const word = verb ?? document.tokens[index]?.lower ?? '';
  const next = document.tokens.slice(index + 1, Math.min(line.to, index + 6)).map((token) => token.lower);
  const found = steps.get(word) ?? stepsOfBase(document, line, index);
  // Who keeps a list leads nobody.
  if (document.isGerman && /^(?:ge)?führ/.test(word) && keptRecord.test(line.content)) return [];
  // "Für die Leiterin": somebody else.
  if (document.isGerman && /leiter(?:in)?s?$/.test(word) && othersArticle.test(document.tokens[index - 1]?.lower ?? ''))
    return [];
  // "Kept the van organised" says how it was kept.
  if (/^organi[sz]ed$/.test(word) && index > line.from && isClauseEnd(document, line, index)) return [];
  // "Family-owned", "student-led" describe the thing, not the person.
  if (document.text[(document.tokens[index]?.start ?? 0) - 1] === '-' && index > line.from) return [];
  const leads =
    /^(?:manag(?:ed|ing|es)|ran|running|runs)$/.test(pastOf(document, line, index)) &&
    next.some((other) => people.test(other) || germanPeople.has(other));
  if (leads || isLineManager(document, index)) return [{ ladder: 'lead', claims: 3, proves: 3 }];
  // People also run cables, tests and advertisements.
  const isDoing = /^(?:ran|run|running|runs)$/.test(word) && !next.some((other) => runsAsHead.test(other));
  // A noun or an adjective: "training certificate", "design team", "leading supplier".
  // Developing a skill is learning.
  if (/^(?:develop|buil[dt]|establish|creat)/.test(word) && next.slice(0, 4).some((other) => learnt.test(other)))
    return found.map((step) => ({ ...step, claims: 1 }));
  // "Solutions for teaching classes".
  if (/^(?:teaching|training)$/.test(word) && document.tokens[index - 1]?.lower === 'for' && next.length > 0)
    return found.map((step) => ({ ...step, claims: 1 }));
  // Leading a tour means giving it.
  if (/^(?:led|lead|leads|leading)$/.test(word) && next.some((other) => held.test(other)))
    return found.map((step) => ({ ...step, claims: 1 }));
  if (isDoing || (nouns.test(word) && index > line.from)) return found.map((step) => ({ ...step, claims: 1 }));
  if (word === 'drove' && next.some((other) => abstract.test(other))) return [{ ladder: 'lead', claims: 3, proves: 3 }];
  return found;
}

const othersArticle = /^(?:d[eiam][rsnme]|unsere[rmns]?|meine[rmns]?|eine[rmns]?)$/;

/** "Line manage one assistant", "line manager of two": leading people. */
function isLineManager({ tokens }: ResumeDocument, index: number): boolean {
  return /^manag/.test(tokens[index]?.lower ?? '') && tokens[index - 1]?.lower === 'line';
}

function isClauseEnd({ tokens }: ResumeDocument, line: ResumeLine, index: number): boolean {
  const next = tokens[index + 1];
  return index + 1 >= line.to || next === undefined || next.opens || next.lower === 'and';
}

/** "Manage a team", "helped to organise": the base form counts where only a verb is possible. */
function stepsOfBase(document: ResumeDocument, line: ResumeLine, index: number): Step[] {
  const past = pastOf(document, line, index);
  return past === document.tokens[index]?.lower ? [] : (steps.get(past) ?? []);
}

/** The past form of a base form where only a verb is possible, else the word itself. */
function pastOf({ tokens }: ResumeDocument, line: ResumeLine, index: number): string {
  const word = tokens[index]?.lower ?? '';
  const before = tokens[index - 1]?.lower ?? '';
  const isVerb = index === line.from || /^(?:to|and|i)$/.test(before) || partWords.has(before);
  return (isVerb && bases.get(word)) || word;
}

/** A step is proven by one at least as high on the same ladder, not under "helped" unless the new line says "helped" as well. */
function provesStep(document: ResumeDocument, line: ResumeLine, step: Step, isPart: boolean): boolean {
  const parts = new Set(isPart ? [] : partsOf(document, line));
  const isNamed = isNounPhrase(document, line);
  // A decision must be named: "price negotiation" has the word itself.
  if (parts.size === 0 && step.claims === 2 && step.ladder !== 'decide' && isNamed) return true;
  let usesOnly = false;
  for (let index = line.from; index < line.to; index += 1) {
    const word = document.tokens[index]?.lower ?? '';
    if (uses.test(word)) usesOnly = true;
    if (governed.some((back) => parts.has(index - back))) continue;
    if (stepsAt(document, line, index).some((own) => own.ladder === step.ladder && own.proves >= step.claims))
      return true;
  }
  // "Took two apprentices along", "showed the new starters round": whoever learns from a person is taught by them.
  if (step.ladder === 'teach' && parts.size === 0 && learner.test(line.content)) return true;
  // People who made a thing seldom say so in the words of this table; people who used it do.
  return step.ladder === 'author' && parts.size === 0 && !usesOnly;
}

/** "Menu planning and food cost control": what was done, without saying how much of it. */
function isNounPhrase({ tokens }: ResumeDocument, line: ResumeLine): boolean {
  const first = tokens[line.from]?.lower ?? '';
  return (
    line.role === 'sentence' &&
    !/^(?:do|does)$/.test(first) &&
    !/(?:ed|te|ete)$/.test(first) &&
    !irregular.test(first) &&
    !steps.has(first)
  );
}

/** Places of the words that say "only took part". */
export function partsOf(document: ResumeDocument, line: ResumeLine): number[] {
  const parts: number[] = [];
  for (let index = line.from; index < line.to; index += 1) {
    const verb = document.isGerman ? germanVerbAt(document, line, index) : undefined;
    const word = verb ?? document.tokens[index]?.lower ?? '';
    if (!partWords.has(word) || !isPart(document, line, index, word)) continue;
    parts.push(index);
  }
  return parts;
}

function isPart({ tokens, isGerman }: ResumeDocument, line: ResumeLine, index: number, word: string): boolean {
  const next = tokens.slice(index + 1, Math.min(line.to, index + 4)).map((token) => token.lower);
  const object = article.test(next[0] ?? '') || numberOf(next[0] ?? '') !== undefined ? next[1] : next[0];
  if (served.test(object ?? '') || germanServed.has(object ?? '')) return false;
  if (word === 'worked') return /^(?:under|alongside)$/.test(next[0] ?? '');
  if (word === 'part') return next[0] === 'of' || next[0] === 'in';
  if (word === 'member') return next[0] === 'of';
  if (word === 'half') return isGerman;
  // "Teil III" is the name of an examination.
  if (word === 'teil' && /^(?:[ivx]+|\d+)$/.test(next[0] ?? '')) return false;
  if (word === 'under') return false;
  // "Customer support", "decision support": a thing, not a part in it.
  return !/^(?:support|assistance|help|assistant)$/.test(word) || index === line.from || next[0] === 'with';
}
