export const webDeveloper = `Geoffrey Ferry
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
Resume`;
