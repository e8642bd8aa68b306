/** Alike words of further trades: transport, print, catering, building, care, farms, offices. */
export const trades = `
passenger rider traveller commuter
bus coach vehicle
route line service
journey trip run ride
depot garage yard
defect fault problem
walk-round inspection check pre-trip
minibus van bus
escort chaperone
chaperone escort
mileage distance
fuel petrol diesel gas
pick-up collection
collection pick-up pickup
drop-off delivery
consignment load shipment
trailer wagon
pallet skid
forklift truck
racking rack shelf
bay dock
dock bay
artwork design graphic
layout design
logo emblem
proof print
print printing
poster placard
packaging pack
pack package packet
booklet brochure leaflet
stand booth stall
booth stand stall
stall stand booth
fair show exhibition
exhibition fair show
quotation quote estimate
quote quotation estimate
vendor supplier
master register record
duplicate double copy
catalogue list
requisition indent request order
indent requisition
storekeeper storeman
purchase procurement buying
procurement purchasing sourcing buying
sourcing procurement
freight transport haulage shipping
haulage freight transport
spend expenditure cost
lot batch
batch lot run
run batch
shortage shortfall
surplus excess
rejection reject
scrap waste reject
rework repair
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
breakfast morning
lunch lunchtime midday
dinner evening supper
supper dinner
starter appetiser
dessert sweet pudding
pudding dessert
bread loaf dough
dough mix batter
pastry baking
sauce dressing
stock broth
portion serving
recipe method
menu dish
order ticket
ticket order job
cover table
section station corner
station section
brigade team kitchen
prep preparation
preparation prep
allergen allergy
hygiene safety
temperature temp
fridge refrigerator cooler
freezer cold
storeroom store cellar
cellar store
bar counter pub
pub bar
hotel guesthouse
room bedroom
bedroom room
linen laundry bedding
laundry linen washing
housekeeping cleaning
lobby reception foyer
foyer lobby
check-in arrival
check-out departure
arrival check-in
departure check-out
guest resident visitor
tip gratuity
scaffold scaffolding
scaffolding scaffold
concrete cement
formwork shuttering
shuttering formwork
rebar reinforcement
reinforcement rebar
brickwork bricklaying masonry
masonry brickwork stone
joinery carpentry woodwork
carpentry joinery woodwork
woodwork joinery carpentry
roofing roof
guttering gutter
drainage drain
sewer drain
footing foundation
foundation footing base
trench ditch
plot lot site
snag defect
snagging punch-list
drawing plan blueprint
elevation drawing
wiring electrics cabling
cabling wiring cable
socket outlet
outlet socket
fuse breaker
consumer distribution
board panel
panel board
radiator heater
tap faucet
faucet tap
toilet wc lavatory
leak drip
valve tap
pump compressor
filter screen
duct vent
vent duct
thermostat control
kiln oven
oven kiln
lathe machine
mill machine
jig fixture
fixture jig fitting
gauge meter
meter gauge reading
tolerance accuracy
weld joint
joint weld
blade knife cutter
cutter blade
gear cog
bearing bush
bolt screw fastener
fastener bolt
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
sprint iteration
iteration sprint
backlog queue list
queue backlog line
feature function functionality
functionality feature function
bug defect issue
ticket issue request case
endpoint api
api interface endpoint
interface screen ui
ui interface
script program code
pipeline workflow
workflow process pipeline
dashboard report
query search
schema structure
migration move
backup copy
outage downtime
downtime outage stoppage
stoppage downtime stop
uptime availability
availability uptime
login sign-in
sign-in login
laptop device
device machine
handset phone
helpdesk service-desk
service-desk helpdesk
claimant customer
policyholder customer
premium price
payout payment
excess deductible
deductible excess
claim case
fraud scam
statement summary
ledger book
reconciliation matching
accrual provision
month-end close
close closing
payslip payroll
expense cost
receipt voucher
voucher receipt coupon
coupon voucher
refund reimbursement return
reimbursement refund
deposit down-payment
arrears debt
debt arrears
tenancy lease rental
lease tenancy rental
rental lease hire
hire rental
landlord owner
viewing visit
valuation appraisal
appraisal valuation review
contract agreement
deed document
hearing trial
bundle file
witness
statement declaration
testimony evidence
evidence proof
client customer
follower subscriber
subscriber follower
click visit
campaign drive promotion
promotion campaign offer
offer promotion
newsletter mailing email
mailing mailshot newsletter
mailshot mailing
press media
media press
lead prospect enquiry
prospect lead
pipeline lead
territory area patch
patch area territory
quota target
visit call
demo demonstration
demonstration demo
pitch presentation
tender bid
bid tender
proposal bid
donor giver
grant funding award
funding grant money
fundraiser appeal
appeal fundraiser campaign
volunteer helper
shelter refuge
outreach community
cow cattle herd
herd cattle cow
flock sheep
ewe sheep
lamb sheep
calf cattle
hen chicken poultry
poultry chicken hen
pasture field grassland
grassland pasture
hedge hedgerow
barn shed
shed barn outbuilding
tractor vehicle
combine harvester
spray pesticide
seed grain
grain cereal seed
hay forage
greenhouse glasshouse polytunnel
glasshouse greenhouse
lawn grass turf
turf lawn grass
shrub bush
border bed flower-bed
patio paving
paving patio slab
stylist hairdresser
hairdresser stylist
salon shop
treatment therapy
therapy treatment
nail manicure
manicure nail
facial skincare
haircut cut
colour dye
fortnightly biweekly two-weekly
twice-yearly biannual half-yearly
biannual twice-yearly half-yearly
half-yearly biannual
quarter three-month
every-other alternate second
alternate other second
occasional sporadic
roughly approximately about
approximately around about roughly
up-to-date current
current up-to-date
accurate precise exact
precise accurate exact
exact precise
thorough careful
careful thorough meticulous
meticulous careful thorough
polite courteous
courteous polite
calm composed patient
composed calm
patient calm
punctual timely
timely punctual
tidy neat orderly
neat tidy
spare extra
extra additional further
additional extra further
further additional
various different
different various
several various
mixed varied
varied mixed diverse
diverse varied
nearby local
rural countryside
urban city
indoor inside
outdoor outside
heavy large
light small
hazardous dangerous
dangerous hazardous
fragile delicate
perishable fresh
frozen cold
cold chilled
chilled cold refrigerated
refrigerated chilled
raw uncooked
finished completed
completed finished done
unsupervised alone
supervised guided
voluntary volunteer unpaid
unpaid voluntary
paid salaried
part-time parttime
full-time fulltime
in-person face-to-face
face-to-face in-person
remote online virtual
virtual remote online
onsite on-site
on-the-job practical
practical hands-on
hands-on practical
theoretical classroom
`;
