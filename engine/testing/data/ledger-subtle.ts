import { type LedgerCase, replaceOnce } from '../ledger-case.ts';
import { rewordedTradeCases } from './ledger-reworded.ts';
import { rewordedLastCases } from './ledger-reworded-last.ts';
import { rewordedMoreCases } from './ledger-reworded-more.ts';

/** Subtle lies in the reworded resumes: a higher verb, another object, a helper forgotten. Each is one line of one of them. */
const lies: readonly (readonly [trade: string, honest: string, lie: string])[] = [
  [
    'nursing',
    'Mentor university nursing students on placement',
    'Mentor university nursing students and junior doctors on placement',
  ],
  [
    'nursing',
    'Performed ECGs, cannulation and wound dressings',
    'Performed and interpreted ECGs, cannulation and minor surgery',
  ],
  ['electrical work', 'Gained early industrial experience with three-phase motors', 'Commissioned three-phase motors'],
  [
    'cooking',
    'Run the sauce section, serving up to 90 covers on Saturdays',
    'Run the kitchen, serving up to 90 covers on Saturdays',
  ],
  ['driving', 'Supported new drivers during their first week', 'Trained and assessed new drivers'],
  [
    'teaching',
    'Saw reading results at the expected level improve',
    'Raised reading and maths results at the expected level',
  ],
  [
    'accounting',
    'Support the annual audit process at year end',
    'Prepare statutory accounts and support the annual audit process',
  ],
  [
    'law',
    'Conducted legal research and assembled bundles',
    'Conducted legal research and appeared in the Court of Appeal',
  ],
  ['warehousing', 'Loaded trailers for overnight dispatch', 'Planned trailers and routes for overnight dispatch'],
  [
    'marketing',
    'Monitor monthly PPC spend of £5,000 in partnership with an external agency',
    'Set the monthly PPC budget of £5,000 and direct an external agency',
  ],
  ['car repair', 'Sourced parts by telephone', 'Sourced parts by telephone, negotiating discounts with suppliers'],
  [
    'care work',
    'Administered medication following training completed in 2021',
    'Administered medication and injections',
  ],
  [
    'software',
    'Review pull requests and mentor two junior developers',
    'Lead a team of developers and review pull requests',
  ],
  [
    'hotel reception',
    'Resolve guest complaints, escalating complex cases to the manager',
    'Resolve all guest complaints, including compensation decisions',
  ],
  [
    'data analysis',
    'Cleansed three years of meter data in Python using the pandas library',
    'Built machine learning models on three years of meter data in Python',
  ],
  ['welding', 'Produced jigs for the new gate line in 2021', 'Designed the new gate line in 2021'],
  ['human resources', 'Took minutes at hearings and drafted', 'Chaired hearings and drafted'],
  ['project coordination', 'Supported delivery of three school projects', 'Managed three school projects'],
  ['social work', 'Chair child in need meetings', 'Chair child protection conferences and family court panels'],
  [
    'field sales',
    'Introduce new sales representatives to the territory',
    'Manage and train new sales representatives in the territory',
  ],
  [
    'laboratory work',
    'Perform titrations as well as moisture and ash determinations',
    'Develop and validate titration methods',
  ],
  ['hairdressing', 'Taught foil techniques to two junior team members', 'Managed two junior team members'],
  [
    'customer support',
    'Escalate bugs to the development team via Jira',
    'Fix bugs together with the development team in Jira',
  ],
  [
    'carpentry',
    'Maintained safe working practices and attended weekly toolbox talks',
    'Maintained safe working practices and delivered weekly toolbox talks',
  ],
  [
    'pharmacy',
    'Clinically check prescriptions and provide patient counselling',
    'Prescribe medicines and provide patient counselling',
  ],
  ['plumbing', 'Host a college student on placement every Thursday', 'Employ and supervise two college students'],
  [
    'graphic design',
    "Collaborated with the art director on the redesign of a brewery's logo",
    "Led the redesign of a brewery's logo",
  ],
  ['cabin crew', 'Trained two new members of waiting staff', 'Managed the waiting staff'],
  ['banking', 'Promote credit cards and auto loans to members', 'Approve credit cards and auto loans for members'],
  ['security', 'Acted as fire marshal for level 2 during drills', 'Acted as fire safety manager of the building'],
  [
    'frontend software',
    'Built a component library in Storybook in collaboration with a designer',
    'Built the company-wide design system in Storybook',
  ],
  [
    'personal training',
    'Prepared two clients who completed their first marathon in 2023',
    'Coached national-level marathon runners in 2023',
  ],
  [
    'logistics',
    'Negotiate haulier rates within limits set by management',
    'Negotiate haulier and shipping line contracts independently',
  ],
  ['library work', 'Worked with the librarian to weed the crime section', 'Managed the crime section'],
  ['cleaning', 'Delivered staff inductions, including COSHH', 'Delivered staff inductions and NVQ assessments'],
  [
    'journalism',
    'Co-founded the podcast "Low Tide" with a colleague, producing 30 episodes',
    'Founded the podcast "Low Tide", producing 30 episodes',
  ],
  ['early years', 'Plan activities in collaboration with the room leader', 'Plan the curriculum for the whole nursery'],
  ['early years', 'Stepped in as Deputy SENCO to cover', 'Promoted to Deputy SENCO to cover'],
  ['library work', 'Promoted the Summer Reading Challenge', 'Created the Summer Reading Challenge'],
  [
    'hotel reception',
    'Created a guide to local restaurants for guests',
    'Published a bestselling guide to local restaurants',
  ],
];

const honest = new Map(
  [...rewordedTradeCases, ...rewordedMoreCases, ...rewordedLastCases]
    .filter(({ lies: isLie }) => !isLie)
    .map((each) => [each.trade, each]),
);

export const subtleCases = lies.flatMap(([trade, before, after]): LedgerCase[] => {
  const without = honest.get(trade);
  if (without === undefined) throw new Error(`No reworded resume of ${trade}.`);
  const improved = replaceOnce(without.improved, [before, after], trade);
  return [{ ...without, kind: 'subtle', lies: true, improved, withoutLie: without.improved }];
});
