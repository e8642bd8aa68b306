import { allMatches } from '../../text/all-matches.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { whatEmployerIs } from './what-employer-is.ts';

/** Words of a sentence, in characters: `start` to before `end`. */
interface Part {
  start: number;
  end: number;
}

/**
 * What a sentence says that nobody needs ("Not required: a degree"), whom one reports to ("Reports to the Nurse Manager"), what everybody
 * hired has to pass ("a drug screen and TB test"), and what the employer is ("we are a leading dental laboratory"). Such words name nothing that a resume should show. Linear: every pattern looks a bounded way ahead.
 */
export function unaskedIn(sentence: string): Part[] {
  if (ofBoard.test(sentence)) return [{ start: 0, end: sentence.length }];
  return [
    ...notNeeded(sentence),
    ...whomToReportTo(sentence),
    ...conditionsOfHire(sentence),
    ...whatEmployerIs(sentence),
  ];
}

/** "Not required, but a plus": it is asked for after all. */
const yetWanted =
  /(?:\bplus|bonus|asset|prefer|desir|helpful|beneficial|advantage|welcome|nice|great|vorteil|wünschenswert|willkommen|hilfreich|schön)/i;

const needed = 'required|needed|necessary|essential|mandatory|expected|erforderlich|nötig|notwendig|vorausgesetzt';
/** A clause, as far as one may reach. */
const clause = '[^,;.!?:()–—]';

/** "Not required: a degree". */
const label = fewRanges(new RegExp(`(?<!\\p{L})(?:not|nicht) (?:${needed})\\s?:`, 'iu'));
/** "We don't care about titles", "Du brauchst keine Ausbildung". */
const saidBefore = fewRanges(
  new RegExp(
    `(?<!\\p{L})(?:no need (?:for|of|to have)|(?:you|we|i) (?:really |definitely )?(?:do not|don['’]t|won['’]t|will not) (?:really )?(?:need|require|ask for|expect|insist on|care (?:about|for|if))|you (?:really )?(?:will not|won['’]t|will never|won['’]t ever|['’]ll never) (?:be|have to)|(?:du brauchst|sie brauchen|wir (?:brauchen|erwarten|verlangen)) (?:dafür |dazu )?kein\\p{L}{0,2})(?!\\p{L})(?:(?! but | and | aber | und )${clause}){1,80}`,
    'giu',
  ),
);
/** "No previous experience is needed". */
const saidAround = fewRanges(
  new RegExp(
    `(?<!\\p{L})(?:no|zero|kein\\p{L}{0,2}) (?:(?!(?:is|are|and|ist|sind|und) )${clause}){1,70}?(?:is |are |ist |sind )?(?:${needed})(?!\\p{L})`,
    'giu',
  ),
);
/** "A degree is not required". */
const behind = `(?: not|n['’]t| nicht| kein) (?:strictly |really |a |eine )?(?:${needed}|must|requirement|voraussetzung)(?!\\p{L})`;
/** "Meister brauchst du nicht". */
const withoutNeed = ` (?:brauchst du|brauchen sie|benötigst du|benötigen sie) (?:(?:dafür|dazu|bei uns) )?nicht(?!\\p{L})`;
const needless = fewRanges(new RegExp(`${clause}{1,60}${withoutNeed}`, 'giu'));
const saidBehind = fewRanges(new RegExp(`${clause}{1,90}?(?: (?:is|are|ist|sind))?${behind}`, 'giu'));
/** "Staplerschein? Nicht schlimm, machst du bei uns": the employer gives it, so nobody has to have it. */
const givenByUs = fewRanges(
  /(?<!\p{L})(?:nicht schlimm|kein problem|macht nichts|(?:machst|lernst|erwirbst) du (?:(?:dann|sonst|es|das) )*bei \p{L}+|machen sie bei uns|bringen wir (?:dir|ihnen) (?:gern(?:e)? )?bei)(?!\p{L})/iu,
);

/** "Englisch spielt bei uns keine Rolle". */
const noPart = fewRanges(/(?<!\p{L})spiel(?:t|en) (?:\p{L}{2,12} ){0,3}keine rolle(?!\p{L})/iu);

/** Looked for first: from every place of a sentence `saidBehind` looks ninety characters ahead, and `needless` sixty. */
const hasBehind = fewRanges(new RegExp(behind, 'iu'));
const hasWithoutNeed = fewRanges(new RegExp(withoutNeed, 'iu'));
/** What stands before such an "and" is another statement: "A licence is required and a car is not necessary". */
const ofItsOwn = fewRanges(
  /^(.{0,80}(?<!\p{L})(?:is|are|must|need|required|have|ist|sind|muss)(?!\p{L}).{0,60} (?:and|but|und|aber) )/iu,
);

