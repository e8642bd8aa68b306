import { casesOf, type LedgerCase, type LedgerProbe } from '../ledger-case.ts';

/** Trades of no other set, written after the rules and counted at first sight: the figure to expect of a new hand. All made up. */

const pharmacist = `Leopold Arkwright, PharmD
Community Pharmacist · Tucson, AZ · l.arkwright@mailbox.example

Experience
Staff Pharmacist, Saguaro Drugs, Tucson (2019–present)
• Verify and dispense around 250 prescriptions per day
• Give flu and shingles vaccinations; about 600 in the 2023 season
• Counsel patients on new medicines and interactions
• Worked with the clinic next door on a refill reminder pilot
• Precept two pharmacy students each semester

Pharmacy Technician, Mesa Family Pharmacy, Mesa (2014–2015)
• Entered prescriptions and handled insurance rejections
• Counted the controlled substances inventory every Friday

Education
Doctor of Pharmacy, Sonora Valley University, 2019

Licenses: Arizona pharmacist license, immunization certification, BLS
`;

const marketer = `Ottilie Brandt
Marketing Specialist

SUMMARY
Marketing specialist with a focus on email and content for online shops.

WORK EXPERIENCE

Marketing Specialist, Pebble & Thread (online fashion), 06/2020 – 09/2025
- Planned and sent two newsletters a week to 45,000 subscribers with Mailchimp
- Raised the average open rate from 18% to 26% in eighteen months
- Wrote product texts and blog posts
- Supported the SEO agency with keyword research
- Kept the content calendar in Asana

Marketing Assistant, Rookery Books, 09/2017 – 05/2020
- Organised 12 author readings a year in the shop
- Posted on Facebook and Instagram
- Designed flyers in Canva

EDUCATION
BA English Literature, Wolds University, 2017

SKILLS
Mailchimp, Google Analytics, Canva, Asana, WordPress, German (B1)
`;

const plumber = `DECLAN MURTAGH
Plumber and gas fitter, Limerick

Plumber, Shannonside Heating Ltd, Limerick, March 2016 to date
Service and repair of gas and oil boilers, up to six calls a day.
Installed bathrooms and heating in about 25 houses.
Find leaks and clear drains.
On the out-of-hours rota every third weekend.
Show the apprentice how to braze and pressure-test.

Apprentice Plumber, O'Dea & Lacey, Ennis, 2012 to 2016
First and second fix on housing estates.
Helped the gas fitter with boiler installations.

Qualifications
Advanced Craft Certificate in Plumbing, 2016
Registered Gas Installer, 2018
Safe Pass, manual handling
`;

const recruiterPerson = `Fenna Akkerman
HR Advisor | Utrecht | fenna@akkerman.example

Profile: HR advisor with six years of experience in recruitment and absence management.

HR Advisor — Tulipware BV — 2021 to present
Recruit for warehouse and office roles; 48 positions filled in 2024
Advise eleven line managers on absence and contracts
Contributed to a new onboarding programme; early turnover fell by 8 percentage points
Keep personnel files in AFAS

Recruitment Assistant — Baanlijn Uitzendbureau — 2018 to 2021
Placed job adverts and screened CVs
Scheduled interviews, 15 to 20 a week
Took part in two job fairs

Education: HBO Human Resource Management, Hogeschool Domstad, 2018
Languages: Dutch (native), English (fluent), French (basic)
`;

const support = `Samir Velasquez
IT Support Technician

Employment

IT Support Technician
Cobalt Ridge School District, Boise, Idaho
August 2019 - Present
* First and second level support for 1,400 users at nine schools
* Close 30 to 35 tickets a day in Freshservice
* Set up laptops with Autopilot and Intune
* Assisted with the move from on-premises Exchange to Microsoft 365
* Wrote 60 articles for the knowledge base

Help Desk Intern
Gem State Credit Union, Boise, Idaho
June 2018 - December 2018
* Reset passwords and replaced printers
* Listed all hardware in a spreadsheet

Education
Associate of Applied Science in Information Technology, Treasure Basin College, 2019

Certifications
CompTIA A+, Microsoft 365 Fundamentals

Skills
Windows 11, Active Directory, Intune, Freshservice, PowerShell (basic), networking
`;

