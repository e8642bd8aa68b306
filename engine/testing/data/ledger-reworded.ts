import { type LedgerRewording, rewordedCasesOf } from '../ledger-case.ts';

/** Twelve whole resumes with every line reworded, as a capable language model does it, and with a lie or two hidden in that. All made up. */

const rewordings: LedgerRewording[] = [
  {
    trade: 'nursing',
    original: `Philippa Sandoval
Registered Nurse
Harrowgate, Yorkshire | philippa.sandoval@example.org | 07700 900133

Profile
Registered nurse who has worked on medical and surgical wards since 2017.

Experience

Staff Nurse, Thornfield General Hospital, Leeds, March 2020 - present
- Look after 8 to 10 patients per shift on a 28-bed surgical ward
- Give medicines including IV antibiotics and check blood results
- Talk to relatives about care plans and discharge
- Mentor student nurses from the university
- Helped the ward manager with the falls audit; falls dropped from 14 to 9 a quarter

Staff Nurse, Millbeck Hospital, York, September 2017 - February 2020
- Worked on an acute medical ward, days and nights
- Took ECGs, inserted cannulas and did wound dressings
- Handed over patients with SBAR

Education
BSc Nursing, Aldermoor University, 2017

Skills: cannulation, venepuncture, wound care, EMIS, NEWS2
NMC registered. ILS (2023)
`,
    honest: `Philippa Sandoval
Registered Nurse
Harrowgate, Yorkshire | philippa.sandoval@example.org | 07700 900133

Professional Summary
NMC-registered nurse with a BSc in Nursing and hands-on experience across acute medical and surgical wards since 2017. Skilled in cannulation, venepuncture and wound care, with a track record of mentoring student nurses and communicating clearly with relatives.

Professional Experience

Staff Nurse | Thornfield General Hospital, Leeds | 03/2020 – Present
• Deliver nursing care to 8–10 patients each shift on a busy 28-bed surgical ward
• Administer medications, including intravenous (IV) antibiotics, and review blood results
• Liaise with families regarding care plans and discharge arrangements
• Mentor university nursing students on placement
• Supported the ward manager with a falls audit, during which falls decreased from 14 to 9 per quarter

Staff Nurse | Millbeck Hospital, York | 09/2017 – 02/2020
• Provided care on an acute medical ward, covering both day and night shifts
• Performed ECGs, cannulation and wound dressings
• Conducted structured patient handovers using the SBAR framework

Education
Bachelor of Science (BSc) in Nursing, Aldermoor University, 2017

Core Skills
Clinical: Cannulation, Venepuncture, Wound Care, NEWS2
Systems: EMIS

Registration & Certifications
• NMC registered
• ILS (Immediate Life Support), 2023
`,
    lies: {
      scope: [['Supported the ward manager with a falls audit', 'Led a falls audit']],
      number: [['falls decreased from 14 to 9 per quarter', 'falls decreased from 14 to 4 per quarter']],
      certificate: [['• ILS (Immediate Life Support), 2023', '• ALS (Advanced Life Support), 2023']],
    },
  },
  {
    trade: 'electrical work',
    original: `Torsten Ibekwe
Electrician

I am a time-served electrician with my own van and tools.

WORK

Electrician - Brightwire Contracts, Coventry
2018 to now
Rewires and new consumer units in houses and flats
Testing and inspection, filling in EICR certificates
Fault finding on lighting and ring circuits
Working with plumbers and plasterers on kitchens
Took two apprentices along from 2021

Electrician's Mate - Oldacre & Sons, Rugby
2015 to 2018
Ran cable, fitted back boxes and trunking
Kept the van stocked and the site tidy
Started on industrial jobs: three phase motors and conveyors at a bakery

QUALIFICATIONS
NVQ Level 3 Electrical Installation (2018)
18th Edition (2019)
City & Guilds 2391 Inspection and Testing (2020)
ECS Gold Card
Clean driving licence
`,
    honest: `Torsten Ibekwe
Electrician

Profile
Time-served electrician with experience in domestic rewires, consumer unit upgrades, testing and inspection. NVQ Level 3 qualified, ECS Gold Card holder, with own van and tools and a clean driving licence.

Work Experience

Electrician | Brightwire Contracts, Coventry | 2018 – Present
• Carry out rewires and install new consumer units in houses and flats
• Test and inspect electrical installations and complete EICR (Electrical Installation Condition Report) certificates
• Diagnose faults on lighting and ring circuits
• Collaborate with other trades, including plumbers and plasterers, on kitchen projects
• Have trained two apprentices on the job since 2021

Electrician's Mate | Oldacre & Sons, Rugby | 2015 – 2018
• Installed cabling, back boxes and trunking
• Maintained van stock and ensured a tidy site
• Gained early industrial experience with three-phase motors and conveyors at a bakery

Qualifications
• City & Guilds 2391 Inspection and Testing (2020)
• 18th Edition Wiring Regulations (2019)
• NVQ Level 3 in Electrical Installation (2018)
• ECS Gold Card
• Clean driving licence
`,
    lies: {
      number: [['trained two apprentices', 'trained four apprentices']],
      certificate: [['• ECS Gold Card\n', '• ECS Gold Card\n• IPAF Licence\n']],
      tool: [['ensured a tidy site', 'ensured a tidy site, and programmed Siemens PLCs']],
    },
  },
  {
    trade: 'cooking',
    original: `Marisol Quennell
Chef de Partie

Experience

The Copper Heron, Bath - Chef de Partie
Apr 2021 - present
- In charge of the sauce section, 90 covers on a Saturday
- Do the ordering for my section and count stock on Sundays
- Show new commis chefs how things are done
- Came up with 4 dishes on the current menu
- Keep the fridge temperature log and allergen sheets

Brasserie Lavande, Bristol - Commis Chef
Jun 2018 - Mar 2021
- Worked on cold starters, then pastry, then grill
- Prepared vegetables and made stocks
- Cleaned down after service

Kitchen Porter, Harbour Arms, Bristol, summer 2017

Training
NVQ Level 2 Professional Cookery, Avonside College, 2018
Food Hygiene Level 3, 2022
Languages: English, Spanish (native)
`,
    honest: `Marisol Quennell
Chef de Partie

Profile
Chef de Partie with experience in sauce, grill, pastry and cold starter sections. Bilingual in English and Spanish, holding NVQ Level 2 in Professional Cookery and Food Hygiene Level 3.

Professional Experience

Chef de Partie
The Copper Heron, Bath | April 2021 – Present
• Run the sauce section, serving up to 90 covers on Saturdays
• Manage section ordering and carry out weekly stock counts
• Train new commis chefs in kitchen procedures
• Developed four dishes featured on the current menu
• Maintain fridge temperature logs and allergen records

Commis Chef
Brasserie Lavande, Bristol | June 2018 – March 2021
• Rotated through cold starters, pastry and grill
• Prepared vegetables and stocks, and cleaned the kitchen down after each service

Kitchen Porter
Harbour Arms, Bristol | Summer 2017

Education & Certifications
• Food Hygiene Level 3 (2022)
• NVQ Level 2 in Professional Cookery, Avonside College (2018)

Languages
English | Spanish (native)
`,
    lies: {
      title: [['Chef de Partie\nThe Copper Heron', 'Sous Chef\nThe Copper Heron']],
      number: [['Developed four dishes', 'Developed fourteen dishes']],
      outcome: [['weekly stock counts', 'weekly stock counts, cutting food waste by a third']],
    },
  },
  {
    trade: 'driving',
    original: `Gideon Falkenrath
HGV Driver

Employment

HGV Class 1 Driver, Pennine Haulage Ltd, Oldham, 05/2016 - 08/2024
* Trunking at night between Oldham and Felixstowe
* Deliveries to supermarkets, 6 to 8 drops
* Daily walk-round checks, defects written in the book
* Loading and unloading with the tail lift and pump truck
* Never had a blameworthy accident
* Buddied up with new drivers in their first week

Van Driver, Swiftparcel, Rochdale, 02/2013 - 04/2016
* Delivered 80-100 parcels a day
* Used the handheld scanner for signatures
* Sorted the van in the morning by postcode

Licences
C+E, CPC card valid to 2027, digital tachograph card, ADR tanks and packages
`,
    honest: `Gideon Falkenrath
HGV Class 1 Driver

Summary
HGV Class 1 driver with 8 years of experience at Pennine Haulage covering night trunking and supermarket deliveries, preceded by 3 years as a van driver. Clean record with no blameworthy accidents; ADR, CPC and digital tachograph cards held.

Work History

HGV Class 1 Driver
Pennine Haulage Ltd, Oldham | May 2016 – August 2024
• Completed night trunking runs between Oldham and Felixstowe
• Delivered goods to supermarkets, making 6–8 drops
• Performed daily walk-round vehicle checks and recorded any defects
• Loaded and unloaded vehicles using tail lift and pump truck
• Maintained an accident record free of blameworthy incidents
• Supported new drivers during their first week

Van Driver
Swiftparcel, Rochdale | February 2013 – April 2016
• Delivered between 80 and 100 parcels daily
• Captured signatures with a handheld scanner
• Organised van loads each morning by postcode

Licences & Certifications
• Category C+E licence
• Driver CPC card (valid until 2027)
• Digital tachograph card
• ADR (tanks and packages)
`,
    lies: {
      years: [['with 8 years of experience', 'with 12 years of experience']],
      date: [['valid until 2027', 'valid until 2029']],
      scope: [['Supported new drivers during their first week', 'Supervised a team of drivers']],
    },
  },
  {
    trade: 'teaching',
    original: `Imelda Rasmussen
Primary Teacher

Personal statement
I love teaching and I want to work in a school which cares about reading.

Teaching experience

Year 4 Class Teacher, St Brannoc's Primary School, Exeter, September 2019 - July 2024
- Taught a class of 30, seven of them with English as an additional language
- Planned lessons in all subjects together with the other Year 4 teacher
- Set up a lunchtime reading club for 20 children
- Spoke with parents at parents' evenings three times a year
- Was reading coordinator from 2022 and bought the new library books
- Reading results at expected level went from 64% to 73%

Teaching Assistant, Riverbank School, Taunton, 2016 - 2018
- Worked with small groups in phonics and maths
- Supported a boy with autism one to one

Education
PGCE Primary, Tamarside University, 2019
BA English, Tamarside University, 2016 (2:1)

Other: QTS, first aid, Google Classroom, plays the guitar
`,
    honest: `Imelda Rasmussen
Primary Teacher

Personal Statement
Dedicated primary teacher with QTS and five years of Year 4 classroom experience, including two years as reading coordinator. Passionate about reading and keen to join a school that shares this commitment.

Teaching Experience

Year 4 Class Teacher
St Brannoc's Primary School, Exeter | Sept 2019 – Jul 2024
• Taught a class of 30 pupils, including seven with English as an additional language (EAL)
• Collaborated with the parallel Year 4 teacher to plan lessons across all subjects
• Established a lunchtime reading club attended by 20 children
• Met with parents at three parents' evenings per year to discuss their children
• Served as reading coordinator from 2022, purchasing new books for the library
• Saw reading results at the expected level improve from 64% to 73%

Teaching Assistant
Riverbank School, Taunton | 2016 – 2018
• Delivered phonics and maths support to small groups
• Provided one-to-one support for a pupil with autism

Education
• PGCE (Primary), Tamarside University, 2019
• BA (Hons) English, 2:1, Tamarside University, 2016

Additional Skills
Qualified Teacher Status (QTS), First Aid, Google Classroom, Guitar
`,
    lies: {
      percentage: [['from 64% to 73%', 'from 64% to 83%']],
      title: [['Served as reading coordinator', 'Served as deputy head teacher']],
      standing: [['BA (Hons) English, 2:1', 'BA (Hons) English, First Class']],
    },
  },
  {
    trade: 'accounting',
    original: `Desmond Achterberg
Management Accountant

Summary: ACCA member. Month end, budgets and reporting in manufacturing.

Career

Management Accountant, Kestrel Castings Ltd, Wolverhampton (Jan 2019 - present)
- Prepare monthly management accounts within 5 working days
- Budget and quarterly forecasts for three cost centres
- Variance analysis, discussed with the department heads
- Moved the stock reports from paper to Excel with Power Query, which saves about 6 hours a week
- Assist with the year-end audit
- Line manage one accounts assistant

Assistant Accountant, Hollis & Prewett, Dudley (Aug 2015 - Dec 2018)
- Bank reconciliations, VAT returns and purchase ledger
- Payroll for 45 staff in Sage
- Fixed asset register

Education: BSc Accounting and Finance, Wrekin University, 2015
Systems: Sage 50, SAP, Excel (pivot tables, Power Query)
`,
    honest: `Desmond Achterberg
Management Accountant, ACCA

PROFESSIONAL SUMMARY
ACCA-qualified Management Accountant with a background in manufacturing and expertise in month-end close, budgeting, forecasting and management reporting. Proficient in Sage 50, SAP and advanced Excel.

PROFESSIONAL EXPERIENCE

Management Accountant
Kestrel Castings Ltd, Wolverhampton | January 2019 – Present
• Produce monthly management accounts within five working days of month end
• Develop budgets and quarterly forecasts for 3 cost centres
• Conduct variance analysis and present findings to department heads
• Transitioned stock reporting from paper to Excel using Power Query, saving approximately six hours per week
• Support the annual audit process at year end
• Supervise an accounts assistant

Assistant Accountant
Hollis & Prewett, Dudley | August 2015 – December 2018
• Completed bank reconciliations and VAT returns, and maintained the purchase ledger and fixed asset register
• Processed payroll for 45 employees using Sage

EDUCATION
BSc in Accounting and Finance, Wrekin University, 2015

TECHNICAL SKILLS
Accounting software: Sage 50, SAP
Microsoft Excel: pivot tables, Power Query
`,
    lies: {
      number: [['payroll for 45 employees', 'payroll for 145 employees']],
      scope: [['Support the annual audit process', 'Lead the annual audit process']],
      team: [['Supervise an accounts assistant', 'Supervise a team of accounts assistants']],
    },
  },
  {
    trade: 'law',
    original: `Eleanora Vosskuhler
Solicitor

PROFILE
Employment solicitor, admitted 2020, 4 years PQE.

EXPERIENCE
Associate, Employment, Garrick Tulley LLP, Birmingham
March 2021 - present
Advise employers on dismissals, redundancies and TUPE.
Draft contracts, policies and settlement agreements.
Represent clients at employment tribunals; in 2023 I had 11 hearings on my own.
Wrote client newsletters and gave two talks at the CIPD branch.
Junior member of the team in the £3m equal pay case.

Trainee Solicitor, Garrick Tulley LLP, Birmingham
September 2018 - March 2021
Seats in employment, commercial property and litigation.
Did legal research and prepared bundles.

Paralegal, Ostler Legal, Solihull
2017 - 2018
Took witness statements in personal injury cases, ran a caseload of about 60 files.

EDUCATION
LPC, University of Arden, 2017, Distinction
LLB, University of Kenelworth, 2016, 2:1

LANGUAGES
German (good), French (basic)
`,
    honest: `Eleanora Vosskuhler
Employment Solicitor

PROFILE
Employment solicitor (admitted 2020) with four years' post-qualification experience (PQE) advising employers and representing clients before employment tribunals.

PROFESSIONAL EXPERIENCE

Associate, Employment
Garrick Tulley LLP, Birmingham | Mar 2021 – Present
• Provide advice to employers on dismissal, redundancy and TUPE matters
• Prepare employment contracts, policies and settlement agreements
• Advocate for clients at employment tribunals, independently handling 11 hearings in 2023
• Authored client newsletters and delivered two presentations for the CIPD branch
• Contributed as a junior team member to a £3 million equal pay case

Trainee Solicitor
Garrick Tulley LLP, Birmingham | Sep 2018 – Mar 2021
• Completed seats in employment, litigation and commercial property
• Conducted legal research and assembled bundles

Paralegal
Ostler Legal, Solihull | 2017 – 2018
• Managed a caseload of approximately 60 personal injury files, including taking witness statements

EDUCATION
Legal Practice Course (LPC), Distinction – University of Arden, 2017
Bachelor of Laws (LLB), 2:1 – University of Kenelworth, 2016

LANGUAGES
German – good
French – basic
`,
    lies: {
      scope: [
        ['Contributed as a junior team member to a £3 million equal pay case', 'Led a £3 million equal pay case'],
      ],
      level: [['French – basic', 'French – fluent']],
      outcome: [
        [
          'independently handling 11 hearings in 2023',
          'independently handling 11 hearings in 2023 and winning all of them',
        ],
      ],
    },
  },
  {
    trade: 'warehousing',
    original: `Kwabena Strand
Warehouse Operative

Hard working and on time.

Jobs

Warehouse Operative, Loxley Distribution Centre, Doncaster, Nov 2019 - Jun 2024
- Picking and packing orders with a voice headset, 120 picks an hour
- Reach truck and counterbalance forklift
- Loaded trailers for the night run
- Helped with stocktaking twice a year
- Stood in for the shift leader when he was on holiday

Production Operative, Tamsin's Biscuits, Doncaster, 2017 - 2019
- Packed biscuits on the line
- Checked weights and labels
- Kept the hygiene rules

Retail Assistant, part time, Green Corner Shop, 2015 - 2017
- Till, shelves, deliveries

Tickets: reach truck (RTITB) 2023, counterbalance 2020, manual handling
School: 5 GCSEs including Maths and English
`,
    honest: `Kwabena Strand
Warehouse Operative

Profile
Reliable, hard-working and punctual warehouse operative with over four years of distribution centre experience. Licensed for reach truck and counterbalance forklift, with additional experience in food production and retail.

Work Experience

Warehouse Operative | Loxley Distribution Centre, Doncaster | November 2019 – June 2024
• Picked and packed customer orders using voice-picking technology at a rate of 120 picks per hour
• Operated reach truck and counterbalance forklift trucks
• Loaded trailers for overnight dispatch
• Assisted with biannual stocktakes
• Deputised for the shift leader during holidays

Production Operative | Tamsin's Biscuits, Doncaster | 2017 – 2019
• Packed biscuits on the production line while adhering to hygiene regulations
• Carried out weight and label checks

Retail Assistant (part-time) | Green Corner Shop | 2015 – 2017
• Operated the till, restocked shelves and received deliveries

Licences & Training
• Reach truck (RTITB), 2023
• Counterbalance forklift, 2020
• Manual handling

Education
5 GCSEs, including English and Maths
`,
    lies: {
      number: [['120 picks per hour', '210 picks per hour']],
      scope: [['Deputised for the shift leader during holidays', 'Promoted to shift leader of the night team']],
      'scope 2': [['Assisted with biannual stocktakes', 'Organised biannual stocktakes']],
    },
  },
  {
    trade: 'marketing',
    original: `Saoirse Lindqvist
Marketing Executive

About
Marketing executive with four years in B2B software, mainly content and email.

Work

Marketing Executive, Plumbline Software, Manchester, Feb 2022 to present
- Write two blog posts a week and the monthly newsletter (12,000 subscribers)
- Set up email campaigns in HubSpot and test subject lines
- Open rate of the newsletter rose from 18% to 26%
- Run the LinkedIn page, from 3,100 to 7,400 followers
- Help the events team with the stand at two trade fairs a year
- Keep an eye on spend with the PPC agency, £5k a month

Marketing Assistant, Plumbline Software, Manchester, Jan 2020 to Jan 2022
- Updated the website in WordPress
- Made graphics in Canva
- Looked at traffic in Google Analytics and reported on it every month

Degree: BA Media and Communication, Salter University, 2019
Tools: HubSpot, WordPress, Canva, Google Analytics, Mailchimp, some HTML
`,
    honest: `Saoirse Lindqvist
Marketing Executive

Summary
B2B software marketer with four years of experience specialising in content and email marketing. Grew newsletter open rates from 18% to 26% and expanded the company's LinkedIn following from 3,100 to 7,400.

Professional Experience

Plumbline Software, Manchester
Marketing Executive | February 2022 – Present
• Produce two blog posts per week and a monthly newsletter distributed to 12,000 subscribers
• Build and A/B test email campaigns in HubSpot
• Increased the newsletter open rate from 18% to 26%
• Manage the company's LinkedIn page, growing its audience from 3,100 to 7,400 followers
• Assist the events team with exhibition stands at two trade shows annually
• Monitor monthly PPC spend of £5,000 in partnership with an external agency

Marketing Assistant | January 2020 – January 2022
• Maintained website content in WordPress
• Designed graphics using Canva
• Analysed website traffic in Google Analytics and produced monthly reports

Education
Bachelor of Arts (BA) in Media and Communication – Salter University, 2019

Skills
Email & CRM: HubSpot, Mailchimp
Content & Design: WordPress, Canva, basic HTML
Analytics: Google Analytics
`,
    lies: {
      money: [['PPC spend of £5,000', 'PPC spend of £50,000']],
      tool: [['Analytics: Google Analytics', 'Analytics: Google Analytics, Salesforce']],
      outcome: [
        [
          'newsletter distributed to 12,000 subscribers',
          'newsletter distributed to 12,000 subscribers, generating 30% of sales leads',
        ],
      ],
    },
  },
  {
    trade: 'car repair',
    original: `Rhodri Castellane
Vehicle Technician

Summary
Vehicle technician, 9 years in the trade.

Work experience

Vehicle Technician | Dunmore Motors (Ford dealer), Swansea | 2019 - present
- Services and repairs on cars and light vans
- Diagnostics with Ford IDS and a Snap-on scanner
- Brakes, clutches, timing belts, suspension
- MOT tests, about 25 a week
- Explain the work to customers at the desk when the adviser is busy
- Won Technician of the Month once, in May 2022

Mechanic | Hywel's Garage, Neath | 2015 - 2019
- Apprentice until 2018, then mechanic
- Tyres, exhausts, oil changes, batteries
- Ordered parts by phone

Qualifications
Level 3 Light Vehicle Maintenance and Repair, Gower College, 2018
MOT tester since 2020
Hybrid/EV Level 2
Full UK driving licence
`,
    honest: `Rhodri Castellane
Vehicle Technician

Professional Summary
Experienced vehicle technician with 9 years in the motor trade, including servicing, repair, diagnostics and MOT testing at a Ford dealership. Level 3 qualified in Light Vehicle Maintenance and Repair, with Hybrid/EV Level 2.

Work Experience

Vehicle Technician
Dunmore Motors (Ford dealership), Swansea | 2019 – Present
• Service and repair cars and light commercial vehicles
• Diagnose faults using Ford IDS and Snap-on scan tools
• Replace brakes, clutches, timing belts and suspension components
• Conduct approximately 25 MOT tests per week
• Explain completed work to customers at the service desk in the adviser's absence
• Recognised as Technician of the Month in May 2022

Mechanic (Apprentice until 2018)
Hywel's Garage, Neath | 2015 – 2019
• Fitted tyres, exhausts and batteries and performed oil changes
• Sourced parts by telephone

Qualifications
• Level 3 in Light Vehicle Maintenance and Repair, Gower College, 2018
• Qualified MOT Tester (since 2020)
• Hybrid/EV Level 2
• Full UK driving licence
`,
    lies: {
      certificate: [['Hybrid/EV Level 2\n• Full', 'Hybrid/EV Level 4\n• Full']],
      title: [['Vehicle Technician\nDunmore', 'Master Technician\nDunmore']],
      frequency: [
        ['Recognised as Technician of the Month in May 2022', 'Repeatedly recognised as Technician of the Month'],
      ],
    },
  },
  {
    trade: 'care work',
    original: `Beatriz Holloway
Care Worker

About me
Kind and patient care worker.

Work experience

Care Assistant, Larkhill House, Shrewsbury, 2020 to 2024
Helped 12 residents with washing, dressing and meals
Gave out medication after training in 2021
Wrote daily notes on the tablet (PCS)
Used the hoist with a colleague
Organised bingo and singing on Fridays
Sat with residents at the end of life and with their families

Home Carer, Severn Care at Home, Telford, 2018 to 2020
Visited around 9 clients a day by car
Cooked, cleaned, shopped
Reported changes to the office and the district nurse

Before: cashier at a supermarket, 2014 to 2018

Training
NVQ 2 Health and Social Care
Care Certificate, moving and handling, dementia awareness, safeguarding
Driving licence
`,
    honest: `Beatriz Holloway
Care Worker

Profile
Compassionate and patient care worker with six years of experience in residential and domiciliary care. Holds the Care Certificate and NVQ 2 in Health and Social Care, with training in dementia awareness, safeguarding, and moving and handling.

Employment History

Care Assistant | Larkhill House, Shrewsbury | 2020 – 2024
• Assisted 12 residents with personal care, including washing and dressing, and with meals
• Administered medication following training completed in 2021
• Recorded daily care notes electronically using PCS
• Used hoists safely alongside a colleague
• Arranged weekly activities such as bingo and singing
• Offered comfort to residents at the end of life and to their families

Home Carer | Severn Care at Home, Telford | 2018 – 2020
• Travelled by car to visit approximately nine clients per day
• Supported clients with cooking, cleaning and shopping
• Reported changes in clients' condition to the office and the district nurse

Cashier | Supermarket | 2014 – 2018

Training & Qualifications
• NVQ Level 2 in Health and Social Care
• Care Certificate
• Moving and Handling
• Dementia Awareness
• Safeguarding
• Driving licence
`,
    lies: {
      number: [['visit approximately nine clients per day', 'visit approximately 19 clients per day']],
      level: [['• NVQ Level 2 in Health', '• NVQ Level 3 in Health']],
      scope: [['Assisted 12 residents with personal care', 'Managed 12 care staff and their personal care']],
    },
  },
  {
    trade: 'software',
    original: `Ottoline Baptiste
Backend Developer
ottoline@example.net · github.com/ottolineb

Backend developer, mostly Python and Go.

Experience

Backend Developer — Parcelwise, Berlin — 04/2021 – today
• Work on the tracking API (Go, gRPC, PostgreSQL), about 2,000 requests a second
• Rewrote the label service from PHP to Go together with a colleague; p95 went from 900 ms to 240 ms
• Added tests and CI in GitLab, coverage now 80%
• On call every fourth week
• Review pull requests and help two juniors
• Part of moving the services to Kubernetes

Python Developer — Zettelwerk GmbH, Leipzig — 09/2018 – 03/2021
• Django shop backend with Celery and Redis
• Payment integration with Stripe and PayPal
• Fixed slow SQL queries
• Wrote docs for the REST API

Education
B.Sc. Computer Science, TU Ilmenfeld, 2018

Skills: Python, Django, Go, gRPC, PostgreSQL, Redis, Celery, Docker, Kubernetes, GitLab CI, Terraform (beginner)
Languages: English C1, German C2, French A2
`,
    honest: `Ottoline Baptiste
Backend Developer
ottoline@example.net · github.com/ottolineb

Summary
Backend developer with hands-on experience in Python (Django) and Go, building APIs, payment integrations and CI pipelines. Comfortable working in high-traffic environments handling around 2,000 requests per second.

Experience

Backend Developer, Parcelwise, Berlin
April 2021 – Present
• Develop and maintain a tracking API in Go using gRPC and PostgreSQL, serving roughly 2,000 requests/second
• Co-developed the migration of the label service from PHP to Go, cutting p95 latency from 900 ms to 240 ms
• Introduced automated tests and GitLab CI, bringing coverage to 80%
• Participate in a one-in-four on-call rotation
• Review pull requests and mentor two junior developers
• Contributed to the migration of services to Kubernetes

Python Developer, Zettelwerk GmbH, Leipzig
September 2018 – March 2021
• Built a Django-based e-commerce backend using Celery and Redis
• Integrated Stripe and PayPal as payment providers
• Optimised slow SQL queries
• Documented the REST API

Education
Bachelor of Science (B.Sc.) in Computer Science, TU Ilmenfeld, 2018

Technical Skills
Languages: Python, Go
Frameworks & Protocols: Django, Celery, gRPC
Databases & Caching: PostgreSQL, Redis
DevOps: Docker, Kubernetes, GitLab CI, Terraform (beginner)

Languages
English (C1), German (C2), French (A2)
`,
    lies: {
      tool: [
        [
          'DevOps: Docker, Kubernetes, GitLab CI, Terraform (beginner)',
          'DevOps: Docker, Kubernetes, GitLab CI, AWS, Terraform',
        ],
      ],
      scope: [['Contributed to the migration of services', 'Architected the migration of services']],
      level: [['French (A2)', 'French (B2)']],
    },
  },
];

export const rewordedTradeCases = rewordings.flatMap((each) => rewordedCasesOf(each));
