import type { Edit, LedgerCase } from '../ledger-case.ts';
import { replaceOnce } from '../ledger-case.ts';
import { tradeProbes } from '../trade-probes.ts';

/** Rewrites of whole resumes, every line in other words: honest as they stand, and with one lie in each of `lies`. */
interface WholeRewrite {
  trade: string;
  which: 'qualified' | 'half';
  rewrite: string;
  lies: Readonly<Record<string, Edit>>;
}

const rewrites: readonly WholeRewrite[] = [
  {
    trade: 'nurse',
    which: 'qualified',
    rewrite: `NORA SAMPLE, RN, BSN
nora@mail.example

PROFESSIONAL SUMMARY
Registered nurse with a Bachelor of Science in Nursing and experience in medical-surgical and acute care, including medication administration, IV therapy, wound care and patient education.

PROFESSIONAL EXPERIENCE
Registered Nurse, Med-Surg
Maple General Hospital | 2018 – 2023
• Delivered direct care to as many as 6 patients per shift, including medication administration and IV therapy
• Tracked vital signs, documented in Epic and updated care plans together with physicians
• Carried out wound care, taught patients before discharge and precepted four new nurses

Acute Care Nurse
Oak Clinic | 2016 – 2018
• Performed triage, infection control and patient education on a unit of 20 beds

EDUCATION
Bachelor of Science in Nursing (BSN), Fern University, 2016

LICENSES
Registered Nurse (RN) license, Basic Life Support (BLS), Advanced Cardiac Life Support (ACLS)

SKILLS
Electronic health records (Epic), telemetry, catheter care, wound care, IV therapy, triage`,
    lies: {
      number: ['as many as 6 patients', 'as many as 8 patients'],
      scope: ['and precepted four new nurses', 'and supervised the nursing staff'],
      skill: ['catheter care, wound care', 'catheter care, ventilator management, wound care'],
      title: ['Acute Care Nurse\nOak', 'Acute Care Charge Nurse\nOak'],
    },
  },
  {
    trade: 'accountant',
    which: 'qualified',
    rewrite: `Ada Sample, CPA
ada@mail.example

Summary
Certified Public Accountant (CPA) with hands-on experience in month-end close, reconciliations, US GAAP reporting and tax returns.

Experience
Heron Group, Accountant, 2015 - 2022
- Headed the month-end close and the reconciliation of accounts for 4 entities
- Produced US GAAP financial statements and assisted with the yearly audit
- Checked accounts payable (AP) and accounts receivable (AR) and booked journal entries in the general ledger
- Completed tax returns; shortened the close from 10 days to 6

Education
Bachelor's degree in Accounting, Fern University (2015)

Skills
Excel, QuickBooks, NetSuite, budgeting, payroll, general ledger, reconciliations, US GAAP`,
    lies: {
      number: ['from 10 days to 6', 'from 10 days to 3'],
      scope: ['and assisted with the yearly audit', 'and led the yearly audit'],
      skill: ['Excel, QuickBooks, NetSuite, budgeting', 'Excel, QuickBooks, NetSuite, SAP, budgeting'],
      reach: ['for 4 entities', 'for all entities worldwide'],
    },
  },
  {
    trade: 'electrician',
    which: 'qualified',
    rewrite: `Eli Sample
eli@mail.example

Profile
Licensed journeyman electrician skilled in commercial wiring, conduit bending, panels and troubleshooting.

Work Experience
Bolt Electric – Journeyman Electrician (2014 – 2022)
- Fitted wiring, switchgear and conduit at commercial building sites
- Worked from blueprints, bent conduit and terminated panels in line with the National Electrical Code (NEC)
- Diagnosed and repaired faults in motors, panels and lighting circuits

Spark Brothers – Apprentice Electrician (2010 – 2014)
- Ran cable and tested circuits

Licenses
Journeyman electrician license
OSHA 10
Driver's license`,
    lies: {
      title: ['Bolt Electric – Journeyman Electrician', 'Bolt Electric – Master Electrician'],
      date: ['(2010 – 2014)', '(2008 – 2014)'],
      'lost licence': ['OSHA 10\n', ''],
      outcome: ['- Ran cable and tested circuits', '- Ran cable and tested circuits, reducing rework by a quarter'],
    },
  },
  {
    trade: 'teacher',
    which: 'qualified',
    rewrite: `Ida Sample
ida@mail.example

SUMMARY
State-certified elementary teacher with experience in lesson planning, differentiated instruction and classroom management.

EXPERIENCE
Meadow School — Elementary Teacher, Grade 4 — 2016 to 2023
• Planned lessons in mathematics, reading and science for a class of twenty-six
• Managed the classroom, differentiated instruction and assessed students
• Collaborated with special education colleagues on Individualized Education Program (IEP) goals and held parent conferences
• Administered Google Classroom for the grade; ESL endorsement

EDUCATION
Fern University — Bachelor's degree in Education, 2016

LICENSES
State teaching certification`,
    lies: {
      reach: ['Google Classroom for the grade', 'Google Classroom for the whole school'],
      degree: ["Bachelor's degree in Education", "Master's degree in Education"],
      employer: ['Meadow School — Elementary', 'Meadowbrook Preparatory School — Elementary'],
    },
  },
  {
    trade: 'chef',
    which: 'qualified',
    rewrite: `Lea Sample
lea@mail.example

Professional profile
Sous chef with a culinary degree and ServSafe certification, experienced in menu planning, food cost control and kitchen leadership.

Career history
Sous Chef · Blue Table restaurant · 2018-2023
- Managed a team of 8 line cooks serving 200 covers per night
- Planned menus, plated dishes and controlled food costs, cutting waste by 20%
- Upheld sanitation and food safety standards; handled ordering and inventory

Line Cook · Garden Bistro · 2015-2018
- Cooked on the sauce, grill and pastry stations

Education
Fern Culinary School, Culinary degree, 2015

Certifications
ServSafe`,
    lies: {
      number: ['cutting waste by 20%', 'cutting waste by 30%'],
      title: ['Line Cook · Garden', 'Chef de Partie · Garden'],
      standing: ['Sous chef with a culinary degree', 'Award-winning sous chef with a culinary degree'],
    },
  },
  {
    trade: 'truck driver',
    which: 'qualified',
    rewrite: `Otto Sample
otto@mail.example

Summary
Truck driver holding a Class A CDL with hazmat endorsement and a clean driving record over 600,000 miles.

Experience
Truck Driver
Longroad Freight
2016 - 2023
- Transported freight over the road in tractor-trailers for 600k miles while keeping a clean driving record
- Carried out pre-trip inspections, kept DOT hours-of-service logs, loaded and unloaded
- Secured flatbed loads with chains and straps

Licenses
Class A CDL
Hazmat endorsement`,
    lies: {
      number: ['for 600k miles', 'for 900k miles'],
      licence: ['Hazmat endorsement', 'Hazmat endorsement, tanker endorsement'],
      standing: ['while keeping a clean driving record', 'while earning a national safe driving award'],
    },
  },
  {
    trade: 'lawyer',
    which: 'qualified',
    rewrite: `Quinn Sample
quinn@mail.example

Summary
Corporate attorney (Juris Doctor, admitted to the bar in 2014) experienced in drafting and negotiating contracts and in regulatory compliance.

Experience
Associate Attorney | Marsh & Reed LLP law firm | 2014 – 2022
- Drafted and negotiated contracts on behalf of corporate clients
- Counseled boards on regulatory compliance and corporate governance
- Conducted legal research and due diligence for mergers and acquisitions (M&A); licensed intellectual property (IP)

Education
J.D., Fern Law School, 2014

Licenses
Bar admission, 2014

Skills
Corporate law, litigation, Westlaw, legal research, contract drafting`,
    lies: {
      title: ['Associate Attorney | Marsh', 'Partner | Marsh'],
      skill: ['litigation, Westlaw, legal', 'litigation, Westlaw, arbitration, legal'],
      number: ['mergers and acquisitions (M&A);', 'mergers and acquisitions (M&A) worth $40 million;'],
    },
  },
  {
    trade: 'marketer',
    which: 'qualified',
    rewrite: `Uma Sample
uma@mail.example

Summary
Digital marketing specialist with experience in SEO, PPC, social media, email marketing and content.

Experience
Digital Marketing Specialist at Lark Media (2017 to 2023)
- Planned SEO, pay-per-click (PPC) and social media campaigns with a yearly budget of 400k
- Managed email marketing and marketing automation in HubSpot and lifted conversion by 18%
- Wrote copy, created content, managed the brand and reported results in Google Analytics
- Ran Google Ads

Education
BA in Communication, 2017

Skills
SEO, PPC, Google Ads, Google Analytics, HubSpot, copywriting, content marketing`,
    lies: {
      number: ['a yearly budget of 400k', 'a yearly budget of 1.4 million'],
      'moved number': ['lifted conversion by 18%', 'lifted conversion by eighty percent'],
      skill: ['Google Analytics, HubSpot, copywriting', 'Google Analytics, HubSpot, Marketo, copywriting'],
    },
  },
  {
    trade: 'data scientist',
    which: 'qualified',
    rewrite: `Wren Sample
wren@mail.example

Summary
Data scientist with a Master's degree in Statistics who builds machine learning (ML) models in Python.

Experience
Data Scientist, Tern Analytics, 2018–2023
- Developed ML models for churn and pricing using Python, pandas and scikit-learn
- Created A/B tests and gave statistics training to product teams
- Applied deep learning with PyTorch to natural language processing (NLP); built data pipelines with Spark and SQL on Amazon Web Services (AWS)

Education
Master's in Statistics, Fern University, 2018

Skills
Python, pandas, scikit-learn, PyTorch, SQL, Spark, AWS, NLP, A/B testing`,
    lies: {
      skill: ['Python, pandas, scikit-learn, PyTorch, SQL', 'Python, pandas, scikit-learn, TensorFlow, PyTorch, SQL'],
      title: ['Data Scientist, Tern', 'Lead Data Scientist, Tern'],
      outcome: ['models for churn and pricing', 'models for churn and pricing that saved the company millions'],
      degree: ["Master's in Statistics", 'PhD in Statistics'],
    },
  },
  {
    trade: 'backend developer',
    which: 'qualified',
    rewrite: `Zoe Sample
zoe@mail.example

SUMMARY
Software engineer focused on Java microservices, REST APIs and event streaming.

EXPERIENCE
Software Engineer
Wave Systems
2017 - 2023
- Developed REST APIs and microservices with Java, Spring Boot and Hibernate that handle 3M requests per day
- Migrated 20 services to Docker and Kubernetes (k8s) on AWS; set up CI/CD with Jenkins and Git
- Optimized PostgreSQL queries and used Kafka for event streaming

EDUCATION
Bachelor's in Computer Science, 2017

SKILLS
Java, Spring Boot, Hibernate, Docker, Kubernetes, AWS, Jenkins, Git, PostgreSQL, Kafka, CI/CD`,
    lies: {
      number: ['handle 3M requests per day', 'handle 30M requests per day'],
      skill: ['Jenkins, Git, PostgreSQL', 'Jenkins, Git, MongoDB, PostgreSQL'],
      scope: ['Migrated 20 services', 'Led a team of engineers migrating 20 services'],
    },
  },
  {
    trade: 'mechanical engineer',
    which: 'qualified',
    rewrite: `Cleo Sample
cleo@mail.example

Summary
Mechanical engineer with experience in SolidWorks design, finite element analysis and bringing parts to production.

Experience
Mechanical Engineer, Gear Works (2016 - 2022)
- Created SolidWorks designs of pump housings, using GD&T and tolerance analysis
- Reduced weight by 12% through finite element analysis (FEA) in ANSYS
- Took injection molding and sheet metal parts into production; headed Six Sigma and FMEA projects

Education
Bachelor's degree in Mechanical Engineering, 2016

Skills
SolidWorks, ANSYS, AutoCAD, MATLAB, prototyping, GD&T`,
    lies: {
      number: ['Reduced weight by 12%', 'Reduced weight by 21%'],
      skill: ['SolidWorks, ANSYS, AutoCAD', 'SolidWorks, CATIA, ANSYS, AutoCAD'],
      licence: ['headed Six Sigma and FMEA projects', 'headed Six Sigma projects as a certified Black Belt'],
    },
  },
  {
    trade: 'warehouse worker',
    which: 'half',
    rewrite: `Tess Sample
tess@mail.example

Summary
Dependable stock clerk used to unloading trucks, stocking shelves and counting inventory.

Experience
Grocery Mart - Stock Clerk - 2021 to 2023
- Unloaded delivery trucks and filled shelves
- Performed monthly inventory counts

Education
High school diploma`,
    lies: {
      scope: ['Performed monthly inventory counts', 'Managed monthly inventory counts'],
      number: ['Performed monthly inventory counts', 'Performed weekly inventory counts'],
      standing: ['Dependable stock clerk', 'Forklift-certified stock clerk'],
    },
  },
  {
    trade: 'marketer',
    which: 'half',
    rewrite: `Vic Sample
vic@mail.example

Experience
Shop Assistant and Social Media Helper, Book Nook, 2020 – 2023
- Created weekly social media posts and authored the newsletter
- Assisted customers

Education
BA in English, 2020`,
    lies: {
      title: ['Shop Assistant and Social Media Helper', 'Shop Assistant and Social Media Manager'],
      number: ['Created weekly social media posts', 'Created daily social media posts'],
      outcome: ['authored the newsletter', 'authored the newsletter, growing its readership'],
    },
  },
  {
    trade: 'nurse',
    which: 'half',
    rewrite: `Hal Sample
hal@mail.example

Summary
Caring certified nursing assistant (CNA) with nursing home experience.

Experience
Certified Nursing Assistant (CNA), Birch Nursing Home, 2019 – 2023
- Assisted residents with activities of daily living and measured vital signs
- Informed the charge nurse of changes

Education
High School Diploma, 2018

Certifications
Certified Nursing Assistant (CNA)
BLS`,
    lies: {
      title: ['Certified Nursing Assistant (CNA), Birch', 'Registered Nurse, Birch'],
      scope: ['Assisted residents with activities of daily living', 'Directed the care of residents'],
      licence: [
        'Certified Nursing Assistant (CNA)\nBLS',
        'Certified Nursing Assistant (CNA)\nBLS\nPhlebotomy certification',
      ],
    },
  },
  {
    trade: 'lawyer',
    which: 'half',
    rewrite: `Rae Sample
rae@mail.example

Experience
Paralegal, Stone Law Office, 2019 - 2022
- Conducted legal research and filed court documents
- Wrote the first drafts of leases

Education
BA, Political Science, 2018

Skills
Legal research, court filing, lease drafting`,
    lies: {
      scope: ['Wrote the first drafts of leases', 'Negotiated leases'],
      skill: ['Legal research, court filing', 'Legal research, Westlaw, court filing'],
      degree: ['BA, Political Science', 'JD, Political Science'],
    },
  },
];

export const wholeRewriteCases: readonly LedgerCase[] = rewrites.flatMap(({ trade, which, rewrite, lies }) => {
  const original = tradeProbes.find((probe) => probe.trade === trade)?.[which] ?? '';
  const base = { trade, half: 'dev', original } as const;
  const honest: LedgerCase = { ...base, kind: 'whole resume', lies: false, improved: rewrite };
  const lying = Object.entries(lies).map(
    ([kind, edit]): LedgerCase => ({
      ...base,
      kind,
      lies: true,
      improved: replaceOnce(rewrite, edit, `${trade}, ${kind}`),
    }),
  );
  return [honest, ...lying];
});
