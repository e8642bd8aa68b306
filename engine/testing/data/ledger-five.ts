import { casesOf, type LedgerCase, type LedgerProbe } from '../ledger-case.ts';

/** Five more trades, whole resumes and few lines, counted at first sight. All made up. */

const florist = `Juno Castlereagh
Florist

Experience
Florist, Petal & Stem, Galway, 2019 - present
- Make bouquets, wreaths and wedding flowers, around 15 weddings a season
- Buy at the wholesale market twice a week
- Look after the web shop (Shopify) and its orders
- Helped redesign the shop window for Christmas 2022
- Serve customers and take telephone orders

Sales Assistant, Corrib Garden Centre, Galway, 2016 - 2019
- Watered plants, priced stock and worked on the till
- Advised customers on houseplants

Training
QQI Level 5 Floristry, 2018
Languages: English, Irish (conversational)
`;

const pilot = `Anders Wolfhart
First Officer, A320

Flight experience: 2,150 hours total, 1,640 on type

First Officer, Skerry Air, Stavanger, June 2021 to present
Short-haul flights from Stavanger to 22 destinations.
Member of the fuel saving project; the fleet's use per flight went down by 2.5%.
Mentor for two new first officers during line training.

Flight Instructor, Fjordwing Flying School, Sola, 2019 to 2021
Taught 18 private pilot students.
Kept the training records.

Education: ATPL (frozen), Nordlys Flight Academy, 2019
Licences: EASA CPL, A320 type rating, English ICAO level 5
`;

const buyer = `Leontine Maddox
Purchasing Officer

Profile
Purchasing officer in the furniture industry who likes negotiating.

Employment history

Purchasing Officer
Oakham Seating Ltd, High Wycombe
03/2018 - 11/2024
Buy foam, fabric and fittings from 35 suppliers, about £2.4m a year.
Negotiated a 6% price reduction with the main foam supplier in 2022.
Ordering in Sage 200; monthly stock check with the warehouse.
Supported the supplier audit team.

Administrator
Chiltern Print, High Wycombe
2014 - 2018
Typed quotes and filed job sheets.

Qualifications
CIPS Level 4 Diploma, 2020
A-levels in Business and French, 2014
`;

const physio = `Caspian Orley
Physiotherapist

Career history

Physiotherapist (Band 6), Ravensmoor NHS Trust, October 2020 - present
• Treat 10-12 outpatients a day, mainly knees, hips and backs
• Run a twice-weekly exercise class for people after hip replacement
• Supervise physiotherapy students and one assistant
• Took part in an audit of waiting times, which fell from 11 to 7 weeks

Physiotherapist (Band 5), Ravensmoor NHS Trust, August 2018 - September 2020
• Rotations in respiratory, orthopaedics, stroke and paediatrics

Education
BSc (Hons) Physiotherapy, Fenwick University, 2018, upper second class

HCPC registered; CSP member
`;

const tester = `Bronwen Achebe
QA Tester

Work
QA Tester, Lanternfish Games, Brighton, May 2020 - April 2025
* Tested two mobile games on iOS and Android
* Wrote around 700 test cases in TestRail
* Logged bugs in Jira, 40 a week on average
* Automated smoke tests with Appium together with a developer
* Took part in the daily stand-up and in sprint planning

Customer Support Agent, Lanternfish Games, Brighton, 2018 - 2020
* Answered 50 emails a day in Zendesk
* Passed bugs on to the testers

Certificates
ISTQB Foundation Level (2021)

Skills: Jira, TestRail, Appium, Zendesk, SQL basics, Spanish B2
`;

