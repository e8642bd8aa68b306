import { type Case, spanOfWords } from '../../lines/claim.ts';
import type { ResumeDocument, ResumeLine } from '../../lines/document.ts';
import { isSameAmount } from '../../numbers/amounts.ts';
import { newsIn } from '../judge-news.ts';
import type { Signal } from '../signals/signals.ts';
import { mostWords } from '../words/align-words.ts';
import { groupOf } from '../words/restated-numbers.ts';
import { germanLevelOf } from './german-acts.ts';
import { germanCutSignals } from './german-cut-signals.ts';
import { germanFrameSignals } from './german-frame-signals.ts';
import { framesOf } from './german-frames.ts';
import { germanHeadSignals } from './german-head-signals.ts';
import { heldIn, ofGroup, openIn, phraseOf } from './german-held.ts';
import { leadsTheSame } from './german-led.ts';
import { germanNumberSignals } from './german-number-signals.ts';
import { sameOften } from './german-periods.ts';
import { germanPlaceSignals } from './german-place-signals.ts';
import { germanRateSignals } from './german-rate-signals.ts';
import { germanResultSignals } from './german-result-signals.ts';
import { germanRoleSignals } from './german-role-signals.ts';
import { deedFeatures, slotFeatures } from './german-slots.ts';
import { germanSummarySignals } from './german-summary-signals.ts';
import { isListed, isTied, type Word, wordsIn } from './german-words.ts';

/** Words by what they claim or hold back, by their beginnings. */
const classes: readonly [name: string, pattern: RegExp][] = [
  ['leads', /^(?:leit|führ|verantwort|steuer|gesamt|chef|leiter)/],
  [
    'makes',
    /^(?:entwick|entwarf|entwerf|bau|konzip|gestalt|einführ|führte|stellte|umstell|eröffn|gründ|programm|plan)/,
  ],
  ['decides', /^(?:entsch|freig|genehm|verhand|einstell|kauf|verordn|diagnos|abnahm|bestimm|wähl)/],
  ['fixes', /^(?:repar|beheb|behob|lös|kontroll|prüf|analys|fuhr|fahr|moder|unterricht|lehr)/],
  [
    'vague',
    /^(?:all|sämtlich|zahlreich|viel|ganz|hundert|tausend|unzähl|dutzend|mehrer|jede|regelmäß|ständig|komplett|gesamt)/,
  ],
  ['reach', /^(?:bundes|landes|europa|weltw|konzern|unternehmensw|region|überreg|national|internat)/],
  ['own', /^(?:allein|selbst|eigen(?!e)|persön)/],
  ['own thing', /^(?:eigene|mein)/],
  ['praise', /^(?:best|führend|hervor|erfolg|exzell|sehr|fließ|expert|top)/],
];
/** What is said of a thing that is finished, in force or owned. */
const finished =
  /^(?:eingeführt|einführ|veröffentlich|bestand|abgeschlossen|beschloss|umgesetzt|umsetz|erhalten|zertifiz|genehmig|etablier|übernommen|eröffn|erworben|gewonnen|verabschied|fertig|online|dauerhaft|regelbetrieb)/;
const somebody =
  /(?:leiter|leiterin|leitung|chef|chefin|meister|meisterin|kolleg\p{L}*|inhaber|inhaberin|manager|managerin|beauftragt\p{L}*|ärzt\p{L}*|arzt|team|gruppe|abteilung|betriebsrat|elternbeirat|agentur|lieferant|fachkraft|ingenieur\p{L}*|polier|techniker\p{L}*|disponent\p{L}*|kundschaft|kunden|bauherr\p{L}*)$/u;

