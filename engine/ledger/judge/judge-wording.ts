import { say, sayPlain } from '../../say.ts';
import type { Claim } from '../../types/claim.ts';
import type { Span } from '../../types/span.ts';
import { type Case, proven, spanOf } from '../lines/claim.ts';
import { type Doubt, defineRule, type Question, settledInWords } from '../lines/rule.ts';
import { type Learned, readLearned, scoreOf } from './learned.ts';
import { type Signal, signalsOf } from './signals/signals.ts';
import { bias, germanBias, germanWeightTable, weightTable } from './weights.generated.ts';
import { type Bars, englishBars, germanBars, mayBeOver, oversOf } from './wording-bars.ts';
import { kindsOfNoun } from './words/act-words.ts';

interface Judge extends Learned {
  bars: Bars;
}

const english: Judge = { ...readLearned(weightTable, bias), bars: englishBars };
const german: Judge = { ...readLearned(germanWeightTable, germanBias), bars: germanBars };

function learnedFor({ improved }: Case): Judge {
  return improved.isGerman ? german : english;
}

/** Signals under this are no doubts at all: a second reader is not asked about them. */
const leastDoubt = -4.5;
/**
 * Rules of wording ask only where a signal is over this: a line that the judge is this sure of is reworded, not inflated. For what is
 * said in many words it has to be surer; German rules of wording are coarser than their judge.
 */
const settled = { en: -3.4, enLong: -4, de: -1 } as const;

/** What the rules have no words for: the learned judge's doubts about a line's wording, the strongest of each sort. */
export const wordingRule = defineRule<Doubt>({
  id: 'wording',
  roles: ['sentence', 'list', 'credential'],
  claims: doubtsOf,
  proves: settledInWords,
  question: (_, { asked }) => asked,
});

/** Reasons that speak of wording only. A figure, a name or a result that another line owns is no matter of wording. */
const ofWording: ReadonlySet<Claim['reason']['code']> = new Set([
  'ledger.moreThan',
  'ledger.word',
  'ledger.noOutcome',
  'ledger.nothingAbout',
]);

/** More words than this are a statement of their own. */
const mostWords = 6;
/** Actions that are asked about whatever the judge says. */
const weighty: ReadonlySet<string> = new Set(['lead', 'design', 'launch', 'decide', 'win', 'employ']);

/**
 * Under which score of its line a claim that is in doubt for its wording only is settled; what German news are about are mostly compounds in
 * other words, however long.
 */
export function settledBelow(
  { kind, verdict, reason, question, text }: Pick<Claim, 'kind' | 'verdict' | 'reason' | 'question' | 'text'>,
  isGerman: boolean,
): number | undefined {
  if (verdict !== 'unsupported' || (kind !== 'scope' && kind !== 'outcome') || !ofWording.has(reason.code))
    return undefined;
  // Who moved a figure is no matter of wording: both lines may have the same words.
  if (question?.code === 'ask.cause') return undefined;
  const words = text.toLowerCase().split(/\s+/);
  if (isGerman && reason.code === 'ledger.nothingAbout') return settled.de;
  if (isGerman && germanWeighty.test(words[0] ?? '')) return undefined;
  // Who ran a session, a machine or a till has led nobody.
  if (/^r[ua]n/.test(words[0] ?? '')) return isGerman ? settled.de : settled.en;
  if (kindsOfNoun(words[0] ?? '').some((act) => weighty.has(act))) return undefined;
  if (words.length <= mostWords) return isGerman ? settled.de : settled.en;
  return !isGerman && kind === 'scope' && reason.code === 'ledger.moreThan' ? settled.enLong : undefined;
}

const germanWeighty = /^(?:ge)?(?:leite|führ|verantwort)/u;

/** A line's claims without those questions of wording that the judge sees no reason for. */
export function withdrawSettled(given: Case, claims: readonly Claim[]): Claim[] {
  const { isGerman } = given.improved;
  if (!claims.some((claim) => settledBelow(claim, isGerman) !== undefined)) return [...claims];
  const source = given.sources.lines[0];
  const score = scoreOfLine(given);
  if (source === undefined || score === undefined) return [...claims];
  const isOther = (claim: Claim) => isTurned(claim.text, source.content) || isHelpedDeed(claim.text, source.content);
  return claims.map((claim) =>
    score < (settledBelow(claim, isGerman) ?? Number.NEGATIVE_INFINITY) && !isOther(claim)
      ? proven(given, claim.kind, claim.span, spanOf(source))
      : claim,
  );
}

const up =
  /\b(?:r[io]s\p{L}*|increas\p{L}*|gr[eo]w\p{L}*|climb\p{L}*|st[ie]+g\p{L}*|gestiegen|erhöh\p{L}*|gesteigert|steiger\p{L}*)\b/iu;
const down =
  /\b(?:fell|fall\p{L}*|drop\p{L}*|declin\p{L}*|decreas\p{L}*|reduc\p{L}*|lower\p{L}*|s[ai]nk\p{L}*|gesunken|gesenkt|senk\p{L}*|fiel\p{L}*|verringer\p{L}*)\b/iu;

