export const javaDeveloper = `JAVA DEVELOPER
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
Certification in JAVA`;
