import { casesOf, type LedgerCase, type LedgerProbe } from '../ledger-case.ts';

/** Ten more trades, written after all rules and counted at first sight. All made up. */

const chemist = `Yusra Templeman
Laboratory Technician

Experience
Laboratory Technician, Greenmere Water Analysis, Exeter, Sept 2019 - now
- Analyse about 60 drinking water samples per week for metals and nitrates
- Run the ICP-MS and the ion chromatograph, including calibration
- Prepare reagents and standards
- Helped validate a new method for lead, detection limit 0.2 µg/l
- Took over the sample reception during a colleague's parental leave (7 months)

Production Assistant, Larkfield Dairy, Exeter, 2017 - 2019
- Took milk samples and tested them for fat and protein
- Cleaned tanks and lines

Education
BSc Chemistry, University of Haldon, 2017

Skills: ICP-MS, ion chromatography, titration, Excel, ISO 17025 (basic knowledge)
`;

const receptionist = `Marguerite Odell
Hotel Receptionist

Hotel Bellavista, Torquay (86 rooms): Receptionist, April 2022 to date
Check guests in and out, answer mail and phone in English and Italian.
Sold room upgrades worth £1,200 a month on average.
Handle complaints, mostly without needing the manager.
Show new colleagues how Opera works.
Helped plan a wedding weekend for 140 guests.

Café Meridian, Torquay: Waitress, summers 2019 and 2020
Served breakfast on the terrace.

College: Level 3 Diploma in Hospitality, South Bay College, 2021
Languages: English (native), Italian (fluent), German (A2)
`;

const mechanic = `Dragan Fielding - Vehicle mechanic

EXPERIENCE
Mechanic, Harrowgate Motors, Derby, 2018-2025
Services and MOT repairs on cars and vans, 5 to 6 vehicles a day
Brakes, clutches, timing belts, diagnostics with Autel and VCDS
Helped the MOT tester and got the paperwork ready
Comebacks in 2024: 3 out of about 1,100 jobs
Tyre Fitter, Speedgrip Tyres, Derby, 2016-2018
Fitted and balanced tyres, 20 cars a day in winter
Cashed up in the evening

TRAINING
IMI Level 3 Diploma in Light Vehicle Maintenance, 2018
Hybrid and electric vehicle Level 2 (2022)
Driving licence B
`;

const librarian = `Philippa Sorenson
Assistant Librarian · Norrbridge

Profile
Assistant librarian who likes helping people find things.

Career
Assistant Librarian, Norrbridge Public Library, 2016 - present
Staff the enquiry desk for 300 to 400 visitors a day
Catalogue new books in Koha
Run a story time for under-fives every Tuesday
Part of the working group for self-service machines
Applied for and got a £5,000 grant for audiobooks in 2021

Library Assistant, Merrow College, 2013 - 2016
Shelved and issued books
Stocktake of 18,000 volumes with two colleagues

Education
MA Library and Information Studies, University of Aldmoor, 2016 (part-time)
BA History, University of Aldmoor, 2013
`;

const chemEng = `Tadeo Winterbourne
Process engineer

Work experience

Process Engineer, Calloway Paints Inc., Toledo, Ohio (01/2020 - 08/2025)
* Responsible for two filling lines
* Cut changeover time from 90 to 55 minutes with SMED workshops
* Wrote work instructions and trained 24 operators on them
* Supported the plant's ISO 9001 audits in 2021 and 2023
* Member of the safety committee

Engineering Co-op, Dunmire Plastics, Akron, Ohio (05/2018 - 12/2018)
* Drew fixtures in SolidWorks
* Timed machine cycles for a capacity study

Education
B.S. Chemical Engineering, Maumee State University, 2019, GPA 3.4

Skills: SMED, 5S, Minitab, SolidWorks, AutoCAD, Six Sigma Green Belt (2022)
`;