/** "Rose by 11%" for "fell by 11%": the same kind of verb, and the opposite. */
function isTurned(text: string, source: string): boolean {
  return (
    (up.test(text) && !up.test(source) && down.test(source)) ||
    (down.test(text) && !down.test(source) && up.test(source))
  );
}

const helpedTo = /^\W{0,4}(?:help(?:s|ed)?|assist(?:s|ed)?|aid(?:s|ed)?)(?: to| in| with)? (\p{L}{3,})/iu;
const leastSame = 5;

/** "Migrated" of who helped migrate: the very deed, without the help. */
function isHelpedDeed(text: string, source: string): boolean {
  const beginning = (word: string) => word.toLowerCase().slice(0, leastSame);
  const [, helped] = helpedTo.exec(source) ?? [];
  return helped !== undefined && beginning(helped) === beginning(text);
}

/** The score of the line's strongest signal; undefined for a line that it cannot tell anything about. */
function scoreOfLine(given: Case): number | undefined {
  const learned = learnedFor(given);
  const scores = signalsOf(given).map(({ features }) => scoreOf(learned, features));
  return scores.length === 0 ? undefined : Math.max(...scores);
}

function doubtsOf(given: Case): Doubt[] {
  const ofSecondReader = new Set(given.opinions.flatMap(({ verdict, words }) => (verdict === 'ask' ? [words] : [])));
  const strongest = strongestOf(given, ofSecondReader.size > 0 ? leastDoubt : undefined, (signal, isOver) => {
    if (isOver) return true;
    return signal.about !== 'amount' && ofSecondReader.has(wordsOf(given, signal));
  });
  return strongest.map((signal) => ({
    kind: kinds[signal.about],
    span: signal.span,
    asked: questionAbout(given, signal),
  }));
}

/** The words that nothing is asked about although the judge is not sure of them: where a second reader may ask. Never numbers. */
export function unsureWords(given: Case): Span[] {
  const asked = new Set(strongestOf(given).map(({ about }) => about));
  return strongestOf(given, leastDoubt, ({ about }) => about !== 'amount' && !asked.has(about)).map(({ span }) => span);
}

/** The strongest signal of each sort over `least`, or over its own bar, of those that `counts`. */
function strongestOf(
  given: Case,
  least?: number,
  counts: (signal: Signal, isOver: boolean) => boolean = () => true,
): Signal[] {
  const strongest = new Map<Signal['about'], { signal: Signal; over: number }>();
  const learned = learnedFor(given);
  const { bars } = learned;
  const score = (features: readonly string[]) => scoreOf(learned, features);
  const isUnsure = ({ features }: Signal) => least !== undefined && score(features) > least;
  const signals = signalsOf(given, (all) => (least === undefined ? mayBeOver(bars, all, score) : all.some(isUnsure)));
  for (const [signal, over] of oversOf(bars, signals, score)) {
    if (!(least === undefined ? over > 0 : isUnsure(signal))) continue;
    const best = strongest.get(signal.about);
    if (counts(signal, over > 0) && (best === undefined || over > best.over))
      strongest.set(signal.about, { signal, over });
  }
  return [...strongest.values()].map(({ signal }) => signal);
}

function wordsOf({ improved }: Case, { span }: Signal): string {
  return improved.text.slice(span.start, span.end);
}

const kinds = { deed: 'scope', object: 'outcome', amount: 'number', lost: 'standing' } as const;

function questionAbout(given: Case, signal: Signal): Question {
  const { about, lost = '' } = signal;
  const source = given.sources.lines[0] ?? given.line;
  const word = wordsOf(given, signal);
  const more = say('ledger.moreThan', { word, line: source.content }, spanOf(source));
  if (given.improved.isGerman && about !== 'lost') return germanQuestion(signal, word, more);
  if (about === 'deed') return [more, sayPlain('ask.ownDeed')];
  if (about === 'object' || about === 'amount') return [more, say('ask.right', { text: word })];
  return [
    say('ledger.word', { word: lost, line: source.content }, spanOf(source)),
    say('ask.stillHolds', { text: lost }),
  ];
}

/** How much, how often or of what kind. */
const ofManner =
  /^(?:meist|all|sämtl|jed|viel|zahl|ganz|gesamt|mehr|best|neu|groß|klein|eigen|selbst|persönl|ständig|regelm|täglich|wöchentl|monatl|jährl|häufig|oft|\p{L}*(?:weit|lich|ig|isch)e?[nrsm]?$)/iu;

/** A German doubt is mostly about a noun or an adverb, which nobody has "done". */
function germanQuestion({ about, features }: Signal, word: string, more: Question[0]): Question {
  const [first = ''] = features;
  if (first === 'de bound' || first === 'de crossed')
    return [say('ledger.otherNumber', { text: word }), say('ask.rightHere', { text: word })];
  if (first === 'de role' || first === 'de sum role') return [more, sayPlain('ask.ownRole')];
  if (about === 'deed' && !ofManner.test(word)) return [more, sayPlain('ask.ownDeed')];
  return [more, say('ask.right', { text: word })];
}
