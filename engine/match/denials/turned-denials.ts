import { allMatches } from '../../text/all-matches.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { numbersBetween } from '../../text/number-names.ts';

/**
 * What is made of a denial's words and tells a deed: where a denial ends before its sentence does ("As there was no driver, I
 * delivered"), and what denies nothing at all ("never shipped without tests"). Patterns without nested repetition over at
 * most a sentence, so that searching is linear.
 */

const years = `(?:\\d+|${numbersBetween('en', 2, 12)}|fifteen|eighteen|twenty|thirty|many|several|${numbersBetween('de', 2, 12)}|fünfzehn|zwanzig|dreißig|viele)(?: \\p{L}+)? (?:years|seasons|decades|winters|jahren?|jahrzehnte)(?!\\p{L})|(?:since|seit) (?:19|20)\\d\\d`;

/** Words after which ", … ich" is a clause of its own sentence's denial: "…, die ich nie gelernt habe". */
const tied = '(?!(?:die|der|das|den|dem|dessen|deren|was|wie|wo|dass|weil|ob|which|that|who|whom|where|what|how)\\b)';

/** Before each of these a denial ends. */
const barrier = fewRanges(
  new RegExp(
    [
      // "no driver, so I …", "no budget, yet we …"
      ",? (?:and |so |thus |hence |therefore |then |yet |still |nonetheless )*(?=(?:I|we)(?:['’](?:ve|m|d|ll))? (?!(?:never|regret|admit|fear|hope|wish|confess|believe|think|guess|suppose|suspect)\\b)\\p{L})(?<=[,;] ?(?:\\p{L}+ )*|(?:so|and|hence|thus|therefore|yet) )",
      // "kein Koch da, also habe ich …"
      `, ${tied}(?:\\p{Ll}+ ){1,2}(?=(?:ich|wir)(?!\\p{L}| nicht| nie| kein))`,
      '[,;] (?=(?:only|just|nur|lediglich|sondern|dafür|heute|inzwischen|now|today) )',
      `[,:;] (?=[^,;:.\\n]{0,40}?(?:${years}))(?![^,;:.\\n]{0,40}(?:\\b(?:not?|never|nie|nicht|kein\\p{L}*|expired|lapsed|without|ohne|ago|missing|abgelaufen|ungültig)(?!\\p{L})))`,
      ': (?=(?:I|we|ich|wir) |\\p{Ll}{3,}ed )',
    ].join('|'),
    'gu',
  ),
);
/** A sentence that opens so has its deed behind the comma, or behind "I". */
const opening = fewRanges(
  /^\P{L}*(?:as|since|because|although|though|even though|despite|in spite of|when|whenever|where|wherever|while|initially|at first|originally|without|with no|instead of|rather than|in place of|ohne|statt|anstatt|anstelle|da|weil|obwohl|wenn|trotz|anfangs|früher|zunächst)(?!\p{L})/iu,
);
const behind = fewRanges(
  /, (?=\p{L})| (?=(?:I|we) (?!would|could|will|might)\p{L}{2,})| (?=\p{Ll}{2,}(?:e|te|ten|en|t) (?:ich|wir) )/gu,
);

/** The places of a sentence before which a denial ends. */
export function barriersIn(sentence: string): number[] {
  const found = allMatches(sentence, barrier).map(({ 0: gap, index }) => index + gap.length);
  if (opening.test(sentence))
    for (const { 0: gap, index } of allMatches(sentence, behind)) found.push(index + gap.length);
  return found;
}

const rest = '[^.;!?\\n]{0,120}';
const not =
  "(?:never|(?:do|did|does|would|could|wo|ca)n['’]t|(?:do|did|does|would|could|will|can) not|cannot|nothing|nobody|no \\p{L}+|nie|niemals|keine?\\p{L}{0,2}|nichts?|niemand)";
/** "I could not tell you … without looking it up" tells what one does not know. */
const tell =
  '(?:really |even |actually |honestly |dir |ihnen )?(?:tell|explain|say|name|spell|define|describe|answer|know|sagen|erklären)(?!\\p{L})';
const people =
  '(?:people|those|anyone|pupils?|students?|patients?|clients?|customers?|children|kids|boys|girls|beginners?|learners?|refugees|visitors|guests|adults|teenagers|tenants?|families|residents?|starters?|recruits|hires|workers|volunteers|members|freshers|apprentices|users|owners|couples|women|men|kunden|patienten|kindern?|schülern?|anfängern?|erwachsenen?|leuten?|menschen|bewohnern?|gästen?|teilnehmern?|jugendlichen?|geflüchteten?)';
