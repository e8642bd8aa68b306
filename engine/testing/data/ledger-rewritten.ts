import { casesOf, type LedgerCase, type LedgerProbe } from '../ledger-case.ts';

/**
 * Resumes as a language model rewrites them: several edits at once, bullets merged, split and moved, summaries made of the
 * facts, spellings and numbers changed. Written before the rules were read, counted at first sight. People and companies
 * are made up.
 */

const nurse = `Imelda Farrow, RN
Leeds | imelda.farrow@mail.example | 0113 555 0142

Profile
Registered nurse with nine years in acute and community settings. Hard-working team player with excellent communication skills.

Experience
Staff Nurse, Ward 14 (Respiratory), Aireside General Hospital, March 2018 - present
- Look after up to eight patients per shift on a 28-bed respiratory ward
- Administer IV antibiotics and monitor patients on non-invasive ventilation
- Mentor second-year student nurses during their placements
- Helped introduce a new handover sheet, which cut handover time from 40 to 25 minutes

Community Nurse, Calderbrook Health Trust, September 2014 - February 2018
- Visited 10 to 12 patients a day at home for wound care, insulin and catheter care
- Kept electronic records in SystmOne
- Took part in a falls prevention pilot with the local GP surgery

Education
BSc Nursing (Adult), University of Hallam Vale, 2014

Registration and training
NMC registered, Immediate Life Support (2023), Mentorship module (2019)
`;

const teacher = `Tobias Renwick
Secondary School Teacher of Mathematics
Bristol, tobias.renwick@post.example

EXPERIENCE

Mathematics Teacher | Holmwood Academy, Bristol | 2019 - 2024
• Taught maths to Years 7-11, including two GCSE groups
• 78% of my 2023 GCSE class achieved grade 4 or above (school average: 69%)
• Ran a weekly after-school revision club for around 20 pupils
• Supported the head of department with the new Key Stage 3 scheme of work
• Form tutor for 30 Year 9 pupils

Teaching Assistant | St Brannoc Primary School, Bath | 2016 - 2018
• Worked one to one with three pupils with SEN
• Assisted the class teacher with phonics groups

EDUCATION
PGCE Secondary Mathematics, University of Severnside, 2019
BSc (Hons) Mathematics, 2:1, University of Severnside, 2016

SKILLS
GeoGebra, Google Classroom, Excel, behaviour management, safeguarding (Level 1)
`;

const cook = `PRIYA LOCKHART
Sous chef - Cork

Work
2021-2025 Sous Chef, The Gilded Oyster, Cork
  * run the hot section and cover for the head chef on his two days off
  * order fish and dry goods, about €6,000 a week
  * food cost brought down from 34% to 30% in one year
  * train commis chefs (4 so far)
2017-2021 Chef de Partie, Bistro Marlow, Cork
  * sauce section, 90 covers on a Saturday night
  * wrote allergen sheets for the whole menu
2015-2017 Commis Chef, Hotel Ballinroe, Kinsale
  * breakfast and banqueting for up to 200 guests

Training
Advanced Certificate in Culinary Arts, Munster Technical College, 2015
HACCP Level 3, 2022

Languages
English (native), Irish (conversational), French (basic)
`;

const electrician = `Marek Dunmore - Electrician
Phone 555-0188 · marek@dunmore.example

Summary
Journeyman electrician with 7 years of residential and light commercial experience.

Employment
Journeyman Electrician, Brightline Electric LLC, Tulsa OK (Jun 2020 to present)
- Wire new homes and small retail units from rough-in to trim-out
- Read blueprints and pull permits with the city
- Troubleshoot panels, breakers and GFCI circuits on service calls, 4-6 calls a day
- Install EV chargers (about 35 so far)
Apprentice Electrician, Red Fork Electrical Contractors, Tulsa OK (May 2016 to May 2020)
- Bent conduit, pulled wire and mounted boxes under a master electrician
- Kept the tool crib and the van stock in order

Licenses
Oklahoma Journeyman License, OSHA 10

Tools
Fluke multimeter, conduit benders, megohmmeter, Bluebeam
`;

const warehouse = `Dalia Brask
Warehouse operative

Hollis & Pike Logistics, Rotterdam - Warehouse Operative - 02/2020 to 08/2025
Picked and packed orders with RF scanners, 110 lines per hour on average (target 95).
Drove reach and counterbalance trucks.
Carried out cycle counts every week; stock accuracy 99.2% in 2024.
Trained five new starters on the scanner and on manual handling.
Reported two near misses and suggested the one-way system that is now used in aisle 3.

Freshcrate BV, Schiedam - Order Picker - 06/2018 to 01/2020
Picked chilled goods for supermarkets at +2 degrees.
Loaded trailers against the route plan.

Certificates: reach truck and counterbalance licence (2019, renewed 2024), first aid at work (BHV)
Systems: SAP EWM, Excel
Languages: Dutch, English, some Polish
`;

const accountant = `Hester Quillan
Accountant

SUMMARY
Accountant with eight years' experience in month-end close, VAT and reporting for small and medium-sized manufacturers.

PROFESSIONAL EXPERIENCE
Management Accountant
Tessaly Castings Ltd, Birmingham
January 2020 – Present
Prepare monthly management accounts for two sites (turnover £18m).
Shortened month-end close from nine to six working days.
Prepare VAT returns and payroll journals.
Work with the auditors each year; the last three audits had no adjustments.
Built an Excel model for stock valuation.

Assistant Accountant
Orrin & Vale LLP, Birmingham
July 2016 – December 2019
Reconciled bank and control accounts for about 25 clients.
Drafted statutory accounts under FRS 102 for review by a manager.
Processed purchase ledger in Sage 50.

QUALIFICATIONS
ACCA part-qualified (11 of 13 papers passed)
BA Accounting and Finance, University of Wrekin, 2016

IT
Sage 50, Xero, Excel (pivot tables, lookups), basic Power BI
`;