const farm = `Gwilym Eastaugh
Farm worker, Hereford

Jobs
Stockman, Longmeadow Farm, since 2018
Milk 120 cows twice a day in a herringbone parlour
Feed calves and look after calvings at night
Drive tractor and telehandler
Repair fences and gates
Helped set up the new cow collars (heat detection)

Seasonal picker, Applewick Orchards, 2015 to 2017
Picked apples and cherries, 1.2 tonnes a day in season

Tickets: telehandler, PA1 and PA2 spraying, first aid
School: GCSEs in English and Science, 2014
`;

const translator = `Veronika Amsberg
Translator German-English

SUMMARY
Freelance translator of technical and legal texts since 2017.

EXPERIENCE
Freelance Translator, 2017 - today
- Manuals, contracts and patents for 14 regular clients
- 2,500 words a day on average, with memoQ and Trados
- Revised the work of two other translators on a 300-page tender
- Built a glossary of 1,900 machine tool terms

In-house Translator, Feinwerk Maschinenbau KG, Ulm, 2014 - 2017
- Translated operating instructions and web pages
- Assisted with the switch to a content management system

EDUCATION
MA Translation, University of Isarbruck, 2014
State-examined translator (Bavaria), 2015

LANGUAGES
German (native), English (C2), Dutch (B1)
`;

const nurseryTeacher = `Rosalind Achterberg
Early Years Practitioner

Little Acorns Nursery, Swindon, January 2020 - July 2025
Early Years Practitioner
- Key person for six two-year-olds
- Planned activities under the EYFS and kept learning journals in Tapestry
- Covered for the room leader when she was away
- Worked with the SENCO on support plans for two children
- Ratio in the room 1:4, 16 children

Happy Feet Playgroup, Swindon, 2018 - 2019
Playgroup Assistant
- Set out toys and prepared snacks
- Talked to parents at pick-up

Level 3 Diploma in Early Years, Wilts College, 2019
Paediatric first aid (2024), Food hygiene Level 2
Makaton (beginner)
`;

const analyst = `Emeka Hartwell
Data Analyst
Toronto, ON

Experience

Data Analyst, Beaverline Insurance, Toronto, 2021 - Present
- Build dashboards in Power BI for the claims department (70 users)
- Write SQL queries against Snowflake
- Automated a monthly report in Python; it took two days before and takes one hour now
- Contributed to a churn model with the data science team, AUC 0.81
- Answer about 15 ad hoc requests a week

Junior Analyst, Maplegrove Retail Group, Toronto, 2019 - 2021
- Cleaned sales data of 64 stores in Excel
- Checked price lists

Education
BSc Statistics, Lakeshore University, 2019

Skills
SQL, Python (pandas), Power BI, Snowflake, Excel, Git, French (intermediate)
`;

const security = `Tobiah Renshaw
Security officer

2020 to 2025: Security Officer, Keystone Guarding, Belfast
Patrols of a hospital site, 8 km per night shift.
Watch 48 CCTV cameras in the control room.
Dealt with around 5 incidents a week, from lost property to fights.
Wrote incident reports.
Stood in for the shift supervisor ten times in 2024.

2017 to 2020: Door Supervisor, The Lantern Club, Belfast
Checked IDs and counted guests (limit 350).

SIA Door Supervisor licence (valid to 2026), CCTV licence, emergency first aid at work
`;

