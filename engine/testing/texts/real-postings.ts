/** Whole job postings of the SkillSpan corpus, of several trades; licence in NOTICE.md beside this file. */
export const realPostings: readonly string[] = [
  `Senior QA Engineer (m/f/d) Northwind
Springfield
Date posted: 2021-07-14
Likes: 0 Dislikes: 0 Love: 0
Job description:
Location options:
Remote Visa sponsor Paid relocation
Job type:
Full-time
Experience level:
Senior
Role:
QA/Test Developer
Industry:
Business to Business Information Technology Web Technology
Company size:
501-1k people
Company type:
Private
Technologies
docker agile selenium circleci jenkins
Job description
In order to support our ongoing international growth we are looking for a Senior QA Engineer to join our Engineering department.
You will be working in an end-to-end cross-functional team being responsible for implementing and promoting all QA relevant topics on team level.
Responsibilities
Design and implement complex end-to-end tests.
Work hands-on together with the other engineers within the Agile team - to ensure continuous quality delivery of automated acceptance API and performance tests - while constantly collaborating with the QA Engineers of the other teams.
Own a thought-leadership influence regarding QA relevant topics within the Agile team.
Requirements
At least 5 years of combined experience in Java or Kotlin and JavaScript or TypeScript programming and related test frameworks (Selenium TestCafe etc.).
Good understanding of Agile methodologies and Continuous Delivery.
Experience in testing applications on every level of the testing pyramid.
Great communicator being able to relate to the different challenges that developers product managers and other stakeholders within the engineering department face.
Experience in working on a cloud-based application running on Docker.
A degree in Computer Science or related fields or equivalent practical experience.
Experience in working with CircleCI pipelines on running tests automatically prior to the deployment; Jenkins is a plus.
Performance and security testing experience is a plus.
What we offer
We keep things open agile and communicative.
It is all based on trust not micromanaging.
The whole department is located together in one office in beautiful Springfield however due to the current situation we work and onboard 100% remotely to keep our employees safe.
Our team members are self-organized within their teams working on independent projects or closely with Product Leads developers and UX designers.
We value your thoughts and ideas and will give you the freedom to push and implement them!
We offer competitive salaries and support personal growth with functional in-house coaching and a personal development budget that includes three days off per year.
You will gain – and share – knowledge during recurring learning groups jours fixes and our annual Code Camp.
You are free to use the OS of your choice the tooling you are comfortable with and set up your workspace the way you like it.
Northwind will support you with all the necessary office equipment even when working from home!
We get that balancing a family and work can be a challenge so everyone gets flexible working hours and 30 days of holidays per year.
Moreover Northwind will support you in case of relocation and visa application.
Note: We support your relocation but due to tax reason you’d be required to be resident in one of the following countries: Springfield.
Visa support can currently be offered only for Springfield.
*Do I need to meet all the requirements to apply?
*
Studies
by several different sources have shown that on average men will apply for a job if they meet 60% of the application requirements.
In contrast women/non-binary people will seek to match a much higher percentage of the requirements before applying.
We encourage everyone to apply and give us a chance to evaluate your skills and experience.
We are all learning on the job and although the listing above has been carefully compiled we are also open-minded and interested to hear about the value you can bring to the role and Northwind.
*How can I demonstrate that I have particular needs in the application process?
*
For people living with disabilities chronic illnesses or neurodiversity adjustments and support can make a decisive difference in the application process.
If you need any specific accommodations (tools time etc.) and feel comfortable disclosing this please let us know.
Job benefits:
Flexible working hours
Flat hierarchies
Mentoring & personal development program
Fruits & drinks for free
Excellent transport connections
Sports offers
Subsidised lunches
30 days of holidays
Child-care support
30 days of holiday
Company description:
Northwind is the leading SaaS-based business process management application suite in the world.
Northwind enables organisations to keep up with the pace volume and complexity of change.
Our Business Transformation Suite is the smarter way to continuously translate between strategy and execution.
With Northwind companies of all sizes can document automate and analyse processes which allows them to make smarter business decisions.
Headquartered in Springfield with offices in the Springfield and Springfield Northwind serves more than 1,300 customers around the globe across all industries and employs 300 employees globally.
Are you interested in joining one of the world’s leading Business Process Management companies? As we expand our presence into new markets across the globe we are looking to add to our team! across all departments.`,
  `Senior Data Engineer (Data Platform) Northwind
Springfield - Springfield
Date posted: 2021-04-19
Likes: 0 Dislikes: 0 Love: 0
Job description:
Compensation:
€48k - 84k
Job type:
Full-time
Experience level:
Mid-Level Senior
Role:
System Administrator
Technologies
apache amazon-web-services java
Job description
Northwind is one of the best-known clients of Northwind – a dedicated team of 90 of our software engineers and data science professionals develop the innovations behind its business success.
As Northwind technology partner we are expanding our team in Springfield and are ready to hire the brightest talents in the IT market.
Northwind is the world's largest search engine for vacation rentals comparing over 18 million offers from more than 2,000 trusted partners.
Founded in 2014 Northwind employs more than 250 people and operates 43 websites.
From apartments cabins boats castles hotels hostels and everything in between Northwind combines price destination dates and amenities to find the perfect accommodation for any trip worldwide.
As a Senior Data Engineer (Data Platform) you will join our ambitious and forward-thinking colleagues in the Data Engineering team.
At Northwind we capture process and store hundreds of gigabytes of new data on a daily basis using technologies such as Apache Kafka and Apache Spark.
Our data lake holds hundreds of terabytes of data in AWS S3 which is utilised in various ways by different teams running data jobs in Apache Airflow: from building self-service analytics dashboards via AWS Redshift Apache Druid Redash and Tableau to training ML models which make thousands of decisions per second on our websites every day.
You will contribute to Northwind Data Platform by building efficient data processes which meet challenging scalability and performance requirements.
You will have a great opportunity to shape a complex infrastructure that enables data-driven development across the whole organization.
In this role you will:
Design build and manage a scalable durable and trusted Data Platform
Develop real-time data processes
Build APIs to allow standardised access to source-of-truth data across multiple teams
Integrate external data sources with our Data Lake and DWH
Closely collaborate with DevOps Engineers Data Engineers Data Scientists and Data Analysts to solve complex problems at scale
Troubleshoot daily data processing issues
Search for new technologies and tools to improve data handling within the organization
What you will bring:
Excellent knowledge of one or more of the following programming languages: Scala Java Go
Experience working with streaming data (e.g.
Kafka) Experience working with distributed computing frameworks (e.g.
Spark Presto) Experience working with any stream processing framework (e.g.
Kafka Streams Flink Storm) is a plus
Experience working with Docker and/or Kubernetes is a plus
Experience working with AWS or other cloud platforms is a plus
Experience working with Machine Learning pipeline implementation is a plus
Practical communication skills and ability to work in a team
Fluency in English
What we offer:
Career
of growth opportunities and promotions 360 feedback performance evaluation system and mentoring from an international and distinguished team
Culture
of empowerment trust recognition autonomy and quarterly transparency about company goals.
A focus on work-life balance combined with consistent collaboration and support from a team of 30+ nationalities
Compensation
of attractive salary health insurance additional holidays flexible working hours training budget language courses employee-led workshops office perks frequent team building and company events business trips to Springfield.
Salary commensurate with expertise and experience: 4000-7000 EUR gross
Job benefits: -
Company description:
Northwind is a software and business development company with a major focus on building large scale e-commerce platforms and metasearch solutions in aviation logistics and travel markets.
Together with 300+ qualified specialists we help our clients to increase their business efficiency gain competitive advantage and generate over 9 billion EUR annual revenue.
We build web/mobile solutions for worldwide market leaders such as Northwind (used by Northwind and others) as well as dozens of major European and American start-ups.`,
  `Staff Specialist or Medical Consultant Northwind
Northwind
Are you a specialist in gynaecology and obstetrics with a passion for making a difference to your patients?
Then we're looking for you!
At the Department of Gynaecology & Obstetrics at Northwind
Northwind we place a firm focus on interdisciplinary approaches that strengthen our professional competence and develop the department so that our patients receive the best possible treatment.
If you are a specialist who prioritises professional medical development we can offer you an exciting position that will allow you to build upon your existing competencies.
About the department We are nine medical specialists who are affiliated with one or more of the following sub-specialisations.
Urogynaecology We specialise in urogynaecology.
We accept 600 incontinence patients per year for clinical examination in our own urodynamic laboratory.
All patients undergo an established evidence-based diagnostic examination programme.
92% of our patients will have a diagnosis and treatment plan within one hour and in cases where an operation is necessary the patient is also given an operation date and time before leaving the outpatient clinic.
The urogynaecology team consists of four continence nurses (all ICS certified) and four medical consultants.
Approx.
125 incontinence operations are performed each year: TVT TOT Ajust and botox treatments.
Each doctor examines their own patients in collaboration with the continence nurses and performs at least 25 incontinence operations per year.
Surgery
In addition to incontinence surgery we also perform general gynaecological procedures such as prolapse surgery laparoscopic hysterectomies abdominal and vaginal hysterectomies and diagnostic and operative hysteroscopies/laparoscopies.
In spring 2018 the Department of Gynaecology & Obstetrics will be moved to a new outpatient corridor where we will be able to perform minor surgical procedures in addition to diagnosis and treatment using mini-hysteroscopy.
Menstrual irregularities
Another focus area is the examination and treatment of menstrual irregularities.
The Centre for Victims of Sexual Abuse We specialise in this area and treat around 60 patients per year.
Acute care is provided by the nurses in the department and after care is offered to the patient in the form of psychological support.
Obstetrics
The department manages 750 low-risk births each year and is expecting a further 200 births in 2018 from other towns and cities.
High-risk pregnancies are monitored closely at the Northwind
Northwind and delivery takes place at Northwind which is another hospital in Springfield.
The department has a chief specialist obstetrician in its employ.
Sphincter and vulva disorders
The department has established an outpatient clinic for postpartum sphincter disorders with ultrasound scanning equipment.
Research
There are two PhD students in the department.
The department has a database containing information on the examination and treatment of 1200 urinary incontinent women in addition to a database with information on a further 1200 newly referred women with urinary incontinence.
If you are interested in research you can use this data for your own investigations.
Facts about the department Each specialist has their own gynaecology & obstetrics outpatient clinic with its own staff and a day surgery unit with six beds and an operating theatre with permanent staff 92% of patients are discharged from the unit before 8pm We all work independently and take responsibility for our own patients in accordance with the principles on care responsibility and optimised patient care Each doctor has fixed outpatient and operation days and carefully monitors their own patients during outpatient examination surgery and during post-operative assessments The department has its own gynaecological daybeds for acute patients and overnight surgery patients.
The department is a regional centre for urogynaecology and the treatment of victims of sexual abuse We expect You must be a specialist in gynaecology and obstetrics.
You are expected to be able to perform all of the general functions relating to gynaecology and obstetrics.
You will be on call every seventh day at the workplace.
Whats attractive working for us Permanent employment in a dynamic organisation which places high value on good relationships and a high degree of professionalism.
You will be linked to one or several sub-specialisations of your choice.
You will be able to work independently and take responsibility for the examination and treatment of your own patients.
If you are interested in research you will have the opportunity to get involved in our existing projects and to initiate your own.
An annual conference trip as well as participation in relevant courses.
About Northwind
Northwind
The hospital has approximately 268 beds and approx.
1,550 employees who do their utmost to care for our patients every day.
Each year we have approximately 35,000 admissions 30,000 of which relate to acute care in addition to approx.
71,000 outpatient visits.
We are an attractive workplace which places high value on continuous development and professionalism and which considers research to be a prioritised aspect of our interdisciplinary cooperation across departments.
We conduct our research in collaboration with other research institutions in Springfield and with researchers from across the country and abroad.
From a managerial perspective we attach importance to high employee involvement and we offer opportunities for personal and professional competency development.
At the same time we also expect our employees to take responsibility for their own development.
The hospital offers treatments within the following areas: Surgery (acute illnesses in the stomach and intestines gallstones hernias haemorrhoids appendicitis and ileus).
In addition we also provide outpatient endoscopic examinations Orthopaedic surgery (hips knees shoulders amputations etc.) Medical illnesses (diseases in the heart stomach intestines liver lungs hormones and metabolism kidneys blood clots or bleeding in the brain and age-related diseases) Conditions affecting women pregnancy and childbirth (obstetric aid maternity care nuchal translucency and anomaly scans as well as diseases of the reproductive organs) Diseases affecting children and young people (treatment of illnesses in 0 to 18-year-olds and in new-borns) Physiotherapy and occupational therapy (rehabilitation) Facts about Region Zealand:
Springfield is one of the five regions in Springfield and is geographically spread across 17 municipalities.
It covers a geography of 7.200 square kilometers and has more than 800.000 citizens.
Springfield has six hospitals spread across the region.
Springfield is attractive for specialist located in Springfield and Springfield because of the short drive or flight to the Region which makes it possible to commute to the region or frequently drive home for a visit.
Why choose Springfield You will be a part of an informal and professional work environment and you will have the opportunity to influence how you would like your future in the department to plan out.
The Springfield work place culture is informal and has a flat hierarchy a 37-hour working week and an attractive salary and pension scheme.
In addition Springfield offers a great range of leisure and accommodation facilities as well as good schools.
Benefits for you and your family if you choose a career at Springfield A professional and inspirational work environment Opportunities for training and professional growth Good research opportunities - national and international Good quality of life for families
If you choose Springfield we will offer you: An attractive recruitment package offering you help to become established as a specialist doctor in Springfield including free Danish lessons relocation assistance and support for the family including finding accommodation day-care institutions or schools contact with authorities and advice on taxes.
We also meet the costs of authorisation and offer a financial relocation contribution.
Recruitment process:
If we find you qualified for the position you have applied for you will firstly be invited to a skype meeting with the staff management to discuss your medical qualifications and experiences related to the given job position.
In case of a good match between your qualifications and our needs you will be invited to a recruitment meeting at the hospital.
This includes a job interview and a visit at the hospital an interview with Human Resources a tour around the community area with our relocation agency and a language test with our private language teacher.
This meeting will provide you with necessary insights to living and working conditions in Springfield.
If you want to know more about working as a medical specialist for Springfield you are welcome to contact us on.
Application: Send your CV in English language and a short motivation letter to Euresadviser Alex Morgan on: and we will contact you regarding the Next step.`,
  `Are you a true sports enthusiast?
Do you want an opportunity to combine your interest in sports with your skills in content management and SEO?
Then you might have found the right position to work with what you are passionate about!
We are looking for a Content Manager to take ownership of optimizing our performance of our top sports betting websites in the Scandinavian market.
Northwind is an international award-winning company working to give punters and players a better and more secure igaming experience.
We are producing outstanding sports betting content and igaming products that go far beyond the usual standards.
THE ROLE
As our Content Manager in Group Content & Brand your key objective will be the coordination production and optimisation of high class betting content for our flagship site Bettingexpert.
With your advanced knowledge of the Scandinavian market you will be responsible for which sports/Leagues we should focus on and what type of content we should produce in order to localize and create the best user experience in the Scandinavian markets.
You will become part of an international highly skilled and dedicated team working to cater various user groups in the broad field of sports betting and iGaming.
We expect that you take ownership and responsibility of the websites and products you are working on.
THIS ROLE OFFERS YOU the opportunity to combine your ambition to advance your SEO skills with your passion for sports collaboration with market leading experts on SEO & digital marketing high degree of ownership and responsibility in work daily work life in a dynamic welcoming and highly international work environment AS OUR SEO CONTENT MANAGER YOU WILL produce and coordinate the production of content for Bettingexpert work closely with our Content Manager Lead to ensure content is optimised for Google perform keyword studies and develop strategies to address different user groups create new content based on business and market priorities regularly monitor KPIs and user metrics OUR IDEAL CANDIDATE has a minimum of 2 years experience as a Content Manager has experience in search engine optimisation (SEO) advanced knowledge of the Scandinavian sports betting market is fluent in English and proficiency in one or more Scandinavian languages is a great plus has experience working in WordPress has well-founded knowledge in sports & casino betting is passionate about reaching goals APPLICATION DEADLINE
We look forward to hearing from you and accept applications until 18th August 2019.
We will process your application quickly and give callbacks continuously until we find the perfect candidate.
Expected start date: as soon as possible.
We will be so unfortunate if your application was lost in some email inbox therefore only applications submitted through our Apply Now - is possible.
QUESTIONS?
If you have any questions about the position you are welcome to write to the Content Manager Lead - Alex Morgan at.
THE BUSINESS
Northwind is an international growth company working to give players a better and more secure iGaming experience.
Through our products we will create a more transparent and honest industry.
Our ambition is that quality and innovation must also apply to the iGaming industry and we are determined to set new standards and to take the lead in the market.
We are a dynamic energetic and diverse workplace encouraging an open and informal tone strong unity and high ambitions.
More than 300 dedicated and talented employees work together and across our offices spread in the hearts of Springfield and Springfield.
Equal Opportunity Employer We are an equal opportunity employer and diversity is what gives us the little extra we need.
We believe diverse teams help us make better products.
We hire for cultural growth and welcome people of all ages stories nationalities religions backgrounds etc.`,
  `Are you a self-driven Embedded Software Engineer with a high degree of knowledge within battery powered wireless systems?
Are you motivated by the idea of following the development process from the beginning to end?
And are you interested in being part of a team in a visionary and rapidly developing company where you will be one of the key players in the future development?
Then you might be our new highly skilled colleague.
Northwind is a young company undergoing far-reaching changes.
We need a new colleague in our R&D team to drive the embedded software development for Northwind product.
There is a relatively short way from development to production and installation at the customers.
The concept of Northwind is based on a ground-breaking technological invention where the mobile phone replaces the traditional key.
See how the system works.
Your work tasks
Your work tasks will include improvement and development of the embedded software in our products which is needed in order to achieve exceptional user experience.
Specifically you will be responsible for all development phases from planning to implementation and release test.
You will be a part of an R&D team which includes another SW engineer and our HW developer whom you will especially have a close cooperation with.
The position requires primarily cooperation with internal partners but there may also be external relations.
The environment is an innovative one where everything moves quickly; therefore you must be able and willing to work on solutions alone as well as with colleagues.
You thrive with and are able to once in a while handle short term deadlines.
Your Profile
We are looking for an embedded SW engineer on senior level who has strong experience and knowledge within interfaces between SW and HW.
The candidate must likewise have working experience with low power wireless protocol interfaces.
You know how to incorporate develop and update security measures on the wireless systems.
Bluetooth system understanding is an advantage.
You are comfortable in gaining new knowledge working independently co-operating with different professions and share your findings with colleagues.
You are also dedicated in collaboration with partners in an innovative and inspiring environment where every day is different.
Your professional competence
We expect you to: * Hold a relevant B.Sc.
or M.Sc.
in Software Engineering.
* Have solid experience with C/C++ programming.
* Have minimum 5 years of experience working with embedded software in all phases such as analysis design implementation and release test.
* Have work experience with low power wireless technologies and security in wireless systems.
* Have systematic approach to problem solving documentation and testing.
Your personal skills
You hold solid analytical and communication skills while being open minded.
You are able to balance the need for perfection in every product and the urgency of speed while always securing a high level of quality to satisfy our need for customer satisfaction.
You are: * Thorough effective and persistent as well as motivated by challenging tasks.
* A team player who feels comfortable in having a great deal of responsibility and take actions in all processes from the design phase to actual implementation and test.
* Capable of sharing your ideas and findings with your colleagues and collaboration partners.
Northwind offers An interesting position in a fast growing company where you will become one of the key players in the future development.
You will have a wide range of opportunities to shape your own position within Northwind.
We strive to have an informal culture in a flat organization where engagement and results matter.
We offer: * A good compensation package including pension health care insurance together with other benefits.
* A dynamic and challenging work environment.
* Skilled and engaged colleagues who keep their spirits high and are proud to represent Northwind.
Please send your resume and cover letter before June 29 if we have caught your interest.
In the cover letter we invite you to be specific in which way your experience matches our requirements.
We attach great importance to that in our assessment.
All applications will be treated ongoing.
If you need any additional information regarding the position or Northwind in general please contact the R&D Manager Alex Morgan at.
More information can also be found at
About Northwind is a small Springfield company which is undergoing a rapidly development.
We are the leading company in the market for electronic lock systems and are currently expanding our business.
Our innovative solutions make it possible to open your door with the Northwind Mobile App.
We distribute our solutions to both private consumers and companies as well as the governmental market.
Northwind is part of the Northwind group.
Send ansøgning via
Hjemmeside:
Denne jobannonce blev oprindeligt opslået på
(Den originale annonce kan ses på:`,
  `An attractive opportunity has become available as Director Data Partner in the Data Office as part of Global IT.
Does your motivation come for advising senior stakeholders to become more data driven and fostering data culture within the organisation? Is your ambition to support organisations to achieve higher outcomes by unlocking the full potential of data? Are you enthusiastic about understanding the business and bringing attention to key business challenges? Then we might have the right position for you.
By joining Northwind you will become part of a strong global community of more than 1200 skilled IT professionals who are responsible for IT systems services and projects in Northwind working in a truly global organisation based on agile principles.
About the department The Data Office is a newly established unit in Northwind with a direct link into the IT Committee (Northwind) but acting as the counterpart for Line of Business.
The focus of the Data Office is to detail and execute Northwind Global Data Strategy to unlock the full potential of data across all Line of Business.
Therefore the Data Office is responsible to develop a Global Data & Analytics Operating Model a Global Data Governance framework to support Line of Business with the implementation of data governance as well as Data Management capabilities.
As its a new unit the number of employees is growing continuously aligned to the speed of data maturity within the organisation.
The position The Data Partner acts on behalf of Northwind and more specifically the VP Head of Data Office as a counterpart to one specific Line of Business (LoB) e.g.
Finance Legal & Procurement or Research & Development (to be decided on individual skill set / experience) to advise and guide on the design of the individual Data Strategy supporting the overall digital transformation journey.
The Data Partner is taking over authority responsibility and accountability to enable value generation of the related data assets by fostering the creation of a data-driven culture related competencies and data literacy across the Line of Business considering global alignment. Therefore the position actively drives the change with the Line of Business data & analytics key stakeholders data governance organisation senior business executives and other relevant stakeholders.
One of the key responsibilities is to support the specific Line of Business with the implementation of the Global Data Governance framework to establish manage and align a cross-Line of Business data governance organisation.
In addition the Data Partner drives the implementation of required data management capabilities in the specific Line of Business supported by different subject matter experts e.g.
Enterprise MDM Architect and Information Architect from the Data Office.
The Data Partner needs to understand the need and pain points of the business and translates it into technical requirements to guide solutioning with state of the art Data & Analytics tools.
The position will collaborate with the VP Head of Data Office and the Data Partners from other Line of Business to design global standards playbooks and frameworks and provide continuous feedback.
Overall the position is transformational due to responsibility of adoption of data technologies across the entire Line of Business.
The position facilitates the identification of new kinds types and sources of data to enable business innovation throughout Northwind especially within the individual Line of Business.
It is expected that the Data Partner will take responsibility for evolving the role in the same speed as the organisation matures.
It is expected that the Data Partner represents Northwind in various public events contributes to events at e.g.
universities and speaks at selected conferences.
Initially no direct reports are expected.
Increase in direct reports depends on the demand from the Line of Business.
Qualifications You hold a Bachelor or Masters degree in business administration computer science data science information science or related field or equivalent work experience and have many years of data management and analytics experience ideally from a strategy or management consultancy or an industrial company life sciences / pharma would be an advantage.
Additionally you must have functional expertise in one of the relevant areas e.g.
Finance Research & Development People & Organisation Product Supply & Quality and proven track record of designing data & analytics strategies as well as managing projects in this domain.
You have been acting at the intersection between business and IT and demonstrated that you translated business pain points into business value-adding solutions.
You have experience in driving the cultural change for Data & Analytics in complex organisational structures as well as designing and implementing enterprise-wide Data Governance frameworks.
You have been showing a few years of progressive leadership experience in leading cross-functional teams and enterprise wide programs operating and influencing effectively across the organization and within complex contexts.
You have a can do mind-set required to try out new setups and solutions.
You are known for your ability to understand complex technical matters form an educated opinion and communicate these in a simple way.
Fluency in English (Oral and written) is a prerequisite.
The position is based in Springfield.
Working at Northwind At Northwind we strive for excellence.
As a world leader in diabetes care and a major player in haemostasis management growth hormone therapy and hormone replacement therapy we offer our employees opportunities for continuous growth.
Contact If you want to know more please reach out to VP Head of Data Office Alex Morgan on.
Deadline Please apply before 25th of September 2020.
Interviews will be conducted on an ongoing basis why we encourage you to apply as soon as possible.`,
  `Please write in your application what position and where you are applying for Minimum 15 hours per week Work every second weekend Hotelcleaning experience required Are you the best housekeeper in Springfield If you believe you could clean for a king and a queen you are the one we are looking for.
Northwind is a housekeeping company with years of experience in cleaning some of the best hotels in Springfield.
We are right now looking for a new colleague for our extraordinary and beautiful hotel located in Springfield.
Do you have what it takes to become part of one of the best housekeeping departments in Denmark? And do you want to become part of a company that treats you with respect and where rules and regulations are followed? In order to become part of the Vision Service family you possess the following qualities: Be willing to work fast and with great eye to details Be willing to work according to very specific procedures Have a professional attitude towards colleagues and guests Have a minimum of 1 year of cleaning experience Furthermore we require you to: Be able to work minimum 15 hours per week plus every second weekend (both Saturdays and Sundays) Speak and understand English at a high level Be flexible with regards to working hours and days In order to apply for the job you must send: CV Application letter describing why you are applying for the job and why we should chose you Photo (no more than 1 year old) Please send your CV and application to hr.
We will conduct interviews on a continuous basis and will sign contracts as soon as we find the right candidates.
Northwind was founded in 2010 with the mission of creating a service company focusing on modern management methods and innovation in addition to hard work.
Northwind employs more than 300 dedicated employees from more than 30 different nationalities.`,
  `Educational Content Developer (Maternity Cover) Northwind Would you like to influence future teaching and learning by developing educational content for the preschool segment and do you have experience with preschool education internationally in Springfield or the US? Then this maternity cover is an opportunity for you in our HQ Springfield.
Deliver new solutions based on insights and teacher needs The focus area for the Educational Content team is to develop relevant and motivating educational content/curriculum for the preschool segment.
This material must be quality solutions that enable teachers to easily implement LEGO Education products into their curriculum.
Based on consumer or insights from the educational field and the needs of the market you will deliver quality solutions that enable teachers to successfully implement curriculum relevant activities by: Developing relevant educational content together with the preschool team including research co-development user testing and sign-off with Northwind Education stakeholders.
Assisting in implementing educational solutions consisting of general selling-in product insights go2market and support face2face training development.
Keeping updated on educational trends and market movements to help identify relevant Northwind Education solution components.
The global nature of this role will during this maternity cover take you travelling approx.
10 days.
Enabling every student to succeed Northwind delivers playful learning experiences to all school levels primarily on elementary and middle school.
We are based on the fundamental wish that we want every child to succeed; we believe that all children should be allowed to reach their full potential by being active participants in the learning experience.
Please visit to see what we are all about.
Working with an international team of highly dedicated and experienced specialists will contribute to further developing you and your skills.
Moreover you can look forward to stepping into a dynamic matrix organisation and use your dedication and strong feelings for the preschool segment to manage your own time at our HQ in Springfield.
Teacher with that something extra and experience from developing learning materials The right candidate for us is value driven energized and characterised by personal integrity and has an ability to collaborate and communicate clearly with people at all levels of the organization.
Inherently you are a team player when it comes to cooperation with internal and external stakeholders but at the same time you are independent and confident being at our own.
To succeed in this job it is essential that you: Are able to reflect on preschool teaching methods and how to meet needs and competent in translating these needs into creative learning solutions.
Have strong writing and verbal communication and presentation skills.
Have a proven track record demonstrating your knowledge of progressive and alternative teaching methods.
Experience with creation of learning materials would be preferred.
Have experience with our Northwind Education materials or solutions from an educational setting is an advantage but not a requirement.
Speak and write English proficiently.
Join the global Northwind In the Northwind we succeed together and you will be part of a global family where you can use your creativity and enjoy a fun working environment across the Northwind Community.
We look very much forward to reading your application and please remember to attach your application and a current CV.
If you would like to know more about the position please contact Senior Educational Content Developer Alex Morgan at.
We do not have application deadlines on any of our positions.
We take candidates into the recruitment process continuously and close the position down once we have found the right candidate.
Bringing it to life To be able to create learning material with a product that children across the globe know and love is simply fantastic. That is probably also what drives you - I mean if you would like to influence tomorrows educational preschool agenda this is your opportunity! You get to use your experience within the educational area develop global curriculum materials and practice your cultural understanding in a company where things change constantly says Alex Morgan`,
  `Would you like to mix your strategic talents with your financial insights to help develop new areas of Northwind Taking on finance tasks to support our international (outside Springfield) production areas you will work closely with the business to help define new principles processes and ways of working.
Enjoy the freedom to grow and impact the business You will join an ambitious supply chain finance organisation that has established a clear focus on our international supply chain.
Working within this area you will have tasks that span from basic finance assignments to very detailed analyses and strategic business cases and investment proposals.
You will work closely and spar with a strong team across Supply Chain Finance where there are continuous opportunities to learn and develop.
You will be responsible for: Leading of monthly performance review meetings with production sites challenging performance where appropriate.
Supporting the local finance organisation to close month end and prepare materials for the monthly performance review.
Driving standardisation and automatization across international sites sharing best practices tools and processes from our European sites.
Acting as a sparring partner to the International team across areas such as business cases Northwind projects COGS calculation and other ad hoc analyses.
Supporting new sites (e.g.
Joint ventures) with the Northwind ways of working on COGS reporting and relevant finance tools and tasks.
As a member of the supply chain finance team you cooperate closely with stakeholders throughout our supply chain across sites and in performance management.
You will also be a valuable partner to the Head of International SC in Northwind.
Who are you? You have a relevant financial masters degree giving you solid theoretical knowledge that matches your business acumen.
We also look forward to seeing candidates with: Several years of finance experience ideally from a global FMCG or Production organisation from a controller or business partner position where you have translated financial performance data into business cases and actions.
An ability to work independently but who enjoys interacting with others especially with cultures outside of Springfield.
The professional clout to challenge financial performance with the skill to establish yourself as a go-to partner Strong time management and organisational skills where you will be juggling multiple projects at the same time.
Application and contact If you want to seize this exciting opportunity please apply as soon as possible.
We process applications on a continuous basis and close the job opening once the right candidate has been found.
For additional information please call Finance Director Alex Morgan at`,
  `Senior Project Manager Northwind Since the 1930's Northwind has pushed the boundaries of bridge tunnelling and marine design through our involvement in some of the world's largest most iconic and complex projects.
Our international bridge team have a full set of world-class competencies which in combination with local presence and experience allows our dedicated professionals to take on the most complex projects anywhere in the world.
Currently our portfolio includes railway viaducts in Springfield elevated metro and complex interchanges for urban highway schemes in the Springfield region hereunder several bridge structures in the holy city of Springfield cable stayed bridges in the Springfield major marine crossings in Springfield including a recent extradosed bridge in the Springfield region.
Further we undertake bridge construction engineering in Springfield and our aerodynamic specialists are involved in another record-span bridge project whilst our structural health specialists are involved in monitoring schemes for the iconic Springfield and Springfield.
Northwind as a foundation and employee owned company want to be the best place to work and continuously promote a collaborative mind-set and engage with our colleagues clients and stakeholders.
We are recognised as a centre of excellence for quality innovation and clients first choice.
Our philosophy of getting it right first time in tandem with producing alternative designs to ensure safe economic and sustainable solutions has firmly established Northwind as a leader in its field.
Overview: This is a superb opportunity for you to join of one of the industry's foremost bridge design consultancies working within the Northwind based from our head office in Springfield.
We are seeking a technically strong commercially aware Senior Project Manager to take the technical lead on bridge schemes around the globe.
You have the ability to effectively lead a project team make decisions assume responsibility and communicate effectively at all levels whilst controlling projects from initial enquiry through to completion with the ability to visualise the bigger picture think and act quickly and effectively.
Requirements: knowledge skills and experience required: You will hold either a Master's Degree Chartered Status or a PE in civil engineering You have strong proven design experience (+10years) within the design of concrete bridge projects that may include viaducts for highways rail and metro complex interchanges concrete arch bridges or extradosed and cable stayed concrete bridges You must have proven experience of leading project teams on bridge projects You will possess demonstrable experience of working within the design sector for either a consulting engineer a contractor or bridge owner.
You will have proven project management and client relationship building skills will be able to lead bids and tenders and oversee the commercial and contractual elements of a project You will have excellent communication skills You are comfortable setting the scene and taking leadership in international project settings with stakeholders and clients from multiple cultures It will be consider a benefit if you are a chartered civil or structural engineer (CENG) although this is not a requirement if you hold proven experience in similar capacity You are ready to travel Role Summary: As Senior Project Manager you will report to the head of your section and you will have the technical and commercial responsibility for projects assigned to you including bids and tenders client liaison and commercial / contractual control.
You will manage and direct a project team will be responsible for the full execution of the projects and for ensuring that the projects are delivered on time to the client's satisfaction and within the budget constraints.
You will act as the leader for all elements of the projects assigned to you giving advice to the client and their representatives whilst also leading and managing the project and the design team.
The role will offer you significant opportunities to work on some of the sectors high profile and technically challenging projects around the world.
Duties & Responsibilities include: Leading and mentoring a project team of engineers BIM modellers/drafters and support staff Team building mentoring and development for the project team members Business development and leading proposals for new work Preparation of contract documents Contract management and risk management Overseeing / producing the project plan ensuring compliance to Northwind ISO certified quality system.
Develop and implement design best practices in areas of expertise Responsible for accurate forecasting resource allocation scheduling and budgeting for assigned project(s) Partnering with clients ensuring customer satisfaction and adherence to client requirements Remuneration & Benefits: Northwind is an equal opportunities employer and we believe in rewarding our staff for their commitment and hard work and we have designed a benefits package that will suit all of our team.
You will receive a basic salary that will match your skills experience and requirements coupled with a bonus scheme and a range of flexible employee benefits that you would expect from a leading regional employer.
Further we offer continued technical and personal development through participation in our formalized internal technical networks relevant project management training through the Northwind Academy and conference participation.
How to Apply: Applying could not be easier please click the link and follow the simple steps to upload your CV and commence what could be the next and most fulfilling chapter in your career to date.`,
  `The Northwind (Northwind) is seeking a highly qualified and motivated administrator for a newly established Catalysis Theory Center to be headed by Professor Alex Morgan (read more about the initiative here: and here:.
The Center will develop an exciting international work environment.
Primary areas of responsibility
Your primary task will be to support the Director.
You will also be working on a broad range of administrative and communicative tasks in the center.
The responsibilities include: Acting as a primary point of contact for the Director and the Center Planning and coordination of the Directors activities including management of calendar and travel Composing and preparing correspondence via emails/letters Updating and writing texts for our website internal newsletters etc.
Act as liaison to the Northwind central financial offices and external stakeholders Representing the Director and the Center at meetings
Our expectations of you
We expect that you have a strong background as a Personal Assistant/Executive Assistant and as administrative support for senior management - preferably in an international research setting.
You have good communication skills and are fluent in both Danish and English orally and in writing.
You are also an experienced user of MS Office products.
We are looking for a person who is well motivated to learn new things and has a positive attitude to new challenges.
You have very strong interpersonal skills and the ability to build relationships with stakeholders including staff external partners and donors.
We expect that you can operate independently multi-task make decisions and ensure close follow-up on tasks.
As a person you are outgoing and able to cooperate with both internal and external partners and thrive on a great variation of tasks.
You are both organized and structured and create and maintain an overview while paying attention to quality detail and deadlines.
You are loyal and treat confidential information with great care.
What we offer in return We offer an interesting and challenging job in an international environment with the focus on research teaching innovation and scientific advice for the benefit of the surrounding community.
We place emphasis on a high level of professionalism among our staff so skills development is an integral part of our organization.
We offer great flexibility in the position.
Salary and appointment terms
The appointment will be based on qualifications and the collective agreement made between the Northwind with the Northwind (Northwind) or Northwind.
Application and contact
Please submit your online application no later than 15 April 2018.
Open the Apply online link fill out the form and attach your motivated application CV and exam certificates.
Further information may be obtained from Associate Director Alex Morgan or Director of Administration Alex Morgan
telephone.
All interested candidates irrespective of age gender disability race religion or ethnic background are encouraged to apply.
Northwind is a technical university providing internationally leading research education innovation and scientific advice.
Our staff of 5,800 advance science and technology to create innovative solutions that meet the demands of society; and our 11,000 students are being educated to address the technological challenges of the future.
Northwind is an independent academic university collaborating globally with business industry government and public agencies.`,
  `At Northwind (Northwind) we handle communication solutions - from strategy to developing offline and online campaigns.
Can you lead the projects safely into completion?
You will play an important role in developing campaigns and materials that support the Northwind Brand and inspire children to play - through all ages and across the globe.
Northwind is a full-service agency that delivers complex and large-scale campaigns for the entire Northwind.
As Project Manager this means an exciting challenge by navigating in a development process that may suddenly change direction - and it is your responsibility to make ends meet.
You will join the Northwind team in Springfield where you will have 175 colleagues and a sister-department in the Springfield with 50 employees.
Project Management from production to delivery
You will be the project team's internal turning point.
This means you plan and lead projects through the development phase and you have full responsibility for driving the marketing assignment from start to closure.
This takes place in close cooperation with the creative teams key account managers and stakeholders within packaging and campaign development as well as production.
Over-all it is your responsibility to ensure an efficient process and you have 100% overview of project plans resource coordination time schedules and project economy.
Finally you contribute to keeping the project team motivated and on track.
Can you keep chaos in order?
You are probably employed as a Project Coordinator or Project Manager with a commercial agency now and have been so for the past couple of years.
Alternatively your track record may include working in an internal marketing department where managing communication plans has been the greater part of your position.
You have a good sense for commercial matters and experience as the budget responsible.
You probably have a BA-level or market economist background.
You have a natural sense for creating structure and a good overview of all aspects of a project.
You remain calm in high spirit and motivating for your team when plans suddenly change.
Finally you thrive in an extrovert role with contact to lots of different internal stakeholders.
Please remember to attach your application and CV.
We do not have application deadlines on any of our positions.
We take candidates into the recruitment process continuously and close the position down once we have found the right candidate.`,
  `We are searching for energetic motivated and responsible people to be a part of our street food concept at Northwind (Northwind) in Springfield.
The concept will be focused on the Chinese kitchen predominently noodles and handmade dumplings.
Experience in this area is of course favourable but not necesary.
We are looking to fill multiple positions in the kitchen preperation and counter service areas.
Both part time and full time.
If you think you would like to be a part of this exciting new project please send your application to`,
];