/** What a German line says that its source does not, and what it no longer says: by stems, without grammar. */
export function germanSignals(given: Case): Signal[] {
  const { line, improved, original, sources } = given;
  const source = sources.lines[0];
  if (line.isSummary) return named(germanSummarySignals(given));
  if (source === undefined) return [];
  const [now, before] = [wordsIn(improved, line), wordsIn(original, source)];
  const others = sources.lines.slice(1).flatMap((other) => wordsIn(original, other));
  const said = saidOtherwise(given, source);
  const news = now.filter((word) => !said(word) && !before.some((other) => isTied(word, other)));
  const gone = before.filter((word) => !now.some((other) => isTied(word, other)));
  const shape = [...shapeOf({ now, before, news, gone }), isLone(given, source) ? 'lone' : 'reworded'];
  const { lost: lostOpen, beside } = heldIn(given, source);
  const lostNumbers = source.amounts.filter((amount) => !line.amounts.some((other) => isSameAmount(other, amount)));
  const fresh = newsIn(given);
  const unknown = new Set(fresh.isNew ? fresh.words : []);
  const [own, old] = [framesOf(improved, line, now), framesOf(original, source, before)];
  const signals: Signal[] = news.slice(0, 12).map((word) => ({
    about: word.isNoun ? 'object' : 'deed',
    word: word.index,
    span: spanOfWords(improved, word.index, word.index + 1),
    features: [
      word.isNoun ? 'noun' : 'word',
      ...featuresOf(word, { gone, others, before, resume: original }),
      ...(word.isNoun ? slotFeatures(word, own, old, gone) : []),
      ...deedFeatures(word, own, old, gone),
      ...(unknown.has(word.index) ? ['in news', `in news of ${Math.min(4, unknown.size)}`] : []),
      ...shape.map((name) => `${word.isNoun ? 'noun' : 'word'}: ${name}`),
    ],
  }));
  const whole = spanOfWords(improved, line.from, line.to);
  const lostRoles = gone.filter(({ lower }) => somebody.test(lower));
  if (lostOpen.length > 0 || lostRoles.length > 0 || beside.length > 0)
    signals.push({
      about: 'lost',
      span: whole,
      lost: phraseOf(original, source, lostOpen[0] ?? lostRoles[0]?.lower ?? beside[0] ?? ''),
      features: [
        'held',
        ...lostOpen.slice(0, 3).map((word) => `held ${word.slice(0, 5)}`),
        ...(lostOpen.length > 0 && openIn(improved, line).length === 0 ? ['held, none left'] : []),
        ...(lostRoles.length > 0 ? ['held role'] : []),
        ...beside.slice(0, 2).flatMap((word) => ['held beside', `held beside ${word.slice(0, 5)}`]),
        ...(news.some(({ lower }) => finished.test(lower)) ? ['held, done now'] : []),
        ...(lostRoles.length > 0 && news.length === 0 ? ['held role, nothing new'] : []),
        ...shape.map((name) => `held: ${name}`),
      ],
    });
  signals.push(...plurals(given, now, before), ...germanRoleSignals(given, now, before));
  signals.push(...ofGrammar(given, now, before, shape));
  signals.push(...withoutOthers(given, now, before));
  if (gone.length > 0 && news.length === 0)
    signals.push({
      about: 'lost',
      span: whole,
      lost: phraseOf(original, source, gone[0]?.lower ?? ''),
      features: [
        'cut',
        `cut ${Math.min(3, gone.length)}`,
        ...(lostNumbers.length > 0 ? ['cut number'] : []),
        ...shape.map((name) => `cut: ${name}`),
      ],
    });
  return named(signals);
}

/** Returns a test of words by which a line says what its source says by others: how often, how many together, what is led, "vor allem". */
function saidOtherwise({ improved, line, original }: Case, source: ResumeLine): (word: Word) => boolean {
  const often = sameOften(improved, line, original, source);
  const group = groupOf(original, source);
  const isSameGroup = group !== undefined && group === groupOf(improved, line);
  const isMainly = ({ index, lower }: Word) => lower === 'allem' && improved.tokens[index - 1]?.lower === 'vor';
  return (word) =>
    often.has(word.index) ||
    (isSameGroup && ofGroup.test(word.lower)) ||
    isMainly(word) ||
    leadsTheSame(improved, line, word.index, original, [source]);
}

/** Signals of numbers, of who did what to what, and of what came of it, each with the line's shape. */
function ofGrammar(given: Case, now: readonly Word[], before: readonly Word[], shape: readonly string[]): Signal[] {
  const signals = [
    ...germanNumberSignals(given, now, before),
    ...germanPlaceSignals(given),
    ...germanRateSignals(given),
    ...germanCutSignals(given, now, before),
    ...germanFrameSignals(given, now, before),
    ...germanResultSignals(given, now, before),
    ...germanHeadSignals(given, now, before),
  ];
  return signals.map((signal) => ({
    ...signal,
    features: [...signal.features, ...shape.map((name) => `${signal.features[0]}: ${name}`)],
  }));
}

