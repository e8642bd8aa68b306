import { casesOf, type Edit, type LedgerCase, type LedgerProbe } from '../ledger-case.ts';

/** One line of a small resume at a time, and the same lines without a resume around them. */
const resumeAround = (line: string) => `Jamie Sample
jamie@mail.example

Experience
Associate, Acme Stores, Springfield, 2016 - 2021
${line}

Education
BA History, Elm University, 2015`;

const lyingLines: readonly Edit[] = [
  ['- Contributed to the rollout of a new till system', '- Drove the rollout of a new till system'],
  ['- Was part of a team that cut waste by 8%', '- Cut waste by 8%'],
  ['- Answered 40 calls a day', '- Answered over 100 calls a day'],
  ['- Answered 40 calls a day', '- Answered 40+ calls a day with a 98% satisfaction score'],
  ['- Saved the firm $20,000', '- Saved the firm $2 million'],
  ['- Assisted with payroll for 30 staff', '- Ran payroll for 30 staff'],
  ['- Watered plants and swept floors', '- Supervised grounds maintenance'],
  ['- Worked with the finance team on forecasts', '- Worked with the CFO on forecasts'],
  ['- Took minutes in board meetings', '- Chaired board meetings'],
  ['- Used Excel for reports', '- Used Excel, VBA macros and Power Query for reports'],
  ['- Drove deliveries in the county', '- Drove deliveries nationwide'],
  ['- Ordered supplies', '- Negotiated supplier contracts'],
  ['- Wrote weekly reports', '- Wrote weekly reports for executive leadership'],
  ['- Maintained the company website', '- Redesigned the company website from scratch'],
  ['- Sold phones and plans', '- Sold phones and plans, consistently exceeding targets'],
  ['- Sold phones and plans', '- Top-performing seller of phones and plans'],
  ['- Trained two new hires', '- Trained twelve new hires'],
  ['- Cleaned rooms to hotel standards', '- Managed room cleaning to hotel standards'],
  ['- Helped organise the annual fair', '- Organised the annual fair'],
  ['- Attended a first aid course', '- Certified first aider'],
  ['- Prepared slides for the sales director', '- Presented to the sales director and key clients'],
  ['- Learned basic Python', '- Skilled Python programmer'],
  ['- Reduced errors', '- Reduced errors by 30%'],
  ['- Worked on a project for Globex', '- Worked on projects for Globex, Initech and Hooli'],
  ['- Looked after 3 horses', '- Looked after 30 horses'],
  ['- Fixed bikes', '- Fixed bikes and electric scooters'],
  ['- Covered reception at lunch', '- Managed reception operations'],
  ['- Shadowed the site manager', '- Deputised for the site manager'],
];

