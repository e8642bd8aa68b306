/** Alike verbs that resumes and those who reword them use in any trade: the same action at the same level; in the form of `verbs-of-people.ts`. */
export const verbsOfResumes = `
collect gather collate compile pull_together bring_together draw_together
gather canvass seek solicit collect obtain take
ask consult canvass question survey
consult ask
look_after maintain care_for tend mind
handle field answer take
process post enter handle record book key
answer field handle
onboard welcome induct
sit_on serve_on
attend go_to take_part_in join participate_in
join take_part_in participate_in
cover stand_in act_for fill_in
put_on stage host hold organise
coordinate organise schedule arrange
plan schedule map_out
set_out lay_out arrange prepare
start_up launch
code program write develop implement
put_in_place implement introduce
put_forward nominate propose
notice identify observe detect spot
catch detect find identify spot
proofread check review
serve attend_to
deliver transport carry
send_out issue distribute dispatch
share pool
take_apart dismantle disassemble strip_down
close complete finalise
finalise complete conclude
conclude complete end
clean sanitise disinfect
tidy organise
stock_up replenish restock
fill_up refill top_up
change amend alter modify adapt
change_over switch
switch move migrate transition
migrate transfer port
work_alongside work_with
inform notify update
redo rework
tweak adjust refine
fine-tune refine
bring_up raise increase
speed_up accelerate
slow_down slow
reach hit achieve attain meet
score achieve receive
meet satisfy
receive get
unload offload
pack package box wrap
stack palletise pile
rate score grade
compare match benchmark
reconcile balance match check compare
visit go_to
travel go commute
utilise leverage use employ apply
staff man cover
watch_over supervise
head chair lead
rent lease hire
let rent
print_off print
shoot film photograph
list itemise
sort categorise classify group
integrate connect link
hook_up connect
lift move
check_in register admit
check_out discharge
screen vet filter
shortlist screen
host welcome entertain
lock_up secure close
open_up open
adhere follow comply
address handle deal_with tackle
tackle handle deal_with
calm de-escalate defuse
inspire motivate
referee umpire
introduce bring_in
scrap discard throw_away
recycle reuse
streamline simplify
standardise unify
troubleshoot diagnose debug
patch fix
study learn read
study enrol
rotate alternate
rotate work_through
total sum
total come_to
average come_to
span cover
comprise include
feature include
entail involve include
involve include
encompass include cover
accommodate seat hold
house hold
equip fit
supply equip
field deploy
bear carry
uphold maintain
sustain maintain
preserve maintain keep
safeguard protect
oversee supervise
engage involve
interact deal_with
familiarise introduce
acquaint introduce
instil teach
foster encourage
nurture encourage support
cultivate build grow
forge build
establish build
generate produce
render provide
furnish provide supply
facilitate run hold
execute carry_out perform
expedite speed_up
dispatch send
convey carry pass_on
relay pass_on
liaise communicate
correspond write
document record write_up
catalogue list record
chart record plot
itemise list
tabulate list
input enter key
capture record enter
retrieve collect fetch
fetch bring collect
procure buy order
requisition order request
replenish restock
allocate assign
assign give
delegate assign
apportion divide
disburse pay
remit pay send
reimburse repay refund
refund repay
audit check
verify check
ascertain find_out
determine find_out establish
investigate look_into
probe investigate
scrutinise examine check
evaluate assess
gauge measure assess
appraise assess value
calibrate adjust
optimise tune
refurbish renovate
renovate refurbish restore
overhaul rebuild
dismantle take_down
assemble build put_together
fabricate make build
manufacture make produce
craft make
formulate draw_up
devise work_out
originate start
commence start begin
initiate start begin
terminate end stop
cease stop
discontinue stop
suspend stop pause
resume restart
postpone delay
extend lengthen
curtail shorten
diminish reduce
lessen reduce
minimise reduce
heighten raise
elevate raise
augment add
supplement add
append add
insert add put_in
incorporate include add
omit leave_out
exclude leave_out
eliminate remove
extract take_out pull
withdraw take_out
relocate move
transport carry drive
ship send
freight ship
navigate find
steer guide
usher show guide
escort accompany
chaperone accompany supervise
demonstrate show
exhibit show display
display show
illustrate show draw
depict show
narrate tell
recount tell
articulate express
voice express
highlight point_out
emphasise stress
recommend advise suggest
counsel advise
brief inform update
debrief talk_through
apprise inform
alert warn notify tell
warn alert caution
respond reply answer
adhere follow comply
liaise collaborate partner cooperate
interact talk speak
`;
