export const licences = `registered nurse licence=RN=registered nurse=RN license=registered nurse license=RN licence
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
security clearance`;