const waiter = `Camille Dorsey
Server / Bartender

Experience

The Copper Heron, Charleston SC (fine dining, 120 seats)
Server, May 2021 - October 2025
- Served six-table sections, average check $85
- Sold wine by recommendation; highest wine sales of the month three times in 2023
- Trained new servers on the menu and the Toast POS
- Helped the manager with the weekly liquor inventory

Dockside Grill, Savannah GA
Bartender, 2018 - 2021
- Mixed drinks for a 40-seat bar, up to 300 guests on a Saturday
- Opened and closed the register
- Made the specials board

Certifications: ServSafe Alcohol, food handler card
Languages: English, Spanish (intermediate)
`;

const socialWorker = `Ingrid Pascoe
Social Worker, Cardiff

Professional experience

Social Worker, Taffside Children's Services, October 2017 to June 2025
- Held a caseload of 18 to 22 families
- Carried out assessments and wrote court reports
- Worked with schools, police and health visitors
- Co-facilitated a parenting group with a family therapist, eight sessions each term
- Supervised one student social worker in 2022

Support Worker, Penrhyn Housing Trust, 2013 to 2015
- Supported young people aged 16 to 21 in a 12-bed hostel
- Sleep-in shifts twice a week

Education and registration
MA Social Work, University of Gwentmoor, 2017
BA Sociology (2:2), University of Gwentmoor, 2013
Registered with Social Care Wales
Full UK driving licence

Welsh: conversational
`;

const projectPerson = `Haruto Lindqvist
Project Coordinator

Overview
Project coordinator in facility and IT projects at a logistics company.

Positions
Project Coordinator, Nordkai Logistics, Gothenburg, February 2022 – present
Coordinate four to six projects at a time, with budgets up to SEK 3 million
Prepare status reports in Jira and PowerPoint for the steering group
Took minutes and followed up actions
Moved the Malmö office (85 desks) without a day of downtime
Part of the team that selected a new warehouse system

Office Assistant, Ljungberg Advokater, Gothenburg, 2019 – 2021
Answered calls, received clients and ordered supplies
Scanned and indexed about 9,000 case files

Training
Bachelor of Business Administration, Västra Business School, 2021
PRINCE2 Foundation, 2023
Swedish (native), English (C1), Japanese (A2)
`;