const probes: LedgerProbe[] = [
  {
    trade: 'floristry',
    resume: florist,
    honest: {
      whole: [
        [
          florist,
          `Juno Castlereagh
Florist

Profile
Florist with a QQI Level 5 qualification and experience in bouquets, wreaths and wedding flowers, purchasing at the wholesale market and running a Shopify web shop.

Experience

Florist, Petal & Stem, Galway | 2019 – Present
• Create bouquets, wreaths and wedding flowers for approximately 15 weddings per season
• Purchase flowers at the wholesale market two times per week
• Manage the Shopify web shop and process its orders
• Assisted with the redesign of the shop window for Christmas 2022
• Serve customers in person and handle telephone orders

Sales Assistant, Corrib Garden Centre, Galway | 2016 – 2019
• Watered plants, priced stock and operated the till
• Provided advice to customers on houseplants

Training
QQI Level 5 Floristry, 2018

Languages
English, Irish (conversational)
`,
        ],
      ],
      synonyms: [
        ['Advised customers on houseplants', 'Gave customers advice about houseplants'],
        ['Buy at the wholesale market', 'Purchase stock at the wholesale market'],
      ],
      numbers: [['around 15 weddings a season', 'some fifteen weddings per season']],
      merged: [
        [
          '- Watered plants, priced stock and worked on the till\n- Advised customers on houseplants',
          '- Watered plants, priced stock, worked on the till and advised customers on houseplants',
        ],
      ],
    },
    lies: {
      number: [['around 15 weddings', 'around 50 weddings']],
      scope: [['Helped redesign the shop window', 'Redesigned the shop window']],
      level: [['QQI Level 5', 'QQI Level 6']],
      moved: [['- Advised customers on houseplants', '- Advised customers on houseplants and made wedding flowers']],
    },
  },
  {
    trade: 'aviation',
    resume: pilot,
    honest: {
      whole: [
        [
          pilot,
          `Anders Wolfhart
First Officer, Airbus A320

Profile
A320 First Officer with 2,150 total flight hours, including 1,640 on type, and previous experience as a flight instructor.

Experience

First Officer, Skerry Air, Stavanger | June 2021 – Present
• Operate short-haul flights from Stavanger to 22 destinations
• Contribute to the fuel saving project, with the fleet's fuel use per flight falling by 2.5%
• Mentor two new first officers during line training

Flight Instructor, Fjordwing Flying School, Sola | 2019 – 2021
• Instructed 18 private pilot students
• Maintained training records

Education
ATPL (frozen), Nordlys Flight Academy, 2019

Licences
EASA CPL | A320 type rating | English ICAO level 5
`,
        ],
      ],
      synonyms: [
        ['Taught 18 private pilot students.', 'Trained eighteen student private pilots.'],
        ['Kept the training records.', 'Maintained the training records.'],
      ],
      reordered: [
        [
          'Short-haul flights from Stavanger to 22 destinations.\nMember',
          'Fly short-haul from Stavanger to 22 destinations.\nMember',
        ],
      ],
      dates: [['June 2021 to present', '06/2021 - today']],
    },
    lies: {
      title: [['First Officer, Skerry Air', 'Captain, Skerry Air']],
      number: [['2,150 hours total', '3,150 hours total']],
      standing: [['ATPL (frozen)', 'ATPL']],
      scope: [['Member of the fuel saving project', 'Head of the fuel saving project']],
    },
  },
  {
    trade: 'purchasing',
    resume: buyer,
    honest: {
      whole: [
        [
          buyer,
          `Leontine Maddox
Purchasing Officer

Profile
Purchasing officer with a CIPS Level 4 Diploma and experience in the furniture industry, buying foam, fabric and fittings worth about £2.4 million per year.

Employment History

Purchasing Officer, Oakham Seating Ltd, High Wycombe
March 2018 – November 2024
• Purchased foam, fabric and fittings from 35 suppliers, with annual spend of approximately £2.4m
• Secured a 6% price reduction from the main foam supplier in 2022 through negotiation
• Placed orders in Sage 200 and carried out monthly stock checks with the warehouse
• Assisted the supplier audit team

Administrator, Chiltern Print, High Wycombe
2014 – 2018
• Prepared quotes and filed job sheets

Qualifications
CIPS Level 4 Diploma, 2020
A-levels in Business and French, 2014
`,
        ],
      ],
      synonyms: [
        ['Typed quotes and filed job sheets.', 'Typed quotations and filed job sheets.'],
        ['Supported the supplier audit team.', 'Provided support to the supplier audit team.'],
      ],
      numbers: [
        ['about £2.4m a year', 'around £2,400,000 annually'],
        ['35 suppliers', 'thirty-five suppliers'],
      ],
      trimmed: [[' who likes negotiating.', '.']],
    },
    lies: {
      percentage: [['a 6% price reduction', 'a 16% price reduction']],
      scope: [['Supported the supplier audit team.', 'Managed the supplier audit team.']],
      certificate: [['CIPS Level 4 Diploma', 'MCIPS']],
      dates: [['03/2018 - 11/2024', '03/2016 - 11/2024']],
    },
  },
  {
    trade: 'physiotherapy',
    resume: physio,
    honest: {
      whole: [
        [
          physio,
          `Caspian Orley
Physiotherapist

Summary
HCPC-registered physiotherapist and CSP member with experience in outpatients, respiratory, orthopaedics, stroke and paediatrics.

Career History

Physiotherapist (Band 6) | Ravensmoor NHS Trust | October 2020 – Present
• Treat 10 to 12 outpatients daily, primarily with knee, hip and back problems
• Lead a twice-weekly exercise class for people recovering from hip replacement
• Supervise physiotherapy students and an assistant
• Participated in an audit of waiting times, which were reduced from 11 to 7 weeks

Physiotherapist (Band 5) | Ravensmoor NHS Trust | August 2018 – September 2020
• Completed rotations in respiratory, orthopaedics, stroke and paediatrics

Education
Bachelor of Science (Hons) in Physiotherapy, Fenwick University, 2018, upper second class (2:1)

Registration
HCPC registered; member of the CSP
`,
        ],
      ],
      synonyms: [
        ['Run a twice-weekly exercise class', 'Hold an exercise class twice a week'],
        ['mainly knees, hips and backs', 'mostly knees, hips and backs'],
      ],
      spelling: [
        ['respiratory, orthopaedics, stroke and paediatrics', 'respiratory, orthopedics, stroke and pediatrics'],
      ],
      numbers: [['10-12 outpatients a day', 'ten to twelve outpatients per day']],
    },
    lies: {
      scope: [['Took part in an audit of waiting times', 'Led an audit of waiting times']],
      standing: [['upper second class', 'first class']],
      number: [['from 11 to 7 weeks', 'from 11 to 4 weeks']],
      title: [['Physiotherapist (Band 6)', 'Physiotherapist (Band 7)']],
    },
  },
  {
    trade: 'testing',
    resume: tester,
    honest: {
      whole: [
        [
          tester,
          `Bronwen Achebe
QA Tester

Summary
ISTQB Foundation Level certified QA tester with experience in mobile game testing on iOS and Android, test case design in TestRail and smoke test automation with Appium.

Work Experience

QA Tester, Lanternfish Games, Brighton | May 2020 – April 2025
• Tested 2 mobile games across iOS and Android
• Authored approximately 700 test cases in TestRail
• Reported an average of 40 bugs per week in Jira
• Collaborated with a developer to automate smoke tests using Appium
• Participated in daily stand-ups and sprint planning

Customer Support Agent, Lanternfish Games, Brighton | 2018 – 2020
• Responded to 50 emails per day using Zendesk
• Forwarded bugs to the testers

Certificates
ISTQB Foundation Level (2021)

Skills
Jira, TestRail, Appium, Zendesk, basic SQL, Spanish (B2)
`,
        ],
      ],
      synonyms: [
        ['Passed bugs on to the testers', 'Forwarded bug reports to the testers'],
        ['Logged bugs in Jira', 'Recorded bugs in Jira'],
      ],
      acronym: [['QA Tester, Lanternfish', 'Quality Assurance (QA) Tester, Lanternfish']],
      numbers: [
        ['around 700 test cases', 'about seven hundred test cases'],
        ['two mobile games', '2 mobile games'],
      ],
    },
    lies: {
      tool: [['Jira, TestRail, Appium, Zendesk', 'Jira, TestRail, Appium, Selenium, Zendesk']],
      level: [['SQL basics', 'advanced SQL']],
      certificate: [['ISTQB Foundation Level', 'ISTQB Advanced Level']],
      number: [['40 a week on average', '40 a day on average']],
    },
  },
];

export const fiveTradeCases: LedgerCase[] = probes.flatMap((probe) => casesOf(probe, 'fresh'));