const honestLines: readonly Edit[] = [
  ['- Was responsible for stocking shelves', '- Stocked shelves'],
  ['- Responsible for a team of four', '- Led a team of four'],
  ['- Answered 40 calls a day', '- Handled 40 phone calls per day'],
  ['- Answered 40 calls a day', '- Fielded forty calls daily'],
  ['- Saved the firm $20,000', '- Achieved savings of $20k for the company'],
  ['- Assisted with payroll for 30 staff', '- Helped process payroll for thirty employees'],
  ['- Used Excel for reports', '- Prepared reports in Microsoft Excel'],
  ['- Ordered supplies', '- Placed orders for supplies'],
  ['- Wrote weekly reports', '- Produced a report every week'],
  ['- Sold phones and plans', '- Sold mobile phones and service plans'],
  ['- Trained two new hires', '- Trained 2 new team members'],
  ['- Cleaned rooms to hotel standards', '- Ensured rooms were cleaned to hotel standards'],
  ['- Helped organise the annual fair', '- Assisted in organizing the yearly fair'],
  ['- Took minutes in board meetings', '- Recorded minutes of board meetings'],
  ['- Worked with the finance team on forecasts', '- Collaborated with finance colleagues on forecasts'],
  ['- Reduced errors by half', '- Cut errors by 50%'],
  ['- Looked after 3 horses', '- Cared for three horses'],
  ['- Fixed bikes', '- Repaired bicycles'],
  ['- Managed a store with 12 employees', '- Oversaw a store of 12 staff members'],
  ['- Increased sales by 10% in one year', '- Grew sales 10% within one year'],
  ['- Led weekly stand-ups and wrote tickets in Jira', '- Ran weekly stand-up meetings and wrote Jira tickets'],
  ['- Installed windows and doors', '- Doors and windows installation'],
  ['- Maintained the company website', '- Kept the company website up to date'],
  ['- Covered reception at lunch', '- Provided reception cover during lunch breaks'],
  ['- Prepared slides for the sales director', '- Created presentation slides for the sales director'],
  [
    '- Processed invoices, handled complaints and filed documents',
    '- Handled complaints\n- Processed invoices\n- Filed documents',
  ],
  ['- Took payments and balanced the till', '- Processed payments and balanced the cash register'],
  ['- Spoke with customers in Spanish', '- Communicated with Spanish-speaking customers'],
  [
    '- Cut hair and did color for 8 to 10 clients a day',
    '- Provided haircuts and color services to 8–10 clients per day',
  ],
  [
    '- Drove a school bus on two routes, 60 children each morning',
    '- Safely transported 60 children each morning on two school bus routes',
  ],
  ['- Baked bread and pastries from 4 am', '- Prepared pastries and bread starting at 4 a.m.'],
  [
    '- Filed tax returns for around 150 small firms',
    '- Prepared and filed tax returns for approximately 150 small businesses',
  ],
  [
    '- Picked up the phone for three doctors and booked appointments',
    '- Answered phones and scheduled appointments for 3 physicians',
  ],
  ['- Set up laptops for new starters', '- Configured laptops for new employees'],
  [
    '- Looked after the social media accounts (4,000 followers)',
    '- Managed social media accounts with 4,000 followers',
  ],
  ['- Kept the books for a family bakery', '- Handled bookkeeping for a family-owned bakery'],
  [
    '- Painted interiors and exteriors of about 30 houses',
    '- Completed interior and exterior painting on roughly 30 homes',
  ],
  ['- Taught English to adults in evening classes', '- Delivered evening English classes to adult learners'],
  ['- Inspected welds with ultrasonic testing', '- Performed ultrasonic inspection of welds'],
  ['- Was in charge of a crew of six on roofing jobs', '- Supervised a six-person roofing crew'],
  ['- Sold insurance to 25 new customers a month', '- Acquired 25 new insurance customers per month'],
  ["- Did night audits and balanced the day's accounts", '- Conducted nightly audits and reconciled daily accounts'],
  ['- Wrote press releases and spoke to journalists', '- Drafted press releases and liaised with the media'],
  ['- Translated contracts from German into English', '- Translated German contracts to English'],
  ['- Ran the front desk of a 90-room hotel', '- Oversaw front desk operations at a hotel with 90 rooms'],
  [
    '- Tested mobile apps by hand and logged bugs in Jira',
    '- Executed manual testing of mobile applications and reported defects in Jira',
  ],
  [
    '- Kept machines running: oil, belts, filters',
    '- Performed machine maintenance, including oil, belt and filter changes',
  ],
  ['- Gave first aid at concerts', '- Administered first aid at concert events'],
  ['- Planned staff rotas for 22 people', '- Created work schedules for a staff of 22'],
  ['- Grew tomatoes and peppers in two greenhouses', '- Cultivated peppers and tomatoes across two greenhouses'],
  ['- Shot and edited short videos for clients', '- Filmed and edited short-form client videos'],
  ["- Measured patients' blood pressure and weight", '- Took blood pressure and weight measurements of patients'],
  [
    '- Negotiated prices with suppliers, saving 5% in 2019',
    '- Achieved 5% savings in 2019 by negotiating pricing with vendors',
  ],
  ['- Handled complaints from passengers', '- Addressed passenger complaints'],
  ['- Built kitchen cabinets from drawings', '- Constructed kitchen cabinets based on drawings'],
  [
    '- Watched over the pool and taught swimming to kids',
    '- Supervised the pool and provided swimming lessons to children',
  ],
  ['- Made weekly sales reports in Excel for the manager', '- Compiled weekly Excel sales reports for management'],
  ['- Worked on the assembly line, 400 units a shift', '- Assembled 400 units per shift on the production line'],
  ['- Coordinated volunteers for a food drive', '- Organized volunteers for a food drive'],
  ['- Wrote unit tests for the payment code', '- Developed unit tests covering payment code'],
  ['- Interviewed applicants with the HR manager', '- Conducted applicant interviews alongside the HR manager'],
  ['- Guarded two office buildings at night', '- Provided overnight security for two office buildings'],
  ['- Repaired lawn mowers and chainsaws', '- Serviced and repaired chainsaws and lawn mowers'],
  ['- Designed flyers and menus in Canva', '- Created menu and flyer designs using Canva'],
  ['- Helped customers find the right paint', '- Assisted customers in selecting paint'],
  ['- Counted cash and made bank deposits', '- Counted cash and prepared bank deposits'],
  ['- Visited 12 elderly clients a week at home', '- Conducted weekly home visits to 12 elderly clients'],
  ['- Raised $3,000 for a charity by running a bake sale', '- Organized a bake sale that raised $3,000 for charity'],
  ['- Drew site plans in AutoCAD', '- Produced AutoCAD site plans'],
  ['- Kept stock levels right for 900 products', '- Maintained appropriate inventory levels for 900 products'],
  ['- Walked 5 dogs at a time', '- Handled five dogs simultaneously on walks'],
  ['- Answered questions about bills by chat and phone', '- Resolved billing inquiries via chat and telephone'],
  ['- Mentored an intern over a summer', '- Provided mentorship to an intern for one summer'],
  ['- Worked shifts at a petrol station', '- Worked rotating shifts at a gas station'],
  ["- Put together furniture at customers' homes", '- Assembled furniture in customer homes'],
  ['- Gave a talk on recycling to 80 pupils', '- Presented on recycling to 80 students'],
  ['- Moved the team from paper forms to Google Forms', '- Transitioned the team from paper to Google Forms'],
  ['- Loaded and drove a forklift', '- Operated and loaded a forklift'],
];