const developer = `Jonas Okafor
Backend developer · Berlin · github.example/jokafor

## Experience

### Software Engineer, Parcelwise GmbH (2021-04 – today)
- Develop order-tracking services in Java 17 and Spring Boot, deployed on Kubernetes
- Reduced p95 latency of the tracking API from 900 ms to 350 ms by adding Redis caching
- Contributed to the migration from Jenkins to GitLab CI (12 services)
- On call one week in five
- Review pull requests of a team of six

### Junior Developer, Kettlebyte AG (2018-09 – 2021-03)
- Maintained a PHP/MySQL shop used by 40 retailers
- Wrote unit tests with PHPUnit; coverage went up from 35% to 60%
- Fixed bugs reported by customer support

## Education
B.Sc. Computer Science, Hochschule Spreeau, 2018 (thesis on consistent hashing)

## Skills
Java, Spring Boot, PostgreSQL, MySQL, Redis, Docker, Kubernetes, GitLab CI, Git, Linux
`;

const seller = `CARLOTTA VANCE
Account Executive
Denver, CO | c.vance@inbox.example

EXPERIENCE
Account Executive, Nimbleforge Software, 2020-2025
- Sold scheduling software to clinics with 20-200 employees in Colorado and Utah
- Closed $1.1M in new business in 2024 (104% of quota)
- Managed the full sales cycle from first call to signature
- Used Salesforce and Outreach every day
- Helped two new reps ramp up

Sales Development Representative, Nimbleforge Software, 2018-2020
- Made 60 calls a day and booked 14 demos a month on average
- Promoted after 18 months

Retail Associate, Pinecrest Outdoor, 2016-2018
- Served customers in the climbing department and handled returns

EDUCATION
B.A. Communication, Front Range State University, 2016
`;

const lawyer = `Anselm Petrov
Associate Solicitor

Career
Associate, Hartnell Grey LLP, Manchester, 2021 to date
Act for landlords and tenants in commercial lease matters, mostly retail and offices.
Draft leases, licences to assign and rent deposit deeds.
Assisted a partner on the sale of a £42m retail park portfolio.
Supervise one trainee and a paralegal.
Wrote three client briefings on the new renters' legislation.

Trainee Solicitor, Hartnell Grey LLP, 2019 to 2021
Seats in real estate, litigation, employment and corporate.

Paralegal, Moss Street Law Centre, Salford, 2017 to 2019
Prepared bundles and attended housing possession hearings with the duty solicitor.
Ran the reception desk on Fridays.

Education
Legal Practice Course (Distinction), Pennine Law School, 2017
LLB (2:1), University of Irwell, 2016

Admitted as a solicitor of England and Wales in 2021.
`;

const designer = `Noor Haddix — UX / UI designer

Noor designs web and mobile products for health and education companies.

Mossfield Digital (agency), Product Designer, 2022–2025
– Designed screens and prototypes in Figma for 9 client projects
– Ran 25+ moderated usability tests, remote and in person
– Worked closely with developers; handed over specs and tokens
– Redesign of a clinic's booking flow: drop-off fell from 48% to 31%
– Contributed components to the agency's design system

Lumen & Larch Studio, Graphic Designer, 2019–2022
– Logos, brochures and packaging for local shops
– Photo retouching in Photoshop
– Prepared print files and checked proofs with the printer

Diploma in Visual Communication, Ostmark School of Design, 2019
Skills: Figma, Photoshop, Illustrator, InDesign, HTML and CSS (basics), user research
Languages: English C1, Arabic native, German B1
`;

const builder = `Owen Castellane
Site Supervisor / Carpenter

Experience
Site Supervisor - Bramhill Homes - Apr 2021 to Oct 2025
- Supervised carpenters, bricklayers and roofers (up to 18 people) on a 46-home site
- Held the daily toolbox talk and kept the site diary
- Ordered timber and checked deliveries
- Handed over phase 1 (22 homes) two weeks early
- No reportable accidents in four years
Carpenter - Yardley Joinery - Aug 2013 to Mar 2021
- First and second fix: studwork, doors, skirting, kitchens
- Built cut roofs and fitted trussed roofs
- Looked after one apprentice at a time
Qualifications
NVQ Level 3 Carpentry and Joinery (2015)
SSSTS (2021), CSCS Gold card, First Aid at Work
Full clean driving licence
`;

const carer = `Beatriz Holloway
Care Assistant, Norwich

About me
Caring and reliable care assistant who enjoys working with older people.

Jobs
Senior Care Assistant at Willowmere Residential Home, from November 2021
Lead the night shift of three carers for 34 residents
Give medication and keep MAR charts
Write and review care plans with the deputy manager
Look after residents with dementia and at the end of life

Care Assistant at Homefirst Domiciliary Care, June 2018 to October 2021
Visited six to eight clients a day by car
Personal care, meals, shopping and company
Used the Nourish app for notes

Qualifications
NVQ Level 2 in Health and Social Care
Care Certificate
Moving and handling, safeguarding adults, medication training (all 2024)
Driving licence and own car
`;

const hairdresser = `Zsofia Lantham
Hair Stylist

Work history
Senior Stylist, Copper & Comb, Edinburgh (2020 - now)
  - Cut, colour and style for about 35 clients a week
  - Balayage, highlights and colour correction
  - Retail sales of £400 a month on average
  - Teach Saturday juniors to shampoo and blow-dry
  - Look after the salon's Instagram account (2,300 followers)
Stylist, Mirabel Hair, Edinburgh (2016 - 2020)
  - Cuts, perms and wedding hair
  - Booked appointments in Phorest and cashed up at night
Training
SVQ Level 3 Hairdressing, Lothian College, 2016
Colour course, Tintwell Academy, 2021
`;

const driver = `Rufus Amsel
HGV driver (class 1)
Tel. 555 0119

Employment
Class 1 Driver, Northgate Haulage, Carlisle, 05.2019 - present
Trunking and multi-drop with curtainsiders and fridges, 2,000 km a week.
6 years without a fault accident.
Daily vehicle checks, tachograph and delivery paperwork.
Shows new drivers the routes.

Van Driver, Quickdrop Couriers, Carlisle, 10.2015 - 04.2019
70 to 80 parcels a day in the city and the surrounding villages.
Handled customer complaints at the door.

Licences
C+E, Driver CPC valid until 2029, digital tacho card, ADR (tanks not included)
Education
Secondary school certificate, Eden Valley School, 2013
`;

