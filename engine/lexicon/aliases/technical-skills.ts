export const technicalSkills = `machine learning=ML
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
quality management`;