function named(signals: readonly Signal[]): Signal[] {
  return signals.map((signal) => ({ ...signal, features: [...new Set(signal.features.map((name) => `de ${name}`))] }));
}

const ours = /\b(?:wir|uns|unser\p{L}*)(?!\p{L})/iu;

/** "Verfasst" for "mitverfasst": what was done with others is told as one's own. */
function withoutOthers({ improved, line, sources }: Case, now: readonly Word[], before: readonly Word[]): Signal[] {
  if (
    /\bmit(?!tel|t?er|tag|arbeiter|glied)\p{L}{3}|beteilig|gemeinsam|zusammen|teil(?:nahm|nehm|genomm)|helf|half|holf|unterstütz/iu.test(
      line.content,
    )
  )
    return [];
  const first = now.find(({ isNoun }) => !isNoun) ?? now[0];
  const isOurs =
    ours.test(sources.lines[0]?.content ?? '') &&
    !ours.test(line.content) &&
    !/team|kolleg|köpfig/iu.test(line.content);
  if (isOurs && first)
    return [
      { about: 'deed', span: spanOfWords(improved, first.index, first.index + 1), features: ['ours', 'ours now mine'] },
    ];
  return before.flatMap(({ lower }): Signal[] => {
    const [, rest = ''] = /^mit(?!tel|ter|tag|arbeiter|glied)(?:ge)?(\p{L}{5,})$/u.exec(lower) ?? [];
    const own =
      rest === '' ? undefined : now.find((word) => word.lower.replace(/^ge/, '').slice(0, 5) === rest.slice(0, 5));
    if (own === undefined) return [];
    return [{ about: 'deed', span: spanOfWords(improved, own.index, own.index + 1), features: ['with others gone'] }];
  });
}

/** "Bürgerversammlungen" for "eine Bürgerversammlung": the article is gone, and the noun is longer. */
function plurals({ improved, original }: Case, now: readonly Word[], before: readonly Word[]): Signal[] {
  const hasOne = ({ tokens }: ResumeDocument, { index }: Word) =>
    [1, 2].some((back) => /^(?:eine?[nmrs]?|de[rmns]|die|das|1)$/.test(tokens[index - back]?.lower ?? ''));
  return now.flatMap((word): Signal[] => {
    const old = before.find(({ stem, lower }) => stem === word.stem && lower !== word.lower);
    const isMore = old !== undefined && word.lower.length > old.lower.length && /(?:en|er|e|s|n)$/.test(word.lower);
    if (!isMore || hasOne(improved, word)) return [];
    const features = ['plural', hasOne(original, old) ? 'plural of one' : 'plural of none'];
    return [{ about: 'amount', span: spanOfWords(improved, word.index, word.index + 1), features }];
  });
}

/** Whether one place of the line changed, and everything around it is word for word the same. */
function isLone({ line, improved, original }: Case, source: ResumeLine): boolean {
  const [own, old] = [lowerOf(improved, line), lowerOf(original, source)];
  const shortest = Math.min(own.length, old.length);
  let start = 0;
  while (start < shortest && own[start] === old[start]) start += 1;
  let end = 0;
  while (end < shortest - start && own.at(-1 - end) === old.at(-1 - end)) end += 1;
  const changed = Math.max(own.length, old.length) - start - end;
  return changed <= mostLone && start + end >= 2;
}

/** A lone edit touches at most this many words. */
const mostLone = 4;

function lowerOf({ tokens }: ResumeDocument, { from, to }: ResumeLine): string[] {
  return tokens.slice(from, Math.min(to, from + mostWords)).map(({ lower }) => lower);
}

interface Around {
  gone: readonly Word[];
  before: readonly Word[];
  others: readonly Word[];
  resume: ResumeDocument;
}

