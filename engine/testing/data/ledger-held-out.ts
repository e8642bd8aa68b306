import { casesOf, type LedgerCase, type LedgerProbe } from '../ledger-case.ts';

/** Written before the rules were tuned, and only counted. */
const probes: readonly LedgerProbe[] = [
  {
    trade: 'electrician',
    resume: `Elliot Sample
elliot@mail.example | 555 0101

SUMMARY
Journeyman electrician who likes tidy work and clear drawings.

EXPERIENCE
Journeyman Electrician, Brightwater Electric, Tacoma, WA
March 2018 - Present
- Installed branch circuits, panels and lighting in 35 retail units
- Helped the foreman plan material deliveries for three sites
- Read blueprints and bent EMT conduit up to 2 inches
- Reduced call-backs by 12% by testing every circuit before handover
- Trained two apprentices in lockout/tagout

Electrical Apprentice, Cobalt Wiring Co., Olympia, WA
June 2014 - February 2018
- Pulled wire and set boxes in about 120 new homes
- Assisted with fire alarm installation at a middle school

EDUCATION
Electrical apprenticeship, Puget Trades School, 2018
High school diploma, Hillside High, 2014

LICENSES
Washington Journeyman Electrician License (01)
OSHA 10

SKILLS
conduit bending, blueprint reading, troubleshooting, multimeter, Spanish (basic)`,
    lies: {
      number: [['in 35 retail units', 'in 85 retail units']],
      'number in words': [['in about 120 new homes', 'in about two hundred new homes']],
      'moved number': [['Reduced call-backs by 12% by testing', 'Reduced call-backs by 35% by testing']],
      scope: [['Helped the foreman plan material deliveries', 'Planned material deliveries']],
      title: [['Journeyman Electrician, Brightwater Electric', 'Lead Electrician, Brightwater Electric']],
      date: [['June 2014 - February 2018', 'June 2012 - February 2018']],
      tool: [['conduit bending, blueprint reading,', 'conduit bending, blueprint reading, PLC programming,']],
      licence: [['OSHA 10', 'OSHA 30']],
      standing: [['Spanish (basic)', 'Spanish (fluent)']],
      'dropped job': [
        [
          `

Electrical Apprentice, Cobalt Wiring Co., Olympia, WA
June 2014 - February 2018
- Pulled wire and set boxes in about 120 new homes
- Assisted with fire alarm installation at a middle school`,
          '',
        ],
      ],
    },
    honest: {
      synonyms: [
        [
          'Installed branch circuits, panels and lighting in 35 retail units',
          'Fitted branch circuits, lighting and panels across 35 retail units',
        ],
      ],
      passive: [
        [
          'Reduced call-backs by 12% by testing every circuit before handover',
          'By testing each circuit before handover, call-backs were reduced by 12 percent',
        ],
      ],
      summary: [
        [
          'Journeyman electrician who likes tidy work and clear drawings.',
          'Licensed journeyman electrician with hands-on experience in retail and residential installation, blueprint reading and conduit bending.',
        ],
      ],
      dates: [
        ['March 2018 - Present', '03/2018 – present'],
        ['June 2014 - February 2018', '06/2014 – 02/2018'],
      ],
      reorder: [
        [
          `- Installed branch circuits, panels and lighting in 35 retail units
- Helped the foreman plan material deliveries for three sites
`,
          `- Helped the foreman plan material deliveries for three sites
- Installed branch circuits, panels and lighting in 35 retail units
`,
        ],
      ],
      scope: [
        [
          'Helped the foreman plan material deliveries for three sites',
          'Supported the foreman in planning material deliveries to 3 sites',
        ],
      ],
    },
  },
  {
    trade: 'teacher',
    resume: `Tamsin Sample
tamsin@mail.example

Profile
Secondary school mathematics teacher.

Experience
Mathematics Teacher, Larkfield Secondary School, September 2017 - July 2023
- Taught algebra and geometry to five classes of up to 28 students
- Raised the share of students passing the final exam from 71% to 83%
- Contributed to the redesign of the Year 9 curriculum
- Organised an after-school maths club
- Used Google Classroom for homework

Teaching Assistant, Moorgate Primary School, September 2015 - July 2017
- Supported pupils with learning difficulties in reading and numeracy
- Prepared worksheets and classroom displays

Education
BSc Mathematics, University of Fernshire, 2015
PGCE, Fernshire College of Education, 2017

Certificates
Qualified Teacher Status (QTS)
First Aid at Work

Languages
English (native), French (conversational)`,
    lies: {
      scope: [['Contributed to the redesign of', 'Led the redesign of']],
      number: [['from 71% to 83%', 'from 61% to 93%']],
      title: [['Mathematics Teacher, Larkfield', 'Head of Mathematics, Larkfield']],
      degree: [['BSc Mathematics', 'MSc Mathematics']],
      reach: [['- Organised an after-school maths club', '- Organised a district-wide after-school maths club']],
      standing: [['Secondary school mathematics teacher.', 'Award-winning secondary school mathematics teacher.']],
      tool: [['Used Google Classroom for homework', 'Used Google Classroom, Moodle and Kahoot for homework']],
      outcome: [
        [
          'Prepared worksheets and classroom displays',
          'Prepared worksheets and classroom displays, which improved attendance and parent satisfaction',
        ],
      ],
      'number added': [
        ['- Organised an after-school maths club', '- Organised an after-school maths club for forty students'],
      ],
      'lost certificate': [
        [
          `Qualified Teacher Status (QTS)
First Aid at Work`,
          'Qualified Teacher Status (QTS)',
        ],
      ],
      employer: [['Moorgate Primary School', 'Moorgate International Academy']],
    },
    honest: {
      spelling: [['- Organised an after-school maths club', '- Organized an after-school math club']],
      merge: [
        [
          `- Organised an after-school maths club
- Used Google Classroom for homework`,
          '- Organised an after-school maths club and used Google Classroom for homework',
        ],
      ],
      synonyms: [
        [
          'Supported pupils with learning difficulties in reading and numeracy',
          'Assisted pupils who had learning difficulties with numeracy and reading',
        ],
      ],
      numbers: [
        [
          'Taught algebra and geometry to five classes of up to 28 students',
          'Taught 5 classes of up to twenty-eight students in algebra and geometry',
        ],
      ],
      summary: [
        [
          'Secondary school mathematics teacher.',
          'Dedicated secondary school mathematics teacher (BSc, PGCE, QTS) with experience teaching algebra and geometry and raising exam results.',
        ],
      ],
      heading: [
        [
          'Languages\n',
          `Key skills
Algebra, geometry, curriculum redesign, Google Classroom, numeracy support

Languages
`,
        ],
      ],
    },
  },
  {
    trade: 'sales representative',
    resume: `Sasha Sample
Account Executive
sasha@mail.example

Work History

Account Executive | Pinewood Software | Jan 2020 - Present
• Sell subscription plans to small businesses in the Midwest
• Closed $1.2M in new business in 2022, 108% of quota
• Worked with marketing on two webinars
• Keep the pipeline up to date in HubSpot

Sales Associate | Maple Street Outfitters | May 2016 - Dec 2019
• Served around 60 customers a day on the shop floor
• Took part in monthly stock counts
• Named employee of the month twice

Education
Associate degree in Business, Cedar Community College, 2016

Skills
HubSpot, cold calling, negotiation, PowerPoint`,
    lies: {
      number: [['Closed $1.2M in new business', 'Closed $4.2M in new business']],
      'moved number': [['in 2022, 108% of quota', 'in 2022, 180% of quota']],
      scope: [['Took part in monthly stock counts', 'Directed monthly stock counts']],
      'scope 2': [['Worked with marketing on two webinars', 'Spearheaded two webinars']],
      title: [
        ['Account Executive\nsasha', 'Senior Account Executive\nsasha'],
        ['Account Executive | Pinewood', 'Senior Account Executive | Pinewood'],
      ],
      reach: [['to small businesses in the Midwest', 'to small businesses nationwide']],
      tool: [['up to date in HubSpot', 'up to date in HubSpot and Salesforce']],
      date: [['May 2016 - Dec 2019', 'May 2015 - Dec 2019']],
      degree: [['Associate degree in Business', "Bachelor's degree in Business"]],
      employer: [['Maple Street Outfitters', 'Nordhaven Department Stores']],
      added: [
        [
          '• Keep the pipeline up to date in HubSpot',
          `• Keep the pipeline up to date in HubSpot
• Negotiated enterprise contracts with Fortune 500 buyers`,
        ],
      ],
    },
    honest: {
      synonyms: [
        [
          '• Served around 60 customers a day on the shop floor',
          '• Assisted about 60 clients daily on the sales floor',
        ],
      ],
      tense: [
        ['• Sell subscription plans', '• Selling subscription plans'],
        ['• Keep the pipeline up to date in HubSpot', '• Maintain an up-to-date pipeline in HubSpot'],
      ],
      numbers: [['Closed $1.2M in new business in 2022', 'Closed $1,200,000 of new business in 2022']],
      summary: [
        [
          'Work History\n',
          `Summary
Account executive with experience selling software subscriptions to small businesses. Skilled in cold calling, negotiation and HubSpot.

Work History
`,
        ],
      ],
      split: [
        [
          '• Closed $1.2M in new business in 2022, 108% of quota',
          `• Closed $1.2M in new business in 2022
• Reached 108% of quota that year`,
        ],
      ],
      skills: [
        [
          'HubSpot, cold calling, negotiation, PowerPoint',
          'HubSpot, CRM, cold calling, negotiation, pipeline management, PowerPoint',
        ],
      ],
    },
  },
  {
    trade: 'paralegal',
    resume: `Priya Sample
priya@mail.example | Leeds

EMPLOYMENT

Paralegal
Hartley & Voss Solicitors, Leeds
02/2019 to 11/2022
- Drafted witness statements and disclosure lists for housing disputes
- Managed a caseload of about 40 files under supervision
- Prepared court bundles for eleven hearings
- Participated in client meetings and took notes

Legal Secretary
Brook Chambers, Bradford
09/2016 to 01/2019
- Typed correspondence, kept the diary of two barristers
- Answered the phone and greeted visitors

EDUCATION
LLB Law (2:2), Northmoor University, 2016
Legal Practice Course: two modules completed, not finished

SKILLS
Clio, Word, legal research, audio typing 70 wpm
No experience with conveyancing`,
    lies: {
      number: [['for eleven hearings', 'for twenty-one hearings']],
      'hedge lost': [
        [
          'Managed a caseload of about 40 files under supervision',
          'Managed a caseload of about 40 files independently',
        ],
      ],
      scope: [['Participated in client meetings and took notes', 'Conducted client meetings and advised on strategy']],
      title: [['Paralegal\nHartley', 'Solicitor\nHartley']],
      degree: [['LLB Law (2:2)', 'LLB Law (First Class Honours)']],
      'degree 2': [['Legal Practice Course: two modules completed, not finished', 'Legal Practice Course, completed']],
      negation: [['No experience with conveyancing', 'Experience with conveyancing']],
      date: [['09/2016 to 01/2019', '09/2014 to 01/2019']],
      tool: [['Clio, Word, legal research', 'Clio, Westlaw, LexisNexis, Word, legal research']],
      'merged jobs': [
        [
          `

Legal Secretary
Brook Chambers, Bradford
09/2016 to 01/2019
- Typed correspondence`,
          `
- Typed correspondence`,
        ],
        ['02/2019 to 11/2022', '09/2016 to 11/2022'],
      ],
      'moved number': [['audio typing 70 wpm', 'audio typing 90 wpm']],
    },
    honest: {
      dates: [
        ['02/2019 to 11/2022', 'February 2019 – November 2022'],
        ['09/2016 to 01/2019', 'September 2016 – January 2019'],
      ],
      layout: [
        ['Paralegal\nHartley & Voss Solicitors, Leeds\n', 'Paralegal, Hartley & Voss Solicitors, Leeds\n'],
        ['Legal Secretary\nBrook Chambers, Bradford\n', 'Legal Secretary, Brook Chambers, Bradford\n'],
      ],
      synonyms: [
        [
          'Drafted witness statements and disclosure lists for housing disputes',
          'Prepared disclosure lists and witness statements in housing disputes',
        ],
      ],
      merge: [
        [
          `- Typed correspondence, kept the diary of two barristers
- Answered the phone and greeted visitors`,
          '- Typed correspondence, kept two barristers’ diaries, answered the phone and greeted visitors',
        ],
      ],
      summary: [
        [
          'EMPLOYMENT\n',
          `PROFILE
Organised paralegal with an LLB and experience of drafting witness statements, preparing court bundles and legal research in housing disputes.

EMPLOYMENT
`,
        ],
      ],
      scope: [['Participated in client meetings and took notes', 'Attended client meetings and took notes']],
    },
  },
  {
    trade: 'warehouse',
    resume: `Wes Sample
wes@mail.example

Experience

Warehouse Associate at Quill Distribution (2019-2023)
* Picked and packed 140 orders per shift with an RF scanner
* Loaded trailers with a sit-down forklift
* Kept the accident log and joined the weekly safety walk
* Worked in a team of 14 on the night shift

Stock Clerk at Barrow Foods (2017-2019)
* Unloaded deliveries and rotated stock
* Counted inventory each Friday; found and reported 3% shrinkage

Education
GED, 2016

Certifications
Forklift operator certification, 2019

Skills
RF scanner, pallet jack, basic Excel, cycle counting`,
    lies: {
      number: [['140 orders per shift', '240 orders per shift']],
      scope: [['Worked in a team of 14 on the night shift', 'Supervised a team of 14 on the night shift']],
      'scope 2': [['joined the weekly safety walk', 'led the weekly safety walk']],
      title: [['Warehouse Associate at Quill', 'Warehouse Supervisor at Quill']],
      date: [['(2017-2019)', '(2015-2019)']],
      licence: [
        [
          'Forklift operator certification, 2019',
          `Forklift operator certification, 2019
Hazmat handling certification`,
        ],
      ],
      tool: [['RF scanner, pallet jack, basic Excel', 'RF scanner, SAP EWM, pallet jack, basic Excel']],
      standing: [['basic Excel', 'advanced Excel']],
      outcome: [['found and reported 3% shrinkage', 'cut shrinkage by 3%']],
      degree: [['GED, 2016', 'Associate degree in Logistics, 2016']],
      'moved number': [['Picked and packed 140 orders per shift', 'Picked and packed 140 orders per hour']],
      'number added': [['Unloaded deliveries and rotated stock', 'Unloaded 25 deliveries a day and rotated stock']],
    },
    honest: {
      synonyms: [
        [
          'Picked and packed 140 orders per shift with an RF scanner',
          'Used an RF scanner to pick and pack 140 orders a shift',
        ],
      ],
      expand: [['with an RF scanner', 'with a radio-frequency (RF) scanner']],
      split: [
        [
          '* Kept the accident log and joined the weekly safety walk',
          `* Kept the accident log
* Joined the safety walk every week`,
        ],
      ],
      filler: [
        ['* Unloaded deliveries and rotated stock', '* Carefully unloaded incoming deliveries and rotated stock'],
      ],
      skills: [['RF scanner, pallet jack,', 'RF scanner, forklift, order picking, inventory counting, pallet jack,']],
      reorder: [
        ['* Loaded trailers with a sit-down forklift\n', ''],
        ['* Picked and packed', '* Loaded trailers with a sit-down forklift\n* Picked and packed'],
      ],
    },
  },
  {
    trade: 'data analyst',
    resume: `Dana Sample
dana@mail.example · Berlin

Summary
Data analyst in e-commerce.

Experience
Data Analyst, Kestrel Commerce GmbH, 04/2020 – 09/2023
– Built Tableau dashboards used by the purchasing team
– Wrote SQL queries against a 2 TB warehouse in BigQuery
– Supported an A/B test of the checkout; conversion rose 4%
– Automated a weekly report in Python, saving three hours a week

Junior Data Analyst, Lantern Insights, 01/2018 – 03/2020
– Cleaned survey data from 12,000 respondents in Excel
– Presented findings to clients together with a senior analyst

Education
B.A. Sociology, Elmstadt University, 2017

Courses
Machine learning course on an online platform (in progress)

Skills
SQL, Python, Tableau, Excel, BigQuery
Interested in learning Spark`,
    lies: {
      number: [['from 12,000 respondents', 'from 120,000 respondents']],
      'number in words': [['saving three hours a week', 'saving thirteen hours a week']],
      'moved number': [['conversion rose 4%', 'conversion rose by fourteen percent']],
      scope: [['Supported an A/B test of the checkout', 'Designed and ran an A/B test of the checkout']],
      title: [['Junior Data Analyst, Lantern Insights', 'Data Scientist, Lantern Insights']],
      'title 2': [['Junior Data Analyst, Lantern', 'Data Analyst, Lantern']],
      date: [['01/2018 – 03/2020', '01/2016 – 03/2020']],
      tool: [['Built Tableau dashboards', 'Built Tableau and Power BI dashboards']],
      negation: [
        [
          'SQL, Python, Tableau, Excel, BigQuery\nInterested in learning Spark',
          'SQL, Python, Tableau, Excel, BigQuery, Spark',
        ],
      ],
      reach: [['used by the purchasing team', 'used by every department of the company']],
      degree: [['B.A. Sociology', 'B.Sc. Statistics']],
      'hedge lost': [
        [
          'Machine learning course on an online platform (in progress)',
          'Completed machine learning course on an online platform',
        ],
      ],
      added: [
        [
          'Data analyst in e-commerce.',
          'Data analyst in e-commerce with expertise in predictive modelling and cloud architecture.',
        ],
      ],
    },
    honest: {
      synonyms: [
        [
          '– Built Tableau dashboards used by the purchasing team',
          '– Created dashboards in Tableau for the purchasing team',
        ],
      ],
      passive: [
        [
          '– Automated a weekly report in Python, saving three hours a week',
          '– A weekly report was automated with Python, which saves 3 hours per week',
        ],
      ],
      numbers: [['from 12,000 respondents', 'from 12k respondents']],
      summary: [
        [
          'Data analyst in e-commerce.',
          'Detail-oriented data analyst in e-commerce with practical knowledge of SQL, Python, Tableau and BigQuery, used to automating reports and presenting findings to clients.',
        ],
      ],
      reorder: [['SQL, Python, Tableau, Excel, BigQuery', 'Python, SQL, BigQuery, Tableau, Excel']],
      degree: [['B.A. Sociology, Elmstadt', 'Bachelor of Arts in Sociology, Elmstadt']],
    },
  },
  {
    trade: 'Altenpflege',
    resume: `Anke Muster
anke@mail.example

Berufserfahrung
Pflegehelferin, Haus Birkenhof, Musterstadt, 2017 – 2022
- Unterstützte 24 Bewohner bei der Grundpflege
- Half bei der Einarbeitung von drei neuen Kollegen
- Dokumentierte Vitalwerte in Vivendi

Verkäuferin, Bäckerei Korn, 2014 – 2017
- Bediente Kunden und kassierte

Ausbildung
Realschulabschluss, 2013

Kenntnisse
Erste Hilfe, Englisch (Grundkenntnisse)`,
    lies: {
      scope: [['Half bei der Einarbeitung von', 'Leitete die Einarbeitung von']],
      number: [['Unterstützte 24 Bewohner', 'Unterstützte 42 Bewohner']],
      title: [['Pflegehelferin, Haus', 'Pflegedienstleiterin, Haus']],
      date: [['2014 – 2017', '2012 – 2017']],
      degree: [['Realschulabschluss, 2013', 'Abitur, 2013']],
      standing: [['Englisch (Grundkenntnisse)', 'Englisch (verhandlungssicher)']],
    },
    honest: {
      numbers: [['von drei neuen Kollegen', 'von 3 neuen Kollegen']],
      reorder: [['- Bediente Kunden und kassierte', '- Kassierte und bediente Kunden']],
      synonyms: [['Half bei der Einarbeitung von', 'Unterstützte die Einarbeitung von']],
    },
  },
];

export const heldOutCases: readonly LedgerCase[] = probes.flatMap((probe) => casesOf(probe, 'heldOut'));
