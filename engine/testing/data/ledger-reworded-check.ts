import { type LedgerRewording, rewordedCasesOf } from '../ledger-case.ts';

/** Six whole resumes more, to count what three dozen taught the rules. All made up. */

const rewordings: LedgerRewording[] = [
  {
    trade: 'bus driving',
    original: `Osvaldo Kettering
Bus Driver

Experience

Bus Driver, Northmoor Transit, Leeds, Feb 2017 - present
- Routes 12 and 48, early and late shifts
- Sell tickets, answer passengers' questions
- Help wheelchair users with the ramp
- Vehicle check before every shift
- Route learning with new drivers since 2022
- 5 years without a blameworthy accident (company badge 2023)

Postman, Royal Dale Mail, Leeds, 2011 - 2017
- 600 addresses a day on foot and by van
- Sorted the walk in the morning

Licences: PCV category D, driver CPC until 2028
Languages: English, Portuguese
`,
    honest: `Osvaldo Kettering
Bus Driver

Summary
Safety-conscious bus driver holding a PCV category D licence and a driver CPC valid until 2028. Five years without a blameworthy accident, recognised with a company badge in 2023. Speaks English and Portuguese.

Work Experience

Bus Driver | Northmoor Transit, Leeds | February 2017 – Present
• Operate routes 12 and 48 across early and late shifts
• Issue tickets and respond to passenger enquiries
• Assist wheelchair users with boarding via the ramp
• Complete a vehicle check ahead of every shift
• Familiarise new drivers with routes since 2022
• Earned a company badge in 2023 for 5 years without a blameworthy accident

Postman | Royal Dale Mail, Leeds | 2011 – 2017
• Delivered post to 600 addresses daily on foot and by van
• Sorted mail for the walk each morning

Licences
• PCV category D
• Driver CPC (until 2028)

Languages
English, Portuguese
`,
    lies: {
      number: [['Five years without a blameworthy accident', 'Fifteen years without a blameworthy accident']],
      title: [['Bus Driver | Northmoor', 'Depot Supervisor | Northmoor']],
    },
  },
  {
    trade: 'event planning',
    original: `Philomena Adeyemi
Event Assistant

Profile
Event assistant with two years in a conference hotel.

Experience

Event Assistant, Grand Aldous Hotel, Brighton, May 2022 - August 2024
- Put together offers for meetings up to 80 people
- Checked rooms and equipment before guests came
- Contact person for clients on the day
- Put bookings into Delphi
- Helped plan the hotel's 50th anniversary

Student jobs: waitress at weddings (2019 - 2021)

Education
BA Event Management, Seaford University, 2022 (2:1)

Skills: Delphi, Excel, Canva, French B1
`,
    honest: `Philomena Adeyemi
Event Assistant

Profile
Organised event assistant with two years of conference hotel experience and a BA in Event Management. Confident user of Delphi, Excel and Canva, with French at B1 level.

Professional Experience

Event Assistant
Grand Aldous Hotel, Brighton | May 2022 – August 2024
• Prepared proposals for meetings of up to 80 attendees
• Inspected rooms and equipment ahead of guest arrival
• Acted as the clients' point of contact on the day of the event
• Entered bookings into Delphi
• Assisted in planning the hotel's 50th anniversary celebrations

Additional Experience
Waitress at weddings (student job) | 2019 – 2021

Education
BA (Hons) Event Management, 2:1
Seaford University, 2022

Skills
Delphi | Excel | Canva | French (B1)
`,
    lies: {
      level: [['French (B1)', 'French (C1)']],
      number: [['up to 80 attendees', 'up to 800 attendees']],
    },
  },
  {
    trade: 'machining',
    original: `Reinhold Sakamoto
CNC Machinist

Work history

CNC Machinist, Talus Precision, Dayton, OH, 2016 - present
- Set up and run two Haas mills, 3 and 5 axis
- Parts for pumps, tolerance 0.0005 in
- Edit programs at the machine, G-code
- First article inspection with CMM
- Scrap went from 4% to 1.5% after I changed the fixtures
- Taught three apprentices

Machine Operator, Talus Precision, Dayton, OH, 2013 - 2016
- Lathe, saw, deburring
- Changed coolant

Education: Certificate in Machining, Miami Bend Technical College, 2013
Skills: Haas, Mastercam (basic), GD&T, micrometers
`,
    honest: `Reinhold Sakamoto
CNC Machinist

Professional Summary
CNC machinist with 10+ years at Talus Precision, skilled in setting up and operating 3- and 5-axis Haas mills, editing G-code and performing CMM inspection. Reduced scrap from 4% to 1.5% through fixture changes.

Professional Experience

Talus Precision, Dayton, OH

CNC Machinist | 2016 – Present
• Set up and operate two Haas mills (3- and 5-axis)
• Machine pump components to a tolerance of 0.0005 in
• Edit G-code programs directly at the machine
• Perform first article inspections using a CMM
• Modified fixtures, lowering the scrap rate from 4% to 1.5%
• Trained three apprentices

Machine Operator | 2013 – 2016
• Operated lathe and saw and deburred parts
• Replaced coolant

Education
Certificate in Machining, Miami Bend Technical College, 2013

Skills
Machines: Haas mills
Software: Mastercam (basic)
Metrology: GD&T, micrometers, CMM
`,
    lies: {
      percentage: [['lowering the scrap rate from 4% to 1.5%', 'lowering the scrap rate from 8% to 1.5%']],
      tool: [['Software: Mastercam (basic)', 'Software: Mastercam (basic), SolidWorks']],
    },
  },
  {
    trade: 'veterinary nursing',
    original: `Clementine Oyono
Veterinary Nurse

Experience
Veterinary Nurse, Larkfield Vets, Shrewsbury, 2019 - present
Assist in surgery and monitor anaesthesia
Nurse clinics: weight, dental, diabetes, ten appointments a week
Take X-rays and run blood samples
Clinical coach for one student nurse
Order drugs on Mondays

Kennel Assistant, Wrekin Dog Rescue, Telford, 2016 - 2019
Fed, walked and cleaned 40 dogs
Showed visitors dogs for adoption

Qualifications
Level 3 Diploma in Veterinary Nursing, 2019
RVN, RCVS registered
Full driving licence
`,
    honest: `Clementine Oyono
Registered Veterinary Nurse (RVN)

Profile
RCVS-registered veterinary nurse with a Level 3 Diploma and practical experience in surgical assistance, anaesthesia monitoring, nurse clinics and diagnostic imaging.

Professional Experience

Veterinary Nurse
Larkfield Vets, Shrewsbury | 2019 – Present
• Assist with surgical procedures and monitor anaesthesia
• Run weight, dental and diabetes nurse clinics, seeing ten appointments per week
• Perform X-rays and process blood samples
• Serve as clinical coach to a student nurse
• Place weekly drug orders

Kennel Assistant
Wrekin Dog Rescue, Telford | 2016 – 2019
• Fed, exercised and cared for 40 dogs
• Introduced prospective adopters to dogs

Qualifications
• Level 3 Diploma in Veterinary Nursing (2019)
• RVN, RCVS registered
• Full driving licence
`,
    lies: {
      scope: [['Assist with surgical procedures and monitor', 'Perform surgical procedures and monitor']],
      level: [['• Level 3 Diploma', '• Level 6 Diploma']],
    },
  },
  {
    trade: 'telephone sales',
    original: `Jericho Vandermolen
Inside Sales

Jobs

Sales Agent, Solstice Windows, Swindon, 10/2022 - 09/2025
- Calls to people who asked for a quote, 70 a day
- Booked 12 appointments a week for the surveyors
- Second best of 9 agents in 2024
- Kept notes in HubSpot
- Listened in on new agents' calls and gave tips

Barman, The Otter, Swindon, 2019 - 2022
- Served drinks, cellar, till
- Closed up at weekends

School: A-levels Business and Geography 2019
`,
    honest: `Jericho Vandermolen
Inside Sales Agent

Profile
Target-driven sales agent with three years of experience in outbound calling and appointment setting. Ranked second of nine agents in 2024.

Professional Experience

Sales Agent – Solstice Windows, Swindon
October 2022 – September 2025
• Made 70 calls per day to prospects who had requested a quote
• Scheduled 12 appointments weekly for surveyors
• Ranked second out of 9 agents in 2024
• Maintained customer notes in HubSpot
• Monitored new agents' calls and offered feedback

Bartender – The Otter, Swindon
2019 – 2022
• Served drinks, operated the till and looked after the cellar
• Closed the premises at weekends

Education
A-levels: Business, Geography (2019)
`,
    lies: {
      standing: [['Ranked second out of 9 agents in 2024', 'Ranked first out of 9 agents in 2024']],
      number: [['Made 70 calls per day', 'Made 170 calls per day']],
    },
  },
  {
    trade: 'gardening',
    original: `Ambrose Tillotson
Gardener

Summary
Gardener for parks and private gardens, 7 years.

Employment

Gardener, Wyvern Borough Council, Taunton, March 2020 - present
Mowing, pruning, planting out 9,000 bedding plants each spring
Chainsaw work on small trees
Look after the volunteers on Thursdays
Plan the planting of the town hall beds with the head gardener

Garden Assistant, Mrs Pomfret's Nursery, Wells, 2018 - 2020
Potting, watering, serving customers

Tickets
PA1 and PA6 spraying, chainsaw CS30/31
RHS Level 2, 2021
`,
    honest: `Ambrose Tillotson
Gardener

Professional Summary
Gardener with seven years' experience in public parks and private gardens. Holds RHS Level 2 and tickets for spraying (PA1 and PA6) and chainsaw use (CS30/31).

Employment History

Gardener | Wyvern Borough Council, Taunton | March 2020 – Present
• Carry out mowing and pruning, and plant 9,000 bedding plants every spring
• Perform chainsaw work on small trees
• Oversee volunteers on Thursdays
• Collaborate with the head gardener on the planting plans for the town hall beds

Garden Assistant | Mrs Pomfret's Nursery, Wells | 2018 – 2020
• Potted and watered plants and served customers

Certifications
• RHS Level 2 (2021)
• PA1 and PA6 spraying
• Chainsaw CS30/31
`,
    lies: {
      scope: [['Collaborate with the head gardener on the planting plans', 'Design the planting plans']],
      certificate: [['• RHS Level 2 (2021)', '• RHS Level 4 (2021)']],
    },
  },
];

export const rewordedCheckCases = rewordings.flatMap((each) => rewordedCasesOf(each));
