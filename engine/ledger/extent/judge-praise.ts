import { say } from '../../say.ts';
import { numbersBetween } from '../../text/number-names.ts';
import type { ClaimKind } from '../../types/claim.ts';
import type { Span } from '../../types/span.ts';
import { type Case, linesFor } from '../lines/claim.ts';
import { defineRule, everyBody, type Statement } from '../lines/rule.ts';
import * as german from '../vocabulary/de/claims.ts';
import { writtenOutIn } from '../words/acronyms.ts';
import { orGerman } from '../words/or-german.ts';

/** Words that make a thing larger or a person better; a word is proven by another of its group. */
const groups: readonly [kind: ClaimKind, claim: RegExp, proof?: 'paper' | RegExp][] = [
  [
    'reach',
    orGerman(
      /\b(?:company|firm|organi[sz]ation|enterprise|business|group|hospital|school|district|department|plant|store|site|campus|system|fleet)[- ]?wide\b|\b(?!nation|country|state|region|city|province|world)\p{L}{1,30}-wide\b|\b(?:across|for|throughout|in|of|by) (?:the )?(?:(?:whole|entire) \w+|all (?:\w+ )?(?:departments?|teams?|sites?|stores?|branches|locations?|units?|regions?|functions?|business units|shifts|clinics|offices|warehouses|plants|schools|wards|hospitals|facilities|restaurants|branches|countries|markets|brands|projects)|every (?:\w+ )?(?:departments?|teams?|sites?|stores?|branch|locations?|units?|regions?))\b/iu,
      german.claims.company,
    ),
    // "Depot-wide" of "the depot as a whole".
    orGerman(
      /\p{L}[- ]?wide\b|\b(?:whole|entire|overall|altogether)\b|\b(?:across|throughout|all|every)\b/iu,
      german.claims.company,
    ),
  ],
  [
    'reach',
    orGerman(
      /\b(?:nation|country|state|region|city|province)[- ]?wide\b|\bnational(?:ly)?\b|\bacross (?:the )?(?:country|nation|region|state)\b/iu,
      german.claims.country,
    ),
  ],
  [
    'reach',
    /\b(?!so|in|zu|sehr|wie|aller|welt|bundes|landes|konzern|unternehmens)\p{L}{4,30}weite?[nmrs]?\b|\binternational\p{L}{1,2}\b|\beuropäisch\p{L}{0,2}\b/iu,
  ],
  [
    'reach',
    orGerman(
      /\bglobal(?:ly)?\b|\bworld[- ]?wide\b|\binternational(?:ly)?\b|\bmulti-?national\w*|\b(?:EMEA|APAC|LATAM)\b|\bacross (?:\w+ ){0,2}(?:countries|continents|markets)\b/iu,
      german.claims.world,
    ),
  ],
  [
    'reach',
    /\bmulti-?(?:site|state|region(?:al)?|million|unit|facility)\b|\bhigh-volume\b|\blarge-scale\b|\benterprise(?:-level|-grade|-scale)?\b|\bfortune \d+\b|\bblue-chip\b/iu,
  ],
  [
    'reach',
    /\b(?:executive (?:leadership|team|board|management)|executives|senior (?:leadership|leaders|management|executives|stakeholders)|C-(?:level|suite)|board (?:of directors|members)|key (?:clients|customers|accounts|stakeholders)|VIPs?|high-profile|high-net-worth)\b/iu,
  ],
  [
    'standing',
    orGerman(/\b(?:sole|solely|single-?handed(?:ly)?|exclusive(?:ly)?)\b|\bthe only\b/iu, german.claims.sole),
  ],
  [
    'standing',
    orGerman(
      /\b(?:independent(?:ly)?|autonomous(?:ly)?|alone|unsupervised|without supervision|on (?:my|his|her|their) own(?! (?!(?:for|during|on|at|in|when|while|with|and|or|as|to|from|by|every|each|all|throughout|across|over|most|without|until|after|before|several|some|one|two)\b)\p{L}+)|by (?:myself|himself|herself|themselves))\b/iu,
      german.claims.independent,
    ),
  ],
  [
    'standing',
    orGerman(
      /\b(?:award|prize)[- ]?(?:winning|winner)?s?\b|\bawarded\b|\bhonou?red\b|\bmichelin\b/iu,
      german.claims.awarded,
    ),
  ],
  [
    'standing',
    /\b(?:top|highest|best|number one|#1|no\. ?1|leading|first|record)[- ](?:perform\w*|rank\w*|rated|sell\w*|producer|earner|sales\w*|in the (?:company|region|country|state|team|world)|to |ever|breaking|setting|of its kind|[a-z]+ in (?:the )?(?:company|region|country|state))|\bbest-?selling\b|\brank(?:ed|ing|s)? (?:first|top|1st|no\. ?1|number one|#1)\b|\brecord-\w+|\bworld-class\b|\b(?:renowned|acclaimed|celebrated)\b|\bindustry-leading\b/iu,
  ],
  [
    'standing',
    /\brecogni[sz]ed\b/iu,
    /\brecogni[sz]ed\b|\bwon\b|\bbest\b|\bbadge|\bmedal|\bcommend|\baward|\bprize\b|\bof the (?:week|month|quarter|year)\b/iu,
  ],
  [
    'standing',
    orGerman(
      /\b(?:experts?|expert-level|mastery|guru|(?<!own )authority(?! to)|subject[- ]matter|specialist in|thought leader)\b/iu,
      german.claims.expert,
    ),
  ],
  [
    'standing',
    orGerman(
      /\b(?:certified|chartered|licensed|registered(?! (?:new |all )?\p{L}+s\b)|accredited|qualified)\b|\bcertifications? in\b/iu,
      german.claims.certified,
    ),
    // Any credential in the resume proves it; another rule checks which one it is by its name.
    'paper',
  ],
  [
    'standing',
    /\b(?:graduated with|first[- ]class|distinction|honou?rs|summa|magna|cum laude|valedictorian|dean'?s list)\b/iu,
    /\b(?:graduated with|first[- ]class|distinction|honou?rs|hons?|summa|magna|cum laude|valedictorian|dean'?s list|1st)\b|,\s*First(?!\s*\p{L})|\b[12][:.][12]\b/iu,
  ],
  [
    'standing',
    orGerman(
      /\bpromoted(?= *[.,;:()]| *$| (?:to|from|twice|after|within|into|as|in|internally|early|three|again|by)\b)|\b(?:was|been|being) promoted\b|\bpromotion to\b|\bhand-?picked\b|\bselected (?:from|among|as)\b|\bpublished (?:author|writer|researcher|research|papers?|books?|studies|work|in (?:an? |the )?(?:\p{L}+ )?(?:journals?|magazines?))\b|\bpatent\w*/iu,
      german.claims.promoted,
    ),
  ],
  [
    'standing',
    /\b(?:flawless(?:ly)?|perfect|zero (?!hour)\p{L}+|never missed|(?:error|accident|incident|claim|complaint)-free|never (?:had|caused|made|received|got) an? (?:\p{L}+ )?(?:accidents?|incidents?|complaints?|errors?|injury|defects?|claims|mistake)|100 ?% (?:accura\w+|complian\w+)|(?:no|not a single|without(?: an?| any)?|free (?:of|from)) (?:\p{L}+ )?(?:accidents?|incidents?|complaints?|errors?|injur(?:y|ies)|defects?|claims|breach(?:es)?|downtime|adjustments?|violations?|discrepanc(?:y|ies)|absences?|infections?|penalt(?:y|ies)))\b/iu,
  ],
  [
    'reach',
    // Leading one person is not leading a team.
    /\bteams? of (?:\p{L}{1,30} ){0,3}?\p{L}{1,30}s\b/iu,
    new RegExp(
      String.raw`\b(?:teams?|crews?|staff|groups?|department|shift|brigade|colleagues|\d+|${numbersBetween('en', 2, 12)}|several|\p{L}{1,30}(?:ants|ers|ists|ians|ors|ives|ices|ees|men|women|people))\b`,
      'iu',
    ),
  ],
  ['standing', /\b(?:won|winning) (?:all|every|each|most)\b|\ball (?:of them )?(?:successful(?:ly)?|won)\b/iu],
  ['outcome', orGerman(/\b(?:under|below|within|on) budget\b/iu, german.claims.budget)],
  [
    'outcome',
    orGerman(
      /\b(?:ahead of|before|on|within) (?:schedule|time(?! (?:entry|entries|sheets?|cards?|recording|tracking|off\b|management))|plan|the deadline)\b|\b(?:weeks?|days?|months?) early\b/iu,
      german.claims.punctual,
    ),
    orGerman(
      /\bpunctual\p{L}*\b|\b(?:ahead of|before|on|within|to) (?:schedule|time|plan|the deadline)\b|\b(?:weeks?|days?|months?) early\b/iu,
      german.claims.punctual,
    ),
  ],
];

/** A name within this many characters of "certified" says what the person is certified in. */
const besideReach = 25;

interface Praise extends Statement {
  group: (typeof groups)[number];
  text: string;
}

/** Reach and praise that the line's sources lack. */
export const praiseRule = defineRule<Praise>({
  id: 'praise',
  roles: everyBody,
  *claims({ line }) {
    for (const group of groups) {
      const [kind, pattern] = group;
      const hit = pattern.exec(line.content);
      if (!hit) continue;
      const start = line.start + hit.index;
      yield { kind, span: { start, end: start + hit[0].length }, group, text: hit[0] };
    }
  },
  proves(given, { group: [, pattern, proof], span, text }) {
    const { confirmed, known } = given;
    const texts = () => [...linesFor(given).map((source) => source.content), confirmed.text];
    const isProven =
      proof === 'paper'
        ? known.original.hasPaper || known.confirmed.hasPaper
        : texts().some((source) => (proof ?? pattern).test(source));
    return isProven || isNamedPaper(given, span, text) || isWrittenOut(given, span) ? 'wording' : undefined;
  },
  question: (_, { kind, text }) => [
    say('ledger.notOfIt', { text }),
    kind === 'reach' ? say('ask.reach', { text }) : say('ask.true', { text }),
  ],
});

/** "National Vocational Qualification" is what NVQ stands for. */
function isWrittenOut(given: Case, { start }: Span): boolean {
  return [...writtenOutIn(given)].some((index) => given.improved.tokens[index]?.start === start);
}

/** "PRINCE2 certified" from someone whose credentials name PRINCE2. */
function isNamedPaper({ line, improved, original }: Case, span: Span, text: string): boolean {
  if (!/^(?:certified|licensed|registered|zertifiziert)/i.test(text)) return false;
  for (let index = line.from; index < line.to; index += 1) {
    const { surface = '', start = 0 } = improved.tokens[index] ?? {};
    if (!/\p{Lu}.*[\p{Lu}\p{N}]/u.test(surface) || Math.abs(start - span.start) > besideReach) continue;
    const places = original.linesOf.get(improved.stemOf[index] ?? '') ?? [];
    if (places.some((place) => original.lines[place]?.role === 'credential')) return true;
  }
  return false;
}
