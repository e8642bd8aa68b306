/** Alike words for people and what they are called at work. */
export const people = `
internal house in-house own
team crew squad gang group brigade unit department staff section cell colleague
staff employee personnel worker workforce colleague team member people workmate
colleague coworker co-worker teammate peer mate workmate fellow staff
manager supervisor boss head superior lead management
supervisor foreman superior manager lead
head chief lead leader director principal
owner proprietor landlord
customer client shopper buyer consumer purchaser account patron
guest visitor diner customer resident patron caller
client customer account tenant patient
patient resident client service-user person case
resident tenant occupant patient client person inhabitant
pupil student child learner kid schoolchild class youngster
student learner trainee pupil undergraduate apprentice
child kid pupil youngster infant toddler little one young
trainee apprentice learner starter newcomer junior student intern probationer
starter newcomer joiner recruit hire employee trainee beginner
new fresh recent recently-appointed newly
apprentice trainee learner junior
volunteer helper
helper assistant labourer aide mate
assistant aide helper
supplier vendor seller provider merchant contractor
contractor subcontractor firm tradesman trade
company firm business employer organisation organization enterprise practice house
business company firm trade commercial
client business account
doctor physician gp clinician medic
nurse nursing
surgeon doctor
solicitor lawyer attorney counsel
lawyer attorney solicitor
accountant bookkeeper accounting
teacher educator tutor instructor
driver haulier
patient people
attendee people participant guest delegate person
participant people attendee member student person
teenager youth young people adolescent
youth teenager young
pupil boy girl child student
flyer passenger traveller
passenger traveller flyer customer rider
prescriber doctor physician
regular repeat
regular customer
sysadmin administrator system
tech technician technology
technician tech engineer mechanic
mechanic technician fitter
op operation operative
labourer laborer worker hand
neighbor neighbour neighbouring neighboring next door
boss owner manager
nurse matron sister
chef cook
foreman charge-hand chargehand
vendor supplier
`;