const praises = fewRanges(
  new RegExp(
    `(?<!\\p{L})(?:${[
      `${not} (?!${tell})[^.,;:!?\\n]{1,70}?(?:without|unless|ohne) (?!(?:training|more|further|help|guidance|instruction|being|learning|a refresher|supervision|(?:looking|checking) (?:it|them|that|things) up|googling|nachzu(?:sehen|schlagen|fragen))\\b)${rest}`,
      `(?:never|(?:do|did|would|wo|ca)n['’]t|(?:do|did|would|will) not) (?:stop|rest|leave|quit|finish|go|hand|sign|close|ship|send)\\p{L}* [^.;:!?\\n]{0,60}?(?:until|before|till)${rest}`,
      `(?:no|not an?|nothing|hardly an?|is ?n['’]t an?|was ?n['’]t an?|wasn['’]t) [^.;\\n]{1,50} (?:I|we) (?:have ?n['’]t|have not|had ?n['’]t|did ?n['’]t|did not|could ?n['’]t|ca ?n['’]t|cannot|could not|would ?n['’]t|would not|do ?n['’]t|do not)${rest}`,
      `(?:no|without|ohne|keine?) (?:fear|worries|problem|difficult(?:y|ies)|stranger|beginner|novice|newcomer|equal|hesitation|prompting|fuss|outside help|assistance|raising|scheu|angst|sorge|neuling|anfänger|fremde hilfe|hilfe|anleitung|stillstand)${rest}`,
      `(?:not|n['’]t) (?:mind|hesitate|shy|afraid|scared|new to|stop(?:ped)?|imagine a day|remember a|change a thing|be prouder|wish for)${rest}`,
      `never (?:tired?|stop(?:ped)?|shy|afraid|a dull|late|below|under|over|out of|failed|lost|missed|once late|had an? (?:complaint|accident|incident|loss|fault)|had to (?:redo|repeat|recall))${rest}`,
      `(?:no|zero|never (?:an? |any |had an? )?)(?: ?[\\p{L}-]+)? ?(?:conditions?|points|tickets?|claims?|infringements?|restrictions?|endorsements?|convictions?|double bookings?|violations?|mix-ups?|corrective actions?|near-miss(?:es)?|gaps?|call-?backs?|returns?|rework|no-shows?|damages?|rejects?|scratch(?:es)?|bumps?|fines?|warnings?|strikes?|disputes?|chargebacks?|overruns?|backlogs?|walk-?outs?)(?=[,;.)\\n]|$| (?:in|for|since|on|at|last|this|all|so|to|after) )`,
      `hardly a (?:day|week|night|shift)${rest}|not (?:one|a single) (?:complaint|accident|delivery|customer|guest|patient|day|error|shift)${rest}`,
      `(?:none|not one|no (?:customer|client|guest|patient|passenger|pupil|car|job|order)) of (?:my|the \\d+|our) (?!(?:\\p{L}+ ){1,2}(?:has |have |had |ever )*(?:includ|involv|cover|touch|contain|concern|requir|extend|mention|deal))${rest}`,
      `no (?:other|one (?:else )?but|customer|client|guest|passenger) ${rest}`,
      `nobody (?:else )?(?:but|knew|did|does|has|could|on)[^.;\\n]{0,60}(?:as I|than I|like I|but me|like me|more than)`,
      `nothing but ${rest}|nicht (?:umsonst|weniger als|zu vergessen|nur|bloß|zuletzt|eine? einzige)${rest}|nichts als ${rest}|kein(?:e|en)? (?:tag|woche|schicht|nacht) ${rest}`,
      `kein(?:e[rsn]?|s)? (?:meiner|unserer) ${rest}|nie aufgehört${rest}|scheue? (?:keine?n?|nicht)${rest}|nie (?:eine?n?|zu) (?:frist|termin|unfall|fehler|fehltag|kunden|spät)${rest}`,
      `(?<=[,;:] ?[\\p{L}]{3,20} )nicht (?:so|ganz|sehr|besonders) (?:gut|sicher|fließend|perfekt|viel|oft)(?!\\p{L})`,
      `ohne (?:eintr(?:ag|äge)|beanstandungen?|unfälle?|unfall|punkte|schäden|ausfälle?|fehltage?|reklamationen?|verluste?)(?=[,;.)\\n]|$| )|nie (?:was|etwas|eine?n? \\p{L}+|ware) (?:verloren|beschädigt|versäumt|verpasst|vergessen|übersehen)${rest}`,
      `(?<!(?:admire|respect|envy|know|knew|met|interviewed|among|like) )(?<!(?:like|as) )${people} (?:who|whose|that|with|without|having|in need|of all|die|der|den|ohne|mit)(?!\\p{L})[^.;,!?\\n]{0,80}`,
    ].join('|')})`,
    'giu',
  ),
);

/** The stretches of a sentence in which a denial's words deny nothing of the writer. */
export function* praiseIn(sentence: string): Generator<[start: number, end: number]> {
  for (const { 0: found, index } of allMatches(sentence, praises)) yield [index, index + found.length];
}
