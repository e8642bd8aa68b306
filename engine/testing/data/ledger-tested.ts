import type { LedgerCase } from '../ledger-case.ts';
import { type Parts, resumeOf } from '../small-resume.ts';

/** Small rewrites that tests are about: each was a fault once, or is the plainest case of its kind. The title says what holds. */

type Row = readonly [title: string, before: string, after: string];

const honestAlone: readonly Row[] = [
  ['coffee may be prepared', 'Made coffee and sandwiches', 'Prepared coffee and sandwiches'],
  ['children may be counted in figures', 'Took care of three toddlers', 'Cared for 3 toddlers'],
  ['a degree may be shortened', 'Bachelor of Science in Biology, 2012', 'BSc Biology, 2012'],
  ['a profession may be shortened', 'Registered Nurse, City Hospital, 2015-2019', 'RN, City Hospital, 2015 to 2019'],
];
const liesAlone: readonly Row[] = [
  ['a bachelor is no master', 'Bachelor of Arts, 2012', 'Master of Arts, 2012'],
  ['a course is no certificate of another', 'First aid course, 2021', 'Paramedic certificate, 2021'],
  ['a part of a team does not lead it', 'Part of a team of five', 'Led a team of five'],
  ['a skill is not left out', 'Skills: Java, Terraform', 'Skills: Java'],
];
const honestInJob: readonly Row[] = [
  ['games may be led', 'Games and songs for the children', 'Led games and songs for the children'],
  ['an inbox may be managed', 'Looked after the inbox', 'Managed the inbox'],
  ['a few may be a handful', 'Taught Revit to a few juniors', 'Taught Revit to a handful of juniors'],
  ['two of four are half', 'Filed 4 claims, 2 of which were paid', 'Filed 4 claims, half of which were paid'],
  ['what was halved was cut by half', 'Halved the waiting list', 'Cut the waiting list by half'],
  ['who stepped up acted up', 'Stepped up to sous chef on Mondays', 'Acted up as sous chef on Mondays'],
  [
    'who made a thing with somebody may say so in another word',
    'Started a podcast with a colleague',
    'Co-founded a podcast with a colleague',
  ],
  ['nine a quarter is nine per quarter', 'Falls dropped from 14 to 9 a quarter', 'Falls fell from 14 to 9 per quarter'],
  [
    'to promote an event is no praise',
    'Took in new members and told people of the fair',
    'Registered members and promoted the fair',
  ],
];
const liesInJob: readonly Row[] = [
  ['a ward that nobody spoke of is not managed', 'Helped on the ward', 'Managed the ward'],
  ['with whom a thing was made is not forgotten', 'Started a podcast with a colleague', 'Founded a podcast'],
  ['nine a quarter is not by a quarter', 'Falls dropped from 14 to 9 a quarter', 'Falls fell by a quarter'],
  ['nobody promoted the person', 'Took in new members', 'Promoted to head of members'],
  ['to check is not to prescribe', 'Check prescriptions', 'Prescribe medicines'],
];

const driver: Parts = { header: 'Driver, Elm Vans, Leeds, 2011 - present', line: 'Drove vans', summary: 'Driver.' };
const summaries: readonly [title: string, lies: boolean, after: string][] = [
  ['a summary may count the years of work', false, 'Driver with twelve years of experience.'],
  ['years of work are no years without an accident', true, 'Driver. Twelve years without an accident.'],
];

function build(lies: boolean, kind: string, rows: readonly Row[], write: (line: string) => string): LedgerCase[] {
  return rows.map(([trade, before, after]) => {
    return { trade, kind, lies, half: 'dev', original: write(before), improved: write(after) };
  });
}

const alone = (line: string) => line;
const inJob = (line: string) => resumeOf({ line });

export const testedCases: readonly LedgerCase[] = [
  ...build(false, 'line alone', honestAlone, alone),
  ...build(true, 'line alone', liesAlone, alone),
  ...build(false, 'line in a job', honestInJob, inJob),
  ...build(true, 'line in a job', liesInJob, inJob),
  ...summaries.map(([trade, lies, summary]): LedgerCase => {
    const improved = resumeOf({ ...driver, summary });
    return { trade, kind: 'summary', lies, half: 'dev', original: resumeOf(driver), improved };
  }),
];
