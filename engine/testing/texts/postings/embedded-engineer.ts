export const embeddedEngineer = `Are you a self-driven Embedded Software Engineer with a high degree of knowledge within battery powered wireless systems?
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
(Den originale annonce kan ses på:`;
