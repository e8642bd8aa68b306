export const qaEngineer = `Senior QA Engineer (m/f/d) Northwind
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
Are you interested in joining one of the world’s leading Business Process Management companies? As we expand our presence into new markets across the globe we are looking to add to our team! across all departments.`;
