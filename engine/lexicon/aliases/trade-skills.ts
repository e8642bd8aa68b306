export const tradeSkills = `patient care=direct patient care
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
Datenbanken`;
