import { rememberWords } from '../../text/cache/remember-words.ts';
import { wordSet } from '../../text/word-set.ts';

/**
 * Verbs that begin a duty in postings ("perform venipuncture", "weeding and cataloguing stock"), by their base form. What
 * follows them is asked for.
 */
const bases: ReadonlySet<string> =
  wordSet(`accept access accommodate accompany accomplish account achieve acquire act activate adapt add address adhere adjust administer adopt advance
  advertise advise advocate aid align allocate allow alter amend analyse analyze annotate answer anticipate appear apply appoint appraise approve arbitrate
  arrange articulate ask assemble assert assess assign assist assume assure attain attend attract audit author authorise authorize automate
  avoid award backup bag bake balance become begin bend bill blend book boost bounce brainstorm break brief bring broaden brush budget build
  buy calculate calibrate call calm canvass capture care carry cascade catalogue catch cater certify chair challenge champion change charge chart
  chase check choose circulate clarify classify clean clear climb close coach code collaborate collate collect combine comfort commission communicate
  compare compile complete comply compose compute conceive conclude conduct configure confirm connect conserve consider consolidate
  construct consult contact contain continue contract contribute control convert convey cook cooperate coordinate cope correct correspond counsel
  count cover craft create critique cultivate curate customise customize cut deal debug decide decline decorate define delegate deliver demonstrate
  deploy derive describe design detail detect determine develop devise diagnose direct disassemble discover dismantle discuss dispatch dispense dispose display
  disseminate distribute document dose draft draw dress drill drive earn edit educate elevate embed embrace employ empower enable encourage enforce engage
  engineer enhance enjoy enlist ensure enter entertain equip escalate escort establish estimate evaluate examine exceed execute exercise exhibit
  expand expedite explain explore express extend extract fabricate face facilitate familiarise familiarize feed file fill finalise finalize find
  finish fit fix focus follow forecast form formulate foster free fulfil fulfill fund furnish gain gather gauge generate get give glaze go
  govern grade grant greet grind grow guarantee guide hand handle hang harvest have head help hire hit hold host identify illustrate implement
  import improve include increase incorporate induct influence inform initiate innovate input inspect inspire install instil instruct insulate integrate interact
  interpret interview introduce invent investigate invite invoice involve issue join judge justify keep label land launch lay lead learn
  leverage liaise lift light like listen load locate log look lubricate machine mail maintain make manage manufacture map mark
  market master match maximise maximize measure mediate meet mend mentor merchandise migrate minimise minimize mitigate mix mobilise model moderate
  modify monitor motivate mount move navigate negotiate network note notify nurture observe obtain offer onboard open operate optimise
  optimize orchestrate order organise organize orient originate outline overcome oversee own pack package paint participate partner pass pay perform
  persuade pick pilot pioneer place plan plant play plumb position post practise predict prepare prescribe present preserve press prevent price
  prioritise prioritize process procure produce program progress project promote propose protect provide prove publish pull purchase pursue push put qualify
  quantify question raise reach react read reassure rebuild receive recognise recognize recommend reconcile record recover recruit rectify redesign reduce refactor
  refer refill refine reflect refresh refurbish register regulate reinforce relate relay release relocate remain remediate remove render renew renovate repair
  replace replenish reply report represent request require rescue research reset resolve respect respond restock restore restrain restructure retain
  retrieve review revise ride roast roll rotate route run safeguard sample save scale scan schedule score screen scope seat seal secure seek
  select sell send separate serve service set sew shape share shift ship show sign signpost simplify simulate size slate sort source speak spearhead specify sponsor
  spot staff start steam steer stock store strengthen streamline strip structure strive study submit succeed suggest summarise summarize supervise
  supply support surface surpass surprise survey sustain swap sweep swim synthesise systematise take talk target teach tell tend test tidy tile tolerate
  top total trace track trade train transcribe transfer transform translate transmit transport travel treat triage trim troubleshoot tune turn type understand
  undertake unblock uncover unload update upgrade uphold upload upsell use utilise utilize validate value verify view visit volunteer wait walk want warn wash watch water
  weed weigh welcome weld wipe wire work wrap write`);

/** Bases that begin a name just as often: "stock control", "plant identification", "test equipment". */
const nouns: ReadonlySet<string> =
  wordSet(`access account address aid audit award backup board book budget build call care chair chart check clean clear coach code contact contract control cook
  count cover cut deal design detail display document draft dress drill drive edit engineer estimate exercise exhibit face feed file fill finish fit focus form
  fund grade grant guide hand harvest help host input interview invoice issue judge label land launch lead lift light load log machine mail market master
  match measure mix model mount network note offer open order pack package paint partner pay pick pilot place plan plant play position post present press price process
  produce program project purchase question record release repair report request research rescue review ride roll route run sample scale schedule score
  screen seal service set shape share shift ship show sign size slate sort source staff start steam stock store structure study supply support surface survey
  talk target test tile top total trace track trade train transfer transport travel trim tune type update upgrade value view visit walk wash watch water weed wire
  work wrap`);

/** Whether a verb's base may also be the first noun of a name. */
export function isNounToo(lower: string): boolean {
  return nouns.has(lower);
}

/** The base of a verb's form ("managing", "managed", "manages"); undefined for other words. */
export function verbBase(lower: string): string | undefined {
  return baseOf(lower) || undefined;
}

/** The base, or nothing. */
const baseOf = rememberWords((lower): string => {
  if (bases.has(lower)) return lower;
  const ending = /(?:ies|ied|ing|ed|es|s)$/.exec(lower)?.[0];
  if (ending === undefined) return '';
  const rest = lower.slice(0, -ending.length);
  const candidates = ending === 'ies' || ending === 'ied' ? [`${rest}y`] : [rest, `${rest}e`, undoubled(rest)];
  return candidates.find((candidate) => bases.has(candidate)) ?? irregular.get(lower) ?? '';
});

const irregular: ReadonlyMap<string, string> = new Map([
  ['dealt', 'deal'],
  ['led', 'lead'],
  ['held', 'hold'],
  ['kept', 'keep'],
]);

/** "planning" without its ending is "plann". */
function undoubled(rest: string): string {
  return /([bdglmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
}
