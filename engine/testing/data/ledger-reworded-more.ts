import { type LedgerRewording, rewordedCasesOf } from '../ledger-case.ts';

/** Twelve more trades, written when the rules had learned from the first twelve. All made up. */

const rewordings: LedgerRewording[] = [
  {
    trade: 'hotel reception',
    original: `Odalys Brenthurst
Front Desk Agent

Work history

Front Desk Agent, Harbor Lantern Inn, Portland, ME
June 2021 - present
- Check guests in and out, 64 rooms
- Answer the phone and book rooms in Opera
- Count the cash drawer at the end of each shift
- Deal with complaints and pass the hard ones to the manager
- Wrote a little guide to local restaurants for guests
- Train new front desk people, 5 so far

Barista, Gull & Bean, Portland, ME
2018 - 2021
- Made coffee, ran the register
- Opened the store three mornings a week
- Kept the counter clean

Education
Casco Ridge High School, diploma 2018

Skills
Opera PMS, Microsoft Office, Spanish (conversational)
`,
    honest: `Odalys Brenthurst
Front Desk Agent

Summary
Guest-focused front desk agent with hospitality experience at a 64-room inn and a background as a barista. Proficient in Opera PMS and Microsoft Office, with conversational Spanish.

Professional Experience

Front Desk Agent | Harbor Lantern Inn, Portland, Maine | June 2021 – Present
• Manage guest check-in and check-out for a 64-room property
• Handle incoming calls and process room reservations using Opera PMS
• Reconcile the cash drawer at the close of every shift
• Resolve guest complaints, escalating complex cases to the manager
• Created a guide to local restaurants for guests
• Trained five new front desk team members to date

Barista | Gull & Bean, Portland, Maine | 2018 – 2021
• Prepared coffee beverages and operated the register
• Opened the store three mornings per week
• Maintained a clean and inviting counter area

Education
High School Diploma, Casco Ridge High School, 2018

Skills
• Software: Opera PMS, Microsoft Office
• Languages: Spanish (conversational)
`,
    lies: {
      number: [['for a 64-room property', 'for a 164-room property']],
      title: [['Front Desk Agent | Harbor', 'Front Desk Supervisor | Harbor']],
      level: [['Languages: Spanish (conversational)', 'Languages: Spanish (fluent)']],
    },
  },
  {
    trade: 'data analysis',
    original: `Ignatius Marlowe-Reyes
Data Analyst

PROFILE
Analyst with a maths degree. SQL, Python, dashboards.

EXPERIENCE

Data Analyst, Tidewater Energy, Bristol (Oct 2021 - now)
• Build Power BI dashboards for the billing team, 14 live now
• Write SQL on a Snowflake warehouse
• Cleaned 3 years of meter data in Python (pandas)
• Found out why 2% of bills were estimated and told operations
• Help with the weekly forecast

Junior Analyst, Bexley Insights, London (Sep 2019 - Sep 2021)
• Survey tables in Excel and SPSS
• Made charts for client slides
• Checked colleagues' numbers before they went out

EDUCATION
BSc Mathematics, Larkspur University, 2019, First

TOOLS
SQL, Python, Power BI, Snowflake, Excel, SPSS, Git
`,
    honest: `Ignatius Marlowe-Reyes
Data Analyst

PROFESSIONAL SUMMARY
Data Analyst with a First-Class BSc in Mathematics and over four years' experience turning data into insight across the energy and market research sectors. Strong skills in SQL, Python and Power BI dashboard development.

PROFESSIONAL EXPERIENCE

Data Analyst
Tidewater Energy, Bristol | October 2021 – Present
• Design and maintain Power BI dashboards for the billing team, with 14 currently live
• Query data from a Snowflake data warehouse using SQL
• Cleansed three years of meter data in Python using the pandas library
• Investigated why 2% of bills were estimated and communicated the findings to operations
• Contribute to the weekly forecasting process

Junior Analyst
Bexley Insights, London | September 2019 – September 2021
• Produced survey tables in Excel and SPSS
• Created charts for client presentations
• Performed quality checks on colleagues' figures prior to release

EDUCATION
BSc (Hons) Mathematics, First Class, Larkspur University, 2019

TECHNICAL SKILLS
Programming: SQL, Python
Visualisation: Power BI
Platforms & Tools: Snowflake, Excel, SPSS, Git
`,
    lies: {
      tool: [['Visualisation: Power BI', 'Visualisation: Power BI, Tableau']],
      scope: [['Contribute to the weekly forecasting process', 'Own the weekly forecasting process']],
      percentage: [['why 2% of bills were estimated', 'why 12% of bills were estimated']],
    },
  },
  {
    trade: 'welding',
    original: `Casimir Oduya
Welder / Fabricator

Experience

Welder Fabricator, Stonebridge Steel Works, Sheffield, 2017 to present
MIG and TIG welding of frames, tanks and handrails
Reading drawings, marking out and cutting on the plasma table
Stainless and mild steel up to 20 mm
Made the jigs for the new gate line in 2021
First aider for the night shift
Welds passed every ultrasonic test in the 2022 bridge job

Fabrication Apprentice, Stonebridge Steel Works, Sheffield, 2013 to 2017
Grinding, drilling, tacking
One day a week at college

Certificates
Coded welder EN ISO 9606-1 (135, 141)
NVQ Level 3 Fabrication and Welding, 2017
CSCS card, overhead crane ticket
`,
    honest: `Casimir Oduya
Welder / Fabricator

Profile
Coded welder (EN ISO 9606-1) and fabricator with a full apprenticeship background at Stonebridge Steel Works. Experienced in MIG and TIG welding of stainless and mild steel, reading technical drawings and plasma cutting.

Work Experience

Welder Fabricator
Stonebridge Steel Works, Sheffield | 2017 – Present
• Fabricate and weld frames, tanks and handrails using MIG and TIG processes
• Interpret engineering drawings, mark out materials and cut on the plasma table
• Work with stainless and mild steel in thicknesses of up to 20 mm
• Produced jigs for the new gate line in 2021
• Serve as the night shift first aider
• Achieved a pass in every ultrasonic weld test on a bridge project in 2022

Fabrication Apprentice
Stonebridge Steel Works, Sheffield | 2013 – 2017
• Carried out grinding, drilling and tack welding
• Attended college one day per week

Certifications
• EN ISO 9606-1 coded welder (135, 141)
• NVQ Level 3 in Fabrication and Welding (2017)
• CSCS card
• Overhead crane ticket
`,
    lies: {
      number: [['thicknesses of up to 20 mm', 'thicknesses of up to 60 mm']],
      certificate: [['• CSCS card\n', '• CSCS card\n• CSWIP 3.1 Welding Inspector\n']],
      scope: [['Serve as the night shift first aider', 'Supervise the night shift']],
    },
  },
  {
    trade: 'human resources',
    original: `Wilhelmina Castro
HR Advisor

Career summary
CIPD Level 5 HR advisor from retail.

Employment

HR Advisor
Fenwright Stores, Nottingham
02/2020 - 10/2024
- First contact for 18 store managers on absence, grievances and discipline
- Took notes in hearings and wrote the letters
- Looked after the HR inbox, around 60 messages a day
- Worked with the HR business partner on the 2023 restructure (40 roles)
- Put together the induction pack for new managers
- Updated policies when the law changed

HR Assistant
Fenwright Stores, Nottingham
07/2017 - 01/2020
- Contracts, references and right to work checks
- Filed personnel records, moved them into Workday in 2019

Qualifications
CIPD Level 5 Associate Diploma, 2021
BA History, Trentside University, 2016
`,
    honest: `Wilhelmina Castro
HR Advisor

Professional Summary
CIPD Level 5 qualified HR Advisor with more than seven years' experience in retail, providing guidance to managers on absence, grievance and disciplinary matters. Experienced in policy updates, onboarding materials and employee records in Workday.

Employment History

HR Advisor | Fenwright Stores, Nottingham | February 2020 – October 2024
• Acted as first point of contact for 18 store managers on absence, grievance and disciplinary matters
• Took minutes at hearings and drafted the resulting correspondence
• Managed the HR inbox, responding to approximately 60 enquiries daily
• Partnered with the HR Business Partner on a 2023 restructuring programme affecting 40 roles
• Compiled an induction pack for newly appointed managers
• Revised policies in line with changes in legislation

HR Assistant | Fenwright Stores, Nottingham | July 2017 – January 2020
• Prepared contracts, references and right-to-work checks
• Maintained personnel files and migrated them to Workday in 2019

Education & Qualifications
• CIPD Level 5 Associate Diploma (2021)
• BA in History, Trentside University (2016)
`,
    lies: {
      level: [['• CIPD Level 5 Associate Diploma (2021)', '• CIPD Level 7 Advanced Diploma (2021)']],
      number: [['for 18 store managers', 'for 80 store managers']],
      scope: [
        [
          'Partnered with the HR Business Partner on a 2023 restructuring programme',
          'Directed a 2023 restructuring programme',
        ],
      ],
    },
  },
  {
    trade: 'project coordination',
    original: `Bartholomew Nkemelu
Project Coordinator

Summary
Project coordinator in construction, PRINCE2 Foundation.

Experience

Project Coordinator — Ravelin Build, Cardiff — Mar 2022 to date
• keep the programme up to date in MS Project
• take minutes at site meetings and chase the actions
• order materials together with the site manager, about £30k a month
• sort out permits with the council
• three schools finished in my time, all handed over on the agreed date

Office Administrator — Ravelin Build, Cardiff — Aug 2019 to Feb 2022
• answered phones, did the post
• timesheets for 35 site workers
• set up a shared folder for drawings which everyone still uses

Education
HND Construction Management, Taff College, 2019
PRINCE2 Foundation 2023
Driving licence
`,
    honest: `Bartholomew Nkemelu
Project Coordinator

Professional Summary
PRINCE2 Foundation certified Project Coordinator with five years' experience at a construction company. HND in Construction Management, with practical knowledge of MS Project, procurement and permit applications.

Professional Experience

Project Coordinator
Ravelin Build, Cardiff | March 2022 – Present
• Maintain project schedules in Microsoft Project
• Record minutes at site meetings and follow up on action items
• Work with the site manager to order materials worth approximately £30,000 per month
• Liaise with the council to arrange permits
• Supported delivery of three school projects, all handed over on the agreed date

Office Administrator
Ravelin Build, Cardiff | August 2019 – February 2022
• Handled telephone enquiries and post
• Processed timesheets for 35 site workers
• Created a shared drawing folder that remains in use across the office

Education & Certifications
PRINCE2 Foundation, 2023
HND in Construction Management, Taff College, 2019

Additional Information
Full driving licence
`,
    lies: {
      certificate: [['PRINCE2 Foundation, 2023', 'PRINCE2 Practitioner, 2023']],
      money: [['approximately £30,000 per month', 'approximately £300,000 per month']],
      outcome: [['all handed over on the agreed date', 'all handed over ahead of schedule and under budget']],
    },
  },
  {
    trade: 'social work',
    original: `Rosalind Achebe-Hart
Social Worker

Profile
Children's social worker, Social Work England registered, qualified 2018.

Career

Social Worker, Children in Need, Merebrook Council, Jul 2020 - present
Caseload of 19 families
Write assessments and court reports
Visit children at home and at school
Chair child in need meetings
Practice educator for one student in 2023
Go to the duty desk once a week

Newly Qualified Social Worker, Merebrook Council, Jul 2018 - Jul 2020
Assessed and Supported Year in Employment (ASYE) done in 2019
Co-worked child protection cases with senior colleagues

Youth Worker (volunteer), The Loft, 2014 - 2017
Ran a Friday night football group for 25 teenagers

Education
MA Social Work, University of Calderdale, 2018
BA Sociology, University of Calderdale, 2015
`,
    honest: `Rosalind Achebe-Hart
Children's Social Worker

Professional Profile
Social Work England registered children's social worker, qualified in 2018, with extensive experience of assessments, court reports and child in need work. Holds an MA in Social Work.

Professional Experience

Social Worker – Children in Need
Merebrook Council | July 2020 – Present
• Manage a caseload of 19 families
• Prepare assessments and court reports
• Undertake visits to children in their homes and schools
• Chair child in need meetings
• Served as practice educator to a student in 2023
• Provide weekly cover on the duty desk

Newly Qualified Social Worker
Merebrook Council | July 2018 – July 2020
• Completed the Assessed and Supported Year in Employment (ASYE) in 2019
• Jointly worked child protection cases alongside senior colleagues

Youth Worker (Volunteer)
The Loft | 2014 – 2017
• Organised and ran a Friday night football group for 25 young people

Education
Master of Arts (MA), Social Work – University of Calderdale, 2018
Bachelor of Arts (BA), Sociology – University of Calderdale, 2015
`,
    lies: {
      number: [['caseload of 19 families', 'caseload of 29 families']],
      title: [['Social Worker – Children in Need\n', 'Senior Social Worker – Children in Need\n']],
      scope: [
        [
          'Jointly worked child protection cases alongside senior colleagues',
          'Independently managed child protection cases',
        ],
      ],
    },
  },
  {
    trade: 'field sales',
    original: `Lysander Pruitt
Sales Representative

Experience

Territory Sales Rep, Cobalt Paper Supply, Columbus, OH | 01/2021 - Present
- Visit about 40 accounts a month in central Ohio
- Quota of $900K; hit 104% in 2022 and 97% in 2023
- Opened 22 new accounts since I started
- Log every visit in Salesforce
- Show new reps around the territory
- Gave product demos at 3 trade shows

Inside Sales Associate, Cobalt Paper Supply, Columbus, OH | 06/2018 - 12/2020
- 50 to 60 outbound calls per day
- Quoted prices and entered orders
- Employee of the quarter, Q3 2019

Education
B.A. Communication, Scioto State University, 2018

Skills: Salesforce, Excel, cold calling, negotiation
`,
    honest: `Lysander Pruitt
Sales Representative

Professional Summary
Sales representative with experience in both territory and inside sales at Cobalt Paper Supply. Track record includes opening 22 new accounts and attaining 104% of a $900K quota in 2022.

Professional Experience

Cobalt Paper Supply, Columbus, OH

Territory Sales Representative | January 2021 – Present
• Conduct visits to approximately 40 accounts per month throughout central Ohio
• Carry a $900,000 quota, achieving 104% in 2022 and 97% in 2023
• Acquired 22 new accounts since joining the territory
• Document all customer visits in Salesforce CRM
• Introduce new sales representatives to the territory
• Delivered product demonstrations at three trade shows

Inside Sales Associate | June 2018 – December 2020
• Made 50–60 outbound calls daily
• Prepared price quotes and processed orders
• Named Employee of the Quarter in Q3 2019

Education
Bachelor of Arts in Communication, Scioto State University, 2018

Skills
Salesforce | Microsoft Excel | Cold Calling | Negotiation
`,
    lies: {
      percentage: [['97% in 2023', '107% in 2023']],
      number: [['Acquired 22 new accounts', 'Acquired 122 new accounts']],
      scope: [
        [
          'Introduce new sales representatives to the territory',
          'Lead a team of new sales representatives in the territory',
        ],
      ],
    },
  },
  {
    trade: 'laboratory work',
    original: `Ingeborg Salonen
Laboratory Technician

About
Lab technician in food testing, careful and used to routine.

Jobs

Laboratory Technician, Norrvik Food Analytics, Hull, since May 2019
- Run HPLC and GC on 30-40 samples a day
- Do titrations, moisture and ash
- Calibrate balances and pipettes every week
- Write up results in the LIMS
- Took part in the ISO 17025 audit in 2022, no major findings
- Keep the chemical store in order

Lab Assistant, Humber College, Hull, 2016 - 2019
- Made up solutions for classes
- Washed glassware, ordered consumables

Education
HNC Applied Biology, Humber College, 2016

Skills
HPLC, GC, LIMS, Excel, COSHH
`,
    honest: `Ingeborg Salonen
Laboratory Technician

Profile
Meticulous laboratory technician with experience in food analysis, including HPLC and gas chromatography (GC), wet chemistry and equipment calibration. Accustomed to routine, high-throughput testing of 30–40 samples per day.

Professional Experience

Laboratory Technician
Norrvik Food Analytics, Hull | May 2019 – Present
• Analyse 30–40 samples daily using HPLC and GC
• Perform titrations as well as moisture and ash determinations
• Carry out weekly calibration of balances and pipettes
• Record results in the Laboratory Information Management System (LIMS)
• Participated in the 2022 ISO 17025 audit, which closed with no major findings
• Maintain an organised chemical store

Laboratory Assistant
Humber College, Hull | 2016 – 2019
• Prepared solutions for teaching classes
• Cleaned glassware and ordered laboratory consumables

Education
HNC in Applied Biology, Humber College, 2016

Key Skills
Analytical techniques: HPLC, GC, titration
Software: LIMS, Excel
Health & Safety: COSHH
`,
    lies: {
      scope: [['Participated in the 2022 ISO 17025 audit', 'Led the 2022 ISO 17025 audit']],
      tool: [['Analytical techniques: HPLC, GC, titration', 'Analytical techniques: HPLC, GC, NMR, titration']],
      degree: [['HNC in Applied Biology', 'BSc in Applied Biology']],
    },
  },
  {
    trade: 'hairdressing',
    original: `Calliope Dunmore
Hair Stylist

Summary
Stylist with a loyal clientele. I like colour work best.

Experience

Stylist, Willow & Wave Salon, Brighton, Aug 2018 to Dec 2023
- Cuts, colour, balayage, blow-dries for women and men
- Some 35 clients a week, most of them regulars
- Helped choose the new colour brand in 2021
- Sold shampoo and treatments, usually £200 a week
- Showed two juniors how to do foils
- Posted pictures of our work on Instagram

Salon Assistant, Willow & Wave Salon, Brighton, Sep 2015 to Jul 2018
- Shampooed, swept, made tea
- Learned cutting on model nights

Qualifications
NVQ Level 2 and 3 Hairdressing
Wella colour course 2020
`,
    honest: `Calliope Dunmore
Hair Stylist

Professional Summary
NVQ Level 3 qualified hair stylist with over five years of salon experience, a loyal client base and a particular passion for colour. Training includes a Wella colour course.

Experience

Stylist | Willow & Wave Salon, Brighton | August 2018 – December 2023
• Delivered cuts, colour, balayage and blow-dry services for female and male clients
• Served approximately 35 clients weekly, the majority of whom were repeat customers
• Assisted in selecting the salon's new colour brand in 2021
• Generated retail sales of typically £200 per week in shampoo and treatments
• Taught foil techniques to two junior team members
• Shared photos of the team's work on Instagram

Salon Assistant | Willow & Wave Salon, Brighton | September 2015 – July 2018
• Shampooed clients, kept floors swept and served refreshments
• Developed cutting skills at model nights

Qualifications
• NVQ Level 3 in Hairdressing
• NVQ Level 2 in Hairdressing
• Wella colour course (2020)
`,
    lies: {
      money: [['typically £200 per week', 'typically £2,000 per week']],
      dates: [['September 2015 – July 2018', 'September 2012 – July 2018']],
      scope: [["Assisted in selecting the salon's new colour brand", "Selected the salon's new colour brand"]],
    },
  },
  {
    trade: 'customer support',
    original: `Fitzgerald Oyelaran
Customer Support Specialist

I have worked in support for a phone company and a software company.

Work experience

Customer Support Specialist, Nimbly Invoicing, Dublin
November 2021 – present
* Answer tickets and chats, 45 a day on average
* Satisfaction score 94%
* Write help articles, 60 so far
* Report bugs to the developers in Jira
* Covered for the team lead during her maternity leave (6 months)
* Know Zendesk well

Call Centre Agent, Emerald Mobile, Dublin
2018 – 2021
* Billing and contract questions by phone
* Tried to keep customers who wanted to leave; kept about 3 of 10

Education
Leaving Certificate, 2017

Languages
English, Yoruba, French (basic)
`,
    honest: `Fitzgerald Oyelaran
Customer Support Specialist

Summary
Customer support professional with experience in software (SaaS) and telecommunications. Maintains a 94% satisfaction score, and skilled in Zendesk, ticket and chat support, and writing help documentation.

Professional Experience

Customer Support Specialist
Nimbly Invoicing, Dublin | Nov 2021 – Present
• Respond to an average of 45 tickets and chats per day
• Maintain a customer satisfaction score of 94%
• Authored 60 help centre articles to date
• Escalate bugs to the development team via Jira
• Deputised for the team lead for six months during maternity leave
• Use Zendesk proficiently

Call Centre Agent
Emerald Mobile, Dublin | 2018 – 2021
• Resolved billing and contract enquiries by telephone
• Retained roughly 3 out of 10 customers intending to leave

Education
Leaving Certificate, 2017

Languages
English • Yoruba • French (basic)
`,
    lies: {
      percentage: [['customer satisfaction score of 94%', 'customer satisfaction score of 98%']],
      title: [['Customer Support Specialist\nNimbly', 'Customer Support Team Lead\nNimbly']],
      number: [['roughly 3 out of 10 customers', 'roughly 7 out of 10 customers']],
    },
  },
  {
    trade: 'carpentry',
    original: `Leopold Ashgrove
Carpenter and Joiner

Profile: carpenter, 11 years, mostly houses.

Experience

Self-employed carpenter, Norwich, 2019 - now
Kitchens, staircases, doors and skirting
Oak frame porch for a listed cottage in 2022
Quotes, invoices and my own VAT
Work for two builders and for private customers

Carpenter, Wensum Homes, Norwich, 2014 - 2019
First and second fix on new houses, sites of up to 60 plots
Roofs: trusses and some cut roofs
Looked after an apprentice in my last year
Worked safely, toolbox talks every Monday

Apprenticeship: Level 3 Carpentry and Joinery, Easton College, 2014
CSCS gold card, own van, own tools
`,
    honest: `Leopold Ashgrove
Carpenter and Joiner

Profile
Carpenter and joiner with 11 years' experience, predominantly in residential work. Level 3 qualified and CSCS gold card holder, with own van and tools.

Professional Experience

Self-Employed Carpenter
Norwich | 2019 – Present
• Fit kitchens, staircases, doors and skirting boards
• Built an oak-framed porch for a listed cottage in 2022
• Prepare quotations and invoices and manage own VAT
• Undertake work for two building firms as well as private clients

Carpenter
Wensum Homes, Norwich | 2014 – 2019
• Completed first and second fix carpentry on new-build homes across sites of up to 60 plots
• Constructed roofs using trusses, as well as some traditional cut roofs
• Mentored an apprentice during final year of employment
• Maintained safe working practices and attended weekly toolbox talks

Training & Certifications
• Apprenticeship: Level 3 Carpentry and Joinery, Easton College, 2014
• CSCS gold card
`,
    lies: {
      years: [["with 11 years' experience", "with 16 years' experience"]],
      number: [['sites of up to 60 plots', 'sites of up to 600 plots']],
      scope: [['attended weekly toolbox talks', 'supervised a crew of six carpenters']],
    },
  },
  {
    trade: 'pharmacy',
    original: `Theodora Lindgren-Wu
Pharmacist

Summary
Community pharmacist registered with the GPhC since 2016.

Work

Pharmacist Manager, Wellgate Pharmacy, Derby, 2020 - present
- In charge of the branch: 7 staff, about 9,500 items a month
- Check prescriptions and counsel patients
- Flu jabs, 640 in the last season
- Blood pressure checks and the New Medicine Service
- Controlled drugs register and stock
- Brought waiting times down from 15 to 8 minutes with a new queue system

Relief Pharmacist, Wellgate Group, East Midlands, 2016 - 2020
- Worked in over 20 branches
- Dispensed and checked, methadone supervision

Education
MPharm, University of Nethermere, 2015
Independent prescriber course, in progress

Skills: PMR (Titan), PharmOutcomes, vaccination
`,
    honest: `Theodora Lindgren-Wu
Pharmacist

Professional Summary
GPhC-registered community pharmacist (since 2016) with experience in branch management, patient counselling and vaccination services. Currently completing an independent prescriber course.

Professional Experience

Pharmacist Manager | Wellgate Pharmacy, Derby | 2020 – Present
• Lead a branch of seven staff dispensing approximately 9,500 items per month
• Clinically check prescriptions and provide patient counselling
• Administered 640 influenza vaccinations in the most recent season
• Deliver blood pressure checks and the New Medicine Service (NMS)
• Maintain the controlled drugs register and stock
• Reduced waiting times from 15 to 8 minutes by implementing a new queue system

Relief Pharmacist | Wellgate Group, East Midlands | 2016 – 2020
• Provided cover across more than 20 branches
• Dispensed and checked prescriptions and supervised methadone consumption

Education & Training
• MPharm, University of Nethermere, 2015
• Independent prescriber course (in progress)

Skills
PMR system (Titan) | PharmOutcomes | Vaccination
`,
    lies: {
      standing: [['• Independent prescriber course (in progress)', '• Independent prescriber']],
      number: [['Lead a branch of seven staff', 'Lead a branch of seventeen staff']],
      outcome: [['Deliver blood pressure checks', 'Increased service income by 12% through blood pressure checks']],
    },
  },
];

export const rewordedMoreCases = rewordings.flatMap((each) => rewordedCasesOf(each));
