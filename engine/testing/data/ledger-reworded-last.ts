import { type LedgerRewording, rewordedCasesOf } from '../ledger-case.ts';

/** A third dozen of trades, written when the rules had learned from two. All made up. */

const rewordings: LedgerRewording[] = [
  {
    trade: 'plumbing',
    original: `Evander Mbeki-Stone
Plumber & Heating Engineer

Experience

Heating Engineer, Calder Home Services, Huddersfield, April 2018 - present
- Service and repair gas boilers, 5 jobs a day
- Install bathrooms and radiators
- Emergency call outs one weekend in three
- Ordering parts from the merchant on my phone
- Fill in landlord gas safety certificates
- Take a college student with me on Thursdays

Apprentice Plumber, J. Threlfall & Son, Halifax, 2014 - 2018
- Copper and plastic pipe, soldering
- Unblocked drains
- Helped fit two plant rooms in schools

Qualifications
Gas Safe registered
Level 3 Plumbing and Heating, Kirklees Vale College, 2018
Unvented hot water 2019
Driving licence
`,
    honest: `Evander Mbeki-Stone
Plumber & Heating Engineer

Professional Profile
Gas Safe registered plumber and heating engineer with experience in boiler servicing and repair, bathroom installation and emergency call-outs. Level 3 qualified in Plumbing and Heating.

Employment History

Heating Engineer
Calder Home Services, Huddersfield | April 2018 – Present
• Service and repair gas boilers, completing five jobs per day
• Carry out bathroom and radiator installations
• Respond to emergency call-outs on a one-in-three weekend rota
• Order parts from merchants
• Complete landlord gas safety certificates
• Host a college student on placement every Thursday

Apprentice Plumber
J. Threlfall & Son, Halifax | 2014 – 2018
• Worked with copper and plastic pipework, including soldering
• Cleared blocked drains
• Assisted with the installation of two school plant rooms

Qualifications
• Gas Safe registered
• Level 3 in Plumbing and Heating, Kirklees Vale College (2018)
• Unvented hot water (2019)
• Driving licence
`,
    lies: {
      number: [['completing five jobs per day', 'completing nine jobs per day']],
      certificate: [['• Unvented hot water (2019)', '• Unvented hot water (2019)\n• OFTEC registered']],
      scope: [
        ['Assisted with the installation of two school plant rooms', 'Designed and installed two school plant rooms'],
      ],
    },
  },
  {
    trade: 'graphic design',
    original: `Anneliese Toure
Graphic Designer
annelieset@example.com | portfolio: www.annelieset.example

Profile
Designer for print and web, 6 years in agencies.

Work

Graphic Designer, Studio Pomegranate, Glasgow, Jan 2021 - now
Brochures, packaging, social media posts for food brands
Redid the logo of a brewery with the art director
Make templates so that clients can edit posts themselves
Check proofs at the printer
Usually 4 or 5 projects at once

Junior Designer, Inkwell & Fox, Edinburgh, Aug 2018 - Dec 2020
Banner ads, retouching
Laid out a 96 page catalogue twice a year
Learned After Effects for small animations

Education
BA Visual Communication, Strathmore School of Art, 2018

Skills
InDesign, Illustrator, Photoshop, Figma, After Effects (basic)
`,
    honest: `Anneliese Toure
Graphic Designer
annelieset@example.com | portfolio: www.annelieset.example

Professional Profile
Versatile graphic designer with six years of agency experience across print and web, specialising in brochures, packaging and social media content for food brands.

Work Experience

Graphic Designer | Studio Pomegranate, Glasgow | January 2021 – Present
• Design brochures, packaging and social media content for clients in the food sector
• Collaborated with the art director on the redesign of a brewery's logo
• Create editable templates that allow clients to update posts themselves
• Review proofs on site at the printer to ensure quality
• Juggle four to five concurrent projects

Junior Designer | Inkwell & Fox, Edinburgh | August 2018 – December 2020
• Produced banner advertisements and retouched images
• Laid out a 96-page catalogue published twice yearly
• Picked up After Effects to create small animations

Education
BA in Visual Communication – Strathmore School of Art, 2018

Technical Skills
• Adobe Creative Suite: InDesign, Illustrator, Photoshop, After Effects (basic)
• UI design: Figma
`,
    lies: {
      level: [['After Effects (basic)', 'After Effects (advanced)']],
      title: [['Graphic Designer | Studio', 'Art Director | Studio']],
      number: [['a 96-page catalogue', 'a 196-page catalogue']],
    },
  },
  {
    trade: 'cabin crew',
    original: `Marguerite Solberg
Flight Attendant

Summary: flight attendant, 4 years, Boeing 737.

Experience

Flight Attendant, Skua Airways, Copenhagen (05/2020 - 09/2024)
- Up to four flights a day, short haul
- Safety demonstrations and cabin checks
- Sold food and duty free, best seller of the base in July 2023
- Looked after nervous flyers and children travelling alone
- Gave first aid twice during a flight
- Purser on 12 flights when somebody was ill

Waitress, Café Tivoli Lys, Copenhagen (2017 - 2020)
- 15 tables, busy terrace
- Trained two new waitresses

Languages: Danish (native), English (fluent), Norwegian (good)
Education: Upper secondary school, 2017
Certificates: Cabin Crew Attestation 2020, first aid
`,
    honest: `Marguerite Solberg
Flight Attendant

Professional Summary
Multilingual flight attendant with four years of short-haul experience on the Boeing 737. Recognised as the base's best seller in July 2023 and experienced in stepping in as purser when required.

Professional Experience

Flight Attendant – Skua Airways, Copenhagen
May 2020 – September 2024
• Operated up to four short-haul flights daily
• Conducted safety demonstrations and cabin checks
• Sold food and duty-free products on board, becoming the base's best seller in July 2023
• Reassured nervous passengers and cared for unaccompanied children
• Administered first aid on two occasions in flight
• Acted as purser on 12 flights to cover for illness

Waitress – Café Tivoli Lys, Copenhagen
2017 – 2020
• Served 15 tables on a busy terrace
• Trained two new members of waiting staff

Education
Upper secondary school, 2017

Certifications
Cabin Crew Attestation (2020) | First aid

Languages
Danish – native
English – fluent
Norwegian – good
`,
    lies: {
      title: [['Flight Attendant – Skua', 'Purser – Skua']],
      number: [['Acted as purser on 12 flights', 'Acted as purser on 120 flights']],
      level: [['Norwegian – good', 'Norwegian – fluent']],
    },
  },
  {
    trade: 'banking',
    original: `Cornelius Abara
Bank Teller

Objective
To move from the counter into lending.

Experience

Teller, First Prairie Credit Union, Des Moines, IA
August 2020 - Present
- Process deposits, withdrawals and loan payments, around 110 transactions daily
- Balance my drawer every evening; off by more than $5 only once in 2023
- Tell members about credit cards and car loans, 8 referrals a month
- Open and close the vault with a second person
- Help out at the drive-through

Cashier, Prairie Foods, Ames, IA
May 2018 - August 2020
- Rang up groceries, handled cash and EBT
- Trained as self-checkout attendant

Education
Associate of Arts, Business, Des Moines Valley Community College, 2020

Skills
Cash handling, Fiserv, Excel, Spanish (basic)
`,
    honest: `Cornelius Abara
Bank Teller

Summary
Detail-oriented bank teller with an Associate of Arts in Business and experience processing around 110 transactions daily at a credit union. Seeking to transition from teller services into lending.

Professional Experience

Teller | First Prairie Credit Union | Des Moines, IA
August 2020 – Present
• Process roughly 110 member transactions per day, including deposits, withdrawals and loan payments
• Balance cash drawer nightly, with only one variance above $5 in 2023
• Promote credit cards and auto loans to members, generating 8 referrals per month
• Open and close the vault under dual control
• Provide backup support at the drive-through

Cashier | Prairie Foods | Ames, IA
May 2018 – August 2020
• Rang up customer purchases and processed cash and EBT payments
• Completed training as a self-checkout attendant

Education
Associate of Arts in Business
Des Moines Valley Community College, 2020

Skills
Cash handling • Fiserv • Microsoft Excel • Basic Spanish
`,
    lies: {
      number: [['generating 8 referrals per month', 'generating 18 referrals per month']],
      level: [['Basic Spanish', 'Fluent Spanish']],
      scope: [['Provide backup support at the drive-through', 'Supervise the drive-through team']],
    },
  },
  {
    trade: 'security',
    original: `Barnaby Okonjo
Security Officer

I am an SIA licensed officer looking for day work.

EMPLOYMENT

Security Officer, Kestrel Guarding, Canary Quay shopping centre, London
03/2019 to present
Patrols on foot, every two hours
CCTV room two nights a week
Write incident reports
Dealt with shoplifters, about 10 a month, together with the police
Fire drills: I was marshal for level 2

Door Supervisor, Blue Parrot nightclub, London
2016 to 2019
Checked IDs and bags
Calmed down arguments
Counted guests so we stayed under 400

TRAINING
SIA Door Supervisor licence, valid until 2026
SIA CCTV licence
Emergency first aid at work 2023
`,
    honest: `Barnaby Okonjo
Security Officer

Profile
SIA-licensed security officer with experience in retail and nightlife environments, including patrols, CCTV monitoring and incident reporting. Seeking a daytime position.

Employment

Security Officer
Kestrel Guarding, Canary Quay shopping centre, London | March 2019 – Present
• Conduct foot patrols every two hours
• Monitor CCTV from the control room two nights per week
• Produce written incident reports
• Handle approximately 10 shoplifting incidents per month in cooperation with the police
• Acted as fire marshal for level 2 during drills

Door Supervisor
Blue Parrot nightclub, London | 2016 – 2019
• Verified identification and searched bags
• De-escalated disputes
• Monitored guest numbers to keep within the 400-person limit

Licences & Training
• SIA Door Supervisor licence (valid until 2026)
• SIA CCTV licence
• Emergency First Aid at Work (2023)
`,
    lies: {
      certificate: [['• SIA CCTV licence', '• SIA CCTV licence\n• SIA Close Protection licence']],
      title: [['Security Officer\nKestrel', 'Security Manager\nKestrel']],
      outcome: [['in cooperation with the police', 'in cooperation with the police, reducing thefts by 40%']],
    },
  },
  {
    trade: 'frontend software',
    original: `Xanthe Delacroix
Frontend Engineer

Links: github.com/xanthe-d

Experience

Frontend Engineer @ Loamly (gardening app), remote, Jul 2021 - Present
- React + TypeScript app with about 80k monthly users
- Moved the build from webpack to Vite: build time 4 min -> 50 s
- Accessibility fixes until we passed the WCAG AA audit
- Component library in Storybook, with one designer
- Unit tests with Vitest, some Cypress
- Interview candidates since 2023

Web Developer @ Pixel Barn, Lyon, Sep 2018 - Jun 2021
- WordPress and Shopify sites for small shops, 20 or so
- Newsletter templates (ugh, Outlook)
- Estimated work and spoke to customers

Education: Licence Informatique, Université de Valmont, 2018
Skills: JavaScript, TypeScript, React, CSS, Vite, Storybook, Cypress, PHP
Languages: French native, English C1
`,
    honest: `Xanthe Delacroix
Frontend Engineer

Links: github.com/xanthe-d

Summary
Frontend engineer with strong React and TypeScript skills and a focus on accessibility, build tooling and component libraries. Currently working on a gardening app with approximately 80,000 monthly users.

Experience

Frontend Engineer, Loamly (gardening app), Remote
July 2021 – Present
• Develop a React and TypeScript application serving around 80,000 monthly users
• Migrated the build pipeline from webpack to Vite, reducing build time from 4 minutes to 50 seconds
• Resolved accessibility issues, enabling the product to pass its WCAG AA audit
• Built a component library in Storybook in collaboration with a designer
• Write unit tests with Vitest and end-to-end tests with Cypress
• Participate in interviewing candidates since 2023

Web Developer, Pixel Barn, Lyon
September 2018 – June 2021
• Delivered around 20 WordPress and Shopify websites for small retailers
• Coded newsletter templates with Outlook compatibility in mind
• Provided work estimates and communicated directly with customers

Education
Licence Informatique, Université de Valmont, 2018

Skills
Languages: JavaScript, TypeScript, CSS, PHP
Frameworks & Tools: React, Vite, Storybook, Cypress, Vitest

Languages
French (native), English (C1)
`,
    lies: {
      number: [['serving around 80,000 monthly users', 'serving around 800,000 monthly users']],
      tool: [['Frameworks & Tools: React, Vite', 'Frameworks & Tools: React, Next.js, Vite']],
      scope: [['Participate in interviewing candidates', 'Lead hiring']],
    },
  },
  {
    trade: 'personal training',
    original: `Dashiell Oakhurst
Personal Trainer

About me
Level 3 personal trainer, ex swimmer.

Experience

Personal Trainer, Fern Street Gym, Liverpool, 2020 - present
- 22 one to one clients at the moment
- Spin class and circuits, 6 classes a week
- Write training plans and check progress every month
- Gym inductions for new members
- Two of my clients ran their first marathon in 2023

Lifeguard, Mersey Baths, Liverpool, 2016 - 2020
- Pool watch, cleaning, water tests
- Taught swimming to beginners on Saturdays (Level 2)

Qualifications
Level 3 Personal Training, 2020
Level 2 Teaching Swimming, 2018
NPLQ lifeguard (expired 2022)
First aid
`,
    honest: `Dashiell Oakhurst
Personal Trainer

Profile
Energetic Level 3 qualified personal trainer and former swimmer, currently coaching 22 one-to-one clients alongside six group classes a week.

Professional Experience

Personal Trainer
Fern Street Gym, Liverpool | 2020 – Present
• Coach a client base of 22 on a one-to-one basis
• Instruct six weekly group fitness classes, including spin and circuits
• Design personalised training plans and review progress monthly
• Deliver gym inductions for new members
• Prepared two clients who completed their first marathon in 2023

Lifeguard
Mersey Baths, Liverpool | 2016 – 2020
• Supervised pool users, maintained cleanliness and carried out water tests
• Delivered Saturday swimming lessons for beginners (Level 2)

Qualifications
• Level 3 Personal Training (2020)
• Level 2 Teaching Swimming (2018)
• First Aid
• NPLQ Lifeguard (expired 2022)
`,
    lies: {
      standing: [['• NPLQ Lifeguard (expired 2022)', '• NPLQ Lifeguard']],
      level: [['• Level 3 Personal Training (2020)', '• Level 4 Personal Training (2020)']],
      number: [['Instruct six weekly group fitness classes', 'Instruct sixteen weekly group fitness classes']],
    },
  },
  {
    trade: 'logistics',
    original: `Yevgenia Halloran
Logistics Coordinator

Experience
Logistics Coordinator, Portalis Freight, Rotterdam, 10/2019 - present
* Book containers with shipping lines, 60 a week
* Customs papers for exports to the UK since Brexit
* Track shipments and email customers about delays
* Agree rates with hauliers within limits set by my manager
* Part of the test group for the new TMS (CargoWise) in 2022

Planner, Van Dorn Transport, Breda, 2016 - 2019
* Planned 18 trucks a day
* Phone contact with drivers
* Checked tachograph data

Education
HBO Logistics, Hogeschool Westerkade, 2016

Skills
CargoWise, Excel, SAP (basic), incoterms
Languages: Dutch native, English fluent, Russian fluent
`,
    honest: `Yevgenia Halloran
Logistics Coordinator

Professional Summary
Logistics coordinator experienced in container booking, customs documentation and transport planning. Fluent in English and Russian, with Dutch as a native language.

Professional Experience

Logistics Coordinator
Portalis Freight, Rotterdam | October 2019 – Present
• Arrange bookings for 60 containers per week with shipping lines
• Prepare customs documentation for post-Brexit exports to the United Kingdom
• Monitor shipments and proactively notify customers of delays by email
• Negotiate haulier rates within limits set by management
• Participated in the user testing group for the introduction of the CargoWise TMS in 2022

Planner
Van Dorn Transport, Breda | 2016 – 2019
• Scheduled 18 trucks per day
• Maintained telephone contact with drivers
• Reviewed tachograph data

Education
HBO Logistics, Hogeschool Westerkade, 2016

Skills
Systems: CargoWise (TMS), Excel, SAP (basic)
Knowledge: Incoterms

Languages
Dutch (native) | English (fluent) | Russian (fluent)
`,
    lies: {
      scope: [
        [
          'Participated in the user testing group for the introduction of the CargoWise TMS',
          'Led the introduction of the CargoWise TMS',
        ],
      ],
      level: [['SAP (basic)', 'SAP (expert)']],
      number: [['Scheduled 18 trucks per day', 'Scheduled 180 trucks per day']],
    },
  },
  {
    trade: 'library work',
    original: `Hermione Vantongeren
Library Assistant

Interests and aims: I enjoy helping people find things and would like more work with children.

Experience

Library Assistant (part-time, 20 hours), Elmsworth Public Library, Kent, 2018 - present
- Issue and return desk, shelving, reservations
- Storytime for under fives, Wednesdays, usually 25 children with parents
- Help people with the public computers
- Weeded the crime section with the librarian (1,200 books went)
- Summer Reading Challenge: sign-ups, posters

Shop Assistant, Dormouse Books, Canterbury, 2012 - 2018
- Serving customers, orders, window display
- Did the stock take in January

Education
A-levels: English, Art, French (2012)
Library and Information Level 2, 2020

IT: Koha, Word, Canva
`,
    honest: `Hermione Vantongeren
Library Assistant

Profile
Friendly library assistant with a background in bookselling who enjoys helping people find what they need. Keen to take on more work with children.

Experience

Library Assistant (part-time, 20 hours) | Elmsworth Public Library, Kent | 2018 – Present
• Staff the issue and returns desk, shelve stock and process reservations
• Run a Wednesday storytime for under-fives, typically attended by 25 children and their parents
• Assist members of the public with using the computers
• Worked with the librarian to weed the crime section, withdrawing 1,200 books
• Promoted the Summer Reading Challenge with posters and registered participants

Shop Assistant | Dormouse Books, Canterbury | 2012 – 2018
• Served customers, processed orders and created window displays
• Carried out the annual January stocktake

Education & Training
Library and Information, Level 2 (2020)
A-levels in English, Art and French (2012)

IT Skills
Koha, Microsoft Word, Canva
`,
    lies: {
      number: [['typically attended by 25 children', 'typically attended by 75 children']],
      title: [['Library Assistant (part-time, 20 hours) | Elmsworth', 'Librarian (full-time) | Elmsworth']],
      dates: [['Canterbury | 2012 – 2018', 'Canterbury | 2009 – 2018']],
    },
  },
  {
    trade: 'cleaning',
    original: `Florentyna Addai
Cleaner

Work experience

Cleaning Supervisor, Sparrow FM, office building in Croydon, 2021 - 2024
- Team of 6, made the rota
- Checked floors and toilets every evening
- Ordered chemicals and paper
- Did the inductions, COSHH too
- Client scored us 92 out of 100 in the 2023 review

Cleaner, Sparrow FM, Croydon, 2017 - 2021
- Offices, kitchens, toilets, 3 floors
- Buffing machine and carpet machine

Housekeeper, Hotel Bellweather, London, 2015 - 2017
- 14 rooms a day
- Linen, minibar

Certificates: BICSc Level 1, COSHH awareness
Languages: Polish, English, some Twi
`,
    honest: `Florentyna Addai
Cleaning Supervisor

Summary
Experienced cleaning professional with a background in office and hotel environments, including three years supervising a team of six. Holds BICSc Level 1 and COSHH awareness certificates.

Work Experience

Cleaning Supervisor | Sparrow FM, office building in Croydon | 2021 – 2024
• Supervised a team of six and prepared the rota
• Inspected floors and toilets each evening
• Managed ordering of chemicals and paper supplies
• Delivered staff inductions, including COSHH
• Achieved a client score of 92 out of 100 in the 2023 review

Cleaner | Sparrow FM, Croydon | 2017 – 2021
• Cleaned offices, kitchens and toilets across three floors
• Operated buffing and carpet-cleaning machines

Housekeeper | Hotel Bellweather, London | 2015 – 2017
• Serviced 14 guest rooms per day
• Changed linen and restocked minibars

Certifications
• BICSc Level 1
• COSHH Awareness

Languages
Polish | English | Twi (some)
`,
    lies: {
      number: [['Supervised a team of six', 'Supervised a team of sixteen']],
      percentage: [['a client score of 92 out of 100', 'a client score of 99 out of 100']],
      title: [['Cleaner | Sparrow FM', 'Facilities Manager | Sparrow FM']],
    },
  },
  {
    trade: 'journalism',
    original: `Percival Nyström
Reporter

Local news reporter since 2016, now also podcasts.

Career

Senior Reporter, Saltmarsh Gazette, Norfolk, 2020 - present
- Council and courts, about 8 stories a week
- Started the podcast "Low Tide" with a colleague, 30 episodes
- My story on sewage in the estuary was picked up by the BBC
- Subbing shift every other Sunday
- Sit with trainees and go through their copy

Reporter, Fenland Post, Ely, 2016 - 2020
- News, sport, fetes
- Photos and short videos with the phone
- Updated the website in the evenings

Education
NCTJ Diploma, 2016
BA Politics, University of Greyfriars, 2015

Skills: shorthand 100 wpm, WordPress, Audacity, FOI requests
`,
    honest: `Percival Nyström
Senior Reporter

Profile
NCTJ-qualified local news reporter with experience since 2016 in council and court reporting, and more recently podcasting. Skilled in shorthand (100 wpm) and Freedom of Information (FOI) requests.

Career History

Senior Reporter, Saltmarsh Gazette, Norfolk | 2020 – Present
• Cover local council and courts, filing approximately eight stories per week
• Co-founded the podcast "Low Tide" with a colleague, producing 30 episodes
• Wrote a story on sewage in the estuary that was picked up by the BBC
• Work a sub-editing shift on alternate Sundays
• Mentor trainees by reviewing their copy with them

Reporter, Fenland Post, Ely | 2016 – 2020
• Reported on news, sport and community events
• Captured photographs and short videos on a smartphone
• Maintained the website during evening shifts

Education
• NCTJ Diploma, 2016
• BA Politics, University of Greyfriars, 2015

Skills
Shorthand (100 wpm), WordPress, Audacity, FOI requests
`,
    lies: {
      number: [['producing 30 episodes', 'producing 130 episodes']],
      title: [['Senior Reporter, Saltmarsh', 'News Editor, Saltmarsh']],
      standing: [['Wrote a story on sewage in the estuary', 'Wrote an award-winning story on sewage in the estuary']],
    },
  },
  {
    trade: 'early years',
    original: `Concepción Wray
Nursery Practitioner

EXPERIENCE

Nursery Practitioner, Little Acorns Day Nursery, Leicester — September 2020 to present
Key person for 5 toddlers
Plan activities with the room leader
Observations on Tapestry, two per child per week
Nappies, meals, sleep times
Talk to parents at pick-up
Deputy SENCO while colleague was on leave (Jan to Jun 2024)

Playworker, Sunflower Holiday Club, Leicester — summers 2017 to 2019
Games, crafts and trips for 5 to 11 year olds
Paediatric first aider on trips

QUALIFICATIONS
Level 3 Early Years Educator (2020)
Paediatric first aid (2023), safeguarding level 2, food hygiene level 2
GCSE English B, Maths C
`,
    honest: `Concepción Wray
Nursery Practitioner

PROFILE
Nurturing Level 3 Early Years Educator with experience supporting toddlers in a day nursery and school-aged children at a holiday club. Trained in paediatric first aid, safeguarding and food hygiene.

EXPERIENCE

Nursery Practitioner | Little Acorns Day Nursery, Leicester | September 2020 – Present
• Act as key person for five toddlers
• Plan activities in collaboration with the room leader
• Record two observations per child each week using Tapestry
• Attend to children's care routines, including nappy changes, meals and sleep
• Build positive relationships with parents through daily conversations at pick-up
• Stepped in as Deputy SENCO to cover a colleague's leave from January to June 2024

Playworker | Sunflower Holiday Club, Leicester | Summers 2017 – 2019
• Led games, crafts and trips for children aged 5 to 11
• Acted as paediatric first aider during trips

QUALIFICATIONS
• Level 3 Early Years Educator (2020)
• Paediatric First Aid (2023)
• Safeguarding Level 2
• Food Hygiene Level 2
• GCSEs: English (B), Maths (C)
`,
    lies: {
      certificate: [['• Safeguarding Level 2', '• Safeguarding Level 3']],
      number: [['key person for five toddlers', 'key person for fifteen toddlers']],
      title: [['Nursery Practitioner | Little', 'Room Leader | Little']],
    },
  },
];

export const rewordedLastCases = rewordings.flatMap((each) => rewordedCasesOf(each));