const probes: LedgerProbe[] = [
  {
    trade: 'nursing',
    resume: nurse,
    honest: {
      whole: [
        [
          nurse,
          `Imelda Farrow, RN
Leeds | imelda.farrow@mail.example | 0113 555 0142

Professional Summary
Registered Nurse (NMC) with nine years of experience across acute respiratory and community care, including wound care, IV antibiotics and non-invasive ventilation.

Professional Experience
Staff Nurse, Ward 14 (Respiratory), Aireside General Hospital | Mar 2018 – Present
• Care for up to 8 patients each shift on a 28-bed respiratory ward
• Administer intravenous antibiotics and monitor patients receiving non-invasive ventilation (NIV)
• Supported the introduction of a new handover sheet that reduced handover time from 40 to 25 minutes
• Mentor second-year student nurses on placement

Community Nurse, Calderbrook Health Trust | Sept 2014 – Feb 2018
• Carried out 10–12 home visits daily, providing wound care, insulin and catheter care
• Maintained electronic patient records in SystmOne
• Participated in a falls prevention pilot alongside the local GP surgery

Registration & Training
• NMC registered
• Immediate Life Support (ILS), 2023
• Mentorship module, 2019

Education
Bachelor of Science in Nursing (Adult), University of Hallam Vale, 2014
`,
        ],
      ],
      synonyms: [
        ['Look after up to eight patients per shift on', 'Provide care for as many as eight patients each shift on'],
        ['monitor patients on non-invasive ventilation', 'observe patients receiving non-invasive ventilation'],
        ['Kept electronic records in SystmOne', 'Documented care electronically in SystmOne'],
      ],
      merged: [
        [
          `- Kept electronic records in SystmOne
- Took part in a falls prevention pilot with the local GP surgery`,
          '- Kept electronic records in SystmOne and took part in a falls prevention pilot with the local GP surgery',
        ],
        [' Hard-working team player with excellent communication skills.', ''],
      ],
      summary: [
        [
          'Registered nurse with nine years in acute and community settings. Hard-working team player with excellent communication skills.',
          'Registered nurse offering nine years of acute and community experience, currently on a 28-bed respiratory ward. Mentors student nurses and holds Immediate Life Support.',
        ],
      ],
      trimmed: [
        ['Hard-working team player with excellent communication skills.', 'Works well in a team.'],
        [
          'Helped introduce a new handover sheet, which cut handover time',
          'Helped to introduce a handover sheet, cutting handover time',
        ],
      ],
    },
    lies: {
      'number in words': [['up to eight patients', 'up to eighteen patients']],
      scope: [['Helped introduce a new handover sheet, which cut', 'Introduced a new handover sheet, which cut']],
      certificate: [['Immediate Life Support (2023)', 'Advanced Life Support (2023)']],
      moved: [
        ['Kept electronic records in SystmOne', 'Administered IV antibiotics and kept electronic records in SystmOne'],
      ],
      title: [['Staff Nurse, Ward 14', 'Senior Staff Nurse, Ward 14']],
    },
  },
  {
    trade: 'teaching',
    resume: teacher,
    honest: {
      whole: [
        [
          teacher,
          `Tobias Renwick
Secondary School Teacher of Mathematics
Bristol, tobias.renwick@post.example

PROFILE
Secondary mathematics teacher with a PGCE and experience of teaching Years 7 to 11, including GCSE groups, and of supporting pupils with special educational needs.

EXPERIENCE

Mathematics Teacher | Holmwood Academy, Bristol | 2019 – 2024
• Delivered mathematics lessons to Years 7–11, including two GCSE groups
• Achieved 78% grade 4 or above with the 2023 GCSE class, against a school average of 69%
• Led a weekly after-school revision club attended by approximately 20 pupils
• Supported the head of department in developing the new KS3 scheme of work
• Served as form tutor to 30 Year 9 pupils

Teaching Assistant | St Brannoc Primary School, Bath | 2016 – 2018
• Provided one-to-one support for three pupils with special educational needs (SEN)
• Assisted the class teacher in running phonics groups

EDUCATION
Postgraduate Certificate in Education (PGCE), Secondary Mathematics, University of Severnside, 2019
Bachelor of Science (Honours) in Mathematics, 2:1, University of Severnside, 2016

SKILLS
GeoGebra | Google Classroom | Microsoft Excel | Behaviour management | Safeguarding (Level 1)
`,
        ],
      ],
      numbers: [
        ['around 20 pupils', 'some twenty pupils'],
        ['Form tutor for 30 Year 9 pupils', 'Form tutor for thirty Year 9 pupils'],
        ['three pupils', '3 pupils'],
      ],
      reordered: [
        [
          `• Taught maths to Years 7-11, including two GCSE groups
• 78% of my 2023 GCSE class achieved grade 4 or above (school average: 69%)`,
          `• Saw 78% of the 2023 GCSE class reach grade 4 or higher, compared with the school average of 69%
• Taught mathematics across Years 7-11, including 2 GCSE groups`,
        ],
        ['behaviour management, safeguarding (Level 1)', 'safeguarding (Level 1), behavior management'],
      ],
      acronym: [
        ['three pupils with SEN', 'three pupils with Special Educational Needs'],
        ['Key Stage 3', 'KS3'],
        ['BSc (Hons) Mathematics', 'BSc (Honours) Mathematics'],
      ],
      synonyms: [
        ['Ran a weekly after-school revision club', 'Organised a weekly revision club after school'],
        ['Assisted the class teacher with phonics groups', 'Helped the class teacher with phonics groups'],
      ],
    },
    lies: {
      percentage: [['78% of my 2023 GCSE class', '87% of my 2023 GCSE class']],
      scope: [['Supported the head of department with the new', 'Developed, with the head of department, the new']],
      title: [['Mathematics Teacher | Holmwood', 'Lead Mathematics Teacher | Holmwood']],
      dates: [['Bath | 2016 - 2018', 'Bath | 2016 - 2019']],
      level: [['safeguarding (Level 1)', 'safeguarding (Level 3)']],
    },
  },
  {
    trade: 'cooking',
    resume: cook,
    honest: {
      whole: [
        [
          cook,
          `PRIYA LOCKHART
Sous Chef | Cork

PROFESSIONAL EXPERIENCE

Sous Chef, The Gilded Oyster, Cork | 2021–2025
• Ran the hot section and covered for the head chef on his two days off
• Managed ordering of fish and dry goods worth approximately €6,000 per week
• Reduced food cost from 34% to 30% within a year
• Trained four commis chefs

Chef de Partie, Bistro Marlow, Cork | 2017–2021
• Worked the sauce section, serving 90 covers on Saturday nights
• Produced allergen sheets for the full menu

Commis Chef, Hotel Ballinroe, Kinsale | 2015–2017
• Prepared breakfast and banquets for up to 200 guests

EDUCATION & CERTIFICATIONS
• Advanced Certificate in Culinary Arts, Munster Technical College (2015)
• HACCP Level 3 (2022)

LANGUAGES
English (native), Irish (conversational), French (basic)
`,
        ],
      ],
      tense: [
        ['run the hot section and cover for the head chef', 'Ran the hot section and stood in for the head chef'],
        ['order fish and dry goods, about €6,000 a week', 'Ordered fish and dry goods (around 6,000 euros weekly)'],
        ['train commis chefs (4 so far)', 'Trained 4 commis chefs'],
      ],
      summary: [
        [
          'Sous chef - Cork\n',
          'Sous chef - Cork\n\nSummary\nSous chef with experience as chef de partie and commis chef in Cork and Kinsale. HACCP Level 3. Brought food cost down from 34% to 30% in one year.\n',
        ],
      ],
      synonyms: [
        ['food cost brought down from 34% to 30% in one year', 'cut food cost from 34% to 30% in twelve months'],
        ['wrote allergen sheets for the whole menu', 'drew up allergen sheets covering the entire menu'],
      ],
      split: [
        [
          '  * run the hot section and cover for the head chef on his two days off',
          '  * run the hot section\n  * deputise for the head chef on his two days off',
        ],
        ['breakfast and banqueting for up to 200 guests', 'breakfast service\n  * banqueting for up to 200 guests'],
      ],
    },
    lies: {
      scope: [['cover for the head chef on his two days off', 'lead the kitchen team of ten alongside the head chef']],
      percentage: [['from 34% to 30%', 'from 34% to 20%']],
      title: [['Sous Chef, The Gilded Oyster', 'Head Chef, The Gilded Oyster']],
      level: [['Irish (conversational), French (basic)', 'Irish (conversational), French (conversational)']],
      dates: [['2017-2021 Chef de Partie', '2016-2021 Chef de Partie']],
    },
  },
  {
    trade: 'electrical work',
    resume: electrician,
    honest: {
      whole: [
        [
          electrician,
          `Marek Dunmore - Electrician
Phone 555-0188 · marek@dunmore.example

Summary
Licensed Oklahoma Journeyman Electrician with seven years of residential and light commercial experience, from rough-in to trim-out, service troubleshooting and EV charger installation.

Employment
Journeyman Electrician, Brightline Electric LLC, Tulsa, OK | June 2020 – Present
- Wire new homes and small retail units from rough-in through trim-out
- Interpret blueprints and obtain city permits
- Diagnose panels, breakers and GFCI circuits on 4 to 6 service calls per day
- Installed approximately 35 electric vehicle (EV) chargers to date

Apprentice Electrician, Red Fork Electrical Contractors, Tulsa, OK | May 2016 – May 2020
- Bent conduit, pulled wire and mounted boxes under the supervision of a master electrician
- Maintained the tool crib and van stock

Licenses & Certifications
Oklahoma Journeyman License
OSHA 10

Tools
Fluke multimeter, conduit benders, megohmmeter, Bluebeam
`,
        ],
      ],
      synonyms: [
        ['Read blueprints and pull permits with the city', 'Interpret blueprints and obtain permits from the city'],
        ['Kept the tool crib and the van stock in order', 'Kept the tool crib and van stock organized'],
      ],
      acronym: [
        ['GFCI circuits', 'ground-fault circuit interrupter (GFCI) circuits'],
        ['OSHA 10', 'OSHA 10-hour'],
        ['Install EV chargers (about 35 so far)', 'Install electric vehicle chargers, around 35 to date'],
      ],
      merged: [
        [
          `- Bent conduit, pulled wire and mounted boxes under a master electrician
- Kept the tool crib and the van stock in order`,
          '- Worked under a master electrician bending conduit, pulling wire and mounting boxes, and kept the tool crib and van stock in order',
        ],
      ],
      summary: [
        [
          'Journeyman electrician with 7 years of residential and light commercial experience.',
          'Electrician holding an Oklahoma Journeyman License and OSHA 10, with 7 years of experience in residential and light commercial work. Comfortable with blueprints, permits and service calls.',
        ],
      ],
    },
    lies: {
      certificate: [['OSHA 10', 'OSHA 30']],
      title: [['Oklahoma Journeyman License', 'Oklahoma Master License']],
      tool: [['megohmmeter, Bluebeam', 'megohmmeter, Bluebeam, AutoCAD']],
      scope: [
        [
          'Bent conduit, pulled wire and mounted boxes under a master electrician',
          'Oversaw conduit bending, wire pulling and box mounting',
        ],
      ],
      field: [['small retail units', 'industrial plants']],
    },
  },
  {
    trade: 'warehouse',
    resume: warehouse,
    honest: {
      whole: [
        [
          warehouse,
          `Dalia Brask
Warehouse Operative

Summary
Warehouse operative with experience in order picking, cycle counting and truck driving at Hollis & Pike Logistics and Freshcrate BV. Reach truck and counterbalance licence.

Experience

Warehouse Operative, Hollis & Pike Logistics, Rotterdam
February 2020 – August 2025
• Picked and packed orders using RF scanners, averaging 110 lines per hour against a target of 95
• Operated reach and counterbalance trucks
• Performed weekly cycle counts, with stock accuracy of 99.2% in 2024
• Trained 5 new starters on scanner use and manual handling
• Reported 2 near misses and proposed the one-way system now in use in aisle 3

Order Picker, Freshcrate BV, Schiedam
June 2018 – January 2020
• Picked chilled goods for supermarkets at +2 °C
• Loaded trailers according to the route plan

Certificates
• Reach truck and counterbalance licence (2019, renewed 2024)
• First aid at work (BHV)

Systems
SAP EWM, Microsoft Excel

Languages
Dutch, English, some Polish
`,
        ],
      ],
      dates: [
        ['02/2020 to 08/2025', 'Feb 2020 - Aug 2025'],
        ['06/2018 to 01/2020', 'Jun 2018 - Jan 2020'],
        ['Drove reach and counterbalance trucks.', 'Operated reach trucks and counterbalance trucks.'],
      ],
      synonyms: [
        ['Trained five new starters on the scanner', 'Taught five new employees to use the scanner'],
        ['Loaded trailers against the route plan.', 'Loaded trailers as set out in the route plan.'],
        ['Carried out cycle counts every week;', 'Conducted weekly cycle counts:'],
      ],
      merged: [
        [
          `Picked chilled goods for supermarkets at +2 degrees.
Loaded trailers against the route plan.`,
          'Picked chilled supermarket goods at +2 degrees and loaded trailers against the route plan.',
        ],
        ['some Polish', 'basic Polish'],
      ],
      numbers: [
        ['110 lines per hour on average (target 95)', 'an average of 110 lines an hour, above the target of 95'],
        ['five new starters', '5 new starters'],
      ],
    },
    lies: {
      number: [['110 lines per hour', '140 lines per hour']],
      percentage: [['stock accuracy 99.2%', 'stock accuracy 99.9%']],
      scope: [
        [
          'Trained five new starters on the scanner and on',
          'Supervised five warehouse operatives on the scanner and on',
        ],
      ],
      employer: [['Freshcrate BV, Schiedam', 'Heineken BV, Schiedam']],
      frequency: [['cycle counts every week', 'cycle counts every day']],
    },
  },
  {
    trade: 'accounting',
    resume: accountant,
    honest: {
      whole: [
        [
          accountant,
          `Hester Quillan
Accountant

PROFESSIONAL SUMMARY
Part-qualified ACCA accountant (11 of 13 papers passed) with 8 years of experience in month-end close, VAT and management reporting for small and medium-sized manufacturers.

PROFESSIONAL EXPERIENCE
Management Accountant, Tessaly Castings Ltd, Birmingham
Jan 2020 – Present
• Produce monthly management accounts for 2 sites with a combined turnover of £18 million
• Reduced month-end close from nine to six working days
• Complete VAT returns and payroll journals
• Liaise with auditors annually, with no adjustments in the last three audits
• Developed a stock valuation model in Excel

Assistant Accountant, Orrin & Vale LLP, Birmingham
Jul 2016 – Dec 2019
• Performed bank and control account reconciliations for approximately 25 clients
• Prepared draft statutory accounts under FRS 102 for manager review
• Processed purchase ledger using Sage 50

QUALIFICATIONS
ACCA part-qualified (11 of 13 papers passed)
BA in Accounting and Finance, University of Wrekin, 2016

IT SKILLS
Sage 50, Xero, Microsoft Excel (pivot tables, lookups), Power BI (basic)
`,
        ],
      ],
      numbers: [
        ['turnover £18m', 'turnover of £18 million'],
        ['from nine to six working days', 'from 9 to 6 working days'],
        ["eight years' experience", '8 years of experience'],
      ],
      synonyms: [
        [
          'Shortened month-end close from nine to six working days.',
          'Cut the month-end close by three working days, from nine to six.',
        ],
        ['Built an Excel model for stock valuation.', 'Created a stock valuation model in Excel.'],
      ],
      merged: [
        [
          `Drafted statutory accounts under FRS 102 for review by a manager.
Processed purchase ledger in Sage 50.`,
          "Drafted statutory accounts under FRS 102 for a manager's review and processed the purchase ledger in Sage 50.",
        ],
        [
          'Work with the auditors each year; the last three',
          'Support the annual audit with the auditors; the last three',
        ],
      ],
      keywords: [
        [
          'Prepare VAT returns and payroll journals.',
          'Prepare value added tax (VAT) returns and post payroll journals.',
        ],
        ['Reconciled bank and control accounts', 'Carried out bank and control account reconciliations'],
      ],
    },
    lies: {
      certificate: [['ACCA part-qualified (11 of 13 papers passed)', 'ACCA qualified']],
      number: [['turnover £18m', 'turnover £80m']],
      scope: [
        [
          'Drafted statutory accounts under FRS 102 for review by a manager.',
          'Prepared and signed off statutory accounts under FRS 102.',
        ],
      ],
      standing: [['basic Power BI', 'advanced Power BI']],
      'number in words': [['from nine to six working days', 'from nine to four working days']],
    },
  },
  {
    trade: 'software',
    resume: developer,
    honest: {
      whole: [
        [
          developer,
          `Jonas Okafor
Backend Developer · Berlin · github.example/jokafor

## Summary
Backend developer working with Java, Spring Boot and Kubernetes; previously PHP and MySQL. Experienced in API performance, CI migration and code review.

## Experience

### Software Engineer, Parcelwise GmbH (April 2021 – Present)
- Build order-tracking services with Java 17 and Spring Boot and deploy them on Kubernetes
- Cut p95 latency of the tracking API from 900 ms to 350 ms through Redis caching
- Contributed to migrating 12 services from Jenkins to GitLab CI
- Review pull requests for a six-person team
- Take part in the on-call rotation (one week in five)

### Junior Developer, Kettlebyte AG (September 2018 – March 2021)
- Maintained a PHP and MySQL shop used by 40 retailers
- Increased unit test coverage from 35% to 60% with PHPUnit
- Resolved bugs reported by customer support

## Education
Bachelor of Science in Computer Science, Hochschule Spreeau, 2018 (thesis on consistent hashing)

## Skills
**Languages:** Java, PHP
**Databases:** PostgreSQL, MySQL, Redis
**Tools:** Spring Boot, Docker, Kubernetes, GitLab CI, Git, Linux
`,
        ],
      ],
      synonyms: [
        ['Develop order-tracking services in Java 17', 'Build order-tracking services using Java 17'],
        ['Fixed bugs reported by customer support', 'Resolved defects raised by customer support'],
        ['Review pull requests of a team of six', 'Perform code reviews in a team of 6'],
      ],
      numbers: [
        ['from 900 ms to 350 ms', 'from 0.9 s to 0.35 s'],
        ['coverage went up from 35% to 60%', 'raising coverage from 35 to 60 percent'],
        ['(12 services)', '(twelve services)'],
      ],
      acronym: [
        ['GitLab CI (12 services)', 'GitLab continuous integration (12 services)'],
        ['B.Sc. Computer Science', 'Bachelor of Science in Computer Science'],
      ],
      reordered: [
        [
          'Java, Spring Boot, PostgreSQL, MySQL, Redis, Docker, Kubernetes, GitLab CI, Git, Linux',
          'Java, Spring Boot, Kubernetes, Docker, Redis, PostgreSQL, MySQL, GitLab CI, Git, Linux, PHP, PHPUnit',
        ],
        [
          '- On call one week in five\n- Review pull requests of a team of six',
          '- Review the pull requests of a six-person team\n- On call every fifth week',
        ],
      ],
    },
    lies: {
      scope: [['Contributed to the migration from Jenkins', 'Drove the migration from Jenkins']],
      number: [['used by 40 retailers', 'used by 400 retailers']],
      tool: [['by adding Redis caching', 'by adding Redis and Kafka']],
      percentage: [['from 35% to 60%', 'from 35% to 80%']],
      title: [['Junior Developer, Kettlebyte AG', 'Developer, Kettlebyte AG']],
    },
  },
  {
    trade: 'sales',
    resume: seller,
    honest: {
      whole: [
        [
          seller,
          `CARLOTTA VANCE
Account Executive
Denver, CO | c.vance@inbox.example

SUMMARY
Account Executive with full-cycle software sales experience, selling to clinics in Colorado and Utah. Closed $1.1 million in new business in 2024, 104% of quota.

EXPERIENCE
Account Executive, Nimbleforge Software | 2020–2025
• Sold scheduling software to clinics of 20–200 employees across Colorado and Utah
• Closed $1.1M in new business in 2024, achieving 104% of quota
• Owned the full sales cycle from first call through signature
• Used Salesforce and Outreach daily
• Supported the ramp-up of two new reps

Sales Development Representative (SDR), Nimbleforge Software | 2018–2020
• Made 60 calls per day and booked an average of 14 demos per month
• Earned a promotion after 18 months

Retail Associate, Pinecrest Outdoor | 2016–2018
• Assisted customers in the climbing department and processed returns

EDUCATION
Bachelor of Arts in Communication, Front Range State University, 2016
`,
        ],
      ],
      numbers: [
        ['$1.1M in new business', '$1,100,000 in new business'],
        ['Promoted after 18 months', 'Promoted after a year and a half'],
      ],
      synonyms: [
        ['Helped two new reps ramp up', 'Helped onboard two new sales representatives'],
        [
          'Served customers in the climbing department and handled returns',
          'Assisted customers in the climbing department and processed returns',
        ],
        ['Managed the full sales cycle', 'Handled the entire sales cycle'],
      ],
      merged: [
        [
          `- Managed the full sales cycle from first call to signature
- Used Salesforce and Outreach every day`,
          '- Managed the full sales cycle from first call to signature, using Salesforce and Outreach daily',
        ],
        [
          'Made 60 calls a day and booked 14 demos a month on average',
          'Averaged 60 calls a day and 14 booked demos a month',
        ],
      ],
      split: [
        [
          '- Closed $1.1M in new business in 2024 (104% of quota)',
          '- Closed $1.1M in new business in 2024\n- Reached 104% of quota in 2024',
        ],
      ],
    },
    lies: {
      percentage: [['104% of quota', '140% of quota']],
      reach: [['in Colorado and Utah', 'across the western United States']],
      scope: [['Helped two new reps ramp up', 'Managed two new reps']],
      number: [['20-200 employees', '200-2,000 employees']],
      dropped: [
        [
          `Retail Associate, Pinecrest Outdoor, 2016-2018
- Served customers in the climbing department and handled returns

`,
          '',
        ],
      ],
    },
  },
  {
    trade: 'law',
    resume: lawyer,
    honest: {
      whole: [
        [
          lawyer,
          `Anselm Petrov
Associate Solicitor

Profile
Solicitor admitted in England and Wales in 2021, acting for landlords and tenants in commercial property matters.

Professional Experience

Associate | Hartnell Grey LLP, Manchester | 2021 – Present
• Advise landlords and tenants on commercial leases, mainly retail and office premises
• Draft leases, licences to assign and rent deposit deeds
• Assisted a partner with the sale of a retail park portfolio valued at £42 million
• Supervise a trainee and a paralegal
• Authored three client briefings on the new renters' legislation

Trainee Solicitor | Hartnell Grey LLP | 2019 – 2021
• Completed seats in real estate, litigation, employment and corporate

Paralegal | Moss Street Law Centre, Salford | 2017 – 2019
• Prepared bundles and attended housing possession hearings alongside the duty solicitor
• Staffed the reception desk on Fridays

Education
Legal Practice Course (LPC), Distinction, Pennine Law School, 2017
Bachelor of Laws (LLB), 2:1, University of Irwell, 2016
`,
        ],
      ],
      synonyms: [
        [
          'Assisted a partner on the sale of a £42m retail park portfolio.',
          'Supported a partner in selling a £42m portfolio of retail parks.',
        ],
        ['Wrote three client briefings', 'Produced three client briefings'],
      ],
      dates: [
        ['Manchester, 2021 to date', 'Manchester, 2021 - present'],
        ['Hartnell Grey LLP, 2019 to 2021', 'Hartnell Grey LLP, 2019 - 2021'],
      ],
      summary: [
        [
          'Associate Solicitor\n',
          'Associate Solicitor\n\nSolicitor in commercial leases with experience of drafting leases, licences to assign and rent deposit deeds, and of supervising a trainee and a paralegal.\n',
        ],
      ],
      merged: [
        [
          `Supervise one trainee and a paralegal.
Wrote three client briefings on the new renters' legislation.`,
          "Supervise one trainee and one paralegal; wrote 3 client briefings on the new renters' legislation.",
        ],
      ],
    },
    lies: {
      scope: [['Assisted a partner on the sale', 'Acted on the sale']],
      standing: [['LLB (2:1)', 'LLB (First)']],
      moved: [['Prepared bundles and attended', 'Prepared bundles, drafted leases and attended']],
      title: [['Associate, Hartnell Grey LLP, Manchester', 'Senior Associate, Hartnell Grey LLP, Manchester']],
      outcome: [
        ["on the new renters' legislation.", "on the new renters' legislation, which brought in new instructions."],
      ],
    },
  },
  {
    trade: 'design',
    resume: designer,
    honest: {
      whole: [
        [
          designer,
          `Noor Haddix — UX / UI Designer

Profile
UX/UI designer of web and mobile products for health and education companies, with experience in prototyping, usability testing and graphic design.

Experience

Product Designer, Mossfield Digital (agency), 2022–2025
• Created screens and prototypes in Figma for nine client projects
• Conducted more than 25 moderated usability tests, both remote and in person
• Collaborated closely with developers, handing over specifications and design tokens
• Redesigned a clinic's booking flow, reducing drop-off from 48% to 31%
• Contributed components to the agency's design system

Graphic Designer, Lumen & Larch Studio, 2019–2022
• Designed logos, brochures and packaging for local shops
• Retouched photos in Photoshop
• Prepared print-ready files and reviewed proofs with the printer

Education
Diploma in Visual Communication, Ostmark School of Design, 2019

Skills
Figma, Adobe Photoshop, Adobe Illustrator, Adobe InDesign, HTML and CSS (basic), user research

Languages
Arabic (native), English (C1), German (B1)
`,
        ],
      ],
      synonyms: [
        [
          'Worked closely with developers; handed over specs and tokens',
          'Collaborated with developers, handing over specs and tokens',
        ],
        ['Photo retouching in Photoshop', 'Retouched photos using Photoshop'],
      ],
      keywords: [
        ['Designed screens and prototypes in Figma', 'Designed user interface (UI) screens and prototypes in Figma'],
        [
          'Ran 25+ moderated usability tests, remote and in person',
          'Moderated 25+ remote and in-person usability tests',
        ],
      ],
      acronym: [
        ['UX / UI designer', 'User experience (UX) and user interface (UI) designer'],
        ['HTML and CSS (basics)', 'basic HTML and CSS'],
      ],
      merged: [
        [
          `– Photo retouching in Photoshop
– Prepared print files and checked proofs with the printer`,
          '– Retouched photos in Photoshop, prepared print files and checked proofs with the printer',
        ],
        ['drop-off fell from 48% to 31%', 'reduced drop-off by 17 percentage points, from 48% to 31%'],
      ],
    },
    lies: {
      level: [['German B1', 'German B2']],
      scope: [["Contributed components to the agency's design system", "Built the agency's design system"]],
      percentage: [['from 48% to 31%', 'from 48% to 21%']],
      reach: [['for local shops', 'for national brands']],
      degree: [['Diploma in Visual Communication', "Bachelor's degree in Visual Communication"]],
    },
  },
  {
    trade: 'construction',
    resume: builder,
    honest: {
      whole: [
        [
          builder,
          `Owen Castellane
Site Supervisor / Carpenter

Summary
Site supervisor and time-served carpenter with SSSTS, NVQ Level 3 and CSCS Gold card. Supervised up to 18 tradespeople on a 46-home site without a reportable accident.

Experience

Site Supervisor, Bramhill Homes | April 2021 – October 2025
• Supervised up to 18 carpenters, bricklayers and roofers on a 46-home site
• Delivered daily toolbox talks and maintained the site diary
• Ordered timber and inspected deliveries
• Completed handover of phase 1 (22 homes) two weeks ahead of schedule
• Recorded no reportable accidents in four years

Carpenter, Yardley Joinery | August 2013 – March 2021
• Carried out first and second fix carpentry, including studwork, doors, skirting and kitchens
• Constructed cut roofs and installed trussed roofs
• Mentored one apprentice at a time

Qualifications
• NVQ Level 3 Carpentry and Joinery (2015)
• SSSTS (2021)
• CSCS Gold card
• First Aid at Work
• Full clean driving licence
`,
        ],
      ],
      synonyms: [
        [
          'Held the daily toolbox talk and kept the site diary',
          'Gave the toolbox talk every day and maintained the site diary',
        ],
        ['two weeks early', 'a fortnight ahead of schedule'],
        ['Looked after one apprentice at a time', 'Guided one apprentice at a time'],
      ],
      numbers: [
        ['No reportable accidents in four years', 'Zero reportable accidents over 4 years'],
        ['(up to 18 people)', '(as many as eighteen people)'],
      ],
      merged: [
        [
          `- Held the daily toolbox talk and kept the site diary
- Ordered timber and checked deliveries`,
          '- Held daily toolbox talks, kept the site diary, ordered timber and checked deliveries',
        ],
      ],
      spelling: [
        ['SSSTS (2021)', 'Site Supervision Safety Training Scheme (SSSTS, 2021)'],
        ['Full clean driving licence', 'Full, clean driving license'],
      ],
    },
    lies: {
      number: [['a 46-home site', 'a 64-home site']],
      certificate: [['SSSTS (2021)', 'SMSTS (2021)']],
      title: [['Site Supervisor - Bramhill Homes', 'Site Manager - Bramhill Homes']],
      dates: [['Apr 2021 to Oct 2025', 'Apr 2021 to present']],
      outcome: [['two weeks early', 'two weeks early and under budget']],
    },
  },
  {
    trade: 'care',
    resume: carer,
    honest: {
      whole: [
        [
          carer,
          `Beatriz Holloway
Care Assistant, Norwich

Profile
Senior Care Assistant with experience in residential and domiciliary care, including dementia and end-of-life care. Enjoys working with older people. Driver with own car.

Work Experience

Senior Care Assistant, Willowmere Residential Home
November 2021 – Present
• Lead a night team of three carers looking after 34 residents
• Administer medication and maintain MAR charts
• Write and review care plans together with the deputy manager
• Care for residents living with dementia and those at the end of life

Care Assistant, Homefirst Domiciliary Care
June 2018 – October 2021
• Visited 6–8 clients daily by car
• Provided personal care, prepared meals, did shopping and kept clients company
• Recorded notes in the Nourish app

Qualifications & Training
• NVQ Level 2 in Health and Social Care
• Care Certificate
• Moving and handling (2024)
• Safeguarding adults (2024)
• Medication training (2024)
• Driving licence and own car
`,
        ],
      ],
      synonyms: [
        ['Give medication and keep MAR charts', 'Administer medication and complete MAR charts'],
        ['Caring and reliable care assistant who enjoys', 'Care assistant who enjoys'],
      ],
      acronym: [
        ['keep MAR charts', 'keep medication administration record (MAR) charts'],
        ['NVQ Level 2', 'National Vocational Qualification (NVQ) Level 2'],
      ],
      split: [
        [
          'Look after residents with dementia and at the end of life',
          'Look after residents with dementia\nLook after residents at the end of life',
        ],
        ['Personal care, meals, shopping and company', 'Personal care, meal preparation, shopping and companionship'],
      ],
      numbers: [
        ['six to eight clients a day', '6 to 8 clients per day'],
        ['the night shift of three carers for 34 residents', 'a three-carer night shift for thirty-four residents'],
      ],
    },
    lies: {
      level: [['NVQ Level 2', 'NVQ Level 3']],
      number: [['34 residents', '43 residents']],
      scope: [['Write and review care plans with the deputy manager', 'Write and approve care plans for the home']],
      standing: [['Caring and reliable care assistant', 'Award-winning care assistant']],
      dates: [['June 2018 to October 2021', 'June 2015 to October 2021']],
    },
  },
  {
    trade: 'hairdressing',
    resume: hairdresser,
    honest: {
      whole: [
        [
          hairdresser,
          `Zsofia Lantham
Hair Stylist

SUMMARY
Senior stylist with SVQ Level 3 in Hairdressing, specialising in balayage, highlights and colour correction. Serves about 35 clients a week in Edinburgh.

EXPERIENCE

Senior Stylist, Copper & Comb, Edinburgh | 2020 – Present
• Provide cutting, colouring and styling services to approximately 35 clients per week
• Perform balayage, highlights and color correction
• Generate average retail sales of £400 per month
• Train Saturday juniors in shampooing and blow-drying
• Manage the salon's Instagram account (2,300 followers)

Stylist, Mirabel Hair, Edinburgh | 2016 – 2020
• Carried out cuts, perms and bridal hair
• Booked appointments in Phorest and cashed up at the end of the day

TRAINING
SVQ Level 3 Hairdressing, Lothian College, 2016
Colour course, Tintwell Academy, 2021
`,
        ],
      ],
      synonyms: [
        ['Teach Saturday juniors to shampoo and blow-dry', 'Train Saturday juniors in shampooing and blow-drying'],
        ["Look after the salon's Instagram account", "Run the salon's Instagram account"],
      ],
      numbers: [
        ['about 35 clients a week', 'some thirty-five clients each week'],
        ['£400 a month on average', 'an average of £400 monthly'],
        ['2,300 followers', '2.3k followers'],
      ],
      merged: [
        [
          `  - Cut, colour and style for about 35 clients a week
  - Balayage, highlights and colour correction`,
          '  - Cut, color and style for about 35 clients a week, including balayage, highlights and color correction',
        ],
      ],
      keywords: [['Booked appointments in Phorest', 'Scheduled appointments with Phorest']],
    },
    lies: {
      number: [['2,300 followers', '23,000 followers']],
      outcome: [
        [
          "Look after the salon's Instagram account (2,300 followers)",
          "Grew the salon's Instagram account to 2,300 followers",
        ],
      ],
      title: [['Stylist, Mirabel Hair, Edinburgh', 'Salon Manager, Mirabel Hair, Edinburgh']],
      employer: [['Colour course, Tintwell Academy', 'Colour course, Vidal Sassoon Academy']],
      frequency: [['£400 a month', '£400 a week']],
    },
  },
  {
    trade: 'driving',
    resume: driver,
    honest: {
      whole: [
        [
          driver,
          `Rufus Amsel
HGV Driver (Class 1)
Tel. 555 0119

Profile
Class 1 HGV driver with C+E, Driver CPC valid until 2029, digital tacho card and ADR. Six years without a fault accident.

Employment

Class 1 Driver, Northgate Haulage, Carlisle | May 2019 – Present
• Drive curtainsiders and fridges on trunking and multi-drop work, covering 2,000 km per week
• Six years with no fault accidents
• Complete daily vehicle checks, tachograph records and delivery paperwork
• Show new drivers the routes

Van Driver, Quickdrop Couriers, Carlisle | October 2015 – April 2019
• Delivered 70–80 parcels per day in the city and surrounding villages
• Dealt with customer complaints at the door

Licences
C+E; Driver CPC valid until 2029; digital tachograph card; ADR (excluding tanks)

Education
Secondary school certificate, Eden Valley School, 2013
`,
        ],
      ],
      dates: [
        ['05.2019 - present', 'May 2019 - present'],
        ['10.2015 - 04.2019', 'Oct 2015 - Apr 2019'],
        ['6 years without a fault accident.', 'Six years free of fault accidents.'],
      ],
      synonyms: [
        ['Handled customer complaints at the door.', 'Dealt with customer complaints at the door.'],
        ['Shows new drivers the routes.', 'Introduces new drivers to the routes.'],
      ],
      keywords: [['70 to 80 parcels a day in the city', 'Delivered 70 to 80 parcels a day in the city']],
      numbers: [['2,000 km a week', '2000 kilometres per week']],
    },
    lies: {
      certificate: [['ADR (tanks not included)', 'ADR including tanks']],
      scope: [['Shows new drivers the routes.', 'Supervises new drivers on the routes.']],
      'number in words': [['6 years without a fault accident.', 'Sixteen years without a fault accident.']],
      level: [['Secondary school certificate', 'Business diploma']],
      reach: [['in the city and the surrounding villages', 'across the UK']],
    },
  },
];

export const rewrittenCases: LedgerCase[] = probes.flatMap((probe) => casesOf(probe, 'fresh'));
