import { casesOf, type LedgerCase, type LedgerProbe } from '../ledger-case.ts';

/** The half that the rules of the ledger were developed on. */
const probes: readonly LedgerProbe[] = [
  {
    trade: 'nurse',
    resume: `Nina Sample, RN
nina@mail.example | Portland

Summary
Registered nurse with experience in medical-surgical care.

Experience
Registered Nurse, Maple General Hospital, 2019 - 2021
- Cared for up to six patients per shift on a 32-bed unit
- Contributed to a fall-prevention project that lowered falls by 15%
- Precepted four new nurses
- Charted in Epic

Nursing Assistant, Oak Clinic, 2016 - 2019
- Helped patients with bathing, meals and mobility
- Took vital signs and reported changes to the nurse in charge

Education
Bachelor of Science in Nursing, Fern University, 2019

Licenses
Oregon RN license
BLS

Skills
Wound care, IV therapy, telemetry`,
    lies: {
      number: [['on a 32-bed unit', 'on a 48-bed unit']],
      'number in words': [['up to six patients per shift', 'up to a dozen patients per shift']],
      'moved number': [['lowered falls by 15%', 'lowered falls by 50%']],
      scope: [['Contributed to a fall-prevention project', 'Led a fall-prevention project']],
      title: [['Registered Nurse, Maple General', 'Head Nurse, Maple General']],
      date: [['2019 - 2021', '2018 - 2021']],
      licence: [['Oregon RN license\nBLS', 'Oregon RN license\nBLS, ACLS']],
      degree: [['Bachelor of Science in Nursing', 'Master of Science in Nursing']],
      tool: [['Charted in Epic', 'Charted in Epic and Cerner']],
      reach: [['a fall-prevention project', 'a hospital-wide fall-prevention project']],
      'lost licence': [['Oregon RN license\nBLS', 'BLS']],
    },
    honest: {
      synonyms: [
        [
          'Cared for up to six patients per shift on a 32-bed unit',
          'Provided care to up to 6 patients each shift in a 32-bed unit',
        ],
      ],
      expand: [['Oregon RN license\nBLS', 'Oregon Registered Nurse (RN) license\nBasic Life Support (BLS)']],
      summary: [
        [
          'Registered nurse with experience in medical-surgical care.',
          'Compassionate registered nurse (BSN) with experience in medical-surgical care, wound care and IV therapy, who has precepted new nurses.',
        ],
      ],
      scope: [
        [
          'Contributed to a fall-prevention project that lowered falls by 15%',
          'Supported a fall prevention project which reduced falls by 15 percent',
        ],
      ],
      merge: [['- Precepted four new nurses\n- Charted in Epic', '- Precepted four new nurses and charted in Epic']],
      skills: [
        ['Wound care, IV therapy, telemetry', 'Wound care, IV therapy, telemetry, vital signs, fall prevention, Epic'],
      ],
    },
  },
  {
    trade: 'accountant',
    resume: `Arlo Sample
arlo@mail.example

Professional Experience

Accountant
Heron Group, Bristol
01/2018 - 06/2023
• Prepared month-end journals for four entities
• Assisted the controller with the annual audit
• Reconciled 25 bank accounts in Sage
• Shortened the close from ten days to eight

Accounts Clerk
Otter Ltd, Bath
09/2015 - 12/2017
• Entered 300 supplier invoices a month
• Chased overdue payments

Education
BA Accounting and Finance, Severn University, 2015
ACCA: 9 of 13 papers passed

Skills
Sage, Excel, VAT returns, bank reconciliation`,
    lies: {
      number: [['Reconciled 25 bank accounts', 'Reconciled 45 bank accounts']],
      'number 2': [['from ten days to eight', 'from ten days to four']],
      scope: [['Assisted the controller with the annual audit', 'Managed the annual audit']],
      'scope 2': [['Assisted the controller with the annual audit', 'Performed the annual audit']],
      title: [['Accountant\nHeron', 'Senior Accountant\nHeron']],
      licence: [['ACCA: 9 of 13 papers passed', 'ACCA qualified']],
      tool: [['Sage, Excel, VAT returns', 'Sage, Xero, Excel, VAT returns']],
      date: [['01/2018 - 06/2023', '01/2018 - present']],
      employer: [['Otter Ltd, Bath', 'Otterman Brothers LLP, Bath']],
      outcome: [['Chased overdue payments', 'Chased overdue payments, resulting in a 20% drop in bad debt']],
      'dropped fact': [['• Reconciled 25 bank accounts in Sage\n', '']],
      'moved fact': [
        ['• Entered 300 supplier invoices a month\n', ''],
        ['• Prepared month-end', '• Entered 300 supplier invoices a month\n• Prepared month-end'],
      ],
    },
    honest: {
      numbers: [['Shortened the close from ten days to eight', 'Cut the close from 10 days to 8']],
      passive: [['• Reconciled 25 bank accounts in Sage', '• 25 bank accounts were reconciled in Sage']],
      dates: [
        ['01/2018 - 06/2023', 'Jan 2018 – Jun 2023'],
        ['09/2015 - 12/2017', 'Sep 2015 – Dec 2017'],
      ],
      synonyms: [['Entered 300 supplier invoices a month', 'Processed 300 vendor invoices per month']],
      scope: [['Assisted the controller with the annual audit', 'Supported the controller during the annual audit']],
      summary: [
        [
          'Professional Experience\n',
          `Summary
Reliable accountant with solid experience in month-end close, bank reconciliation and VAT returns using Sage and Excel.

Professional Experience
`,
        ],
      ],
    },
  },
  {
    trade: 'developer',
    resume: `Devi Sample
devi@mail.example | github.com/devi-sample

EXPERIENCE

Backend Engineer, Pebble Pay (Jun 2020 - Present)
- Built REST APIs in Python and Django for the billing team
- Helped migrate 12 services to k8s
- Wrote unit tests, raising coverage from 55% to 70%
- Took turns on call

Web Developer, Studio Nine (Feb 2018 - May 2020)
- Developed WordPress sites for around 20 local businesses
- Fixed bugs reported by customers

EDUCATION
BSc Computer Science, Tarn University, 2018

SKILLS
Python, Django, PostgreSQL, Docker, Git, JavaScript`,
    lies: {
      tool: [['Python, Django, PostgreSQL, Docker', 'Python, Django, PostgreSQL, Terraform, Docker']],
      'tool 2': [['Built REST APIs in Python and Django', 'Built REST APIs in Python, Django and FastAPI']],
      scope: [['Helped migrate 12 services to k8s', 'Migrated 12 services to Kubernetes']],
      'scope 2': [['Built REST APIs in Python', 'Architected REST APIs in Python']],
      title: [['Backend Engineer, Pebble', 'Principal Backend Engineer, Pebble']],
      number: [['Helped migrate 12 services', 'Helped migrate 120 services']],
      'moved number': [['raising coverage from 55% to 70%', 'raising coverage by 70%']],
      outcome: [['- Took turns on call', '- Took turns on call, cutting incident response time in half']],
      reach: [['for the billing team', 'for teams across the whole company']],
      'title 2': [['EXPERIENCE\n', 'SUMMARY\nEngineering manager and full-stack architect.\n\nEXPERIENCE\n']],
      date: [['Feb 2018 - May 2020', 'Feb 2016 - May 2020']],
      'number in words': [['around 20 local businesses', 'around ninety local businesses']],
    },
    honest: {
      alias: [['Helped migrate 12 services to k8s', 'Assisted in migrating twelve services to Kubernetes']],
      synonyms: [['- Fixed bugs reported by customers', '- Resolved bugs that clients reported']],
      skills: [
        [
          'Python, Django, PostgreSQL, Docker, Git, JavaScript',
          'Python, Django, REST APIs, Kubernetes (k8s), PostgreSQL, Docker, Git, JavaScript, WordPress, unit testing',
        ],
      ],
      summary: [
        [
          'EXPERIENCE\n',
          `SUMMARY
Backend engineer experienced in building REST APIs with Python and Django, unit testing and PostgreSQL.

EXPERIENCE
`,
        ],
      ],
      reorder: [
        ['- Took turns on call\n', ''],
        ['- Built REST', '- Took turns on call\n- Built REST'],
      ],
      numbers: [['raising coverage from 55% to 70%', 'increasing test coverage from 55 percent to 70 percent']],
    },
  },
  {
    trade: 'cook',
    resume: `Marco Sample
marco@mail.example

Experience

Line Cook, Harbor Grill, Portland, ME — April 2019 to August 2022
* Ran the grill station for 180 covers on a Saturday
* Assisted the sous chef with weekly ordering
* Kept food cost at 31%
* Followed HACCP logs

Dishwasher, Blue Door Cafe, Portland, ME — 2017 to 2019
* Washed dishes and prepped vegetables

Education
High school diploma, 2017

Certificates
ServSafe Food Handler

Skills
Grill, knife skills, stocks and sauces, Italian (beginner)`,
    lies: {
      title: [['Line Cook, Harbor Grill', 'Executive Chef, Harbor Grill']],
      scope: [['Assisted the sous chef with weekly ordering', 'Oversaw weekly ordering']],
      number: [['180 covers', '280 covers']],
      'moved number': [['Kept food cost at 31%', 'Kept food cost at 21%']],
      licence: [['ServSafe Food Handler', 'ServSafe Manager']],
      degree: [['High school diploma, 2017', 'Diploma in Culinary Arts, Lakeside Culinary Institute, 2017']],
      tool: [['Grill, knife skills,', 'Grill, sous-vide, molecular gastronomy, knife skills,']],
      standing: [['Italian (beginner)', 'Italian (native)']],
      'standing 2': [
        ['Line Cook, Harbor Grill, Portland, ME', 'Line Cook, Harbor Grill (Michelin-starred), Portland, ME'],
      ],
      date: [['April 2019 to August 2022', 'April 2019 to August 2024']],
      'dropped job': [
        [
          `Dishwasher, Blue Door Cafe, Portland, ME — 2017 to 2019
* Washed dishes and prepped vegetables

`,
          '',
        ],
      ],
    },
    honest: {
      synonyms: [
        [
          'Ran the grill station for 180 covers on a Saturday',
          'Operated the grill station on Saturdays, serving 180 covers',
        ],
      ],
      scope: [['Assisted the sous chef with weekly ordering', 'Helped the sous chef place orders each week']],
      passive: [['Kept food cost at 31%', 'Food cost was held at 31%']],
      filler: [['Followed HACCP logs', 'Diligently followed HACCP logs']],
      split: [['* Washed dishes and prepped vegetables', '* Washed dishes\n* Prepped vegetables']],
      dates: [['2017 to 2019', '2017–2019']],
    },
  },
  {
    trade: 'marketing',
    resume: `Mina Sample
mina@mail.example | Toronto

Professional Summary
Marketing coordinator for consumer brands.

Work Experience
Marketing Coordinator, Juniper Foods, Aug 2019 – Mar 2023
- Coordinated the email newsletter for 45 retail partners
- Grew Instagram followers from 4,000 to 9,500
- Supported the launch of a snack line in Ontario
- Wrote two blog posts a week

Marketing Intern, Vale Agency, Jan 2019 – Jul 2019
- Compiled media reports in Excel

Education
BA Communications, Lakehill University, 2018
Google Ads certificate (expired)

Skills
Mailchimp, Canva, Excel, copywriting`,
    lies: {
      number: [['from 4,000 to 9,500', 'from 4,000 to 19,500']],
      'number in words': [['for 45 retail partners', 'for sixty-five retail partners']],
      scope: [['Supported the launch of a snack line', 'Owned the launch of a snack line']],
      'scope 2': [['Coordinated the email newsletter', 'Directed the email newsletter']],
      title: [['Marketing Coordinator, Juniper', 'Marketing Manager, Juniper']],
      'title 2': [['Marketing Intern, Vale', 'Marketing Associate, Vale']],
      reach: [['a snack line in Ontario', 'a snack line across Canada']],
      tool: [['Mailchimp, Canva, Excel', 'Mailchimp, HubSpot, Google Analytics, Canva, Excel']],
      outcome: [['Wrote two blog posts a week', 'Wrote two blog posts a week that doubled organic traffic']],
      standing: [
        [
          'Marketing coordinator for consumer brands.',
          'Award-winning marketing coordinator and recognised expert for consumer brands.',
        ],
      ],
      date: [['Jan 2019 – Jul 2019', 'Jan 2018 – Jul 2019']],
      licence: [['Google Ads certificate (expired)', 'Google Ads certificate']],
    },
    honest: {
      numbers: [['from 4,000 to 9,500', 'from 4k to 9.5k']],
      synonyms: [['Wrote two blog posts a week', 'Authored 2 blog articles per week']],
      scope: [['Supported the launch of a snack line in Ontario', 'Helped launch a snack line in Ontario']],
      summary: [
        [
          'Marketing coordinator for consumer brands.',
          'Creative marketing coordinator with a background in consumer brands, email newsletters, Instagram and copywriting.',
        ],
      ],
      skills: [
        [
          'Mailchimp, Canva, Excel, copywriting',
          'Mailchimp, Canva, Excel, copywriting, blogging, Instagram, email marketing',
        ],
      ],
      merge: [
        [
          '- Coordinated the email newsletter for 45 retail partners\n- Grew Instagram',
          '- Coordinated the email newsletter for 45 retail partners; grew Instagram',
        ],
      ],
    },
  },
  {
    trade: 'truck driver',
    resume: `Tracy Sample
tracy@mail.example

Employment History

Delivery Driver, Mesa Freight, Tucson, AZ, 2018 - 2022
- Drove a box truck on local routes, 18 stops a day
- No accidents in four years
- Completed pre-trip inspections

Yard Worker, Sandstone Supply, Tucson, AZ, 2015 - 2018
- Loaded lumber and helped customers
- Shared key-holder duties

Licenses
Class B CDL

Education
High school diploma, 2015

Skills
Route planning, hand truck, customer service`,
    lies: {
      licence: [['Class B CDL', 'Class A CDL with hazmat endorsement']],
      number: [['18 stops a day', '28 stops a day']],
      reach: [['on local routes', 'on local and national routes']],
      title: [['Delivery Driver, Mesa', 'Senior Driver, Mesa']],
      'title 2': [['Yard Worker, Sandstone', 'Yard Foreman, Sandstone']],
      'number in words': [['No accidents in four years', 'No accidents in seven years']],
      scope: [['Shared key-holder duties', 'Managed key-holder duties and opened the yard alone']],
      date: [['2015 - 2018', '2013 - 2018']],
      tool: [['Route planning, hand truck', 'Route planning, Samsara telematics, hand truck']],
      employer: [
        [
          'Yard Worker, Sandstone',
          `Long-Haul Driver, Condor Logistics, Phoenix, AZ, 2014 - 2015
- Hauled refrigerated goods

Yard Worker, Sandstone`,
        ],
      ],
    },
    honest: {
      synonyms: [
        [
          'Drove a box truck on local routes, 18 stops a day',
          'Operated a box truck on local routes with 18 stops daily',
        ],
      ],
      rephrase: [['No accidents in four years', 'Kept an accident-free record for 4 years']],
      summary: [
        [
          'Employment History\n',
          'Summary\nSafety-minded delivery driver with a Class B CDL and an accident-free record on local routes.\n\nEmployment History\n',
        ],
      ],
      split: [['- Loaded lumber and helped customers', '- Loaded lumber\n- Assisted customers']],
      layout: [
        [
          'Delivery Driver, Mesa Freight, Tucson, AZ, 2018 - 2022',
          'Mesa Freight, Tucson, AZ | Delivery Driver | 2018 – 2022',
        ],
      ],
      skills: [
        [
          'Route planning, hand truck, customer service',
          'Customer service, hand truck, route planning, pre-trip inspections',
        ],
      ],
    },
  },
  {
    trade: 'Logistik',
    resume: `Lars Muster
lars@mail.example

Berufserfahrung
Fachkraft für Lagerlogistik, Nordkontor GmbH, 03/2019 – 12/2022
- Kommissionierte täglich 90 Aufträge
- Unterstützte die Teamleitung bei der Schichtplanung
- Wirkte bei der Einführung von SAP mit

Ausbildung
Ausbildung zur Fachkraft für Lagerlogistik, Nordkontor GmbH, 2016 – 2019

Kenntnisse
SAP, Excel, Staplerschein`,
    lies: {
      scope: [['Unterstützte die Teamleitung bei der Schichtplanung', 'Verantwortete die Schichtplanung']],
      'scope 2': [['Wirkte bei der Einführung von SAP mit', 'Leitete die Einführung von SAP']],
      number: [['täglich 90 Aufträge', 'täglich 190 Aufträge']],
      title: [['Fachkraft für Lagerlogistik, Nordkontor GmbH, 03/2019', 'Lagerleiter, Nordkontor GmbH, 03/2019']],
      tool: [['SAP, Excel, Staplerschein', 'SAP, Power BI, Excel, Staplerschein']],
      degree: [['Ausbildung zur Fachkraft für Lagerlogistik, Nordkontor', 'Bachelor Logistik, Nordkontor']],
      licence: [['SAP, Excel, Staplerschein', 'SAP, Excel']],
    },
    honest: {
      dates: [['03/2019 – 12/2022', 'März 2019 – Dezember 2022']],
      synonyms: [['Kommissionierte täglich 90 Aufträge', 'Kommissionierte 90 Aufträge pro Tag']],
      scope: [['Unterstützte die Teamleitung bei der Schichtplanung', 'Half der Teamleitung bei der Schichtplanung']],
    },
  },
];

export const devCases: readonly LedgerCase[] = probes.flatMap((probe) => casesOf(probe, 'dev'));
