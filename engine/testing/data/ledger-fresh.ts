import { casesOf, type LedgerCase, type LedgerProbe } from '../ledger-case.ts';

/** Written apart from the rules, in other trades and layouts than the two halves. */
const probes: readonly LedgerProbe[] = [
  {
    trade: 'human resources',
    resume: `HOLLY SAMPLE
Leeds · holly@mail.example · 0113 496 0000

PROFILE
HR generalist with six years in manufacturing and retail. Comfortable with employee relations and payroll.

EMPLOYMENT

HR Advisor | Quill Packaging Ltd | March 2020 – Present
• Advise 14 line managers on absence, grievance and disciplinary matters
• Supported the HR Business Partner with a restructure affecting 60 roles
• Rewrote the induction pack, which cut early leavers from 22% to 13%
• Run monthly payroll checks for 410 employees in BrightHR

HR Administrator | Sorrel Stores | June 2017 – February 2020
• Maintained personnel files for 11 shops
• Took part in recruitment days and scheduled around 200 interviews a year
• Answered first-line queries about holiday and sick pay

EDUCATION
BA (Hons) Business Studies, University of Aire, 2017
CIPD Level 5 Associate Diploma, 2021

SKILLS
BrightHR, Excel, ACAS guidelines, note taking`,
    lies: {
      number: [['payroll checks for 410 employees', 'payroll checks for 1,400 employees']],
      'number in words': [['Advise 14 line managers', 'Advise forty line managers']],
      percentage: [['cut early leavers from 22% to 13%', 'cut early leavers from 32% to 13%']],
      'moved number': [['• Maintained personnel files for 11 shops', '• Maintained personnel files for 60 shops']],
      scope: [['Supported the HR Business Partner with a restructure', 'Led a restructure']],
      'scope 2': [['Took part in recruitment days and scheduled', 'Ran recruitment days and scheduled']],
      title: [['HR Advisor | Quill', 'HR Business Partner | Quill']],
      'title 2': [['HR generalist with six years', 'HR manager with six years']],
      date: [['June 2017 – February 2020', 'June 2015 – February 2020']],
      employer: [['Sorrel Stores', 'Harrods']],
      degree: [['BA (Hons) Business Studies', 'MSc Human Resource Management']],
      licence: [['CIPD Level 5 Associate Diploma', 'CIPD Level 7 Advanced Diploma']],
      tool: [['SKILLS\nBrightHR, Excel', 'SKILLS\nBrightHR, Workday, Excel']],
      'tool in a line': [
        [
          'payroll checks for 410 employees in BrightHR',
          'payroll checks for 410 employees in BrightHR and SuccessFactors',
        ],
      ],
      reach: [['Rewrote the induction pack', 'Rewrote the global induction pack']],
      outcome: [
        [
          'Answered first-line queries about holiday and sick pay',
          'Answered first-line queries about holiday and sick pay, lifting employee satisfaction scores',
        ],
      ],
      'dropped job': [
        [
          `HR Administrator | Sorrel Stores | June 2017 – February 2020
• Maintained personnel files for 11 shops
• Took part in recruitment days and scheduled around 200 interviews a year
• Answered first-line queries about holiday and sick pay

`,
          '',
        ],
      ],
      'lost licence': [['\nCIPD Level 5 Associate Diploma, 2021', '']],
      years: [['with six years in manufacturing', 'with ten years in manufacturing']],
    },
    honest: {
      synonyms: [
        [
          'Advise 14 line managers on absence, grievance and disciplinary matters',
          'Counsel fourteen line managers on absence, grievances and disciplinary issues',
        ],
      ],
      voice: [
        [
          'Rewrote the induction pack, which cut early leavers from 22% to 13%',
          'Reduced early leavers from 22% to 13% by rewriting the induction pack',
        ],
      ],
      scope: [
        [
          'Supported the HR Business Partner with a restructure affecting 60 roles',
          'Assisted the HR Business Partner in a restructure that affected 60 roles',
        ],
      ],
      merge: [
        [
          '• Maintained personnel files for 11 shops\n• Took part in recruitment days and scheduled around 200 interviews a year',
          '• Kept personnel files for 11 shops, took part in recruitment days and scheduled about 200 interviews annually',
        ],
      ],
      dates: [
        ['March 2020 – Present', '03/2020 – present'],
        ['June 2017 – February 2020', '06/2017 – 02/2020'],
      ],
      summary: [
        [
          'HR generalist with six years in manufacturing and retail. Comfortable with employee relations and payroll.',
          'Experienced HR generalist offering six years across manufacturing and retail, with a solid background in employee relations, payroll and absence management.',
        ],
      ],
      skills: [
        ['ACAS guidelines, note taking', 'ACAS guidelines, note taking, payroll, recruitment, interview scheduling'],
      ],
      spelling: [
        [
          'Run monthly payroll checks for 410 employees in BrightHR',
          'Perform payroll checks each month for 410 staff using BrightHR',
        ],
      ],
      heading: [
        ['EMPLOYMENT\n', 'PROFESSIONAL EXPERIENCE\n'],
        ['SKILLS\n', 'KEY SKILLS\n'],
      ],
      expand: [
        [
          'CIPD Level 5 Associate Diploma',
          'Chartered Institute of Personnel and Development (CIPD) Level 5 Associate Diploma',
        ],
      ],
    },
  },
  {
    trade: 'dental assistant',
    resume: `Dana Sample
dana@mail.example | (503) 555-0100

Objective
Dental assistant looking for a full-time post in a family practice.

Work Experience
Willow Dental, Salem
Dental Assistant
2021 - 2024
- Set up and cleaned four treatment rooms between patients
- Assisted the dentist during fillings, crowns and extractions
- Took bitewing and panoramic x-rays
- Ordered supplies and brought the monthly spend down from $3,200 to $2,700

Corner Pharmacy, Salem
Cashier
2019 - 2021
- Served about 120 customers a day
- Counted the drawer at closing

Education
Certificate in Dental Assisting, Elm Community College, 2021

Certifications
DANB Radiation Health and Safety
CPR

Languages
English, Spanish (conversational)`,
    lies: {
      number: [['four treatment rooms', 'fourteen treatment rooms']],
      money: [['from $3,200 to $2,700', 'from $3,200 to $1,700']],
      'number in words': [['about 120 customers', 'about three hundred customers']],
      scope: [
        ['Assisted the dentist during fillings, crowns and extractions', 'Performed fillings, crowns and extractions'],
      ],
      title: [['\nDental Assistant\n2021', '\nLead Dental Assistant\n2021']],
      'title 2': [['\nDental Assistant\n2021', '\nDental Hygienist\n2021']],
      date: [['2021 - 2024', '2020 - 2024']],
      'date 2': [['2021 - 2024', '2021 - present']],
      employer: [['Corner Pharmacy, Salem', 'Walgreens, Salem']],
      degree: [['Certificate in Dental Assisting', 'Associate Degree in Dental Hygiene']],
      licence: [['Health and Safety\nCPR', 'Health and Safety\nCPR\nExpanded Functions Dental Assistant (EFDA)']],
      tool: [['Took bitewing and panoramic x-rays', 'Took bitewing and panoramic x-rays with Dexis']],
      level: [['Spanish (conversational)', 'Spanish (fluent)']],
      outcome: [['Counted the drawer at closing', 'Counted the drawer at closing with zero discrepancies']],
      reach: [['Ordered supplies and', 'Ordered supplies for all regional clinics and']],
      standing: [['Dental assistant looking', 'Award-winning dental assistant looking']],
      'lost licence': [['\nCPR\n', '\n']],
      invented: [
        ['- Counted the drawer at closing', '- Counted the drawer at closing\n- Trained new cashiers on the register'],
      ],
    },
    honest: {
      reorder: [
        [
          '- Set up and cleaned four treatment rooms between patients\n- Assisted the dentist during fillings, crowns and extractions\n- Took bitewing and panoramic x-rays',
          '- Took bitewing and panoramic x-rays\n- Assisted the dentist during fillings, crowns and extractions\n- Set up and cleaned four treatment rooms between patients',
        ],
      ],
      synonyms: [
        [
          'Set up and cleaned four treatment rooms between patients',
          'Prepared and sanitized 4 treatment rooms between patients',
        ],
      ],
      number: [
        ['brought the monthly spend down from $3,200 to $2,700', 'reduced monthly spending from $3.2k to $2.7k'],
      ],
      scope: [
        [
          'Assisted the dentist during fillings, crowns and extractions',
          'Provided chairside assistance to the dentist for fillings, crowns and extractions',
        ],
      ],
      expand: [['Health and Safety\nCPR', 'Health and Safety\nCardiopulmonary Resuscitation (CPR)']],
      split: [
        [
          '- Ordered supplies and brought the monthly spend down from $3,200 to $2,700',
          '- Ordered supplies\n- Brought the monthly spend on supplies down from $3,200 to $2,700',
        ],
      ],
      service: [['Served about 120 customers a day', 'Assisted approximately 120 customers daily']],
      objective: [
        [
          'Dental assistant looking for a full-time post in a family practice.',
          'Friendly dental assistant seeking a full-time position in a family practice, with experience in x-rays, chairside assistance and ordering supplies.',
        ],
      ],
      skills: [['Languages\n', 'Skills\nPanoramic x-rays, supply ordering, treatment room setup\n\nLanguages\n']],
      order: [
        ['Willow Dental, Salem\nDental Assistant\n2021 - 2024', 'Dental Assistant, Willow Dental, Salem, 2021 - 2024'],
      ],
    },
  },
  {
    trade: 'civil engineer',
    resume: `Ciro Sample, EIT
ciro@mail.example

EXPERIENCE

Larch Consulting Engineers, Denver — Graduate Civil Engineer (July 2019 to August 2023)
* Drafted drainage plans for 9 subdivision projects using Civil 3D
* Contributed to the design of a $12 million interchange under a licensed engineer
* Inspected concrete pours and wrote field reports twice a week
* Checked quantities on two road widening contracts worth $3.5M in total

City of Alder Public Works, Denver — Engineering Intern (May 2018 to August 2018)
* Surveyed sidewalks and logged defects in ArcGIS
* Helped update the pavement inventory of 48 miles

EDUCATION
Bachelor of Science in Civil Engineering, Juniper State University, 2019. GPA 3.2

LICENSES
Engineer in Training (EIT), Colorado

TECHNICAL SKILLS
Software: Civil 3D, ArcGIS, HEC-RAS
Other: surveying, cost estimates`,
    lies: {
      number: [['9 subdivision projects', '19 subdivision projects']],
      money: [['$12 million interchange', '$21 million interchange']],
      'money 2': [['worth $3.5M in total', 'worth $35M in total']],
      scope: [
        [
          'Contributed to the design of a $12 million interchange under a licensed engineer',
          'Designed a $12 million interchange',
        ],
      ],
      'scope 2': [['Helped update the pavement inventory', 'Managed the pavement inventory']],
      title: [['Graduate Civil Engineer', 'Project Engineer']],
      'title 2': [['Engineering Intern', 'Engineer']],
      licence: [['Engineer in Training (EIT), Colorado', 'Professional Engineer (PE), Colorado']],
      tool: [['Civil 3D, ArcGIS, HEC-RAS', 'Civil 3D, Revit, ArcGIS, HEC-RAS']],
      'tool 2': [['logged defects in ArcGIS', 'logged defects in ArcGIS and Python']],
      date: [['July 2019 to August 2023', 'July 2017 to August 2023']],
      'date 2': [['(May 2018 to August 2018)', '(May 2018 to May 2019)']],
      degree: [['Bachelor of Science in Civil', 'Master of Science in Civil']],
      gpa: [['GPA 3.2', 'GPA 3.8']],
      reach: [['Inspected concrete pours', 'Inspected concrete pours nationwide']],
      'moved number': [['inventory of 48 miles', 'inventory of 12 miles']],
      frequency: [['twice a week', 'daily']],
      'lost employer': [['City of Alder Public Works, Denver — Engineering Intern (May', 'Engineering Intern (May']],
      outcome: [
        [
          '* Surveyed sidewalks and logged defects in ArcGIS',
          '* Surveyed sidewalks and logged defects in ArcGIS, which saved the city $80,000 in repairs',
        ],
      ],
      team: [
        [
          '* Inspected concrete pours and wrote',
          '* Inspected concrete pours with a team of five technicians and wrote',
        ],
      ],
    },
    honest: {
      synonyms: [
        [
          'Inspected concrete pours and wrote field reports twice a week',
          'Performed concrete pour inspections and prepared field reports two times per week',
        ],
      ],
      scope: [
        [
          'Contributed to the design of a $12 million interchange under a licensed engineer',
          'Contributed to designing a $12M interchange under the supervision of a licensed engineer',
        ],
      ],
      voice: [
        [
          'Drafted drainage plans for 9 subdivision projects using Civil 3D',
          'Used Civil 3D to draft drainage plans for nine subdivision projects',
        ],
      ],
      dates: [
        ['(July 2019 to August 2023)', '(07/2019 – 08/2023)'],
        ['(May 2018 to August 2018)', '(05/2018 – 08/2018)'],
      ],
      help: [
        ['Helped update the pavement inventory of 48 miles', 'Assisted with updating a 48-mile pavement inventory'],
      ],
      summary: [
        [
          'EXPERIENCE\n\nLarch',
          'SUMMARY\nGraduate civil engineer (EIT) with hands-on experience in drainage plans, field reports and cost estimates, and a working command of Civil 3D, ArcGIS and HEC-RAS.\n\nEXPERIENCE\n\nLarch',
        ],
      ],
      merge: [
        [
          '* Surveyed sidewalks and logged defects in ArcGIS\n* Helped update the pavement inventory of 48 miles',
          '* Surveyed sidewalks, logged defects in ArcGIS and helped to update the 48-mile pavement inventory',
        ],
      ],
      bullets: [
        [
          '* Checked quantities on two road widening contracts worth $3.5M in total',
          '- Verified quantities for 2 road-widening contracts with a total value of $3.5 million',
        ],
      ],
      expand: [['Bachelor of Science in Civil', 'B.S. in Civil']],
      skills: [
        ['Other: surveying, cost estimates', 'Other: surveying, cost estimates, drainage plans, field inspection'],
      ],
    },
  },
  {
    trade: 'pharmacist',
    resume: `Petra Sample
Pharmacist
Tucson, AZ | petra@mail.example

Professional Summary
Licensed pharmacist with experience in community pharmacy and vaccination clinics.

Experience

Staff Pharmacist
Sagebrush Pharmacy
2018 – 2024
- Verified an average of 280 prescriptions per day with two technicians
- Gave flu and shingles vaccines at seasonal clinics
- Participated in a medication therapy management pilot for diabetic patients
- Resolved insurance rejections and called prescribers about interactions

Pharmacy Intern
Mesa Hospital
2016 – 2018
- Compounded IV admixtures under supervision
- Observed rounds in the intensive care unit

Education
Doctor of Pharmacy (PharmD), Ocotillo University, 2018

Licenses and Certifications
Arizona Pharmacist License
APhA Immunization Certificate

Skills
PioneerRx, counseling, inventory`,
    lies: {
      number: [['280 prescriptions', '480 prescriptions']],
      'number in words': [['with two technicians', 'with twelve technicians']],
      scope: [
        ['Participated in a medication therapy management pilot', 'Spearheaded a medication therapy management pilot'],
      ],
      'scope 2': [['Observed rounds in the intensive care unit', 'Conducted rounds in the intensive care unit']],
      supervision: [['Compounded IV admixtures under supervision', 'Compounded IV admixtures']],
      title: [['Staff Pharmacist\n', 'Pharmacy Manager\n']],
      licence: [
        [
          'APhA Immunization Certificate',
          'APhA Immunization Certificate\nBoard Certified Pharmacotherapy Specialist (BCPS)',
        ],
      ],
      'licence 2': [['Arizona Pharmacist License', 'Arizona and California Pharmacist License']],
      employer: [['Mesa Hospital', 'Mayo Clinic']],
      date: [['2018 – 2024', '2014 – 2024']],
      tool: [['PioneerRx, counseling', 'PioneerRx, Epic Willow, counseling']],
      outcome: [['for diabetic patients', 'for diabetic patients that lowered average A1C by 1.2 points']],
      reach: [['at seasonal clinics', 'at seasonal clinics across the state']],
      'merged jobs': [
        ['- Compounded IV admixtures under supervision\n', ''],
        ['- Resolved insurance', '- Compounded IV admixtures\n- Resolved insurance'],
      ],
      summary: [
        ['Licensed pharmacist with experience', 'Licensed clinical pharmacist with over fifteen years of experience'],
      ],
      'lost title': [['Pharmacy Intern\nMesa', 'Mesa']],
      'lost degree': [['Doctor of Pharmacy (PharmD), Ocotillo University, 2018', 'Ocotillo University']],
      skill: [['counseling, inventory', 'counseling, inventory, oncology dosing']],
    },
    honest: {
      synonyms: [
        [
          'Gave flu and shingles vaccines at seasonal clinics',
          'Administered influenza and shingles vaccinations at seasonal clinics',
        ],
      ],
      number: [
        [
          'Verified an average of 280 prescriptions per day with two technicians',
          'Worked with 2 technicians to verify 280 prescriptions a day on average',
        ],
      ],
      scope: [
        [
          'Participated in a medication therapy management pilot for diabetic patients',
          'Took part in a medication therapy management (MTM) pilot for patients with diabetes',
        ],
      ],
      supervision: [['Compounded IV admixtures under supervision', 'Prepared IV admixtures under supervision']],
      split: [
        [
          '- Resolved insurance rejections and called prescribers about interactions',
          '- Resolved insurance rejections\n- Contacted prescribers about drug interactions',
        ],
      ],
      summary: [
        [
          'Licensed pharmacist with experience in community pharmacy and vaccination clinics.',
          'Patient-focused, licensed pharmacist (PharmD) with experience in community pharmacy, vaccination clinics and counseling.',
        ],
      ],
      skills: [
        [
          'PioneerRx, counseling, inventory',
          'PioneerRx | Counseling | Inventory | Immunization | Prescription verification',
        ],
      ],
      header: [
        ['Staff Pharmacist\nSagebrush Pharmacy\n2018 – 2024', 'Sagebrush Pharmacy — Staff Pharmacist (2018–2024)'],
      ],
      order: [
        ['Education\nDoctor of Pharmacy (PharmD), Ocotillo University, 2018\n\nLicenses', 'Licenses'],
        [
          'Skills\nPioneerRx, counseling, inventory',
          'Education\nPharmD (Doctor of Pharmacy), Ocotillo University, 2018\n\nSkills\nPioneerRx, counseling, inventory',
        ],
      ],
      tense: [['Observed rounds in the intensive care unit', 'Shadowed rounds in the ICU (intensive care unit)']],
    },
  },
  {
    trade: 'customer support',
    resume: `Cleo Sample
cleo@mail.example

Summary: Support agent who likes solving problems.

Work History

Support Agent, Tern Telecom, Oct 2020 - Sep 2023
Answered 45 calls and 20 chats per shift in Zendesk.
Wrote 12 help articles with the documentation team.
Received a customer rating of 92 percent in 2022.

Retail Associate, Plover Books, Jan 2018 - Sep 2020
Handled the till and the returns desk.
Assisted the store manager with stock counts every quarter.

Education: High School Diploma, Heath High School, 2017

Skills: Zendesk, basic SQL, typing 70 words per minute`,
    lies: {
      number: [['Answered 45 calls', 'Answered 85 calls']],
      swapped: [['45 calls and 20 chats', '20 calls and 45 chats']],
      'number in words': [['Wrote 12 help articles', 'Wrote two dozen help articles']],
      percentage: [['rating of 92 percent', 'rating of 98 percent']],
      scope: [['Assisted the store manager with stock counts', 'Directed stock counts']],
      title: [['Support Agent, Tern', 'Support Team Lead, Tern']],
      'title 2': [['Retail Associate, Plover', 'Assistant Store Manager, Plover']],
      date: [['Jan 2018 - Sep 2020', 'Jan 2016 - Sep 2020']],
      employer: [['Tern Telecom', 'Vodafone']],
      degree: [['High School Diploma, Heath High School', 'Bachelor of Arts in Communication, Heath University']],
      tool: [['in Zendesk.', 'in Zendesk and Salesforce Service Cloud.']],
      level: [['basic SQL', 'advanced SQL']],
      'level 2': [['basic SQL', 'SQL']],
      licence: [['typing 70 words', 'ITIL Foundation certified, typing 70 words']],
      outcome: [['with the documentation team.', 'with the documentation team, reducing ticket volume by a third.']],
      'dropped job': [
        [
          `Retail Associate, Plover Books, Jan 2018 - Sep 2020
Handled the till and the returns desk.
Assisted the store manager with stock counts every quarter.

`,
          '',
        ],
      ],
      reach: [['Handled the till and the returns desk.', 'Handled the till and the returns desk across 30 branches.']],
      sole: [['Wrote 12 help articles with the documentation team.', 'Single-handedly wrote 12 help articles.']],
      summary: [
        [
          'Support agent who likes solving problems.',
          'Bilingual support agent who likes solving problems and manages a team.',
        ],
      ],
    },
    honest: {
      number: [
        [
          'Answered 45 calls and 20 chats per shift in Zendesk.',
          'Handled forty-five calls and twenty chats each shift using Zendesk.',
        ],
      ],
      synonyms: [
        [
          'Wrote 12 help articles with the documentation team.',
          'Authored 12 help articles together with the documentation team.',
        ],
      ],
      percent: [['Received a customer rating of 92 percent in 2022.', 'Earned a 92% customer rating in 2022.']],
      scope: [
        [
          'Assisted the store manager with stock counts every quarter.',
          'Supported the store manager with quarterly stock counts.',
        ],
      ],
      handled: [['Handled the till and the returns desk.', 'Operated the till and returns desk.']],
      dates: [
        ['Oct 2020 - Sep 2023', 'October 2020 to September 2023'],
        ['Jan 2018 - Sep 2020', 'January 2018 to September 2020'],
      ],
      summary: [
        [
          'Summary: Support agent who likes solving problems.',
          'Summary: Support agent with experience answering calls and chats in Zendesk and writing help articles. Enjoys solving problems.',
        ],
      ],
      bullets: [
        [
          'Answered 45 calls and 20 chats per shift in Zendesk.\nWrote 12 help articles with the documentation team.',
          '- Answered 45 calls and 20 chats per shift in Zendesk\n- Wrote 12 help articles with the documentation team',
        ],
      ],
      merge: [
        [
          'Handled the till and the returns desk.\nAssisted the store manager with stock counts every quarter.',
          'Handled the till and the returns desk and assisted the store manager with quarterly stock counts.',
        ],
      ],
      skills: [['Skills: Zendesk, basic SQL,', 'Skills: Zendesk, customer support, basic SQL,']],
    },
  },
  {
    trade: 'HVAC technician',
    resume: `Hank Sample
hank@mail.example

Summary
HVAC technician with 7 years of residential service work.

Experience

Service Technician, Gale Heating & Cooling, Tulsa, OK
April 2019 – Present
- Diagnose and repair furnaces, heat pumps and split systems on 6 to 8 calls a day
- Installed 35 rooftop units together with the commercial crew
- Explained maintenance plans to homeowners and sold about 10 plans a month
- Kept the service van stocked and recorded parts in ServiceTitan

Installer Helper, Breeze Air, Tulsa, OK
June 2016 – March 2019
- Carried equipment and cut ductwork to size
- Helped lead installers charge and test systems

Education
HVAC Certificate, Osage Technical College, 2016

Certifications
EPA 608 Universal
OSHA 10`,
    lies: {
      number: [['on 6 to 8 calls a day', 'on 10 to 12 calls a day']],
      'number in words': [['sold about 10 plans a month', 'sold about forty plans a month']],
      scope: [
        [
          'Installed 35 rooftop units together with the commercial crew',
          'Managed the commercial crew installing 35 rooftop units',
        ],
      ],
      'scope 2': [['Helped lead installers charge and test systems', 'Charged and tested systems']],
      title: [['Service Technician, Gale', 'Senior Service Technician, Gale']],
      'title 2': [['Installer Helper, Breeze', 'Lead Installer, Breeze']],
      date: [['June 2016 – March 2019', 'June 2013 – March 2019']],
      years: [['with 7 years of', 'with 12 years of']],
      licence: [['EPA 608 Universal\nOSHA 10', 'EPA 608 Universal\nOSHA 30']],
      'licence 2': [['EPA 608 Universal', 'EPA 608 Universal\nNATE Certified']],
      tool: [['in ServiceTitan', 'in ServiceTitan and SAP']],
      employer: [['Breeze Air', 'Carrier Corporation']],
      reach: [['residential service work', 'residential, commercial and industrial service work nationwide']],
      outcome: [['in ServiceTitan', 'in ServiceTitan, reducing parts loss by 25%']],
      team: [['- Carried equipment', '- Supervised two apprentices\n- Carried equipment']],
      'lost licence': [['\nOSHA 10', '']],
    },
    honest: {
      rephrase: [
        [
          'Diagnose and repair furnaces, heat pumps and split systems on 6 to 8 calls a day',
          'Troubleshoot and repair furnaces, heat pumps and split systems, completing six to eight service calls daily',
        ],
      ],
      'rephrase 2': [
        [
          'Installed 35 rooftop units together with the commercial crew',
          'Worked with the commercial crew to install 35 rooftop units',
        ],
      ],
      'rephrase 3': [
        [
          'Explained maintenance plans to homeowners and sold about 10 plans a month',
          'Sold approximately ten maintenance plans per month by explaining them to homeowners',
        ],
      ],
      'rephrase 4': [
        [
          'Kept the service van stocked and recorded parts in ServiceTitan',
          'Maintained service van stock and logged parts in ServiceTitan',
        ],
      ],
      'rephrase 5': [
        [
          'Helped lead installers charge and test systems',
          'Assisted lead installers with charging and testing systems',
        ],
      ],
      summary: [
        [
          'HVAC technician with 7 years of residential service work.',
          'Dependable HVAC technician with seven years of residential service experience, skilled in diagnosing and repairing furnaces, heat pumps and split systems. EPA 608 Universal certified.',
        ],
      ],
      skills: [
        [
          'Certifications\nEPA',
          'Skills\nFurnace repair, heat pumps, split systems, ductwork, ServiceTitan, customer education\n\nCertifications\nEPA',
        ],
      ],
      dates: [
        ['April 2019 – Present', '04/2019 to present'],
        ['June 2016 – March 2019', '06/2016 to 03/2019'],
      ],
    },
  },
  {
    trade: 'UX designer',
    resume: `UMA SAMPLE
Berlin | uma@mail.example | portfolio.example/uma

ABOUT
Product designer focused on forms, onboarding and accessible interfaces.

WORK EXPERIENCE

Lumen Health GmbH — UX Designer
Feb 2021 – now
• Redesigned the sign-up flow in Figma; completion rose from 54% to 68%
• Ran 24 usability tests with patients aged 18 to 80
• Contributed components to the design system used by three product teams
• Presented findings to product owners every sprint

Studio Kiesel — Junior Designer
Sep 2018 – Jan 2021
• Prepared wireframes and icons for client websites
• Worked with two developers on a booking app
• Assisted in workshops with clients

EDUCATION
B.A. Communication Design, HTW Beispielstadt, 2018

SKILLS
Figma, Sketch, prototyping, HTML and CSS (basic)

LANGUAGES
German (native), English (B2)`,
    lies: {
      percentage: [['from 54% to 68%', 'from 54% to 86%']],
      number: [['Ran 24 usability tests', 'Ran 60 usability tests']],
      scope: [['Contributed components to the design system', 'Built and owned the design system']],
      'scope 2': [['Assisted in workshops with clients', 'Facilitated and led workshops with clients']],
      title: [['— UX Designer', '— Lead UX Designer']],
      'title 2': [['— Junior Designer', '— Designer']],
      date: [['Sep 2018 – Jan 2021', 'Sep 2016 – Jan 2021']],
      degree: [['B.A. Communication Design', 'M.A. Communication Design']],
      tool: [['Figma, Sketch, prototyping', 'Figma, Sketch, Framer, prototyping']],
      level: [['English (B2)', 'English (C2)']],
      'level 2': [['HTML and CSS (basic)', 'HTML and CSS']],
      employer: [['Studio Kiesel', 'Zalando']],
      reach: [['used by three product teams', 'used by all product teams worldwide']],
      standing: [['for client websites', 'for award-winning client websites']],
      outcome: [
        [
          'Worked with two developers on a booking app',
          'Worked with two developers on a booking app that reached 50,000 downloads',
        ],
      ],
      'licence 2': [['SKILLS\n', 'CERTIFICATIONS\nCertified Usability Analyst (CUA)\n\nSKILLS\n']],
    },
    honest: {
      rephrase: [
        [
          'Redesigned the sign-up flow in Figma; completion rose from 54% to 68%',
          'Redesigned the sign-up flow using Figma, raising completion from 54% to 68%',
        ],
      ],
      'rephrase 2': [
        [
          'Ran 24 usability tests with patients aged 18 to 80',
          'Conducted 24 usability tests with patients between 18 and 80 years of age',
        ],
      ],
      'rephrase 3': [
        [
          'Contributed components to the design system used by three product teams',
          'Contributed reusable components to a design system used by 3 product teams',
        ],
      ],
      'rephrase 4': [
        [
          'Presented findings to product owners every sprint',
          'Shared research findings with product owners each sprint',
        ],
      ],
      'rephrase 5': [
        ['Prepared wireframes and icons for client websites', 'Created wireframes and icons for client websites'],
      ],
      summary: [
        [
          'Product designer focused on forms, onboarding and accessible interfaces.',
          'User-focused product designer specializing in forms, onboarding and accessible interfaces, with hands-on usability testing and Figma prototyping experience.',
        ],
      ],
      skills: [
        [
          'Figma, Sketch, prototyping, HTML',
          'Figma, Sketch, prototyping, wireframing, usability testing, design systems, HTML',
        ],
      ],
      degree: [['B.A. Communication Design', 'Bachelor of Arts in Communication Design']],
      'rephrase 6': [
        ['Worked with two developers on a booking app', 'Collaborated with 2 developers on a booking app'],
      ],
    },
  },
  {
    trade: 'security guard',
    resume: `Sal Sample
sal@mail.example

WORK HISTORY

2020 - 2024  Security Officer, Rampart Security Services
- Patrolled a 12-acre distribution site on night shift
- Monitored 48 cameras and wrote incident reports
- Checked the badges of up to 400 staff at shift change
- Gave first aid on five occasions

2017 - 2020  Doorman, Club Meridian
- Checked identification and refused entry where needed
- Supported the head doorman during events of 900 guests

TRAINING
State Guard Card, 2020
First Aid and CPR, 2022

EDUCATION
GED, 2015`,
    lies: {
      number: [['12-acre', '120-acre']],
      'number 2': [['Monitored 48 cameras', 'Monitored eighty-four cameras']],
      scope: [['Supported the head doorman during events', 'Headed the door team during events']],
      title: [['Security Officer, Rampart', 'Security Supervisor, Rampart']],
      'title 2': [['Doorman, Club', 'Head Doorman, Club']],
      date: [['2017 - 2020', '2014 - 2020']],
      licence: [['State Guard Card, 2020', 'State Guard Card and Armed Guard Permit, 2020']],
      degree: [['GED, 2015', 'Associate Degree in Criminal Justice, 2015']],
      'moved number': [['up to 400 staff', 'up to 900 staff']],
      outcome: [['wrote incident reports', 'wrote incident reports, which cut theft by half']],
      'dropped fact': [['- Gave first aid on five occasions\n', '']],
      employer: [['Rampart Security Services', 'Securitas']],
      invented: [['- Gave first aid', '- Trained eight new officers on site procedures\n- Gave first aid']],
      'dropped job': [
        [
          '2017 - 2020  Doorman, Club Meridian\n- Checked identification and refused entry where needed\n- Supported the head doorman during events of 900 guests\n',
          '',
        ],
      ],
      skill: [['EDUCATION\n', 'SKILLS\nConflict de-escalation, K9 handling\n\nEDUCATION\n']],
    },
    honest: {
      rephrase: [
        [
          'Patrolled a 12-acre distribution site on night shift',
          'Conducted night-shift patrols of a twelve-acre distribution site',
        ],
      ],
      'rephrase 2': [
        [
          'Monitored 48 cameras and wrote incident reports',
          'Monitored 48 CCTV cameras and prepared written incident reports',
        ],
      ],
      'rephrase 3': [
        [
          'Checked the badges of up to 400 staff at shift change',
          'Verified badges for up to 400 employees at shift changes',
        ],
      ],
      'rephrase 4': [['Gave first aid on five occasions', 'Administered first aid five times']],
      'rephrase 5': [
        [
          'Supported the head doorman during events of 900 guests',
          'Assisted the head doorman at events with 900 guests',
        ],
      ],
      summary: [
        [
          'WORK HISTORY\n',
          'SUMMARY\nVigilant security officer experienced in night patrols, camera monitoring, incident reports and badge checks. Holds a State Guard Card and First Aid/CPR training.\n\nWORK HISTORY\n',
        ],
      ],
      layout: [
        [
          '2020 - 2024  Security Officer, Rampart Security Services',
          'Security Officer | Rampart Security Services | 2020–2024',
        ],
        ['2017 - 2020  Doorman, Club Meridian', 'Doorman | Club Meridian | 2017–2020'],
      ],
      'rephrase 6': [
        ['- Checked identification and refused entry where needed', '- Checked IDs and refused entry when necessary'],
      ],
    },
  },
  {
    trade: 'project manager',
    resume: `Pia Sample, PMP
pia@mail.example

PROFILE
Project manager in facilities and construction, eight years in the field.

EXPERIENCE
Project Manager
Basalt Facilities Group
January 2020 - Present
- Managed 11 refurbishment projects with budgets between £200k and £1.4m
- Led a team of 6 site coordinators
- Delivered 9 of 11 projects on time
- Introduced weekly risk reviews, which lowered change requests by a third

Project Coordinator
Trellis Construction
May 2016 - December 2019
- Coordinated subcontractors on four school builds
- Updated schedules in MS Project and minuted site meetings
- Helped prepare tenders worth £3m

EDUCATION
BEng Civil Engineering, University of Tamar, 2016

SKILLS
MS Project, budgeting, risk management, stakeholder communication`,
    lies: {
      money: [['£200k and £1.4m', '£200k and £14m']],
      number: [['Managed 11 refurbishment projects', 'Managed 21 refurbishment projects']],
      'number 2': [['Delivered 9 of 11 projects on time', 'Delivered all 11 projects on time']],
      scope: [['Helped prepare tenders worth £3m', 'Won tenders worth £3m']],
      'scope 2': [['Coordinated subcontractors on four school builds', 'Directed four school builds']],
      title: [['Project Manager\nBasalt', 'Programme Director\nBasalt']],
      'title 2': [['Project Coordinator\nTrellis', 'Project Manager\nTrellis']],
      date: [['May 2016 - December 2019', 'May 2014 - December 2019']],
      percentage: [['by a third', 'by two thirds']],
      team: [['a team of 6 site coordinators', 'a team of sixteen site coordinators']],
      tool: [['MS Project, budgeting', 'MS Project, Primavera P6, budgeting']],
      licence: [['Pia Sample, PMP', 'Pia Sample, PMP, PRINCE2 Practitioner']],
      reach: [['Introduced weekly risk reviews', 'Introduced company-wide weekly risk reviews']],
      degree: [['BEng Civil Engineering', 'MEng Civil Engineering']],
      'lost licence': [['Pia Sample, PMP', 'Pia Sample']],
      employer: [['Trellis Construction', 'Balfour Beatty']],
    },
    honest: {
      rephrase: [
        [
          'Managed 11 refurbishment projects with budgets between £200k and £1.4m',
          'Oversaw eleven refurbishment projects with budgets ranging from £200,000 to £1.4 million',
        ],
      ],
      'rephrase 2': [['Led a team of 6 site coordinators', 'Managed a six-person team of site coordinators']],
      'rephrase 3': [['Delivered 9 of 11 projects on time', 'Completed nine of eleven projects on schedule']],
      'rephrase 4': [
        [
          'Introduced weekly risk reviews, which lowered change requests by a third',
          'Reduced change requests by one third through the introduction of weekly risk reviews',
        ],
      ],
      'rephrase 5': [
        [
          'Updated schedules in MS Project and minuted site meetings',
          'Maintained project schedules in Microsoft Project and took minutes at site meetings',
        ],
      ],
      'rephrase 7': [['Helped prepare tenders worth £3m', 'Assisted in the preparation of tenders worth £3 million']],
      summary: [
        [
          'Project manager in facilities and construction, eight years in the field.',
          'PMP-certified project manager with eight years in facilities and construction, experienced in budgeting, risk management and stakeholder communication.',
        ],
      ],
      skills: [
        [
          'MS Project, budgeting, risk management, stakeholder communication',
          'MS Project, budgeting, risk management, stakeholder communication, subcontractor coordination, scheduling, team leadership',
        ],
      ],
      'rephrase 6': [
        [
          'Coordinated subcontractors on four school builds',
          'Organised and coordinated subcontractors across four school construction projects',
        ],
      ],
    },
  },
  {
    trade: 'physiotherapist',
    resume: `Fay Sample
fay@mail.example

Profile
HCPC-registered physiotherapist with five years in outpatient clinics.

Employment
Physiotherapist, Kestrel Clinic, Norwich
Sept 2020 – Present
- Assess and treat 12 to 14 outpatients a day, mostly back and knee problems
- Run a weekly exercise class for people over 65
- Cut waiting times from nine weeks to five by reworking the triage form
- Supervise one student on placement each term

Rotational Physiotherapist, Fenland General Hospital
Aug 2018 – Aug 2020
- Rotated through orthopaedics, respiratory and stroke wards
- Assisted consultants at fracture clinics
- Took part in an audit of discharge letters

Education
BSc (Hons) Physiotherapy, University of Wensum, 2018

Skills
Manual therapy, exercise prescription, SystmOne, gait analysis`,
    lies: {
      number: [['12 to 14 outpatients', '22 to 24 outpatients']],
      'number 2': [['from nine weeks to five', 'from nine weeks to two']],
      scope: [['Assisted consultants at fracture clinics', 'Ran fracture clinics']],
      'scope 2': [['Took part in an audit', 'Led an audit']],
      title: [['Physiotherapist, Kestrel', 'Clinical Lead Physiotherapist, Kestrel']],
      date: [['Aug 2018 – Aug 2020', 'Aug 2016 – Aug 2020']],
      degree: [['BSc (Hons)', 'MSc']],
      skill: [['SystmOne, gait', 'SystmOne, acupuncture, gait']],
      'number in words': [['Supervise one student', 'Supervise six students']],
      employer: [['Fenland General Hospital', "Guy's Hospital"]],
      licence: [['HCPC-registered physiotherapist', 'HCPC- and CSP-registered physiotherapist']],
      years: [['with five years in', 'with nine years in']],
    },
    honest: {
      rephrase: [
        [
          'Assess and treat 12 to 14 outpatients a day, mostly back and knee problems',
          'Assess and treat 12–14 outpatients daily, primarily with back and knee conditions',
        ],
      ],
      'rephrase 2': [
        ['Run a weekly exercise class for people over 65', 'Deliver a weekly exercise class for over-65s'],
      ],
      'rephrase 3': [
        [
          'Cut waiting times from nine weeks to five by reworking the triage form',
          'Reworked the triage form, reducing waiting times from 9 weeks to 5',
        ],
      ],
      'rephrase 4': [['Supervise one student on placement each term', 'Supervise a placement student every term']],
      'rephrase 5': [
        [
          'Rotated through orthopaedics, respiratory and stroke wards',
          'Completed rotations in orthopedic, respiratory and stroke wards',
        ],
      ],
      'rephrase 6': [['Took part in an audit of discharge letters', 'Participated in a discharge letter audit']],
      summary: [
        [
          'HCPC-registered physiotherapist with five years in outpatient clinics.',
          'Dedicated HCPC-registered physiotherapist offering five years of outpatient experience, strong skills in manual therapy and gait analysis, and a commitment to patient care.',
        ],
      ],
      dates: [['Sept 2020 – Present', 'September 2020 to present']],
    },
  },
  {
    trade: 'logistics planner',
    resume: `LEO SAMPLE
leo@mail.example | Rotterdam

SUMMARY
Transport planner with a background in warehousing.

EXPERIENCE
Transport Planner | Noord Cargo BV | 2019 - 2024
- Planned 35 trucks a day across the Benelux
- Renegotiated two carrier contracts with the purchasing manager, saving EUR 120,000 a year
- Tracked deliveries in Transporeon and called customers about delays
- Trained 3 junior planners

Warehouse Operative | Delta Fresh | 2016 - 2019
- Picked orders and loaded trailers with a reach truck
- Counted stock every month

EDUCATION
MBO Level 4 Logistics, Maas College, 2016

CERTIFICATES
Reach truck licence
ADR awareness

LANGUAGES
Dutch (native), English (good), German (basic)`,
    lies: {
      number: [['Planned 35 trucks', 'Planned 85 trucks']],
      money: [['EUR 120,000', 'EUR 210,000']],
      reach: [['across the Benelux', 'across Europe']],
      sole: [['with the purchasing manager, ', 'single-handedly, ']],
      title: [['Transport Planner | Noord', 'Transport Manager | Noord']],
      date: [['2016 - 2019', '2014 - 2019']],
      level: [['German (basic)', 'German (fluent)']],
      licence: [['ADR awareness', 'ADR driver certificate']],
      tool: [['in Transporeon and', 'in Transporeon and SAP TM and']],
      degree: [['MBO Level 4 Logistics', 'HBO Bachelor Logistics']],
      scope: [['- Counted stock every month', '- Managed stock and a team of ten operatives']],
      'number in words': [['Trained 3 junior planners', 'Trained thirty junior planners']],
    },
    honest: {
      rephrase: [['Planned 35 trucks a day across the Benelux', 'Scheduled 35 trucks daily throughout the Benelux']],
      'rephrase 2': [
        [
          'Renegotiated two carrier contracts with the purchasing manager, saving EUR 120,000 a year',
          'Together with the purchasing manager, renegotiated 2 carrier contracts and saved €120k annually',
        ],
      ],
      'rephrase 3': [
        [
          'Tracked deliveries in Transporeon and called customers about delays',
          'Monitored deliveries using Transporeon and informed customers of delays',
        ],
      ],
      'rephrase 4': [['Trained 3 junior planners', 'Coached three junior planners']],
      'rephrase 5': [
        [
          'Picked orders and loaded trailers with a reach truck',
          'Performed order picking and trailer loading using a reach truck',
        ],
      ],
      'rephrase 6': [['Counted stock every month', 'Carried out monthly stock counts']],
      summary: [
        [
          'Transport planner with a background in warehousing.',
          'Organised transport planner with a warehousing background, experienced in carrier contracts, delivery tracking and customer communication.',
        ],
      ],
      skills: [
        [
          'LANGUAGES\n',
          'SKILLS\nTransport planning, Transporeon, order picking, stock counting, contract negotiation\n\nLANGUAGES\n',
        ],
      ],
    },
  },
];

/** Counted apart from the two halves. */
export const freshCases: readonly LedgerCase[] = probes.flatMap((probe) => casesOf(probe, 'fresh'));
