/** Alike words for tools, machines, computers, materials and food. */
export const things = `
lorry truck hgv vehicle wagon
van vehicle truck
car vehicle automobile
vehicle car van truck fleet
machine machinery equipment unit plant
equipment kit gear machine apparatus device
tool equipment instrument implement
part component piece item element
component part module element
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
menu food
bike bicycle cycle
till cash
car vehicle road
gas petrol fuel
fuel petrol gas diesel
mobile cell phone
smartphone phone mobile
spec specification
pack kit bundle set
kit pack set equipment
nappy diaper
sweet candy confectionery
biscuit cookie
pipework pipe
kitchenware dish pot
`;
