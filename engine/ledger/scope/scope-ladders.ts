import { germanSteps } from './german-scope.ts';

/** Ladders of what a person did with a thing; a lower step never proves a higher one. */
type Ladder = 'lead' | 'author' | 'teach' | 'decide';

/** A step of a ladder. */
export interface Step {
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

/** The steps of each word. */
export const steps = new Map<string, Step[]>();

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
export const bases = new Map(
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