function featuresOf(word: Word, { gone, others, before, resume }: Around): string[] {
  const same = gone.filter(({ isNoun }) => isNoun === word.isNoun);
  const part = same.some(({ lower }) => sharesPart(lower, word.lower));
  const own = classes.filter(([, pattern]) => pattern.test(word.lower));
  return [
    ...(same.length > 0 ? ['replaces'] : gone.length > 0 ? ['beside gone'] : ['added']),
    ...(part ? ['part shared'] : []),
    ...(others.some((other) => isTied(word, other)) ? ['in another source'] : []),
    ...((resume.linesOf.get(word.stem) ?? []).length > 0 ? ['in the resume'] : []),
    ...(isListed(word) ? ['known'] : []),
    ...(isListed(word) && same.length > 0 && same.every(isListed) ? ['known for known'] : []),
    ...own.flatMap(([name, pattern]) => [
      name,
      ...(gone.some(({ lower }) => pattern.test(lower)) ? [] : [`${name}, new`]),
    ]),
    ...(own.some(([name]) => name === 'vague') && gone.length <= 1 ? ['vague, little gone'] : []),
    ...actFeatures(word, before, gone),
    ...(carrier.test(word.lower)
      ? ['carrier', gone.some(({ act }) => act !== undefined) ? 'carrier for an action' : 'carrier of what is said']
      : []),
    ...(/(?:ung|tion|keit|heit)(?:en)?$/.test(word.lower) ? ['of an action'] : []),
    ...(somebody.test(word.lower) ? ['somebody'] : []),
    ...(isAgent(word) && gone.some((other) => isAgent(other))
      ? [
          'somebody for another',
          ...(before.some(isAgent) && gone.length <= 2 ? ['somebody for another, little gone'] : []),
        ]
      : []),
  ];
}

/** Says only that something is done. */
const carrier =
  /^(?:durchführ|durchgeführt|ausführ|ausgeführt|erledig|geleistet|vorgenommen|vornahme|gemacht|mache|tätig|gearbeitet|arbeite|übernommen|übernehme|übernahme|eingesetzt|einsatz|absolvier|erfolg(?:t|te|ter|ten)$)/;

/** A person or a body that does something: "Steuerberaterin", "Geschäftsführung", "Jugendamt". */
function isAgent({ lower, isNoun }: Word): boolean {
  return isNoun && (somebody.test(lower) || agent.test(lower));
}

const agent =
  /(?:ender?|er|erin|or|orin|ent|entin|ant|antin|ist|istin|eur|eurin|führung|direktion|amt|rat|verwaltung|kammer|behörde|zentrale|vorstand|sicherung|redaktion)s?$/u;

/** What kind of action a new word names, and whether the source has any of it. */
function actFeatures({ act, isNoun }: Word, before: readonly Word[], gone: readonly Word[]): string[] {
  if (act === undefined) return [];
  const level = germanLevelOf(act);
  const isSaid = before.some((other) => other.act === act);
  const old = gone.find((other) => other.act !== undefined);
  const highest = Math.max(0, ...before.map((other) => (other.act ? germanLevelOf(other.act) : 0)));
  return [
    `act ${act}`,
    isSaid ? 'act said' : 'act new',
    ...(isSaid ? [] : [`act ${act}, new`, `act level ${level}, new`]),
    ...(!isSaid && highest > 0 ? [`act level ${Math.sign(level - highest)} from ${highest}`] : []),
    ...(!isSaid && highest === 0 ? [`act level ${level} for none`] : []),
    ...(!isSaid && old?.act
      ? ['act for another', `act for ${old.act}`, `act level ${germanLevelOf(old.act)} to ${level}`]
      : []),
    ...(isNoun ? ['act of a noun'] : []),
  ];
}

function shapeOf({ now, before, news, gone }: Record<'now' | 'before' | 'news' | 'gone', readonly Word[]>): string[] {
  const kept = now.length === 0 ? 1 : 1 - news.length / now.length;
  const left = before.length === 0 ? 1 : 1 - gone.length / before.length;
  return [
    `kept ${Math.floor(kept * 4)}`,
    `left ${Math.floor(left * 4)}`,
    `new ${Math.min(3, news.length)}`,
    `gone ${Math.min(3, gone.length)}`,
  ];
}

/** Compounds with the same beginning or the same end: "Sicherheitsrundgang", "Sicherheitsbegehung". */
function sharesPart(a: string, b: string): boolean {
  return a.length >= 6 && b.length >= 6 && (a.slice(0, 5) === b.slice(0, 5) || a.slice(-5) === b.slice(-5));
}