const dental: LedgerProbe = {
  trade: 'dental assistant',
  resume: `Robin Sample
robin@mail.example | 555 0144

Summary
Dental assistant and former barista.

Experience
Dental Assistant, Willow Dental, Reno, NV
05/2019 - 11/2023
- Prepared treatment rooms and sterilized instruments for about 18 patients a day
- Took X-rays and passed instruments to the dentist
- Helped switch patient charts from paper to Dentrix
- Ordered supplies within a budget of $1,500 a month
- Reminded patients of appointments by phone; no-shows fell from 14% to 9%

Barista, Corner Bean, Reno, NV
08/2016 - 04/2019
- Made drinks and ran the till during the morning rush
- Trained three new baristas
- Opened the shop four days a week

Education
Certificate in Dental Assisting, Sierra Career College, 2019
High school diploma, 2016

Certifications
Radiology certificate (Nevada)
CPR

Skills
Dentrix, sterilization, X-rays, conversational Spanish`,
  lies: {
    'line 1': [['Dental Assistant, Willow', 'Dental Hygienist, Willow']],
    'line 2': [['about 18 patients a day', 'about 80 patients a day']],
    'line 3': [['about 18 patients a day', 'more than 25 patients a day']],
    'line 4': [['Helped switch patient charts', 'Oversaw the switch of patient charts']],
    'line 5': [['Helped switch patient charts from paper to Dentrix', 'Digitized all patient charts in Dentrix']],
    'line 6': [['$1,500 a month', '$15,000 a month']],
    'line 7': [['from 14% to 9%', 'from 14% to 4%']],
    'line 8': [['from 14% to 9%', 'by nearly half']],
    'line 9': [['passed instruments to the dentist', 'performed minor procedures']],
    'line 10': [['Trained three new baristas', 'Hired and trained three new baristas']],
    'line 11': [['Trained three new baristas', 'Managed a team of three baristas']],
    'line 12': [['Barista, Corner Bean', 'Shift Supervisor, Corner Bean']],
    'line 13': [['Corner Bean, Reno', 'Starbucks, Reno']],
    'line 14': [['08/2016 - 04/2019', '08/2015 - 04/2019']],
    'line 15': [['05/2019 - 11/2023', '05/2019 - Present']],
    'line 16': [['Certificate in Dental Assisting', 'Associate Degree in Dental Hygiene']],
    'line 17': [['CPR', 'CPR\nNitrous oxide monitoring certificate']],
    'line 18': [['conversational Spanish', 'bilingual in Spanish']],
    'line 19': [['Dentrix, sterilization', 'Dentrix, Eaglesoft, sterilization']],
    'line 20': [['Radiology certificate (Nevada)\n', '']],
    'line 21': [['Dental assistant and former barista.', 'Dental assistant with over ten years of experience.']],
    'line 22': [['Opened the shop four days a week', 'Opened the shop six days a week']],
    'line 23': [['Ordered supplies', 'Negotiated with vendors and ordered supplies']],
    'line 24': [
      [
        'Made drinks and ran the till during the morning rush',
        'Made drinks and ran the till during the morning rush, boosting tips',
      ],
    ],
    'line 25': [
      ['Dental assistant and former barista.', 'Dental assistant trusted by leading surgeons across the state.'],
    ],
    'line 26': [
      ['- Opened the shop four days a week', '- Opened the shop four days a week\n- Designed the seasonal menu'],
    ],
    'line 27': [['Sierra Career College, 2019', 'Sierra Career College, 2019, with honors']],
    'line 28': [['- Ordered supplies within a budget of $1,500 a month\n', '']],
    'line 29': [['Took X-rays', 'Took and interpreted X-rays']],
    'line 30': [['by phone; no-shows', 'by phone in English, Spanish and Tagalog; no-shows']],
  },
  honest: {
    'line 1': [
      [
        'Prepared treatment rooms and sterilized instruments for about 18 patients a day',
        'Sterilized instruments and set up treatment rooms for approximately eighteen patients daily',
      ],
    ],
    'line 2': [
      [
        'Took X-rays and passed instruments to the dentist',
        'Passed instruments to the dentist and took radiographs (X-rays)',
      ],
    ],
    'line 3': [
      ['Helped switch patient charts from paper to Dentrix', 'Assisted in moving patient charts from paper to Dentrix'],
    ],
    'line 4': [
      [
        'Helped switch patient charts from paper to Dentrix',
        'Contributed to switching paper patient records to Dentrix',
      ],
    ],
    'line 5': [
      [
        'Ordered supplies within a budget of $1,500 a month',
        'Ordered supplies while staying within a monthly budget of $1,500',
      ],
    ],
    'line 6': [
      [
        'Reminded patients of appointments by phone; no-shows fell from 14% to 9%',
        'Called patients to remind them of appointments, with no-shows falling from 14% to 9%',
      ],
    ],
    'line 7': [['no-shows fell from 14% to 9%', 'reduced no-shows from 14 percent to 9 percent']],
    'line 8': [
      [
        'Made drinks and ran the till during the morning rush',
        'Prepared drinks and operated the cash register during busy mornings',
      ],
    ],
    'line 9': [['Trained three new baristas', 'Onboarded and trained 3 new baristas']],
    'line 10': [['Opened the shop four days a week', 'Responsible for opening the store 4 days per week']],
    'line 11': [
      [
        'Dental assistant and former barista.',
        'Friendly, detail-oriented dental assistant with experience in sterilization, X-rays and Dentrix, and a background in customer service as a barista.',
      ],
    ],
    'line 12': [
      [
        'Dental assistant and former barista.',
        'Certified dental assistant skilled in chairside assistance, radiology and patient communication.',
      ],
    ],
    'line 13': [['05/2019 - 11/2023', 'May 2019 – November 2023']],
    'line 14': [
      [
        'Certificate in Dental Assisting, Sierra Career College, 2019',
        'Dental Assisting Certificate – Sierra Career College (2019)',
      ],
    ],
    'line 15': [['CPR', 'Cardiopulmonary Resuscitation (CPR)']],
    'line 16': [
      [
        'Dentrix, sterilization, X-rays, conversational Spanish',
        'Dentrix · Sterilization · X-rays · Spanish (conversational)',
      ],
    ],
    'line 17': [
      [
        'Dentrix, sterilization, X-rays, conversational Spanish',
        'Clinical: sterilization, X-rays\nSoftware: Dentrix\nLanguages: Spanish (conversational)',
      ],
    ],
    'line 18': [
      [
        'Dental Assistant, Willow Dental, Reno, NV\n05/2019 - 11/2023',
        'Willow Dental | Reno, NV\nDental Assistant | 05/2019 - 11/2023',
      ],
    ],
    'line 19': [
      [
        '- Trained three new baristas\n- Opened the shop four days a week',
        '- Opened the shop four days a week and trained three new baristas',
      ],
    ],
    'line 20': [
      ['Took X-rays and passed instruments to the dentist', 'X-rays taken and instruments passed to the dentist'],
    ],
    'line 21': [
      [
        'Dentrix, sterilization, X-rays',
        'Dentrix, sterilization, radiography, X-rays, appointment scheduling, inventory ordering',
      ],
    ],
    'line 22': [['High school diploma, 2016', 'High School Diploma (2016)']],
    'line 23': [
      ['Ordered supplies within a budget of $1,500 a month', 'Managed supply orders with a budget of $1,500 per month'],
    ],
    'line 24': [['Made drinks and ran the till', 'Crafted beverages and managed the till']],
  },
};

