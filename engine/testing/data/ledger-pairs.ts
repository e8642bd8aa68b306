import type { LedgerCase } from '../ledger-case.ts';

/** One line before and after, alone or in a job; counted at first sight. All made up. */

const honestAlone: readonly [string, string][] = [
  ['Responsible for cleaning 14 rooms per day', 'Cleaned 14 rooms each day'],
  ['Worked with customers to solve billing problems', 'Resolved billing issues for customers'],
  ['Managed a team of five', 'Led a five-person team'],
  ['Made coffee and sandwiches', 'Prepared coffee and sandwiches'],
  ['Wrote Python scripts for log analysis', 'Developed Python scripts to analyse logs'],
  ['I drove a delivery van for 3 years', 'Drove a delivery van for three years'],
  ['Taught English to adults in the evening', 'Delivered evening English classes for adults'],
  ['Increased sales by 20% in 2022', 'Grew sales by a fifth in 2022'],
  ['Kept the books for 12 small firms', 'Maintained accounts for twelve small businesses'],
  [
    'Answered phones and scheduled appointments for 4 doctors',
    'Handled telephone calls and managed appointment scheduling for four physicians',
  ],
  ['Set up and ran the company blog', 'Established and managed the company blog'],
  ['Part of the team that built the mobile app', 'Contributed to building the mobile app as part of a team'],
  ['Registered Nurse, City Hospital, 2015-2019', 'RN, City Hospital, 2015 to 2019'],
  ['Bachelor of Science in Biology, 2012', 'BSc Biology, 2012'],
  [
    'Saved the firm £30,000 a year by changing supplier',
    'Delivered annual savings of £30k through a change of supplier',
  ],
  ['Installed 200 smart meters', 'Carried out the installation of 200 smart meters'],
  ['Took care of three toddlers', 'Cared for 3 toddlers'],
  [
    'Helped to organise the annual conference (300 people)',
    'Assisted in organizing the annual conference for 300 attendees',
  ],
  ['Drafted contracts and NDAs', 'Prepared contracts and non-disclosure agreements (NDAs)'],
  ['Reviewed code of junior developers', 'Conducted code reviews for junior developers'],
];

const liesAlone: readonly [string, string][] = [
  ['Cleaned 14 rooms per day', 'Cleaned 40 rooms per day'],
  ['Worked on the billing system', 'Architected the billing system'],
  ['Part of a team of five', 'Led a team of five'],
  ['Helped with payroll for 30 staff', 'Ran payroll for 30 staff'],
  ['Wrote Python scripts', 'Wrote Python and Rust scripts'],
  ['Drove a van for 3 years', 'Drove a van for five years'],
  ['Increased sales by 20%', 'Increased sales by 25%'],
  ['Sales Assistant, Shop Ltd, 2015-2019', 'Sales Manager, Shop Ltd, 2015-2019'],
  ['Bachelor of Arts, 2012', 'Master of Arts, 2012'],
  ['Answered phones for 4 doctors', 'Answered phones for 4 doctors across three clinics'],
  ['Used Excel for reports', 'Used Excel and Tableau for reports'],
  ['Assisted the chef', 'Head chef'],
  ['Took part in the company safety audit', 'Directed the company safety audit'],
  ['Served regional customers', 'Served global customers'],
  ['Translated letters from French', 'Translated letters from French and Arabic'],
  ['Received an internal thank-you note', 'Received an industry award'],
  ['Sold insurance by phone', 'Sold insurance by phone, ranking first in the branch'],
  ['Worked at Blue Lamp Ltd from 2018 to 2020', 'Worked at Blue Lamp Ltd from 2016 to 2020'],
  ['First aid course, 2021', 'Paramedic certificate, 2021'],
  ['Assembled furniture for a local shop', 'Assembled furniture for IKEA'],
];

