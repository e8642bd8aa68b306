/** Whole resumes of a public data set, of several trades, with made-up names; licence in NOTICE.md beside this file. */
export const realResumes: readonly string[] = [
  `Music Producer Resume Template
Peter S. Gutierrez
North Vill., New York City
Phone: [phone]
[email]
Objective
A position as a Music Producer in the classical/jazz music genre for a global music recording label
Summary of Qualification
9 years of experience as a record music producer with the last 5 years as a freelance music
producer.
Portfolio of artists available upon request or during the interview.
Career Experience/Job History
2005
Present: Freelance Music Producer
Look out for emerging musical talents in voice and instrumental soloists in Jazz and Classical
music for the label.
Review standard artist musical contractual arrangements for a win-win solution to include
royalties and copyright ownerships.
Secure financing backing for a recording.
Maintain a network of friends in the media to promote the artist or band through various
advertising techniques
2001
2005: Assistant Music Producer, Sony/BMG
Secure the backup musicians for a project and deal with them contractually.
Oversee operational recording budgets, schedules and title release dates.
If working on a film, discuss the films music requirements with directors and composers before
they select music for a film
Education
2001
2005: In-house seminars and workshops on new recording technologies and Intellectual
Property laws.
1996
2001: Bachelor of Science in Electronics Engineering, New York State University
Professional reference will be furnished upon request`,
  `Copy Writer CV Resume Template
Omar Blossom Jacobson. Heath
East Vill., New York City
Phone: [phone]
[email]
Objective
To be the lead copywriter in a large advertising or creative agency
Summary of Qualification
9 years of experience in the advertising industry as a veteran copy with an extensive copy writing
portfolio for the print, broadcast and web media.
Samples of portfolio available upon request.
Excellent management, people management and interpersonal communication skills
Career Experience/Job History
2007
Present: Associate Print Copywriter, Saatchi & Saatchi, New York City
Create compelling captions to accompany advertising and promotional images for print and the
web.
Compose advertorials in leading trade journals and professional publications on consumer and
industrial products.
Write promotional copy for print, radio, television and the Internet
Write content for press releases, product brochures, advertising and promo campaigns, teasers
in print and broadcast media for new product launches.
2001
2007: Print and Internet Copywriter, Publics Group
Compose advertising one liners, taglines, slogans, catch-phrases and captions for assigned copy
wiring projects,
Education
2004
Present: In house training on print broadcast and web content copywriting and high power
editing.
2001
2004: In House training on advertising and online marketing conducted by Young &
Rubicam
1997
2001: Bachelor of Arts in Journalism, University of Idaho
Professional reference will be furnished upon request.`,
  `Jacinto Kasandra Erdman
W. Clybourn St., Milwaukee, Wisconsin
Phone: [phone]
[email]
Objective
To be part of a team of Alternative Fuels Vehicle Technician in an automotive aftermarket
modification center
Summary of Qualification
5 years of experience as an Alternative Fuels Vehicle Technician specializing in exotic Italian
sport cards.
Excellent auto mechanic background to disassemble engine and gear train for specializing in US
made cars
Career Experience/Job History
2005
Present: Alternative Fuels Vehicle Technician, Santa Monica Garage Service Center
Review and study mechanical and electrical blueprint and engine schematics of a car to be
retrofitted to develop a suitable action plan in implement alternative fuel systems
Check if the alternative fueling can be done or if the car is large enough to accommodate the
additional parts in the modification as not all cars can be ready to accept them.
Discuss with client the options and cost implications and savings and ensure their approval
before proceeding with any engine or fueling system modification.
Test drive repaired vehicles for proper handling and fine tuning.
Education
2005
Present: In house training and seminar on alternative non-gasoline of mixes
2003
2005: Progressive certification to attain National Certificate in Motor Industry
2000
2003: Associate in Automotive Technology, Universal Technical Institute`,
  `JAVA DEVELOPER
■ Qualifications Profile
Analytical java developer with unique ability to understand clients needs creating
clean and commented code
Skilled in analyzing technical reports and evaluating
data, acquainted with software development concepts/testing.
Technology
Proficiencies
Web User Interface experience
Java framework like Struts, GWT, ZK
Web development
Java J2EE, Java Servlets, JSP and JSTL
Web UI design
HTML, HTML5, PHP, CSS3, and JavaScript (JQuery frameworks)
SDLC, Software Development Lifecycle (SDLC)
C/C++
Linux systems programming
Agile software development environment
Apache Web Server
Unix-based OS
MySQL DB knowledge for system integration
Web Services
REST (Web API), SOAP
■ Professional Experience
BG Computer Technologies
Princeton, NJ
2008
Present
Java Developer
Key Performance Highlights
Programmed clients websites and applications
Worked collaboratively with clients,
teammates and web analysts to complete designs and estimates.
Provided insightful ideas for developing effective and accurate codes
Evaluated
latest technology on the market and made recommendations to clients to integrate
new designs as available by new technology.
Developed systems using XYZ technologies
Enabled video, flash, animations and
audio on websites.
Collaborated with technical team members to integrate back-end and front-end
elements.
Communicated with end users and other related departments to ensure that the
website is meeting the clients expectations and business requirements.
Worked on existing websites, adding functions and enhancing the overall design to
give it a new look
Analyzed collected data and monitored its suitability to ensure
successful functioning of the website
■ Education
Masters degree in Computer Science / Computer Application
Bachelors degree in Computer Science / Computer Application
Certification in JAVA`,
  `Professional Summary
Exceptionally focused and reliable Entry Level Java Developer with an outstanding
work ethic and computer language knowledge base. Adept at explaining complex
computer development concepts and processes to a variety of professional and lay
audiences in a clear and accessible manner. Able to work well independently or as
part of a professional computer program development team.
Core Qualifications
Extensive familiarity with PL/SQL, Oracle and MySQL database management
Strong expertise in JBuilder, XML, Flash, PHP, Apache, Java Servlet, JavaScript,
Swing, ASP, CSS and HTML
Excellent proficiency in Tomcat, Apache and IIS web servers
Outstanding knowledge of SOAP, TCP/IP, HTTP, UDP and FTP protocols
High skills in Ajax, VB, and Shell scripting languages
Exceptional abilities in using source code analysis tools, automated build process
and unit testing
Good oral and written communication abilities
Internship Experience June 2013 to Present AbleTech Solutions, Inc., Minneapolis,
MN Java Developer
Contributed to servlet based application development.
Assisted in maintaining and updating existing applications and modules.
Helped design form validation programs using HTML and JavaScript.
Contributed to development of client side and server side codes for external and
internal web applications.
Provided assistance and support to programming team members as required.
Experience
June 2013 to Present AbleTech Solutions, Inc., Minneapolis, MN Java Developer
Contributed to servlet based application development.
Assisted in maintaining and updating existing applications and modules.
Helped design form validation programs using HTML and JavaScript.
Contributed to development of client side and server side codes for external and
internal web applications.
Provided assistance and support to programming team members as required.
Education
2013 University of Minnesota, Minneapolis, MN Bachelor's Degree in Computer
Science Engineering GPA3.71 on a 4.0 scaleAwards, Honors and Certifications2013
Sun Certified Developer for Java Web Services (SCDJWS) 2013 Sun Certified Java
Developer (SCJD) 2009-13 Dean's List`,
  `Julio Lebsack
4449 Scheuvront Drive
Littleton, CO 80126
(123)345-7890
[email]
Objective Looking for a position as an Entry Level Network Administrator where I can maximize my training
experience.
ACADEMIC QUALIFICATIONS
B.S. in Computer Science, 2010
Princeton University, Princeton, NJ
GPA Score 3.6 on a 4.0 scale
Relevant Skills:
Familiar with LAN/WAN, TCP/IP and VPN.
Excellent knowledge in IP Networking and Routing Protocols.
Wide knowledge of operating systems and applications.
Sound knowledge of hardware and software troubleshooting.
Well-versed with Cisco Routers, Active Directory, Switches, Firewall/Proxy Administration, IIS and Surf
Control/Websense Administration.
Familiar with Network Security, Monitoring Tools, Enterprise Tools and Protocols.
Internship/Experience:
Telecommunication Systems
Annapolis, MD
From Jan 2009 to May 2009
Network Administrator
Configured, maintained and troubleshot complex networks.
Installed, supported and maintained servers and other computer systems.
Maintained network infrastructure such as switches and routers.
Installed Hard disks, CD Drives, CPU, Memory, Power supply unit, Network card, Video graphics card, and
Hard disk controller card on PC systems.
Awards/Honors/Certifications
Horst Betz Prize.
Network Administrator Certification`,
  `Geoffrey Ferry
4719 Adams Drive
San Angelo, TX 76903
(123)345-7890
[email]
Job Objective: Seeking a position as a PHP Web Developer.
Highlights of Qualifications:
Huge experience with web development frameworks and technologies
Good expertise in integrating E-commerce and other systems, including but not
limited to integrating with 3rdparty APIs
Thorough knowledge of integrating dynamic data feeds and database content into
web pages
Proficient in hand-coding PHP and other current backend web technologies to create
clean, maintainable, and technically solid web sites
Advanced skills with LAMP (Linux, Apache, MySQL, and PHP)
Expert skills in use of PC and Mac operating systems
Professional Experience:
PHP Web Developer
AMD, Inc., San Angelo, TX
July 2006 - Present
Designed and developed new web and back-end functionality to optimize customer
experience, analyze behavior and promote customer loyalty.
Maintained website and ancillary sites.
Ensured robust web analytics are in place for the web site and customer
communications; provided analysis and recommendations.
Created requirements, architect, developed and managed development of new web
site, with robust e-commerce, analytics, customer-centric systems, etc.
Identified, researched and interfaced with 3rdparty outside vendors.
Assisted in executing a best-practice customer communications plan, including
building, emailing and tracking email-style customer newsletters.
PHP Web Developer
Polo Corporation, San Angelo, TX
May 2002 - June 2006
Assisted in maintaining existing [email] system. Integrate existing or new ecommerce system as required with future Business Information (Accounting) System
deploymentâ ˘
Completed special assignments and projects.
Managed the development of applications on web sites including the development of
functional specifications, interface design, coding, and testing.
Provided ongoing support for web site applications including ongoing programming
support for enhancing web site applications and technical support to members with
web site application issues.
Followed and administered all company policies and acted as a role model in the
adherence to policies.
Built and maintained SQL and Access database applications.
Programed and tested online web FORMS.
Education:
Bachelor's Degree in Computer Science
LaGrange College, Georgia, GA
View More
Oracle PL SQL Developer Pega Developer Resume
Resume
Peoplesoft Developer
Oracle SQL Developer
Resume
Resume
Perl Developer Resume
PHP Developer Resume
Portal Developer Resume
PL SQL Developer
Resume`,
  `Allan Dominick Powlowski
123 Main Street, Apt. 101
New York, New York 10001
Mobile: [phone]
[email]
OBJECTIVE
High school physical education teacher and coach in the Louisville area.
SUMMARY
Experienced high school coach who led team to a conference-winning season
Magna Cum Laude graduate with BS in Physical Education
Coaching and officiating certification for both football and soccer
EDUCATION
Bachelor of Science in Physical Education, May 2017
Illinois State University, Normal, Illinois
Graduated Magna Cum Laude with a GPA of 3.6 on a 4.0 scale
Courses included:
Student Teaching Practicum
Coaching Team Sports
Principles of Coaching
The Multicultural Classroom
Physiology of Exercise and Kinesiology
Conditioning and Skills Performance
Discipline and Classroom Management
Field Work in Coaching and Officiating
EXPERIENCE
Junior Varsity Football Coach, August 2016-December 2016
Bloomington North High School, Bloomington, Illinois
Taught football fundamentals to freshmen and sophomores
Developed a new wishbone offense, which led the conference in scoring
Turned around 2-8 program to 7-3 record in just one year
Went on to win the year-end conference tournament, in spite of having lost our four best players to the
varsity team for post-season play
Assistant Soccer Coach/Team Captain, 2016-2017
Illinois State University, Normal, Illinois
Varsity soccer player and starter as a forward for all four years of college
Served as Assistant Coach and Team Captain during Senior year
ACTIVITIES
Varsity Team Member, Intercollegiate Football, Illinois State University, 2014-2017
Second most points in team history (242), Illinois State University Football Team
Varsity Team Member, Intercollegiate Soccer, Illinois State University
©2017 CollegeGrad LLC. All rights reserved. For personal, individual use only. Templates available for free download at CollegeGrad.com/resumes`,
  `Lenny Joaquin Murphy
55 Elm St.,
Sometown, AZ 85701
Home: [phone] | [email]
OBJECTIVE
Recent honors graduate of Sometown High School eager to launch career as a veterinary assistant.
PROFILE
Veterinary assistant candidate whose qualifications include a high school diploma (earned with
honors) and a passion for caring for animals. Experience includes:
Two years of dedicated service as an SPCA animal shelter volunteer;
Four years as an active member/officer in 4-H;
Four years of experience as a horse owner and competitive barrel racer; and
Eight years of experience as a pet owner (dogs, cats, rabbits, macaw).
EDUCATION
SOMETOWN HIGH SCHOOL -- Sometown, AZ
High School Diploma, 2011 (GPA: 3.8)
Honors: National Honor Society
VOLUNTEERISM
SOCIETY FOR THE PREVENTION OF CRUELTY TO ANIMALS -- Sometown, AZ
Animal Ambassador II, 1/10-Present
Animal Ambassador I, 10/09-12/09
Advanced to level II animal ambassador at Sometown SPCA Animal Shelter after completing
intensive ""Animal Handling""training and 20 hours of volunteer work in two months. Currently
volunteer for an average of 16 hours monthly, assisting in training, socializing and feeding animals
awaiting adoption as well as handling basic shelter upkeep tasks. Qualified for""Medical Services
Assistant"" training, set to begin in January 2012.
ACTIVITIES AND AWARDS
Member/Vice President, 4-H Club (Sometown Chapter), 2007-2011
County Winner (First Place), 4-H Public Speaking Contest, 2011
State 4-H Finalist, Level I Equestrian (Western), 2009
Placed in the Top 3 at eight rodeos as a competitive barrel racer (youth division), 2008-2011
COMPUTER SKILLS
MS Office (Word, Excel, PowerPoint, Outlook); Windows XP/Vista
ADDITIONAL INFORMATION`,
  `Jose O'Conner
4354 Linda Vista Cir., Miami, FL
Phone: [phone] Email: [email]
Objectives
To become an active member of a leading corporate law firm; to represent private and public
corporations, specifically in corporate finance.
Experience
2012-2014
Gunster Law Firm
Paralegal
Assisted in representing clients with private start-ups and clients with multipart, public
transactions
Prepared files to comply with local and statewide business regulations
Worked with amendments and withdrawals for prominent corporations
Assisted in closing transactions that included mergers and acquisitions
Filed SECs, UCCs, and SS-4 forms with the Internal Revenue Service
Counseled clients through private equity investments and initial and secondary public
offerings
2011-2013
The Business Law Society, FIU
Active Board Member
Organized interactive group events with the goal of informing students of the myriad areas
of business law
Facilitated discussion amongst peers pertaining to current developments in business law
and how to be an ideal candidate for competitive law schools
Created one-on-one mock meetings where students practiced discussing transactions they
would encounter in real life settings
Education
Florida International University College of Law, Miami, Florida
Business Law, Juris Doctor, 2014
GPA 3.7
Florida Atlantic University, Boca Raton, Florida
Accounting, 2011
Honors: Magna Cum Laude, completed honors thesis
Bar Admission
2014 State of Florida
Skills
Knowledge of Microsoft Office, Access, Excel, PowerPoint
Data analytics software that includes SPSS and SAS
Versed in extensive mathematical skills that include the areas of statistics and calculus
Accounting software: Quicken and Peachtree
Financial management software: Hyperion and Quantrix`,
];