const negation = fewRanges(/(?<!\p{L})(?:no|not|zero|nicht|kein\p{L}{0,2})(?!\p{L})|\p{L}n['’]t(?!\p{L})/iu);

function notNeeded(sentence: string): Part[] {
  if (givenByUs.test(sentence)) return [{ start: 0, end: sentence.length }];
  if (noPart.test(sentence)) return [{ start: 0, end: sentence.length }];
  if (!negation.test(sentence)) return [];
  const labelled = label.exec(sentence);
  if (labelled) return [{ start: labelled.index, end: sentence.length }];
  const patterns = [saidBefore, saidAround];
  if (hasWithoutNeed.test(sentence)) patterns.push(needless);
  if (hasBehind.test(sentence)) patterns.push(saidBehind);
  return patterns.flatMap((pattern) =>
    allMatches(sentence, pattern).flatMap(({ 0: said, index }) => {
      const rest = sentence.slice(index + said.length, index + said.length + yetWithin);
      if (yetWanted.test(said) || yetWanted.test(rest)) return [];
      const other = pattern === saidBehind ? (ofItsOwn.exec(said)?.[1]?.length ?? 0) : 0;
      return [{ start: index + other, end: index + said.length }];
    }),
  );
}

/** So close behind stands what is said of it after all, in characters. */
const yetWithin = 40;

const reporting = fewRanges(
  /(?<!\p{L})(?:report(?:s|ing)?(?: directly| straight)?(?: to|[ -]into| in to)|(?:line[- ])?managed by|supervised by|accountable to|answer(?:s|able)? to|under the (?:\p{L}{2,12} )?(?:supervision|direction|guidance|leadership) of|bericht(?:e|en|et|est)(?: \p{L}{2,12}){0,2} an|unterstellt(?: ist)?) /giu,
);
/** Whom one reports to has one of these words. */
const superior = fewRanges(
  /(?<!\p{L})(?:managers?|director|head|leads?|leader|supervisor|officer|chief|c[a-z]o|vp|president|principal|partner|owner|foreman|chef|sister|matron|nurse in charge|controller|superintendent|editor|board|governors|\p{L}*leitung|\p{L}*leiter\p{L}{0,5}|geschäftsführ\p{L}{2,6}|vorstand)(?!\p{L})/iu,
);
/** The name of a superior goes to one of these words, or to the clause's end. */
const afterName = / (?:and|with|who|while|you|on|for|within|as|to|at|und|sowie|mit|für) /iu;
/** Longer names are sentences, in characters. */
const longestName = 70;

function whomToReportTo(sentence: string): Part[] {
  return allMatches(sentence, reporting).flatMap(({ 0: said, index }) => {
    const from = index + said.length;
    const [rest = ''] = /^[^,;.!?:()–—\n]*/u.exec(sentence.slice(from, from + longestName)) ?? [];
    const stop = rest.search(afterName);
    const name = stop < 0 ? rest : rest.slice(0, stop);
    if (!superior.test(name)) return [];
    // "Financial reporting to the board" is work; "reporting to the board" says where one stands.
    const isWork = /^reporting/i.test(said) && ofReports.test(sentence.slice(Math.max(0, index - 24), index));
    return [{ start: isWork ? from : index, end: from + name.length }];
  });
}

const ofReports = fewRanges(
  /(?<!\p{L})(?:financial|management|monthly|weekly|daily|quarterly|annual|regulatory|budget|board|status|progress|sales|incident|kpi|data|performance)(?: (?:and|&) \p{L}{2,14})? $/iu,
);

/** Tests and checks before the first day, whatever the trade; a DBS check is no such one, because people have it and say so. */
const condition = fewRanges(
  /(?<!\p{L})(?:pre-?(?:employment|placement|hire) )?(?:(?:criminal|credit|motor vehicle|reference|background|drug|alcohol|tb|tuberculosis|physical|medical|(?:occupational )?health|fitness|typing)(?: (?:&|and|or|\/) |[/, ]{1,2})?){1,4}(?:(?:history|record) )?(?:tests?|testing|checks?|screens?|screenings?|medicals?|exam(?:ination)?s?)(?!\p{L})|(?<!\p{L})pre-?(?:employment|placement) (?:medical|physical|screening|checks?)(?!\p{L})/giu,
);
/** "Must pass", "subject to", "willing to undergo": only there a check is one of the person. */
const passed = fewRanges(
  /(?<!\p{L})(?:pass(?:es|ing)?|undergo(?:ing)?|subject to|contingent (?:up)?on|submit to|consent to|successful(?:ly)? complet(?:e|ion of)|required after|conditional)(?!\p{L})/iu,
);

/** What an authority or a doctor writes for whoever is hired; a clean record that a guard has to have is another matter. */
const germanPassed = /(?:erweitert|vorlage|einstellung|vorzulegen|vorlegen|masern|impfschutz|impfnachweis)/iu;
const germanCondition =
  /(?:(?:polizeiliche|erweiterte|aktuelle|einwandfreie|gültige)[sn] ){0,3}führungszeugnis(?:ses)?|(?:masern|impf)(?:schutz|immunität|impfung|nachweis|status)(?:es)?/giu;

function conditionsOfHire(sentence: string): Part[] {
  if (germanPassed.test(sentence))
    return allMatches(sentence, germanCondition).map(({ 0: said, index }) => ({
      start: index,
      end: index + said.length,
    }));
  if (!passed.test(sentence)) return [];
  return allMatches(sentence, condition).map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
}

/** What job boards write around a posting, and what closes an American one. */
const ofBoard =
  /^(?:profile insights|find out how your skills align|here['’]s how the (?:job|benefits|qualifications)[^.]{0,40} align|(?:full )?job description$|job details$|pulled from the full|show (?:more|less)|report (?:this )?job|easily apply|be an early applicant|over \d+ (?:people|applicants)|responded to |posted \d+\+? days? ago|no\. of (?:vacancies|openings)|openings:|applicants:|seniority level|employment type|job function|industries(?::|$)|(?:EOE|EEO|AA\/EOE|EOE\/AA)(?:$|[ /,.]))/i;