const probes: LedgerProbe[] = [
  {
    trade: 'pharmacist',
    resume: pharmacist,
    honest: {
      whole: [
        [
          pharmacist,
          `Leopold Arkwright, PharmD
Community Pharmacist · Tucson, AZ · l.arkwright@mailbox.example

Summary
Licensed Arizona pharmacist with immunization certification and experience in dispensing, patient counseling and vaccination at a community pharmacy.

Professional Experience

Staff Pharmacist | Saguaro Drugs, Tucson | 2019 – Present
• Review and dispense approximately 250 prescriptions daily
• Administered about 600 flu and shingles vaccinations during the 2023 season
• Advise patients on new medications and potential interactions
• Collaborated with the neighboring clinic on a refill reminder pilot
• Serve as preceptor for two pharmacy students every semester

Pharmacy Technician | Mesa Family Pharmacy, Mesa | 2014 – 2015
• Processed prescriptions and resolved insurance rejections
• Performed a weekly count of controlled substances

Education
Doctor of Pharmacy (PharmD), Sonora Valley University, 2019

Licenses & Certifications
Arizona pharmacist license | Immunization certification | Basic Life Support (BLS)
`,
        ],
      ],
      synonyms: [
        [
          'Counsel patients on new medicines and interactions',
          'Advise patients about new medication and drug interactions',
        ],
        [
          'Entered prescriptions and handled insurance rejections',
          'Entered prescriptions and dealt with rejected insurance claims',
        ],
      ],
      merged: [
        [
          '• Give flu and shingles vaccinations; about 600 in the 2023 season\n• Counsel patients on new medicines and interactions',
          '• Administer flu and shingles vaccines (around 600 in the 2023 season) and counsel patients on new medicines and interactions',
        ],
      ],
      numbers: [
        ['around 250 prescriptions per day', 'some 250 prescriptions daily'],
        ['two pharmacy students', '2 pharmacy students'],
      ],
      frequency: [
        [
          'Counted the controlled substances inventory every Friday',
          'Conducted the weekly controlled substances count on Fridays',
        ],
      ],
    },
    lies: {
      number: [['around 250 prescriptions', 'around 520 prescriptions']],
      moved: [
        [
          'Entered prescriptions and handled insurance rejections',
          'Entered prescriptions, gave flu vaccinations and handled insurance rejections',
        ],
      ],
      title: [['Staff Pharmacist, Saguaro', 'Pharmacy Manager, Saguaro']],
      certificate: [
        [
          'immunization certification, BLS',
          'immunization certification, BLS, board certified pharmacotherapy specialist',
        ],
      ],
      scope: [
        [
          'Worked with the clinic next door on a refill reminder pilot',
          'Launched a refill reminder program with the clinic next door',
        ],
      ],
      dates: [['Mesa (2014–2015)', 'Mesa (2012–2015)']],
    },
  },
  {
    trade: 'marketing',
    resume: marketer,
    honest: {
      whole: [
        [
          marketer,
          `Ottilie Brandt
Marketing Specialist

SUMMARY
Email and content marketing specialist for e-commerce, with hands-on experience in Mailchimp, WordPress and Google Analytics and a record of raising open rates from 18% to 26%.

WORK EXPERIENCE

Marketing Specialist, Pebble & Thread (online fashion) | June 2020 – September 2025
- Planned and delivered two weekly newsletters to 45,000 subscribers using Mailchimp
- Increased the average open rate from 18% to 26% over 18 months
- Created product copy and blog posts
- Assisted the SEO agency with keyword research
- Maintained the content calendar in Asana

Marketing Assistant, Rookery Books | September 2017 – May 2020
- Organized twelve in-store author readings per year
- Published posts on Facebook and Instagram
- Designed flyers using Canva

EDUCATION
Bachelor of Arts in English Literature, Wolds University, 2017

SKILLS
Mailchimp · Google Analytics · Canva · Asana · WordPress · German (B1)
`,
        ],
      ],
      numbers: [
        ['45,000 subscribers', '45k subscribers'],
        ['from 18% to 26% in eighteen months', 'by 8 percentage points (18% to 26%) in a year and a half'],
      ],
      acronym: [
        ['SEO agency', 'search engine optimisation (SEO) agency'],
        ['BA English Literature', 'B.A. in English Literature'],
      ],
      synonyms: [
        ['Wrote product texts and blog posts', 'Produced product descriptions and blog articles'],
        ['Posted on Facebook and Instagram', 'Managed posts on Facebook and Instagram'],
      ],
      reordered: [
        [
          'Mailchimp, Google Analytics, Canva, Asana, WordPress, German (B1)',
          'German (B1), WordPress, Asana, Canva, Google Analytics, Mailchimp, SEO keyword research',
        ],
      ],
    },
    lies: {
      percentage: [['from 18% to 26%', 'from 18% to 36%']],
      scope: [['Supported the SEO agency with keyword research', 'Managed the SEO agency and keyword research']],
      tool: [['Mailchimp, Google Analytics, Canva', 'Mailchimp, HubSpot, Google Analytics, Canva']],
      outcome: [
        ['Wrote product texts and blog posts', 'Wrote product texts and blog posts that doubled organic traffic'],
      ],
      level: [['German (B1)', 'German (C1)']],
      'number in words': [['Organised 12 author readings a year', 'Organised twenty author readings a year']],
    },
  },
  {
    trade: 'plumbing',
    resume: plumber,
    honest: {
      whole: [
        [
          plumber,
          `DECLAN MURTAGH
Plumber and Gas Fitter, Limerick

Summary
Registered Gas Installer and qualified plumber experienced in boiler servicing, bathroom and heating installation and leak detection.

Experience
Plumber, Shannonside Heating Ltd, Limerick, March 2016 – Present
• Service and repair gas and oil boilers, attending up to 6 calls per day
• Fitted bathrooms and heating systems in approximately 25 homes
• Trace leaks and unblock drains
• Take part in the out-of-hours rota every third weekend
• Demonstrate brazing and pressure testing to the apprentice

Apprentice Plumber, O'Dea & Lacey, Ennis, 2012 – 2016
• Completed first and second fix on housing estates
• Assisted the gas fitter with installing boilers

Qualifications
Advanced Craft Certificate in Plumbing (2016)
Registered Gas Installer (2018)
Safe Pass
Manual handling
`,
        ],
      ],
      synonyms: [
        ['Find leaks and clear drains.', 'Locate leaks and unblock drains.'],
        ['Helped the gas fitter with boiler installations.', 'Supported the gas fitter in installing boilers.'],
      ],
      dates: [
        ['March 2016 to date', '03/2016 – present'],
        ['2012 to 2016', '2012-2016'],
      ],
      numbers: [
        ['up to six calls a day', 'as many as 6 calls per day'],
        ['about 25 houses', 'around twenty-five houses'],
      ],
      split: [
        [
          'Installed bathrooms and heating in about 25 houses.',
          'Installed bathrooms in about 25 houses.\nInstalled heating in about 25 houses.',
        ],
      ],
    },
    lies: {
      scope: [['Helped the gas fitter with boiler installations.', 'Carried out boiler installations.']],
      certificate: [['Safe Pass, manual handling', 'Safe Pass, manual handling, F-Gas certificate']],
      number: [['about 25 houses', 'about 250 houses']],
      employer: [["O'Dea & Lacey, Ennis", 'Bord Gáis, Ennis']],
      frequency: [['up to six calls a day', 'up to six calls an hour']],
      reach: [['in about 25 houses', 'in about 25 houses and commercial buildings nationwide']],
    },
  },
  {
    trade: 'human resources',
    resume: recruiterPerson,
    honest: {
      whole: [
        [
          recruiterPerson,
          `Fenna Akkerman
HR Advisor | Utrecht | fenna@akkerman.example

Profile
Human resources (HR) advisor with 6 years of experience in recruiting and absence management, advising line managers on contracts and filling warehouse and office roles.

Experience

HR Advisor — Tulipware BV — 2021 to present
• Filled 48 warehouse and office positions in 2024
• Provide advice to 11 line managers on absence and contracts
• Contributed to the development of a new onboarding program, with early turnover falling by 8 percentage points
• Maintain personnel files in AFAS

Recruitment Assistant — Baanlijn Uitzendbureau — 2018 to 2021
• Published job advertisements and reviewed CVs
• Scheduled 15–20 interviews per week
• Participated in two job fairs

Education: HBO Human Resource Management, Hogeschool Domstad, 2018
Languages: Dutch (native), English (fluent), French (basic)
`,
        ],
      ],
      synonyms: [
        ['Placed job adverts and screened CVs', 'Posted vacancies and screened résumés'],
        ['Took part in two job fairs', 'Attended two job fairs'],
      ],
      numbers: [
        ['eleven line managers', '11 line managers'],
        ['six years of experience', '6+ years of experience'],
      ],
      merged: [
        [
          'Placed job adverts and screened CVs\nScheduled interviews, 15 to 20 a week',
          'Placed job adverts, screened CVs and scheduled 15 to 20 interviews a week',
        ],
      ],
      tense: [
        ['Keep personnel files in AFAS', 'Keeping personnel files up to date in AFAS'],
        ['Recruit for warehouse and office roles', 'Recruiting for office and warehouse roles'],
      ],
    },
    lies: {
      scope: [['Contributed to a new onboarding programme', 'Designed a new onboarding programme']],
      number: [['48 positions filled', '84 positions filled']],
      standing: [['French (basic)', 'French (fluent)']],
      years: [['six years of experience', 'nine years of experience']],
      title: [['Recruitment Assistant — Baanlijn', 'Recruiter — Baanlijn']],
      degree: [['HBO Human Resource Management', 'MSc Human Resource Management']],
    },
  },
  {
    trade: 'IT support',
    resume: support,
    honest: {
      whole: [
        [
          support,
          `Samir Velasquez
IT Support Technician

Summary
CompTIA A+ certified IT support technician providing first and second level support to 1,400 users across nine schools.

Employment

IT Support Technician
Cobalt Ridge School District, Boise, Idaho
Aug 2019 – Present
• Provide first- and second-level support for 1,400 users at 9 schools
• Resolve 30–35 tickets per day in Freshservice
• Configure laptops using Autopilot and Intune
• Assisted in migrating from on-premises Exchange to Microsoft 365 (M365)
• Authored 60 knowledge base articles

Help Desk Intern
Gem State Credit Union, Boise, Idaho
Jun 2018 – Dec 2018
• Reset passwords and replaced printers
• Recorded all hardware in a spreadsheet

Education
A.A.S. in Information Technology, Treasure Basin College, 2019

Certifications
CompTIA A+ | Microsoft 365 Fundamentals

Skills
Windows 11, Active Directory (AD), Intune, Freshservice, PowerShell (basic), networking
`,
        ],
      ],
      synonyms: [
        ['Close 30 to 35 tickets a day in Freshservice', 'Resolve between 30 and 35 Freshservice tickets per day'],
        ['Set up laptops with Autopilot', 'Provision laptops with Autopilot'],
      ],
      scope: [
        ['Assisted with the move from on-premises Exchange', 'Supported the migration from on-premises Exchange'],
      ],
      numbers: [
        ['1,400 users at nine schools', '1400 users at 9 schools'],
        ['Wrote 60 articles', 'Wrote sixty articles'],
      ],
      summary: [
        [
          'IT Support Technician\n\nEmployment',
          'IT Support Technician\n\nSummary\nTechnician with experience in Intune, Active Directory, Freshservice and Microsoft 365 in a school district and a credit union.\n\nEmployment',
        ],
      ],
    },
    lies: {
      scope: [['Assisted with the move from on-premises Exchange', 'Executed the move from on-premises Exchange']],
      certificate: [['CompTIA A+, Microsoft', 'CompTIA A+, CompTIA Network+, Microsoft']],
      number: [['1,400 users', '14,000 users']],
      level: [['PowerShell (basic)', 'PowerShell']],
      dates: [['June 2018 - December 2018', 'June 2017 - December 2018']],
      degree: [['Associate of Applied Science', 'Bachelor of Science']],
    },
  },
  {
    trade: 'service',
    resume: waiter,
    honest: {
      whole: [
        [
          waiter,
          `Camille Dorsey
Server / Bartender

Profile
Server and bartender with fine dining and bar experience, ServSafe Alcohol certified, with intermediate Spanish.

Experience

The Copper Heron, Charleston SC (fine dining, 120 seats)
Server, May 2021 – October 2025
• Served sections of six tables with an average check of $85
• Recommended and sold wine, achieving the month's highest wine sales three times in 2023
• Trained new servers on the menu and Toast POS
• Assisted the manager with weekly liquor inventory

Dockside Grill, Savannah GA
Bartender, 2018 – 2021
• Prepared drinks at a 40-seat bar serving up to 300 guests on Saturdays
• Opened and closed the cash register
• Created the specials board

Certifications: ServSafe Alcohol, food handler card
Languages: English, Spanish (intermediate)
`,
        ],
      ],
      synonyms: [
        ['Mixed drinks for a 40-seat bar', 'Prepared cocktails and other drinks for a 40-seat bar'],
        ['Opened and closed the register', 'Opened and closed the till'],
      ],
      acronym: [['Toast POS', 'Toast point-of-sale (POS) system']],
      merged: [
        [
          '- Opened and closed the register\n- Made the specials board',
          '- Opened and closed the register and made the specials board',
        ],
      ],
      numbers: [
        ['three times in 2023', '3 times in 2023'],
        ['up to 300 guests on a Saturday', 'as many as 300 guests on Saturdays'],
      ],
    },
    lies: {
      scope: [['Helped the manager with the weekly liquor inventory', 'Managed the weekly liquor inventory']],
      standing: [['fine dining, 120 seats', 'Michelin-starred fine dining, 120 seats']],
      number: [['average check $85', 'average check $185']],
      title: [['Server, May 2021', 'Head Server, May 2021']],
      frequency: [['three times in 2023', 'every month in 2023']],
      level: [['Spanish (intermediate)', 'Spanish (fluent)']],
    },
  },
  {
    trade: 'social work',
    resume: socialWorker,
    honest: {
      whole: [
        [
          socialWorker,
          `Ingrid Pascoe
Social Worker, Cardiff

Summary
Registered social worker (Social Care Wales) with an MA in Social Work and experience in children's services, assessments and court reports. Conversational Welsh.

Professional Experience

Social Worker, Taffside Children's Services | Oct 2017 – Jun 2025
• Managed a caseload of 18–22 families
• Conducted assessments and prepared court reports
• Collaborated with schools, police and health visitors
• Co-facilitated a parenting group alongside a family therapist (8 sessions per term)
• Supervised a student social worker in 2022

Support Worker, Penrhyn Housing Trust | 2013 – 2015
• Supported young people aged 16–21 in a 12-bed hostel
• Worked sleep-in shifts two times a week

Education and Registration
Master of Arts in Social Work, University of Gwentmoor, 2017
Bachelor of Arts in Sociology (2:2), University of Gwentmoor, 2013
Registered with Social Care Wales
Full UK driving licence

Welsh: conversational
`,
        ],
      ],
      synonyms: [
        ['Carried out assessments and wrote court reports', 'Completed assessments and drafted reports for court'],
        ['Worked with schools, police and health visitors', 'Liaised with schools, police and health visitors'],
      ],
      numbers: [
        ['18 to 22 families', '18-22 families'],
        ['eight sessions each term', '8 sessions per term'],
      ],
      merged: [
        [
          '- Supported young people aged 16 to 21 in a 12-bed hostel\n- Sleep-in shifts twice a week',
          '- Supported young people aged 16 to 21 in a 12-bed hostel, with sleep-in shifts twice a week',
        ],
      ],
      degree: [['MA Social Work', "Master's degree in Social Work"]],
    },
    lies: {
      number: [['18 to 22 families', '28 to 32 families']],
      scope: [['Co-facilitated a parenting group with a family therapist', 'Led a parenting group']],
      standing: [['BA Sociology (2:2)', 'BA Sociology (2:1)']],
      dates: [['2013 to 2015', '2013 to 2017']],
      level: [['Welsh: conversational', 'Welsh: fluent']],
      lost: [['Registered with Social Care Wales\n', '']],
    },
  },
  {
    trade: 'project coordination',
    resume: projectPerson,
    honest: {
      whole: [
        [
          projectPerson,
          `Haruto Lindqvist
Project Coordinator

Overview
PRINCE2 Foundation certified project coordinator experienced in facility and IT projects within logistics, coordinating up to six projects at a time.

Positions

Project Coordinator, Nordkai Logistics, Gothenburg | February 2022 – Present
• Coordinate 4–6 concurrent projects with budgets of up to SEK 3 million
• Produce status reports in Jira and PowerPoint for the steering group
• Recorded minutes and followed up on actions
• Relocated the Malmö office (85 desks) with no day of downtime
• Member of the team that selected a new warehouse system

Office Assistant, Ljungberg Advokater, Gothenburg | 2019 – 2021
• Handled calls, welcomed clients and ordered supplies
• Scanned and indexed around 9,000 case files

Training
Bachelor of Business Administration (BBA), Västra Business School, 2021
PRINCE2 Foundation, 2023
Swedish (native), English (C1), Japanese (A2)
`,
        ],
      ],
      synonyms: [
        ['Took minutes and followed up actions', 'Kept minutes and tracked actions'],
        [
          'Answered calls, received clients and ordered supplies',
          'Answered telephone calls, welcomed clients and ordered supplies',
        ],
      ],
      numbers: [
        ['SEK 3 million', 'SEK 3m'],
        ['four to six projects', '4 to 6 projects'],
        ['about 9,000 case files', 'approximately nine thousand case files'],
      ],
      scope: [['Part of the team that selected', 'Participated in the team that selected']],
      split: [['Took minutes and followed up actions', 'Took minutes of meetings\nFollowed up actions']],
    },
    lies: {
      title: [['Project Coordinator, Nordkai', 'Project Manager, Nordkai']],
      certificate: [['PRINCE2 Foundation', 'PRINCE2 Practitioner']],
      scope: [['Part of the team that selected a new warehouse system', 'Selected a new warehouse system']],
      number: [['budgets up to SEK 3 million', 'budgets up to SEK 30 million']],
      outcome: [
        ['Took minutes and followed up actions', 'Took minutes and followed up actions, cutting project delays'],
      ],
      level: [['Japanese (A2)', 'Japanese (B2)']],
    },
  },
];

export const lastCases: LedgerCase[] = probes.flatMap((probe) => casesOf(probe, 'fresh'));
