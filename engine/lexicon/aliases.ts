/**
 * Names that the taxonomies lack, with the forms that mean the same: canonical=alias=alias. Written for this product.
 * Only forms that are true synonyms stand here: a match through them earns full credit.
 */
export const aliases = {
  tool: `JavaScript=JS=ECMAScript
TypeScript
React=React.js=ReactJS
React Native
Node.js=NodeJS=Node
Vue.js=Vue=VueJS
Angular=AngularJS=Angular.js
Next.js=NextJS
Express.js=ExpressJS
Svelte
jQuery
Redux
GraphQL
REST API=RESTful API=REST=RESTful=RESTful web services=REST web services
SOAP
HTML=HTML5
CSS=CSS3=Cascading style sheets
Sass=SCSS
Tailwind CSS=Tailwind
Bootstrap
Webpack
Go=Golang
C++
C#=C Sharp=CSharp
.NET=dotnet=.NET Core=.NET Framework
ASP.NET=ASP.NET Core
Java=Java SE=Core Java
Java EE=J2EE=JEE=Jakarta EE
Kotlin
Scala
Rust
Ruby
Ruby on Rails=Rails=RoR
PHP
Laravel
Symfony
Python
Django
Flask
FastAPI
pandas
NumPy
scikit-learn=sklearn
TensorFlow
PyTorch
Keras
Spring Boot=SpringBoot
Spring Framework
Hibernate
Maven=Apache Maven
Gradle
JUnit
Selenium=Selenium WebDriver
Cypress
Playwright
Cucumber
Postman
Jest
Kubernetes=k8s=K8s
Docker
Helm
OpenShift
Terraform
Ansible
Puppet
Jenkins
GitLab CI=GitLab CI/CD
GitHub Actions
CI/CD=CI CD=continuous integration and continuous delivery=CICD
continuous integration
continuous delivery
Git
GitHub
GitLab
Bitbucket
SVN=Subversion
Jira=JIRA=Atlassian Jira
Confluence
AWS=Amazon Web Services
EC2
S3
AWS Lambda
Azure=Microsoft Azure
Azure DevOps
GCP=Google Cloud Platform=Google Cloud
PostgreSQL=Postgres
MySQL
MongoDB=Mongo
Redis
Cassandra
DynamoDB
Elasticsearch=Elastic Search
Oracle Database=Oracle DB
SQL
PL/SQL=PLSQL
T-SQL=TSQL=Transact-SQL
SQL Server=Microsoft SQL Server=MS SQL Server=MSSQL=MS SQL
NoSQL
SQLite
Snowflake
BigQuery
Redshift
Databricks
Hadoop=Apache Hadoop
Spark=Apache Spark
Kafka=Apache Kafka
Airflow=Apache Airflow
Hive=Apache Hive
RabbitMQ
Linux
Unix
Bash
PowerShell
Windows Server
Active Directory
VMware
Prometheus
Grafana
Splunk
Datadog
Tableau
Power BI=PowerBI
Looker
QlikView
SSIS=SQL Server Integration Services
SSRS=SQL Server Reporting Services
Informatica
Talend
SAP
SAP HANA=HANA
SAP S/4HANA=S/4HANA
ABAP=SAP ABAP
Salesforce=SFDC
HubSpot
Workday
ServiceNow
SharePoint
Microsoft Office=MS Office=Office Suite=Microsoft Office Suite=Office 365=Microsoft 365
Microsoft Excel=MS Excel=Excel
Microsoft Word=MS Word
Microsoft PowerPoint=MS PowerPoint=PowerPoint
Microsoft Outlook=MS Outlook=Outlook
Microsoft Access=MS Access
Microsoft Project=MS Project
QuickBooks
Google Analytics
Google Ads=Google AdWords=AdWords
SEO=search engine optimization=search engine optimisation
SEM=search engine marketing
PPC=pay per click
WordPress
Shopify
Photoshop=Adobe Photoshop
Illustrator=Adobe Illustrator
InDesign=Adobe InDesign
Figma
AutoCAD=Auto CAD
SolidWorks=Solid Works
CATIA
Revit
ANSYS
MATLAB
Simulink
LabVIEW
SPSS
SAS
R
Stata
PLC=programmable logic controller
SCADA
Epic
Cerner
Meditech
POS=point of sale
ERP=enterprise resource planning
CRM=customer relationship management
WMS=warehouse management system
TMS=transportation management system
HRIS=human resources information system
Android
iOS
Swift
Flutter
microservices=microservice=micro services
Solidity
Ethereum
OpenCV
LLM=large language model
Power Platform
VBA`,
  skill: `machine learning=ML
deep learning
artificial intelligence=AI
natural language processing=NLP
computer vision
data science
data analysis=data analytics
data engineering
data warehousing=data warehouse=DWH
data visualization=data visualisation
business intelligence=BI
big data
ETL=extract transform load
statistics=statistical analysis
A/B testing=AB testing
object-oriented programming=OOP=object oriented programming=object oriented design
test-driven development=TDD=test driven development
unit testing=unit tests
test automation=automated testing=automation testing
software development=software engineering
software architecture
full stack=full-stack
DevOps
agile=agile methodologies=agile methodology=agile development
Scrum
Kanban
user experience=UX=user experience design=UX design
user interface=UI=UI design=user interface design
UI/UX=UX/UI
cyber security=cybersecurity=information security=IT security
network security
penetration testing
incident response
quality assurance=QA
quality control=QC
quality management
project management
program management
product management
change management
risk management
stakeholder management
supply chain=supply chain management=SCM
inventory management=inventory control
logistics
procurement=purchasing
business development
lead generation
account management
cold calling
customer service=customer support=customer care
digital marketing
content marketing
email marketing
social media marketing
market research
public relations
brand management
financial reporting
financial analysis
financial modelling=financial modeling
budgeting=budget management
forecasting
accounts payable=AP
accounts receivable=AR
general ledger=GL
bookkeeping
bank reconciliation=account reconciliation=account reconciliations
month-end close=month end close=month-end closing
US GAAP=GAAP=generally accepted accounting principles
IFRS=international financial reporting standards
auditing=audit
tax preparation=tax returns
payroll=payroll processing
recruitment=recruiting=talent acquisition
onboarding
employee relations
performance management
compensation and benefits
training and development
patient care=direct patient care
medication administration=administering medication=administering medications
wound care
IV therapy=intravenous therapy
vital signs
care planning=care plans
triage
critical care=intensive care=ICU
emergency department=emergency room
electronic health records=EHR=EMR=electronic medical records
infection control=infection prevention
HIPAA
phlebotomy
curriculum development=curriculum design
lesson planning=lesson plans
classroom management
special education=special needs education
differentiated instruction
student assessment
food safety=food hygiene
food preparation
menu planning=menu development=menu design
food cost control=food costing=food cost
HACCP
kitchen management
forklift=forklift operation=forklift driving=fork lift
order picking=picking and packing=pick and pack
shipping and receiving
cycle counting=cycle counts
RF scanner=RF scanners=handheld scanner
loading and unloading
route planning
pre-trip inspection=pre-trip inspections
hours of service=HOS
electrical installation=electrical installations
wiring=electrical wiring
conduit bending
blueprint reading=reading blueprints=blueprints
National Electrical Code=NEC
preventive maintenance=preventative maintenance
HVAC=heating ventilation and air conditioning
plumbing
carpentry
welding
CNC=CNC machining
computer-aided design=CAD=computer aided design
finite element analysis=FEA
GD&T=geometric dimensioning and tolerancing
lean manufacturing=lean production
Six Sigma=Lean Six Sigma
FMEA=failure mode and effects analysis
root cause analysis=RCA
ISO 9001
workplace safety=occupational safety=health and safety
OSHA=OSHA regulations
legal research
legal writing=legal drafting
litigation
contract negotiation=contract negotiations
contract drafting=drafting contracts
corporate law
regulatory compliance
case management
intellectual property=IP law
data entry
calendar management
travel arrangements
merchandising=visual merchandising
cash handling
loss prevention
Active listening
technical support=IT support=help desk=helpdesk
system administration=systems administration
cloud computing
API development=API design
web development
mobile development
embedded systems
requirements engineering=requirements analysis=requirements gathering=Anforderungsanalyse=Anforderungsmanagement
Softwareentwicklung
Projektmanagement=Projektleitung
Testmanagement
Datenbanken`,
  licence: `registered nurse licence=RN=registered nurse=RN license=registered nurse license=RN licence
licensed practical nurse=LPN
certified nursing assistant=CNA
BLS=basic life support=BLS certification
ACLS=advanced cardiac life support
CPR=CPR certification
CPA=certified public accountant
CFA=chartered financial analyst
ACCA
CMA=certified management accountant
CDL=commercial driver's license=commercial driver license=commercial driving licence=CDL Class A=Class A CDL
driver's license=driving licence=driver license=drivers license=driving license=driver's licence=Führerschein
hazmat endorsement
teaching certificate=teaching licence=teaching license=state teaching certification=teaching certification=teacher certification
journeyman electrician licence=journeyman electrician license=journeyman license=journeyman electrician=licensed electrician
master electrician licence=master electrician license=master electrician
bar admission=admitted to the bar=member of the bar=licensed to practice law=state bar
PMP=project management professional
PRINCE2
Scrum Master certification=CSM=certified scrum master
ITIL
CISSP
CISM
CCNA
CCNP
CompTIA A+=A+ certification
CompTIA Network+
CompTIA Security+
AWS certification=AWS certified
ServSafe=ServSafe certification
food handler card=food handler certification=food handlers card
forklift licence=forklift certification=forklift license=forklift certified
OSHA 10=OSHA 10-hour=OSHA-10
OSHA 30=OSHA 30-hour
professional engineer licence=PE license=professional engineer=PE licence
ASE certification=ASE certified
SHRM-CP
PHR
EPA certification=EPA 608
real estate licence=real estate license
Series 7
ISTQB
security clearance`,
  soft: `communication skills=communication=communicator=verbal and written communication=written and verbal communication=excellent communication=Kommunikationsfähigkeit=interpersonal communication
teamwork=team player=team work=Teamfähigkeit
leadership skills=leadership
problem solving=problem-solving=problem solver
time management
attention to detail=detail oriented=detail-oriented
analytical skills=analytical thinking=analytical
interpersonal skills
organizational skills=organisational skills=organization skills
critical thinking
decision making=decision-making
multitasking=multi-tasking
self-motivated=self motivated=self-starter=self starter
presentation skills
negotiation skills
conflict resolution
proactive
work independently
customer focus=customer-focused
work ethic`,
  language: `English=Englisch=fluent English
German=Deutsch
French=Französisch
Spanish=Spanisch
Italian=Italienisch
Dutch
Portuguese
Polish
Russian
Mandarin
Cantonese
Japanese
Arabic
Hindi
Swedish
Norwegian`,
} as const;
