/**
 * Twelve trades, each with a posting and four resumes; all people and firms are made up. The unqualified resume of a
 * trade is the qualified one of a trade far away.
 */
export interface TradeProbe {
  trade: string;
  posting: string;
  qualified: string;
  half: string;
  /** The same trade's words, all of them denied or only wished for. */
  negated: string;
  /** The trade whose qualified resume is the unqualified one here. */
  farTrade: string;
}

export const tradeProbes: readonly TradeProbe[] = [
  {
    trade: 'nurse',
    farTrade: 'backend developer',
    posting: `Registered Nurse, Medical-Surgical Unit
Willow Creek Hospital is looking for a Registered Nurse to join our med-surg unit on night shift.
Responsibilities
- Provide direct patient care and administer medications
- Monitor vital signs, chart in Epic and update care plans
- Wound care, IV therapy and patient education
Requirements
- Active RN license
- BLS and ACLS certification
- Bachelor of Science in Nursing (BSN)
- 2+ years of acute care experience
- Experience with electronic health records
Benefits
Health insurance, 401(k) with match, paid time off.
Willow Creek is an equal opportunity employer.`,
    qualified: `Nora Sample, RN, BSN
nora@mail.example
Experience
Registered Nurse, Med-Surg, Maple General Hospital, 2018 - 2023
- Provided direct patient care for up to six patients a shift, administering medications and IV therapy
- Monitored vital signs, charted in Epic and revised care plans with physicians
- Performed wound care and discharge education; precepted four new nurses
Acute care nurse, Oak Clinic, 2016 - 2018
- Triage, infection control and patient education in a 20-bed unit
Education
Bachelor of Science in Nursing, Fern University, 2016
Licenses: RN license, BLS, ACLS
Skills: electronic health records, telemetry, catheter care`,
    half: `Hal Sample
hal@mail.example
Experience
Certified nursing assistant, Birch Nursing Home, 2019 - 2023
- Helped residents with daily living and took vital signs
- Reported changes to the charge nurse
Education
High school diploma, 2018
Certifications: CNA, BLS`,
    negated: `Ned Sample
ned@mail.example
Experience
Cashier, Corner Shop, 2019 - 2023
- Served customers and counted the drawer
About me
No RN license. No experience with patient care, medications or IV therapy. Never used Epic.
I am eager to learn wound care and charting. I do not have BLS or ACLS.`,
  },
  {
    trade: 'accountant',
    farTrade: 'truck driver',
    posting: `Senior Accountant
Fern & Finch Ltd needs a senior accountant for its finance team.
What you will do
- Own the month-end close and account reconciliations
- Prepare financial statements under US GAAP
- Review accounts payable and accounts receivable
- Support the annual audit and tax returns
Requirements
- Bachelor's degree in Accounting
- CPA preferred
- 5+ years of accounting experience
- Strong Excel; QuickBooks or NetSuite
- General ledger and journal entries`,
    qualified: `Ada Sample, CPA
ada@mail.example
Experience
Accountant, Heron Group, 2015 - 2022
- Led the month-end close and account reconciliations for four entities
- Prepared financial statements under US GAAP and supported the annual audit
- Reviewed accounts payable and accounts receivable; posted journal entries to the general ledger
- Prepared tax returns and cut the close from ten days to six
Education
Bachelor's degree in Accounting, Fern University, 2015
Skills: Excel, QuickBooks, NetSuite, budgeting, payroll`,
    half: `Ben Sample
ben@mail.example
Experience
Accounts payable clerk, Otter Ltd, 2020 - 2022
- Entered invoices and matched them with purchase orders
- Kept vendor records in Excel
Education
Associate degree in Business, 2019`,
    negated: `Cal Sample
cal@mail.example
Experience
Barista, Bean Place, 2019 - 2022
- Made coffee and trained two colleagues
Summary
No experience with accounting, general ledger or month-end close. Not familiar with US GAAP, QuickBooks or NetSuite.
Hoping to learn account reconciliations and tax returns. I never worked with accounts payable.`,
  },
  {
    trade: 'electrician',
    farTrade: 'lawyer',
    posting: `Journeyman Electrician
Requirements
- Journeyman electrician license
- 4 years of experience in commercial electrical installation
- Knowledge of the National Electrical Code
- Able to read blueprints and bend conduit
- Troubleshooting of motors, panels and lighting circuits
- OSHA 10
- Driver's license
Duties
Install wiring, conduit and switchgear on construction sites. Test circuits and repair faults.`,
    qualified: `Eli Sample
eli@mail.example
Experience
Journeyman Electrician, Bolt Electric, 2014 - 2022
- Installed wiring, conduit and switchgear on commercial construction sites
- Read blueprints, bent conduit and terminated panels to the National Electrical Code
- Troubleshooting of motors, panels and lighting circuits
Apprentice electrician, Spark Brothers, 2010 - 2014
- Pulled cable and tested circuits
Licenses: Journeyman electrician license, OSHA 10, driver's license`,
    half: `Fay Sample
fay@mail.example
Experience
Maintenance technician, Plaza Hotel, 2019 - 2022
- Replaced lighting, outlets and switches
- Repaired pumps and painted rooms
Education
High school diploma
Driver's license`,
    negated: `Gus Sample
gus@mail.example
Experience
Sales clerk, Shoe House, 2018 - 2022
- Advised customers and kept the stock room
Summary
No journeyman electrician license. No experience with wiring, conduit or switchgear.
Want to learn electrical installation. Never read blueprints.`,
  },
  {
    trade: 'teacher',
    farTrade: 'mechanical engineer',
    posting: `Elementary School Teacher (Grade 4)
Lindenhof Elementary School seeks a teacher for fourth grade.
Requirements
- Bachelor's degree in Education
- State teaching certification
- Lesson planning and classroom management
- Differentiated instruction for special education students
- Student assessment and parent communication
Preferred
- ESL endorsement
- Experience with Google Classroom`,
    qualified: `Ida Sample
ida@mail.example
Experience
Elementary teacher, Grade 4, Meadow School, 2016 - 2023
- Lesson planning in reading, math and science for 26 students
- Classroom management, differentiated instruction and student assessment
- Worked with special education staff on IEP goals and led parent conferences
- Ran Google Classroom for the grade; held an ESL endorsement
Education
Bachelor's degree in Education, Fern University, 2016
Licenses: State teaching certification`,
    half: `Jon Sample
jon@mail.example
Experience
After-school tutor, Youth House, 2020 - 2023
- Helped students with math and reading homework
- Planned games and craft lessons
Education
Bachelor of Arts in History, 2019`,
    negated: `Kay Sample
kay@mail.example
Experience
Warehouse packer, Box Ltd, 2019 - 2023
- Packed and labelled parcels
Summary
No teaching certification. No experience with lesson planning or classroom management.
Interested in becoming a teacher; eager to learn differentiated instruction. I do not have a degree in Education.`,
  },
  {
    trade: 'chef',
    farTrade: 'data scientist',
    posting: `Sous Chef
The Copper Pot restaurant is hiring a sous chef.
Responsibilities
- Lead line cooks in a fast kitchen
- Menu planning, plating and food cost control
- Keep food safety and sanitation standards
Requirements
- Culinary degree or apprenticeship
- 3+ years as line cook or sous chef
- ServSafe certification
- Inventory and ordering
- Knowledge of sauces, grill and pastry`,
    qualified: `Lea Sample
lea@mail.example
Experience
Sous chef, Blue Table restaurant, 2018 - 2023
- Led eight line cooks in a kitchen with 200 covers a night
- Menu planning, plating and food cost control; cut waste by a fifth
- Kept food safety and sanitation standards, inventory and ordering
Line cook, Garden Bistro, 2015 - 2018
- Worked sauces, grill and pastry
Education
Culinary degree, Fern Culinary School, 2015
Certifications: ServSafe`,
    half: `Max Sample
max@mail.example
Experience
Kitchen helper, School Canteen, 2020 - 2023
- Washed and cut vegetables, cleaned the kitchen
- Followed food safety rules
Education
High school diploma, 2019`,
    negated: `Mia Sample
mia@mail.example
Experience
Parking attendant, City Garage, 2018 - 2023
- Guided cars and took payments
Summary
No experience with menu planning, plating or food cost. No ServSafe certification.
Would like to learn sauces, grill and pastry. Never worked as a line cook.`,
  },
  {
    trade: 'truck driver',
    farTrade: 'accountant',
    posting: `CDL Class A Truck Driver (Regional)
Requirements
- Valid CDL Class A with hazmat endorsement
- 2 years of over-the-road experience with tractor-trailers
- Clean driving record
- Pre-trip inspections and DOT hours of service logs
- Loading and unloading of freight
Nice to have
- Flatbed experience
Pay: weekly; dental insurance; home on weekends.`,
    qualified: `Otto Sample
otto@mail.example
Experience
Truck driver, Longroad Freight, 2016 - 2023
- Hauled freight over the road with tractor-trailers, 600,000 miles with a clean driving record
- Pre-trip inspections, DOT hours of service logs, loading and unloading
- Flatbed loads with straps and chains
Licenses: CDL Class A, hazmat endorsement`,
    half: `Pam Sample
pam@mail.example
Experience
Delivery driver, Parcel House, 2020 - 2023
- Drove a van on city routes and delivered 120 parcels a day
- Checked the vehicle each morning
Licenses: driver's license`,
    negated: `Pia Sample
pia@mail.example
Experience
Receptionist, Hill Dental, 2018 - 2023
- Answered phones and booked appointments
Summary
No CDL Class A and no hazmat endorsement. Never used a tractor-trailer. No experience with flatbed freight or pre-trip inspections.`,
  },
  {
    trade: 'lawyer',
    farTrade: 'electrician',
    posting: `Corporate Counsel
Requirements
- Juris Doctor and bar admission
- 5+ years in corporate law at a law firm or in-house
- Contract drafting and contract negotiation
- Regulatory compliance and corporate governance
- Legal research
Preferred
- Mergers and acquisitions
- Intellectual property
About us
Ridge Holdings makes garden tools.`,
    qualified: `Quinn Sample
quinn@mail.example
Experience
Associate attorney, Marsh & Reed LLP law firm, 2014 - 2022
- Contract drafting and contract negotiation for corporate clients
- Advised boards on corporate governance and regulatory compliance
- Legal research and mergers and acquisitions due diligence; intellectual property licences
Education
Juris Doctor, Fern Law School, 2014
Licenses: bar admission (2014)
Skills: corporate law, litigation, Westlaw`,
    half: `Rae Sample
rae@mail.example
Experience
Paralegal, Stone Law Office, 2019 - 2022
- Legal research and filing of court documents
- Prepared first drafts of leases
Education
Bachelor of Arts in Political Science, 2018`,
    negated: `Rob Sample
rob@mail.example
Experience
Gardener, Green Yard, 2017 - 2022
- Planted hedges and mowed lawns
Summary
No bar admission. No experience with contract drafting, contract negotiation or legal research.
Aspiring to corporate law. Not familiar with regulatory compliance.`,
  },
  {
    trade: 'warehouse worker',
    farTrade: 'lawyer',
    posting: `Warehouse Associate
Requirements
- Forklift certification
- Order picking with RF scanners
- Shipping and receiving
- Cycle counts and inventory control
- Lift 50 lbs
Preferred
- WMS experience
- One year in a distribution center`,
    qualified: `Sam Sample
sam@mail.example
Experience
Warehouse associate, Anchor Distribution Center, 2019 - 2023
- Order picking with RF scanners, 140 lines an hour
- Shipping and receiving, loading pallets with a forklift, lift 50 lbs
- Cycle counts and inventory control in the WMS
Certifications: Forklift certification`,
    half: `Tess Sample
tess@mail.example
Experience
Stock clerk, Grocery Mart, 2021 - 2023
- Unloaded trucks and stocked shelves
- Counted inventory once a month
Education
High school diploma`,
    negated: `Tom Sample
tom@mail.example
Experience
Music teacher, private, 2018 - 2023
- Taught piano to children
Summary
No forklift certification. No experience with order picking, RF scanners or shipping and receiving. Never used a WMS.`,
  },
  {
    trade: 'marketer',
    farTrade: 'electrician',
    posting: `Digital Marketing Manager
Responsibilities
- Plan campaigns across SEO, PPC and social media
- Own the email marketing calendar in HubSpot
- Report on conversion with Google Analytics
Requirements
- 4+ years in digital marketing
- SEO, Google Ads and content marketing
- Google Analytics and HubSpot
- Copywriting
Nice to have
- Brand management
- Marketing automation`,
    qualified: `Uma Sample
uma@mail.example
Experience
Digital marketing specialist, Lark Media, 2017 - 2023
- Planned campaigns across SEO, PPC and social media with a budget of 400,000 a year
- Ran email marketing and marketing automation in HubSpot, raising conversion by 18 percent
- Content marketing, copywriting and brand management; reported with Google Analytics
- Managed Google Ads
Education
Bachelor of Arts in Communication, 2017`,
    half: `Vic Sample
vic@mail.example
Experience
Shop assistant and social media helper, Book Nook, 2020 - 2023
- Posted to social media each week and wrote the newsletter
- Served customers
Education
Bachelor of Arts in English, 2020`,
    negated: `Val Sample
val@mail.example
Experience
Plumber's helper, Pipe Pros, 2018 - 2023
- Carried pipes and cleaned sites
Summary
No experience with SEO, PPC, Google Ads or content marketing. Never used HubSpot or Google Analytics. Eager to learn digital marketing and copywriting.`,
  },
  {
    trade: 'data scientist',
    farTrade: 'chef',
    posting: `Data Scientist
Requirements
- Master's degree in Statistics, Computer Science or similar
- 3+ years of experience with machine learning in Python
- pandas, scikit-learn and SQL
- Statistics and A/B testing
- Deep learning with TensorFlow or PyTorch
Nice to have
- Spark
- Natural language processing
- AWS`,
    qualified: `Wren Sample
wren@mail.example
Experience
Data scientist, Tern Analytics, 2018 - 2023
- Built machine learning models in Python with pandas and scikit-learn for churn and pricing
- Designed A/B testing and statistics training for product teams
- Deep learning with PyTorch for natural language processing; data pipelines in SQL and Spark on AWS
Education
Master's degree in Statistics, Fern University, 2018`,
    half: `Xan Sample
xan@mail.example
Experience
Reporting analyst, Dune Retail, 2020 - 2023
- Wrote SQL queries and built Tableau dashboards
- Cleaned survey data in Excel
Education
Bachelor's degree in Economics, 2019`,
    negated: `Yan Sample
yan@mail.example
Experience
Florist, Petal Shop, 2018 - 2023
- Bound wreaths and served customers
Summary
No experience with machine learning, Python, pandas or SQL. Never used TensorFlow or PyTorch. Want to learn statistics and deep learning.`,
  },
  {
    trade: 'backend developer',
    farTrade: 'nurse',
    posting: `Backend Developer (Java)
What you'll do
Build microservices and REST APIs with Java and Spring Boot, deployed with Docker and Kubernetes.
Requirements
- 3+ years of Java development
- Spring Boot, Hibernate and REST API design
- PostgreSQL or MySQL
- Docker and Kubernetes
- Git and CI/CD
Nice to have
- Kafka
- AWS
We offer
Flexible hours, free coffee and a pension.`,
    qualified: `Zoe Sample
zoe@mail.example
Experience
Software engineer, Wave Systems, 2017 - 2023
- Built microservices and REST APIs in Java with Spring Boot and Hibernate, serving 3 million requests a day
- Moved 20 services to Docker and k8s on AWS; CI/CD with Jenkins and Git
- Tuned PostgreSQL queries and streamed events with Kafka
Education
Bachelor's degree in Computer Science, 2017`,
    half: `Abe Sample
abe@mail.example
Experience
Web developer, Pixel Yard, 2020 - 2023
- Built websites with PHP, JavaScript and MySQL
- Used Git daily
Education
Bachelor's degree in Media, 2019`,
    negated: `Bea Sample
bea@mail.example
Experience
Hotel receptionist, Sea View, 2018 - 2023
- Checked guests in and out
Summary
No experience with Java, Spring Boot or Hibernate. Never used Docker, Kubernetes or PostgreSQL. Eager to learn REST APIs and Git.`,
  },
  {
    trade: 'mechanical engineer',
    farTrade: 'teacher',
    posting: `Mechanical Design Engineer
Requirements
- Bachelor's degree in Mechanical Engineering
- 3+ years of product design in SolidWorks
- GD&T and tolerance analysis
- Finite element analysis with ANSYS
- Sheet metal and injection molding
- FMEA
Nice to have
- Six Sigma
- MATLAB`,
    qualified: `Cleo Sample
cleo@mail.example
Experience
Mechanical engineer, Gear Works, 2016 - 2022
- Designed pump housings in SolidWorks with GD&T and tolerance analysis
- Finite element analysis with ANSYS cut weight by 12 percent
- Brought sheet metal and injection molding parts to production; led FMEA and Six Sigma projects
Education
Bachelor's degree in Mechanical Engineering, 2016
Skills: MATLAB, AutoCAD, prototyping`,
    half: `Dora Sample
dora@mail.example
Experience
CNC machine operator, Metal Hall, 2019 - 2022
- Set up lathes and checked parts with calipers to drawings
- Suggested changes to tooling
Education
Vocational training as machinist, 2019`,
    negated: `Dov Sample
dov@mail.example
Experience
Waiter, Lake Inn, 2017 - 2022
- Served tables and closed the till
Summary
No degree in Mechanical Engineering. No experience with SolidWorks, ANSYS or GD&T. Never worked with sheet metal or injection molding. Hoping to learn finite element analysis.`,
  },
];

/** The unqualified resume of a probe: the qualified one of a far trade. */
export function unqualifiedResume({ farTrade }: TradeProbe): string {
  return tradeProbes.find((probe) => probe.trade === farTrade)?.qualified ?? '';
}