const probes: LedgerProbe[] = [
  {
    trade: 'laboratory',
    resume: chemist,
    honest: {
      whole: [
        [
          chemist,
          `Yusra Templeman
Laboratory Technician

Profile
Laboratory technician with a degree in chemistry and experience in water analysis using ICP-MS, ion chromatography and titration.

Experience

Laboratory Technician, Greenmere Water Analysis, Exeter | September 2019 – Present
- Test approximately 60 drinking water samples weekly for metals and nitrates
- Operate and calibrate the ICP-MS and ion chromatograph
- Prepare standards and reagents
- Assisted in validating a new lead method with a detection limit of 0.2 µg/l
- Covered sample reception for seven months during a colleague's parental leave

Production Assistant, Larkfield Dairy, Exeter | 2017 – 2019
- Collected milk samples and analysed them for fat and protein
- Cleaned tanks and lines

Education
Bachelor of Science in Chemistry, University of Haldon, 2017

Skills
ICP-MS | Ion chromatography | Titration | Microsoft Excel | ISO 17025 (basic knowledge)
`,
        ],
      ],
      synonyms: [
        ['Helped validate a new method for lead', 'Supported the validation of a new method for lead'],
        ['Cleaned tanks and lines', 'Carried out cleaning of tanks and lines'],
      ],
      numbers: [
        ['about 60 drinking water samples per week', 'roughly sixty drinking water samples a week'],
        ['(7 months)', '(seven months)'],
      ],
    },
    lies: {
      scope: [['Helped validate a new method', 'Developed and validated a new method']],
      level: [['ISO 17025 (basic knowledge)', 'ISO 17025 (lead auditor)']],
      number: [['detection limit 0.2', 'detection limit 0.02']],
    },
  },
  {
    trade: 'hotel',
    resume: receptionist,
    honest: {
      whole: [
        [
          receptionist,
          `Marguerite Odell
Hotel Receptionist

Profile
Hotel receptionist with a Level 3 Diploma in Hospitality and experience in guest check-in, complaint handling and upselling. Fluent in Italian.

Experience

Receptionist, Hotel Bellavista (86 rooms), Torquay | April 2022 – Present
• Check guests in and out and respond to emails and phone calls in English and Italian
• Generated average room upgrade sales of £1,200 per month
• Resolve complaints, mostly without involving the manager
• Introduce new colleagues to the Opera system
• Assisted in planning a wedding weekend for 140 guests

Waitress, Café Meridian, Torquay | Summers 2019 and 2020
• Served breakfast on the terrace

Education
Level 3 Diploma in Hospitality, South Bay College, 2021

Languages
English (native), Italian (fluent), German (A2)
`,
        ],
      ],
      synonyms: [
        [
          'Handle complaints, mostly without needing the manager.',
          'Deal with complaints, usually without needing the manager.',
        ],
        ['Served breakfast on the terrace.', 'Waited on breakfast guests on the terrace.'],
      ],
      numbers: [['£1,200 a month on average', 'an average of £1.2k per month']],
    },
    lies: {
      scope: [['Helped plan a wedding weekend', 'Planned a wedding weekend']],
      number: [['(86 rooms)', '(186 rooms)']],
      standing: [['mostly without needing the manager', 'with a 100% satisfaction rate']],
    },
  },
  {
    trade: 'mechanic',
    resume: mechanic,
    honest: {
      whole: [
        [
          mechanic,
          `Dragan Fielding - Vehicle Mechanic

SUMMARY
Vehicle mechanic with IMI Level 3 Diploma and hybrid and electric vehicle Level 2, experienced in servicing, MOT repairs and diagnostics on cars and vans.

EXPERIENCE
Mechanic, Harrowgate Motors, Derby, 2018–2025
• Carried out servicing and MOT repairs on 5–6 cars and vans per day
• Replaced brakes, clutches and timing belts, and performed diagnostics using Autel and VCDS
• Assisted the MOT tester and prepared paperwork
• Recorded only 3 comebacks from approximately 1,100 jobs in 2024

Tyre Fitter, Speedgrip Tyres, Derby, 2016–2018
• Fitted and balanced tyres on up to 20 cars a day in winter
• Cashed up at the end of the day

TRAINING
• IMI Level 3 Diploma in Light Vehicle Maintenance, 2018
• Hybrid and Electric Vehicle Level 2 (2022)
• Driving licence (category B)
`,
        ],
      ],
      synonyms: [
        [
          'Fitted and balanced tyres, 20 cars a day in winter',
          'Mounted and balanced tyres on 20 cars per day in winter',
        ],
        ['Cashed up in the evening', 'Cashed up every evening'],
      ],
      numbers: [['5 to 6 vehicles a day', 'five to six vehicles daily']],
    },
    lies: {
      certificate: [['Hybrid and electric vehicle Level 2', 'Hybrid and electric vehicle Level 4']],
      scope: [['Helped the MOT tester and got the paperwork ready', 'Carried out MOT tests and issued certificates']],
      title: [['Tyre Fitter, Speedgrip', 'Branch Manager, Speedgrip']],
    },
  },
  {
    trade: 'library',
    resume: librarian,
    honest: {
      whole: [
        [
          librarian,
          `Philippa Sorenson
Assistant Librarian · Norrbridge

Profile
Assistant librarian with experience in public and college libraries, including enquiry desk work, cataloguing in Koha and story times for young children. Holds an MA in Library and Information Studies.

Career

Assistant Librarian | Norrbridge Public Library | 2016 – Present
• Handle enquiries from 300–400 visitors per day
• Catalogue new titles in Koha
• Deliver a weekly story time for under-fives
• Contribute to the working group on self-service machines
• Successfully applied for a £5,000 grant for audiobooks in 2021

Library Assistant | Merrow College | 2013 – 2016
• Issued and shelved books
• Completed a stocktake of 18,000 volumes together with two colleagues

Education
• Master of Arts (MA) in Library and Information Studies, University of Aldmoor, 2016 (part-time)
• Bachelor of Arts (BA) in History, University of Aldmoor, 2013
`,
        ],
      ],
      synonyms: [
        ['Applied for and got a £5,000 grant for audiobooks in 2021', 'Secured a £5,000 grant for audiobooks in 2021'],
        ['Run a story time for under-fives every Tuesday', 'Host a story time for under-fives each Tuesday'],
      ],
      merged: [
        [
          'Shelved and issued books\nStocktake of 18,000 volumes with two colleagues',
          'Shelved and issued books and took part in a stocktake of 18,000 volumes with two colleagues',
        ],
      ],
    },
    lies: {
      scope: [
        ['Part of the working group for self-service machines', 'Chaired the working group for self-service machines'],
      ],
      number: [['£5,000 grant', '£50,000 grant']],
      standing: [['2016 (part-time)', '2016 (with distinction)']],
    },
  },
  {
    trade: 'process engineering',
    resume: chemEng,
    honest: {
      whole: [
        [
          chemEng,
          `Tadeo Winterbourne
Process Engineer

Summary
Process engineer with a Six Sigma Green Belt and experience in lean methods (SMED, 5S), operator training and ISO 9001 audits in paint manufacturing.

Work Experience

Process Engineer, Calloway Paints Inc., Toledo, OH | January 2020 – August 2025
• Responsible for 2 filling lines
• Reduced changeover time by 39% (from 90 to 55 minutes) through SMED workshops
• Authored work instructions and trained 24 operators
• Supported ISO 9001 audits in 2021 and 2023
• Served on the safety committee

Engineering Co-op, Dunmire Plastics, Akron, OH | May 2018 – December 2018
• Designed fixtures in SolidWorks
• Measured machine cycle times for a capacity study

Education
Bachelor of Science in Chemical Engineering, Maumee State University, 2019 (GPA: 3.4)

Skills
SMED, 5S, Minitab, SolidWorks, AutoCAD, Six Sigma Green Belt (2022)
`,
        ],
      ],
      synonyms: [
        ['Cut changeover time from 90 to 55 minutes', 'Shortened changeovers from 90 to 55 minutes'],
        ['Member of the safety committee', 'Safety committee member'],
      ],
      numbers: [
        ['trained 24 operators', 'trained twenty-four operators'],
        ['two filling lines', '2 filling lines'],
      ],
    },
    lies: {
      number: [['from 90 to 55 minutes', 'from 90 to 35 minutes']],
      certificate: [['Six Sigma Green Belt', 'Six Sigma Black Belt']],
      scope: [["Supported the plant's ISO 9001 audits", "Led the plant's ISO 9001 audits"]],
    },
  },
  {
    trade: 'farming',
    resume: farm,
    honest: {
      whole: [
        [
          farm,
          `Gwilym Eastaugh
Farm Worker, Hereford

Summary
Farm worker with experience in milking, calving, tractor and telehandler driving and fruit picking. Holds telehandler, PA1 and PA2 spraying and first aid tickets.

Employment

Stockman, Longmeadow Farm | 2018 – Present
• Milk 120 cows two times a day in a herringbone parlour
• Feed calves and attend night-time calvings
• Operate tractor and telehandler
• Maintain and repair fences and gates
• Assisted in setting up new cow collars for heat detection

Seasonal Picker, Applewick Orchards | 2015 – 2017
• Harvested apples and cherries, picking 1.2 tonnes per day in season

Tickets
Telehandler, PA1 and PA2 spraying, first aid

Education
GCSEs in English and Science, 2014
`,
        ],
      ],
      synonyms: [
        ['Repair fences and gates', 'Mend fences and gates'],
        ['Drive tractor and telehandler', 'Operate the tractor and telehandler'],
      ],
      numbers: [['1.2 tonnes a day in season', '1,200 kg a day in season']],
    },
    lies: {
      number: [['Milk 120 cows', 'Milk 220 cows']],
      scope: [['Helped set up the new cow collars', 'Chose and set up the new cow collars']],
      title: [['Stockman, Longmeadow', 'Herd Manager, Longmeadow']],
    },
  },
  {
    trade: 'translation',
    resume: translator,
    honest: {
      whole: [
        [
          translator,
          `Veronika Amsberg
German–English Translator

SUMMARY
State-examined freelance translator (German–English) specialising in technical and legal texts since 2017, working with memoQ and Trados.

EXPERIENCE
Freelance Translator | 2017 – Present
• Translate manuals, contracts and patents for 14 regular clients
• Average output of 2,500 words per day using memoQ and Trados
• Reviewed the work of two fellow translators on a 300-page tender
• Created a glossary of 1,900 machine tool terms

In-house Translator | Feinwerk Maschinenbau KG, Ulm | 2014 – 2017
• Translated operating instructions and web pages
• Supported the move to a content management system (CMS)

EDUCATION
Master of Arts in Translation, University of Isarbruck, 2014
State-examined Translator (Bavaria), 2015

LANGUAGES
German (native), English (C2), Dutch (B1)
`,
        ],
      ],
      synonyms: [
        [
          'Assisted with the switch to a content management system',
          'Helped with the migration to a content management system',
        ],
        ['Built a glossary of 1,900 machine tool terms', 'Compiled a glossary with 1,900 machine tool terms'],
      ],
      numbers: [['2,500 words a day on average', 'an average of 2,500 words daily']],
    },
    lies: {
      number: [['14 regular clients', '40 regular clients']],
      level: [['Dutch (B1)', 'Dutch (C1)']],
      tool: [['memoQ and Trados', 'memoQ, Trados and Phrase']],
    },
  },
  {
    trade: 'early years',
    resume: nurseryTeacher,
    honest: {
      whole: [
        [
          nurseryTeacher,
          `Rosalind Achterberg
Early Years Practitioner

Summary
Early Years Practitioner with a Level 3 Diploma, experienced in planning activities under the Early Years Foundation Stage (EYFS), keeping learning journals and supporting children with additional plans.

Experience

Early Years Practitioner
Little Acorns Nursery, Swindon, January 2020 – July 2025
• Acted as key person for 6 two-year-olds
• Planned EYFS activities and maintained learning journals in Tapestry
• Deputised for the room leader in her absence
• Collaborated with the SENCO on support plans for two children
• Worked in a room of 16 children with a ratio of 1:4

Playgroup Assistant
Happy Feet Playgroup, Swindon, 2018 – 2019
• Set out toys and prepared snacks
• Communicated with parents at pick-up

Qualifications
Level 3 Diploma in Early Years, Wilts College, 2019
Paediatric first aid (2024)
Food hygiene Level 2
Makaton (beginner)
`,
        ],
      ],
      synonyms: [
        ['Covered for the room leader when she was away', 'Stood in for the room leader during her absence'],
        ['Talked to parents at pick-up', 'Spoke with parents at pick-up time'],
      ],
      spelling: [['Paediatric first aid (2024)', 'Pediatric First Aid (2024)']],
    },
    lies: {
      title: [
        [
          'Swindon, January 2020 - July 2025\nEarly Years Practitioner',
          'Swindon, January 2020 - July 2025\nRoom Leader',
        ],
      ],
      level: [['Makaton (beginner)', 'Makaton (advanced)']],
      number: [['Key person for six two-year-olds', 'Key person for sixteen two-year-olds']],
    },
  },
  {
    trade: 'data analysis',
    resume: analyst,
    honest: {
      whole: [
        [
          analyst,
          `Emeka Hartwell
Data Analyst
Toronto, ON

Summary
Data analyst skilled in SQL, Python (pandas), Power BI and Snowflake, with experience in insurance and retail.

Experience

Data Analyst | Beaverline Insurance, Toronto | 2021 – Present
• Develop Power BI dashboards for the claims department, used by 70 people
• Write SQL queries in Snowflake
• Automated a monthly report with Python, reducing the time required from two days to one hour
• Contributed to a churn model (AUC 0.81) together with the data science team
• Respond to approximately 15 ad hoc requests per week

Junior Analyst | Maplegrove Retail Group, Toronto | 2019 – 2021
• Cleaned sales data from 64 stores using Excel
• Verified price lists

Education
B.Sc. in Statistics, Lakeshore University, 2019

Skills
SQL, Python (pandas), Power BI, Snowflake, Microsoft Excel, Git, French (intermediate)
`,
        ],
      ],
      synonyms: [
        ['Answer about 15 ad hoc requests a week', 'Handle around 15 ad hoc requests each week'],
        ['Checked price lists', 'Reviewed price lists'],
      ],
      tense: [
        ['Build dashboards in Power BI', 'Building dashboards in Power BI'],
        ['Write SQL queries against Snowflake', 'Writing SQL queries on Snowflake'],
      ],
    },
    lies: {
      scope: [
        ['Contributed to a churn model with the data science team', 'Built a churn model with the data science team'],
      ],
      number: [['AUC 0.81', 'AUC 0.91']],
      tool: [['Power BI, Snowflake, Excel', 'Power BI, Tableau, Snowflake, Excel']],
    },
  },
  {
    trade: 'security',
    resume: security,
    honest: {
      whole: [
        [
          security,
          `Tobiah Renshaw
Security Officer

Profile
SIA-licensed security officer (Door Supervisor and CCTV licences) with experience of hospital patrols, control room work and incident reporting.

Experience

Security Officer, Keystone Guarding, Belfast | 2020 – 2025
• Patrolled a hospital site, covering 8 km each night shift
• Monitored 48 CCTV cameras in the control room
• Responded to about five incidents per week, ranging from lost property to fights
• Produced incident reports
• Deputised for the shift supervisor on ten occasions in 2024

Door Supervisor, The Lantern Club, Belfast | 2017 – 2020
• Checked identification and counted guests (limit of 350)

Licences and Training
SIA Door Supervisor licence (valid to 2026)
CCTV licence
Emergency first aid at work
`,
        ],
      ],
      synonyms: [
        ['Dealt with around 5 incidents a week', 'Handled approximately five incidents weekly'],
        ['Wrote incident reports.', 'Completed written incident reports.'],
      ],
      merged: [
        [
          'Watch 48 CCTV cameras in the control room.\nDealt',
          'Watch 48 CCTV cameras in the control room and write incident reports.\nDealt',
        ],
        ['Wrote incident reports.\n', ''],
      ],
    },
    lies: {
      scope: [['Stood in for the shift supervisor ten times in 2024.', 'Supervised the shift in 2024.']],
      number: [['limit 350', 'limit 3,500']],
      dates: [['valid to 2026', 'valid to 2028']],
    },
  },
];

export const finalCases: LedgerCase[] = probes.flatMap((probe) => casesOf(probe, 'fresh'));
