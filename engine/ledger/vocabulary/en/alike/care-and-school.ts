/** Alike words of clinics, clubs, care, laboratories, libraries and schools. */
export const careAndSchool = `
labour birth delivery
birth delivery labour
baby newborn infant
newborn baby infant
antenatal prenatal
postnatal postpartum
caseload case patient
booking appointment
ward unit
bay room
drop-in clinic session
leaflet handout flyer
handout leaflet
handover handoff
safeguarding protection
induction introduction orientation
gym fitness club
class session
member client customer
membership member subscription
renewal extension
lifeguard attendant
pool bath
rota roster schedule
roster rota schedule
quiz trivia
camp club
scheme programme project
referral recommendation
instrument tool
shift turn
night-shift night
overtime extra
carer caregiver care-worker
caregiver carer
care support
resident client service-user
service-user client resident
medication meds medicine
meds medication
dose dosage
dosage dose
dressing bandage
bandage dressing
obs observation
observation obs
vitals obs
chart record
bloods sample
swab sample
specimen sample
assay test
analyser instrument machine
microscope instrument
reagent chemical solution
solution reagent
culture plate
plate dish
fume hood
glassware equipment
carrel desk
librarian library
loan lending
lending loan
reader user borrower
borrower reader
shelf shelving
shelving shelf
exhibit display
display exhibit show
gallery museum
tour visit
visitor guest
tutor teacher
lesson period
homework assignment
assignment homework task
coursework assignment
exam test paper
pupil learner child
timetable schedule
term semester
semester term
assembly gathering
playground yard
nursery kindergarten preschool
preschool nursery kindergarten
parent carer family guardian
guardian parent
behaviour conduct
conduct behaviour
attendance presence
absence sickness
reading literacy
literacy reading
maths numeracy mathematics
numeracy maths
`;
