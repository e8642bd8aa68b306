import { fewRanges } from '../../text/few-ranges.ts';
import { qualifiers } from './licence-words.ts';
import { otherDrivingClassIn } from './other-driving-classes.ts';

/**
 * Driving licences by what they allow: whoever may drive more may drive less. A car (B), up to 7.5 tonnes (C1), a rigid lorry (C, class 2, CDL
 * B, DZ in Ontario), an articulated one (C+E, class 1, CDL A, AZ).
 */
export const drivingClasses = { car: 1, light: 2, rigid: 3, articulated: 4 } as const;

const named =
  /licen[cs]e|\bCDL\b|führerschein|fuehrerschein|führerausweis|fahrausweis|fahrerlaubnis|driver(?:'|’)?s? (?:card|permit)|^(?:cat|class|hgv|lgv)/i;
const classes: readonly [number, RegExp][] = [
  [
    drivingClasses.articulated,
    fewRanges(
      /(?<![\p{L}\d])(?:C ?\+ ?E|CE|C\/CE|class (?:1|one)|(?:HGV|LGV)(?: class)? ?1|CDL[- ]?(?:class )?A|class A|AZ licence|(?:HC|MC|heavy combination|multi[- ]combination)(?: class)?(?: driver(?:'|’)?s?)? licen[cs]e)(?![\p{L}\d])/iu,
    ),
  ],
  [
    drivingClasses.rigid,
    fewRanges(
      /(?<![\p{L}\d])(?:class (?:2|two)|(?:HGV|LGV)(?: class)? ?2?|(?:cat(?:egory)?|klasse) ?C|class B (?=CDL)|CDL|commercial driver(?:'|’)?s?(?:'|’)? licen[cs]e|DZ licence|lorry|lkw-?(?:führerschein|fahrerlaubnis)|(?:HR|heavy rigid)(?: class)?(?: driver(?:'|’)?s?)? licen[cs]e)(?![\p{L}\d+])/iu,
    ),
  ],
  [drivingClasses.light, fewRanges(/(?<![\p{L}\d])(?:C1E?|7\.5 ?(?:t|tonne))(?!\d)/iu)],
  [
    drivingClasses.car,
    fewRanges(
      /driv(?:er|ing)|(?<![\p{L}-])(?:(?:auto|pkw|kfz|eu|klasse-b|b)-?)?(?:führerschein|fuehrerschein|führerausweis)|fahrausweis(?! für)|fahrerlaubnis|cat(?:egory)? B (?:\p{L}+ )?licen[cs]e|(?<![\p{L}\d])(?:car|clean|full|C-class|class C|class D) (?:\p{L}+ )?licen[cs]e/iu,
    ),
  ],
];

/** Other licences of people who drive: a forklift's, a crane's, an instructor's. */
const others =
  /forklift|stapler|counterbalance|reach truck|crane|kran|instructor|tachograph|CPC|moffett|plant|taxi|hackney|private hire|pilot/i;

/** The class of the driving licence that a name stands for; undefined when it is no driving licence. */
export function drivingClassIn(name: string): number | undefined {
  if (!named.test(name) || others.test(name)) return undefined;
  return otherDrivingClassIn(name) ?? classes.find(([, pattern]) => pattern.test(name))?.[0];
}

/** "Führerscheine: B, C1 und CE", "Fahrerlaubnis der Klassen B, C": the classes that stand before the one that is looked for. */
const classesBefore =
  '(?:führerscheine?|fuehrerscheine?|FS|fahrerlaubnis(?:se)?|klassen?|kl\\.)(?: der)?(?: klassen?| kl\\.?)?[: (]{0,3}(?:(?:AM|A[12]?|B(?:E|96)?|C1?E?|D1?E?|L|M|S|T)(?: \\([^()\\n]{1,24}\\))?(?:, ?| ?/ ?| und | \\+ | & |\\s)){0,9}';
const germanList = (name: string) => new RegExp(`(?<!\\p{L})${classesBefore}${name}(?![\\p{L}\\d+])`, 'iu');

const inResume: readonly [number, RegExp][] = [
  [drivingClasses.articulated, germanList('CE')],
  [
    drivingClasses.articulated,
    fewRanges(
      /(?<![\p{L}\d])(?:C ?\+ ?E|C\/CE|(?:klasse|führerschein|kl\.) ?CE|class (?:1|one)(?! (?:honours|degree))|(?:HGV|LGV)(?: class)? ?1|CDL[- ]?(?:class )?A|(?:CDL|commercial driver(?:'|’)?s?(?:'|’)? licen[cs]e)[ ,:(–-]{1,3}class[- ]A|class[- ]A (?:CDL|commercial)|AZ (?:licence|driver)|(?:HC|MC|heavy combination|multi[- ]combination)(?: class)?(?: driver(?:'|’)?s?)? licen[cs]e|licen[cs]e,? \(?(?:class )?(?:HC|MC))(?![\p{L}\d])/iu,
    ),
  ],
  [
    drivingClasses.articulated,
    fewRanges(/(?<![\p{L}\d])A CDL(?!\p{L})|^[\s•*-]*(?:Lkw|LKW|Lastwagen) mit Anhänger(?!\p{L})/u),
  ],
  [
    drivingClasses.rigid,
    fewRanges(
      /(?<![\p{L}\d])(?:class (?:2|two)|(?:HGV|LGV) (?:class )?(?:2|licence)|(?:cat(?:egory)?|klasse) ?C|CDL|commercial driver(?:'|’)?s?(?:'|’)? licen[cs]e|DZ (?:licence|driver)|lkw-?(?:führerschein|fahrerlaubnis)|(?:HR|heavy rigid)(?: class)?(?: driver(?:'|’)?s?)? licen[cs]e|licen[cs]e,? \(?(?:class )?HR)(?![\p{L}\d+])/iu,
    ),
  ],
  [drivingClasses.rigid, germanList('C')],
  [drivingClasses.light, fewRanges(/(?<![\p{L}\d])C1E?(?![\p{L}\d])/u)],
  [
    drivingClasses.car,
    fewRanges(
      /driv(?:er|ing)(?:'|’)?s? licen[cs]e|\b(?:clean|valid|full|current|unrestricted|state|UK) DL\b|\b(?:valid|full|class) G(?: class)? licen[cs]e|\blicen[cs]e \(?class G\b|\bDL(?=,? (?:clean|class C|no points))|(?<!\p{L})FS,? (?:kl(?!\p{L})|klasse ?[BC]|BE?(?![\p{L}\d]))|(?<![\p{L}-])(?:(?:auto|pkw|kfz|eu|klasse-b|b|lkw|bus|omnibus)-?)?(?:führerschein|fuehrerschein|führerausweis)|fahrausweis(?! für)|(?<!\p{L})ausweis (?:B|BE|C1?E?)(?![\p{L}\d])|fahrerlaubnis|(?:\bcar|\bclean|\bfull|\bstate|\buk|\bmotor(?: vehicle)?|\bfull (?:uk|eu|irish|manual)) licen[cs]e|(?:^|[\s(])(?:cat(?:egory)?\.?|class) B(?: (?:\p{L}+ )?(?:licen[cs]e|entitlement)|(?=\s*(?:[,)]|$)))|licen[cs]e[^.;]{0,24}(?:clean|own (?:car|van|truck|pickup|vehicle)|no points)|(?<![\p{L}\d])(?:full |clean |eu )?B licen[cs]e|(?<!\p{L})kl\. ?B(?:E)?(?![\p{L}\d])|clean (?:MVR|driving record)|\bP[- ]plates\b|\b(?:C[- ]class|class C)(?=,? (?:driv|licen|manual|auto|full|open))|\b(?:manual|auto(?:matic)?|open) (?:C[- ]class|class C)\b|\bclass D\b(?=,? (?:no|clean|operator|licen)|\s*$)|(?:^|[.;] ?|\bI (?:can )?)(?:drive|drives|driver)(?=,? (?:and |with )?(?:(?:have|has|got|with) )?(?:(?:my|an?|his|her) )?(?:own |reliable )?(?:car|vehicle|transport|licen)|\.?\s*$)|\bown (?:car|vehicle|pickup)\b[^.;]{0,20}\binsured\b/iu,
    ),
  ],
];

/** The most that a line of a resume shows somebody may drive; undefined when it shows nothing of the kind. */
export function drivingShown(line: string): number | undefined {
  const shown = inResume.find(([, pattern]) => pattern.test(line))?.[0];
  if (shown !== undefined) return shown;
  // "Idaho license": a licence of a place alone is one to drive.
  const before = placed.exec(line)?.[1];
  return before !== undefined && qualifiers.has(before.toLowerCase()) ? drivingClasses.car : undefined;
}

const placed = fewRanges(/^[\s\-*•]*(\p{Lu}\p{L}+) licen[cs]e(?=\s*(?:$|,))/u);
