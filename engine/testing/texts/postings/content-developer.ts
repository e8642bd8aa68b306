export const contentDeveloper = `Educational Content Developer (Maternity Cover) Northwind Would you like to influence future teaching and learning by developing educational content for the preschool segment and do you have experience with preschool education internationally in Springfield or the US? Then this maternity cover is an opportunity for you in our HQ Springfield.
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
Bringing it to life To be able to create learning material with a product that children across the globe know and love is simply fantastic. That is probably also what drives you - I mean if you would like to influence tomorrows educational preschool agenda this is your opportunity! You get to use your experience within the educational area develop global curriculum materials and practice your cultural understanding in a company where things change constantly says Alex Morgan`;