const veterinary: LedgerProbe = {
  trade: 'veterinary assistant',
  resume: `Kit Sample
kit@mail.example

Work experience

Veterinary Assistant, Paws Clinic, Dover — 2020 to 2023
• Held animals still during exams and cleaned kennels
• Assisted with about 15 surgeries a month
• Entered records in AVImark
• Suggested a new reminder card; missed visits dropped by 11%

Farm Hand, Greenfield Dairy — 2017 to 2020
• Milked 120 cows twice a day
• Drove tractors and repaired fences
• Worked alone on weekend mornings
• Supported the herd manager during calving

Education
Diploma in Animal Care, Dover College, 2020

Licences
Driving licence
Artificial insemination certificate

Skills
AVImark, animal handling, basic bookkeeping, tractor driving`,
  lies: {
    'line 1': [['Veterinary Assistant, Paws', 'Veterinary Technician, Paws']],
    'line 2': [['Assisted with about 15 surgeries', 'Performed about 15 surgeries']],
    'line 3': [['about 15 surgeries a month', 'about 15 surgeries a week']],
    'line 4': [['about 15 surgeries', 'about fifty surgeries']],
    'line 5': [['Entered records in AVImark', 'Administered the AVImark database and trained colleagues on it']],
    'line 6': [['Entered records in AVImark', 'Entered records in AVImark and ezyVet']],
    'line 7': [['Suggested a new reminder card', 'Launched a clinic-wide reminder program']],
    'line 8': [['dropped by 11%', 'dropped by 31%']],
    'line 9': [['dropped by 11%', 'rose by 11%']],
    'line 10': [['Farm Hand, Greenfield', 'Herd Manager, Greenfield']],
    'line 11': [['Greenfield Dairy — 2017 to 2020', 'Greenfield Dairy — 2014 to 2020']],
    'line 12': [['Milked 120 cows twice a day', 'Milked 420 cows twice a day']],
    'line 13': [['Drove tractors', 'Drove combines, tractors and loaders']],
    'line 14': [['repaired fences', 'oversaw fence repairs']],
    'line 15': [['Supported the herd manager during calving', 'Managed the herd during calving']],
    'line 16': [['Diploma in Animal Care', 'Degree in Veterinary Science']],
    'line 17': [['Dover College', 'Royal Veterinary College']],
    'line 18': [['Artificial insemination certificate\n', '']],
    'line 19': [['basic bookkeeping', 'advanced bookkeeping']],
    'line 20': [['Driving licence', 'Driving licence, HGV licence']],
    'line 21': [['• Milked 120 cows twice a day\n', '']],
    'line 22': [
      [
        '• Entered records in AVImark\n',
        '• Entered records in AVImark\n• Diagnosed common skin conditions in cats and dogs\n',
      ],
    ],
    'line 23': [['Held animals still during exams', 'Held animals still during exams for an award-winning clinic']],
    'line 24': [
      [
        'Work experience\n',
        'Summary\nVeterinary professional with ten years of clinical experience.\n\nWork experience\n',
      ],
    ],
    'line 25': [['Work experience\n', 'Summary\nHead veterinary nurse and herd specialist.\n\nWork experience\n']],
  },
  honest: {
    'line 1': [
      [
        'Held animals still during exams and cleaned kennels',
        'Restrained animals for examinations and cleaned kennels',
      ],
    ],
    'line 2': [['Assisted with about 15 surgeries a month', 'Helped during around fifteen surgeries per month']],
    'line 3': [
      ['Assisted with about 15 surgeries a month', 'Provided assistance in approximately 15 monthly surgeries'],
    ],
    'line 4': [['Entered records in AVImark', 'Maintained records in AVImark']],
    'line 5': [['Entered records in AVImark', 'Updated patient records using AVImark software']],
    'line 6': [
      [
        'Suggested a new reminder card; missed visits dropped by 11%',
        'Proposed a new reminder card that reduced missed visits by 11%',
      ],
    ],
    'line 7': [['Milked 120 cows twice a day', 'Milked a herd of 120 cows two times daily']],
    'line 8': [['Drove tractors and repaired fences', 'Operated tractors and mended fences']],
    'line 9': [['Worked alone on weekend mornings', 'Worked independently on weekend mornings']],
    'line 10': [['Supported the herd manager during calving', 'Assisted the herd manager at calving time']],
    'line 11': [
      [
        'Veterinary Assistant, Paws Clinic, Dover — 2020 to 2023',
        'Paws Clinic, Dover | Veterinary Assistant | 2020–2023',
      ],
    ],
    'line 12': [
      [
        'Work experience\n',
        'Summary\nHands-on veterinary assistant with a Diploma in Animal Care and a background in dairy farming, used to animal handling and record keeping in AVImark.\n\nWork experience\n',
      ],
    ],
    'line 13': [['Diploma in Animal Care, Dover College, 2020', 'Dover College – Diploma, Animal Care (2020)']],
    'line 14': [
      [
        'AVImark, animal handling, basic bookkeeping, tractor driving',
        'Animal handling and restraint, kennel cleaning, surgery assistance, AVImark, tractor driving, basic bookkeeping',
      ],
    ],
    'line 15': [['Driving licence\n', "Driver's license\n"]],
    'line 16': [
      [
        '• Drove tractors and repaired fences\n• Worked alone on weekend mornings',
        '• Drove tractors, repaired fences and worked alone on weekend mornings',
      ],
    ],
    'line 17': [['Work experience', 'PROFESSIONAL EXPERIENCE']],
    'line 18': [
      [
        '• Assisted with about 15 surgeries a month\n• Entered records in AVImark',
        '• Entered records in AVImark\n• Assisted with about 15 surgeries a month',
      ],
    ],
    'line 19': [
      [
        'Suggested a new reminder card; missed visits dropped by 11%',
        'Came up with a new reminder card, after which missed visits fell by eleven percent',
      ],
    ],
    'line 20': [['Milked 120 cows twice a day', 'Responsible for twice-daily milking of 120 cows']],
  },
};

function casesOfLines(lines: readonly Edit[], lies: boolean): LedgerCase[] {
  return lines.flatMap(([original, improved]) => {
    const given = { trade: 'any', lies, half: 'dev', original, improved } as const;
    const around = { original: resumeAround(original), improved: resumeAround(improved) };
    return [
      { ...given, kind: 'line alone' },
      { ...given, ...around, kind: 'line of a job' },
    ];
  });
}

export const lineCases: readonly LedgerCase[] = [
  ...casesOfLines(lyingLines, true),
  ...casesOfLines(honestLines, false),
  ...casesOf(dental, 'dev'),
  ...casesOf(veterinary, 'dev'),
];
