/**
 * Words that mean the same in resumes without sharing a stem, and derivations with another stem: one set a line, by base form. Sets
 * that share a word are one set. Inflected forms are generated; for a noun (`.n`) only the plural, because somebody who issued an
 * invoice had no issue with it. British spellings are converted first.
 */
export const synonymSets = `
increase raise rise grow growth boost
drive driver.n
serve service
know knowledge.n
goods.n freight.n
pupil.n student.n
guest.n visitor
truck.n lorry.n
write-up report
install fit installation.n installer.n
help assist support aid assistance.n
analyze analysis.n analytic analytics analyst.n
deliver delivery.n
safe safety
manage manager.n management.n oversee supervise
cut reduce reduction.n lower decrease shorten
month-end monthend
figure.n number.n
maintain maintenance
inform tell information.n
check verify verification.n inspect inspection.n examine
create produce develop prepare preparation.n author
teach instruct instruction.n educate tutor
vendor.n supplier.n
question inquiry query enquiry
phone telephone call caller
journalist.n media.n reporter.n
shoot film
till.n register
rota.n roster.n schedule
gas.n petrol.n
math.n mathematics maths mathematic
article.n post.n
document record chart.n
resolve fix solve troubleshoot
order procurement.n procure
lead leadership.n
sell sale.n retail
buy purchase
customer.n client.n
staff.n employee.n personnel.n
colleague.n coworker.n teammate.n
shop store.n
automobile.n car.n vehicle.n
doctor.n physician.n
resident.n inhabitant.n
cost expense.n
revenue.n turnover.n
monthly month.n
weekly week.n
daily day.n
yearly annual annually year.n
quarterly quarter.n
child.n kid.n
woman.n female.n lady.n
man.n male.n gentleman.n gentlemen
dry
induction.n onboarding onboard
fix repair
meal.n dish.n
identification.n id.n
counsel advise advice.n
medication.n medicine.n
vaccine.n vaccination.n immunization.n vaccinate
collaborate cooperate liaise collaboration.n cooperation.n
migrate migration.n move switch relocate relocation.n transition transfer
advertisement.n advert.n ad.n
cv.n résumé.n
vacancy.n opening.n
house.n home.n domestic household.n residential
clean tidy sanitize cleanliness
gather collect collection.n
begin start commence
night.n overnight nightly
discuss talk discussion.n
relative.n family.n
complaint.n complain
dispute.n argument.n conflict.n quarrel.n
barman.n bartender.n barmaid.n
waiter.n waitress.n waitstaff
salesman.n salesperson.n saleswoman.n
reply answer respond
email e-mail
error.n mistake.n
wash bathe
monitor watch
stock inventory.n
payroll.n wage.n salary.n
exam.n examination.n
trip.n excursion.n outing.n
newcomer.n starter.n joiner.n
rule.n regulation.n policy.n guideline.n
law.n legal
agreement.n contract.n
machine.n machinery.n equipment.n
part.n component.n
fault.n defect.n malfunction.n bug.n problem.n issue.n
wire cable
pipe pipework.n
drawing.n blueprint.n schematic.n
parcel.n package.n
shelf.n
website.n webpage.n web
deploy release rollout.n deployment.n
dispatch send ship shipment.n despatch
replace swap replacement.n
punctual timely
booking reservation appointment book
payment.n pay
room.n chamber.n
garden landscape yard.n
teenager.n adolescent.n youth.n
talk presentation.n speech.n
search seek
spreadsheet excel
hygiene sanitation
money.n cash.n
classroom.n class.n
weekday.n
escalate forward
vaccine.n jab.n
food.n meal.n
locate trace detect detection
apartment.n flat.n
greet welcome
quote quotation.n estimate
invoice bill
wedding.n bridal bride.n
copy.n text.n
elderly older elder.n
`;