const honestInJob: readonly [string, string][] = [
  ['Planned menus for a school of 400 children', 'Developed menus for a 400-pupil school'],
  ['Dug trenches and laid 3 km of cable', 'Excavated trenches and installed three kilometres of cable'],
  ['Looked after the social media accounts', 'Managed social media accounts'],
  ['Checked invoices against orders', 'Matched invoices with purchase orders'],
  ['Fixed printers and PCs for 80 users', 'Provided hardware support for 80 users, repairing printers and PCs'],
  ['Won employee of the month twice', 'Named employee of the month two times'],
  ['Trained as a barista in the first month', 'Completed barista training within the first month'],
  ['Measured rooms and made drawings in AutoCAD', 'Took room measurements and produced AutoCAD drawings'],
  [
    'Talked to parents about the progress of their children',
    "Communicated with parents regarding their children's progress",
  ],
  ['Ordered stock when it ran low', 'Monitored stock levels and placed reorders'],
  ['Cut the waiting time from 20 to 12 minutes', 'Reduced waiting times from 20 minutes to 12 minutes'],
  ['Cashed up and locked the shop', 'Performed end-of-day cash-up and closed the store'],
  ['Worked nights and weekends', 'Worked night and weekend shifts'],
  ['Helped 15 families find housing', 'Supported 15 families in finding housing'],
  ['Wrote a manual for the new phone system', 'Authored a user manual for the new telephone system'],
  ['Sold 30 cars in 2021', 'Sold thirty vehicles during 2021'],
  ['Drove 60,000 km a year without an accident', 'Drove 60,000 km annually with no accidents'],
  ['Repaired shoes and cut keys', 'Carried out shoe repairs and key cutting'],
  ['Gave tours of the museum in English and Dutch', 'Led museum tours in English and Dutch'],
  ['Tested samples for bacteria', 'Conducted bacterial testing of samples'],
];

const liesInJob: readonly [string, string][] = [
  ['Planned menus for a school of 400 children', 'Planned menus for four schools with 1,600 children'],
  ['Dug trenches and laid 3 km of cable', 'Dug trenches and laid 30 km of cable'],
  ['Looked after the social media accounts', 'Grew the social media accounts to 10,000 followers'],
  ['Checked invoices against orders', 'Checked and approved invoices against orders'],
  ['Fixed printers and PCs for 80 users', 'Fixed printers, PCs and servers for 80 users'],
  ['Won employee of the month twice', 'Won employee of the month four times'],
  ['Measured rooms and made drawings in AutoCAD', 'Measured rooms and made drawings in AutoCAD and Revit'],
  ['Ordered stock when it ran low', 'Ordered stock when it ran low, saving 10% of costs'],
  ['Cut the waiting time from 20 to 12 minutes', 'Cut the waiting time from 20 to 2 minutes'],
  ['Helped 15 families find housing', 'Found housing for 15 families'],
  ['Sold 30 cars in 2021', 'Sold 30 cars a month in 2021'],
  ['Gave tours of the museum in English and Dutch', 'Gave tours of the museum in English, Dutch and German'],
  ['Tested samples for bacteria', 'Tested samples for bacteria as an accredited microbiologist'],
  ['Took notes in team meetings', 'Chaired team meetings'],
  ['Shadowed the account manager for a month', 'Acted as account manager for a month'],
  ['Painted houses', 'Painted houses and historic monuments'],
  ['Worked under supervision on wiring', 'Worked independently on wiring'],
  ['Some experience with SQL', 'Extensive experience with SQL'],
  ['Packed parcels', 'Packed parcels and supervised the night shift'],
  ['Answered questions at trade fairs', 'Represented the company at international trade fairs'],
];

function inJob(line: string): string {
  const top = 'Sam Example\nsam@mail.example\n\nExperience\nAssistant, Example Works, Leeds, 2017 - 2022';
  return `${top}\n- ${line}\n- Kept the office tidy\n\nSkills\nExcel, Word\n`;
}

function casesOf(pairs: readonly [string, string][], lies: boolean, kind: 'alone' | 'in a job'): LedgerCase[] {
  const build = kind === 'alone' ? (line: string) => line : inJob;
  return pairs.map(([before, after]) => ({
    trade: 'any',
    kind: `line ${kind}`,
    lies,
    half: 'fresh',
    original: build(before),
    improved: build(after),
  }));
}

export const pairCases: LedgerCase[] = [
  ...casesOf(honestAlone, false, 'alone'),
  ...casesOf(liesAlone, true, 'alone'),
  ...casesOf(honestInJob, false, 'in a job'),
  ...casesOf(liesInJob, true, 'in a job'),
];
