export const entryLevelDeveloper = `Professional Summary
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
Developer (SCJD) 2009-13 Dean's List`;
