export const dataPartner = `An attractive opportunity has become available as Director Data Partner in the Data Office as part of Global IT.
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
Interviews will be conducted on an ongoing basis why we encourage you to apply as soon as possible.`;
