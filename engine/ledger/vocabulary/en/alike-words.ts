/**
 * Nouns, adjectives and adverbs that honest rewrites put in each other's place: one set a line, by base form. Unlike `synonyms.ts` the
 * sets are not joined with each other: `team` may stand for `crew` and for `department`, which are not alike.
 */
export const alikeWords = `
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
shop store outlet branch retailer
store shop branch outlet stockroom warehouse
branch office shop store outlet location
site location place premises facility
premises building site property office
building property block premises house
house home household property residence
home house residence household
flat apartment unit
room area space
school college academy
university college
doctor physician gp clinician medic
nurse nursing
surgeon doctor
solicitor lawyer attorney counsel
lawyer attorney solicitor
accountant bookkeeper accounting
teacher educator tutor instructor
driver haulier
lorry truck hgv vehicle wagon
van vehicle truck
car vehicle automobile
vehicle car van truck fleet
machine machinery equipment unit plant
equipment kit gear machine apparatus device
tool equipment instrument implement
part component piece item element
component part module element
item article piece product thing good
product item good article merchandise line
stock inventory goods supply merchandise
goods stock product merchandise freight cargo item
inventory stock
delivery consignment shipment drop arrival
shipment consignment load delivery
load consignment cargo shipment
parcel package packet
order purchase request
purchase buying acquisition order procurement
sale selling deal revenue transaction
revenue sale turnover income takings
turnover revenue sale
income earning revenue
cost expense spend spending expenditure outlay
expense cost expenditure spending
spend spending cost budget expenditure
price cost rate pricing
budget fund money
money cash fund fee
payment fee money
invoice bill billing
bill invoice
fault defect problem issue error failure breakdown
defect fault flaw error reject
error mistake fault inaccuracy
mistake error
problem issue fault difficulty trouble
issue problem matter fault concern
complaint grievance issue concern
concern worry issue query
query question enquiry inquiry request
question query enquiry
request query enquiry ask application
call phone telephone
phone telephone call
email mail message e-mail
letter correspondence mail
message note email
report write-up summary account document statement
summary report overview digest
document paper file record form sheet documentation
documentation document paperwork record
paperwork document form record admin
form sheet document paper questionnaire
record log file entry register
log record diary register
note memo minute record
minute note record
sheet form page list
list register roll
list record log sheet
register record list roll
file record folder dossier
spreadsheet sheet workbook excel
chart graph
figure number statistic data amount
number figure count total quantity
data information figure record
information data detail
guide handbook manual guideline instruction how-to
manual guide handbook
procedure process method protocol instruction routine
process procedure workflow method
instruction direction guidance procedure order
guideline rule guide standard
rule policy regulation
regulation rule requirement
plan scheme programme schedule
schedule timetable rota calendar plan
rota roster schedule timetable shift
calendar diary schedule
diary calendar
meeting session appointment
session class lesson meeting workshop training
class lesson session course
lesson class session
course training class programme workshop
training course instruction session coaching
workshop session course training
talk speech presentation lecture address
presentation talk
event function occasion
event show fair
visit trip call
trip journey excursion visit outing
exam examination test assessment
test check trial examination inspection testing
check inspection test review examination checking
inspection check examination audit
review check evaluation assessment appraisal
assessment evaluation review appraisal
audit inspection check review
trial test pilot experiment try-out
pilot trial test
idea suggestion proposal concept
suggestion proposal idea recommendation
proposal suggestion idea plan
draft version outline
first initial opening maiden early earliest
final last closing end
last final past previous recent latest
previous former earlier prior past preceding
former previous ex past
current present ongoing
present current now today date
ongoing continuing current continuous
new fresh newly
old older former legacy
big large major sizeable
large big sizeable
small little minor compact short
minor small little
quick fast rapid swift brief short
fast quick rapid
slow slower
short brief quick
brief short
long lengthy extended
single one sole individual
sole only single
pair two couple
twice two
once one
both two
double two
half fifty
main chief primary principal key major
mostly mainly chiefly largely primarily predominantly usually
usually normally typically generally mostly commonly
about around approximately roughly circa nearly some
nearly almost
almost nearly
only just solely merely
just only
together jointly along alongside
jointly together shared joint
alongside with beside together
also additionally too plus
currently presently now
now currently presently
regularly routinely
sometimes occasionally
occasionally sometimes
often frequently regularly
weekly week
daily day
monthly month
annual yearly year
annually yearly year
yearly annual year
quarterly quarter three-monthly
fortnightly biweekly fortnight week two
fortnight week two
nightly night
night overnight evening nightly
evening night
morning a.m. am
weekend saturday sunday
summer seasonal
season seasonal
hour hourly
shift rota duty
duty task responsibility job
task job duty work assignment
job task work assignment role post position
role position post job
post position role job
position role post
work job task
working work
project job scheme
member part participant
participant member attendee
belonging member
absence leave away absent cover
leave absence holiday vacation away
holiday vacation leave
away absent absence out
sick ill illness
illness sickness
injury hurt
safety safe
health wellbeing
hygiene cleanliness sanitation
cleaning cleanliness hygiene
clean cleaning
rubbish waste refuse trash
waste scrap rubbish refuse
scrap waste
kitchen galley
meal food dish
dish plate meal course recipe
food meal
menu card
table cover
drink beverage
tea drink
bed
bin container
box case carton
bag sack
shelf rack shelving
till register checkout cash
checkout till
counter desk
desk counter
front reception
reception front desk
window display
computer pc laptop machine
laptop computer
software program programme application system app
system platform application software
app application
application app program
website site web page
site website
page screen
screen page display
internet web online
web internet online
online web internet
code program
bug defect fault issue error
database data
server machine
network
user customer
account client
password login
release launch deployment
deployment release rollout
rollout launch introduction deployment
launch introduction rollout start
introduction launch induction intro
induction introduction orientation onboarding
orientation induction
start beginning opening launch
beginning start
end close finish completion
completion finish end
purpose aim use
target goal objective aim
goal target objective
aim goal target
result outcome score
score result rating mark
rating score mark star
grade mark score result
mark grade score
prize award
award prize
competition contest
contest competition
certificate certification qualification
qualification certificate
licence license permit ticket
ticket licence certificate
permission consent approval agreement
consent permission agreement
approval sign-off consent agreement authorisation authorization signature permission
sign-off approval
signature approval sign
agreement contract consent deal
contract agreement
supervision oversight eye guidance direction
oversight supervision
guidance direction supervision advice
eye supervision
help assistance support aid hand
support help assistance
assistance help support
hand help
lead leader head
leader lead head
deputy stand-in assistant second
cover stand-in relief absence deputise
relief cover
substitute cover stand-in
experience practice
knowledge understanding familiarity
familiarity knowledge
understanding knowledge
skill ability
fluent fluency
native mother tongue
basic elementary beginner
beginner basic
passive receptive
conversational spoken
spoken oral speech conversation
written writing
sentence phrase
interview interviewing
vacancy opening post role position
vacant open
candidate applicant
applicant candidate
application applicant
hiring recruitment
recruitment hiring recruiting
payroll wage salary pay
wage pay salary
salary pay wage
pay salary wage
tax vat
account ledger
book ledger account
ledger account book
bank banking
insurance insurer cover
claim
case file matter
file case
hearing
court
police officer
fire blaze
alarm alert
alert alarm warning notification
warning alert
accident incident
incident accident event
theft stolen stealing
loss lost
lost loss
fall drop decrease reduction decline
drop fall decrease reduction
reduction cut decrease drop fall
decrease reduction fall drop
rise increase growth
increase rise growth
growth increase rise
change shift switch modification alteration
switch change move transition changeover
move relocation switch transfer
replacement swap exchange new change
swap replacement exchange
repair fix mending
fix repair
maintenance upkeep servicing service repair
upkeep maintenance
service servicing maintenance
installation fitting install
fitting installation
door gate
wall
roof rooftop
floor storey level
level floor grade standard
stair staircase
window pane
garden ground
field area
land ground
farm holding
animal livestock
livestock animal cattle stock
cattle cow
cow cattle
sheep flock ewe
crop harvest
plant crop
tree
fence fencing boundary march
fencing fence
road street
street road
route round run
round route tour
area region district zone
region area
district area
zone area
county area
town city
city town
community local neighbourhood
neighbourhood community local
local nearby neighbouring
nearby local near
internal in-house inside own
in-house internal
external outside
outside external
public community
private
own self personally personal
personal own
individual one-to-one single person
one-to-one individual
group team
panel board committee
committee board panel group
board committee
council authority
authority council
charity nonprofit non-profit
newspaper paper press
paper newspaper document
article story piece post
story article
post article
blog
newsletter bulletin
bulletin newsletter
leaflet flyer brochure
flyer leaflet
brochure leaflet catalogue
catalogue brochure
poster sign
photo photograph picture image photography
photograph photo picture image
picture photo image
image photo picture photograph
video film footage clip
film video
music
song
game match
match game
gauge instrument
instrument tool device
device tool instrument equipment
sample specimen
specimen sample
lab laboratory
laboratory lab
experiment trial
reading measurement
measurement reading
reagent chemical
chemical
drug medicine medication
medicine medication drug
medication medicine drug
pill tablet
prescription script
script prescription
injection jab shot vaccination
vaccine jab vaccination
shot injection jab
vaccination jab shot vaccine
ward unit floor
unit ward
clinic surgery practice
surgery clinic practice operation
operation surgery
wound dressing injury
bloods blood sample
scan imaging
ultrasound scan
tooth dental
dentist dental
dental tooth
eye sight vision
sight vision
diet nutrition
observation obs vital
shift duty
handover
weight weighing
temperature
furniture
timber wood
wood timber
steel metal
metal steel
brick
tile
pipe piping pipework tubing
cable wire
wire cable
light lighting lamp
lighting light
lamp light
boiler heating
heating boiler heat
heater boiler heating
drawing plan
plan drawing
blueprint drawing plan
specification spec
spec specification
shortage short missing
missing absent lacking
absent missing
discrepancy difference mismatch
difference discrepancy variance
variance difference discrepancy
duplicate repeated double
sort kind type
type kind sort
kind type sort
way manner method
method way technique
technique method
amount quantity volume
quantity amount
volume amount number
size amount
total overall sum
overall total
average mean
mean average
peak high busiest highest
high peak
top best leading
best top
second runner-up
third
runner-up second
place rank position
percent percentage
share proportion percentage
proportion share
rate percentage ratio
ratio rate
speed pace
time duration period
period time
duration time length
minute
deadline due date
due expected
expected due pending
pending awaiting outstanding waiting
awaiting pending
outstanding pending open
open pending
undecided pending open considering
unfinished incomplete partial part
incomplete unfinished part
partial part
part partial section
section part area
side part
complex tricky difficult complicated hard
difficult complex hard tricky challenging
tricky difficult complex
hard difficult
simple basic easy straightforward
easy simple
straightforward simple
urgent emergency priority
emergency urgent
late delayed overdue
overdue late
delay late
early
careful accurate
accurate correct
correct accurate right
right correct
wrong incorrect faulty
incorrect wrong
faulty defective broken
broken faulty defective
defective faulty
damaged faulty broken
upset distressed angry unhappy
angry upset
unhappy upset dissatisfied
dissatisfied unhappy
happy satisfied content pleased
satisfied happy
reliable dependable
dependable reliable
elderly older senior
older elderly
young
disabled disability
autistic autism
homeless
foreign overseas
overseas abroad foreign
abroad overseas
seasonal temporary summer
temporary temp fixed-term
permanent full-time
freelance self-employed
self-employed freelance
bilingual
electrical electric
electric electrical
mechanical
digital electronic
electronic digital
paper hard-copy
manual hand
hand manual
automatic automated
automated automatic
whole entire full complete
every each all
most majority
nominee nominated
spoken fluent
learned picked
understaffed short
incident case event
patient people
menu food
flu influenza
bike bicycle cycle
drug medicine medication interaction
problem condition complaint issue
condition problem illness disease
vacancy advert advertisement job
advert advertisement ad vacancy
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
majority most
most majority
argument dispute conflict
dispute argument conflict disagreement
conflict argument dispute
law legislation regulation
legislation law regulation
email enquiry message
message enquiry email
house home domestic
domestic house home
autumn fall
hectare ha
kilogram kg kilo
tonne ton
slide presentation
presentation slide
term legislation
wording text phrasing copy
copy text wording article
text message wording sms
sms text
wheelchair
brand branding
logo brand
site plant
plant site factory works
factory plant works site
night evening overnight
book title volume
title book
paper document documentation
contract agreement
agreement deal
till cash
music song tune
grocery food purchase
appointment booking visit
booking reservation appointment
reservation booking
waiting wait
car vehicle road
ground lot
gas petrol fuel
fuel petrol gas diesel
electric electrical ev
mobile cell phone
smartphone phone mobile
sysadmin administrator system
tech technician technology
technician tech engineer mechanic
mechanic technician fitter
op operation operative
spec specification
ad advert advertisement advertising
sign-up registration enrolment
registration sign-up enrolment registered
labourer laborer worker hand
neighbor neighbour neighbouring neighboring next door
e-commerce shop online store ecommerce
boss owner manager
nurse matron sister
chef cook
foreman charge-hand chargehand
harder tricky difficult
easier simple
bigger large big
smaller small
improvement better improved
latency delay response
uk britain british
us usa american
independently alone solo unaided
alone independently solo
zero no
never no without zero free
free without
home house resident care-home
pack kit bundle set
kit pack set equipment
nappy diaper
sweet candy confectionery
biscuit cookie
rota rotation
rotation rota
one-in-four fourth
view opinion feedback comment input
feedback view opinion comment input
opinion view feedback
front-line first
handover hand
handover handed
vendor supplier
dual second two
appointed new
territory area region
post-brexit brexit
pipework pipe
kitchenware dish pot
catch-up remedial
`;
/** What a noun says was done: nouns whose verb no ending shows. */
export const verbsOfNouns = `
talk=speak speech=speak presentation=present lecture=lecture sale=sell advice=advise choice=choose analysis=analyse diagnosis=diagnose maintenance=maintain upkeep=maintain
assistance=assist attendance=attend participation=participate supervision=supervise oversight=oversee proposal=propose response=respond removal=remove
storage=store delivery=deliver member=participate membership=participate growth=grow loss=lose knowledge=know creation=create decision=decide approval=approve
sign-off=sign installation=install inspection=inspect examination=examine production=produce reduction=reduce introduction=introduce instruction=instruct
preparation=prepare completion=complete administration=administer organisation=organise coordination=coordinate co-ordination=coordinate negotiation=negotiate
purchase=buy procurement=buy acquisition=acquire collection=collect compilation=compile documentation=document recruitment=recruit translation=translate
calculation=calculate calc=calculate estimate=estimate estimation=estimate evaluation=evaluate investigation=investigate verification=verify observation=observe
communication=communicate recommendation=recommend suggestion=suggest notification=notify referral=refer escalation=escalate complaint=complain
rota=roster roster=roster schedule=schedule timetable=schedule diary=schedule calendar=schedule minutes=minute note=note entry=enter record=record log=log
photograph=photograph photography=photograph photo=photograph video=film recipe=cook meal=cook menu=cook service=serve reception=welcome
induction=induct orientation=orientate training=train coaching=coach tuition=teach lesson=teach class=teach education=educate workshop=present session=present
leader=lead leadership=lead head=head chief=lead captain=captain chair=chair manager=manage management=manage director=direct supervisor=supervise foreman=supervise
trainer=train coach=coach mentor=mentor tutor=tutor teacher=teach instructor=instruct assessor=assess auditor=audit inspector=inspect editor=edit writer=write author=author
designer=design developer=develop programmer=program engineer=engineer planner=plan organiser=organise coordinator=coordinate administrator=administer
buyer=buy seller=sell cleaner=clean driver=drive operator=operate installer=install fitter=fit builder=build painter=paint cook=cook chef=cook baker=bake
translator=translate interpreter=interpret photographer=photograph volunteer=volunteer helper=help assistant=assist deputy=deputise buddy=buddy
sponsor=sponsor owner=own host=host keyholder=open lookout=watch
draft=draft pilot=pilot trial=trial test=test prototype=prototype mock-up=mock_up plan=plan design=design repair=repair fix=fix swap=swap replacement=replace
redesign=redesign launch=launch rollout=roll_out release=release deployment=deploy implementation=implement rewrite=rewrite update=update upgrade=upgrade
stocktake=count count=count check=check survey=survey review=review report=report summary=summarise article=write story=write blog=write newsletter=write letter=write
email=email call=call phone=phone query=query enquiry=enquire question=ask request=request order=order invoice=invoice payment=pay refund=refund bill=bill
quote=quote price=price budget=budget forecast=forecast cash=cash till=cash reconciliation=reconcile balance=balance payroll=pay
care=care help=help support=support visit=visit walk=walk patrol=patrol escort=escort move=move transfer=transfer pick=pick pack=pack load=load shipment=ship
feed=feed bath=bathe wash=wash clean=clean haircut=cut vaccination=vaccinate injection=inject massage=massage therapy=treat treatment=treat surgery=operate
interview=interview hire=hire appointment=appoint award=award win=win win-back=win prize=win certificate=certify licence=license
`;
