import { fewRanges } from '../../text/few-ranges.ts';
import { wordSet } from '../../text/word-set.ts';

/** Words of when and where one works; a phrase of nothing else asks for no skill: "rotating night shifts", "Friday 8.30–5.30". */
const scheduleWords =
  wordSet(`mon monday mondays tue tues tuesday tuesdays wed wednesday wednesdays thu thur thurs thursday thursdays fri friday fridays sat saturday
  saturdays sun sunday sundays weekend weekends weekday weekdays evening evenings night nights morning mornings afternoon afternoons early
  earlies late lates shift shifts rota rotas rotating rotation rotational overtime hour hours flexible flexibly flexibility schedule schedules
  availability available part full time part-time full-time on-call call public bank holiday holidays term-time hybrid remote remotely onsite
  on-site in-office working meeting meetings some occasional alternate alternating every other and or to the split pattern basis permanent
  temporary contract fixed-term immediate start starts week weeks weekly day days long unsociable unsocial antisocial varied out am pm
  christmas busy peak season seasonal year-round on of at off four two three five first second third overnight overnights graveyard 24/7
  12-hour 8-hour required regular duty`);
const time = /^\d{1,2}(?:[:.]\d\d)?(?:[ap]m)?(?:[-–/]\d{1,2}(?:[:.]\d\d)?(?:[ap]m)?)?$/;
/** One of these has to be among them: "full time" alone may be of something else. */
const scheduleCores = fewRanges(
  /(?<!\p{L})(?:mon|tues?|wed|thu|fri|sat|sun)(?:\p{L}*days?)?s?(?!\p{L})|weekends?|evenings?|nights?|mornings?|afternoons?|shifts?|rotas?|rotat|overtime|hours?|schedules?|availab|time|on-call|holidays?|remote|on-?site|hybrid|weekdays?|flexib|overnight|earlies|lates/iu,
);

/** Whether a keyword says when or where one works, and nothing else. */
export function isSchedule(surface: string): boolean {
  if (!scheduleCores.test(surface)) return false;
  return surface
    .toLowerCase()
    .split(/[\s,]+/)
    .every(
      (word) =>
        scheduleWords.has(word) || time.test(word) || word.split(/[-–/]/).every((part) => scheduleWords.has(part)),
    );
}

/** A car of one's own, its insurance, tools and boots: whoever needs them is asked for them, but no line of a resume shows them. */
const belonging =
  /^(?:(?:own|reliable|personal|insured|roadworthy|dependable) )?(?:car|vehicle|van|truck|transport|transportation|tools|smartphone|(?:mobile |cell )?phone|laptop|boots|uniform|broadband|internet(?: connection)?|home office|workspace)$/iu;
const possessed = fewRanges(
  /(?<!\p{L})(?:your|own|reliable|dependable|access to|insured|roadworthy|use of|have|has|need)(?: (?:an?|your|own|reliable|and|insured|a reliable|personal|valid))* $/iu,
);
const ofCar =
  /^(?:(?:business|valid|current|full) )?(?:auto(?:mobile|motive)?|car|vehicle|motor|business(?: use)?) (?:liability )?insurance$|^(?:(?:good|clean|safe|acceptable|satisfactory) )?(?:driving|motor vehicle|driver) (?:record|history|licen[cs]e record)$|^MVR$/iu;

/** Whether a keyword is something to bring along, by the words before it. */
export function isBelonging(surface: string, before: string): boolean {
  return (
    belonging.test(surface) &&
    (/^(?:own|reliable|insured|roadworthy|dependable) /iu.test(surface) || possessed.test(before))
  );
}

/** What such a record may have: "no DUI, no more than two moving violations". */
const ofRecord =
  /^(?:DUIs?|DWIs?|(?:moving )?violations?|accidents?|(?:penalty )?points?|convictions?|endorsements?)$/iu;
const record = fewRanges(/(?<!\p{L})(?:MVR|driving record|licen[cs]e)(?!\p{L})/iu);
/** What everybody hired has to pass, and how far away somebody may live. */
const passed =
  /(?:drug|alcohol|breathaly[sz]er) (?:tests?|testing|screens?|screening)$|^hair follicle$|^pre-employment |^(?:stairs|short distances|long periods)$|(?:TB|tuberculosis|PCR) tests?$|(?:vaccinations?|immuni[sz]ations?)$|^steel[- ]toed? boots$|^(?:miles?|km|kilomet(?:er|re)s|minutes) (?:of|from) /iu;

/** Whether it is a test before the first day or a distance. */
export function isCondition(surface: string): boolean {
  return passed.test(surface);
}

/** Whether it is a record or an insurance of somebody who drives, which goes with the licence; "motor insurance" is sold, too. */
export function isOfOwnCar(surface: string, line: string): boolean {
  if (ofRecord.test(surface)) return record.test(line);
  return ofCar.test(surface) && /licen[cs]e|reliable|your own|own (?:car|vehicle)|clean|driver/iu.test(line);
}

/** What people are like, when a list says it in a word: nobody shows it, and nobody is asked for it. */
const attitudes = new Set(
  `punctual reliable dependable tidy patient calm honest trustworthy friendly hardworking hard-working enthusiastic motivated self-motivated
  self-starter approachable polite cheerful positive presentable well-presented mature confident caring compassionate kind warm bubbly outgoing
  conscientious methodical meticulous thorough proactive dedicated committed responsible sociable personable empathetic helpful humble curious
  genuine passionate driven ambitious energetic resourceful diligent professional organised organized well-organised well-organized
  detail-oriented target-driven goal-driven adaptable smart willing keen loyal respectful tactful discreet discrete physically physically-fit`.split(
    /\s+/,
  ),
);

/** Whether a keyword is only how somebody is: "punctual", "honest". */
export function isAttitude(surface: string): boolean {
  return attitudes.has(surface.toLowerCase().replaceAll(' ', '-'));
}
