/** Alike verbs of further trades and of office life, the everyday word beside the formal one; in the form of `verbs-of-people.ts`. */
export const verbsOfTrades = `
transport carry ferry take drive convey
operate drive run
ferry transport take carry
notify report inform tell pass_on
rectify fix repair correct
log record note enter track
note record log write_down jot
sketch draft draw outline
retouch edit touch_up
proofread check correct read
trim cut crop
get_ready prepare set_up
turn_into convert make
raise issue create place
raise create issue put_in
issue hand_out give dispense provide raise
release approve authorise clear
compare check benchmark weigh_up
negotiate agree bargain
remove delete take_out eliminate clear
delete remove clear erase
clean_up clean tidy cleanse
cleanse clean clean_up
count stocktake tally take_stock
top_up refill replenish restock fill
replenish restock top_up refill
rotate turn move
price label tag mark
display show present arrange merchandise
merchandise display arrange
upsell sell offer
ring_up scan process
till cash
bag pack
greet welcome meet
seat show usher guide
usher guide show escort
take_orders serve wait
pour serve
garnish dress plate
season flavour
portion divide weigh
simmer cook
steam cook
braise cook
debone bone fillet
fillet bone debone
peel prepare
defrost thaw
thaw defrost
chill cool
cool chill
store keep stack hold
stow load store
stack pile
palletise stack load
wrap pack
strap secure
secure fasten lock tie
fasten secure fix attach
tow haul pull
haul transport move carry tow
shunt move
reverse back
park leave
refuel fill fuel
inspect check examine look_over walk
service maintain overhaul
overhaul service repair
diagnose identify find troubleshoot
troubleshoot diagnose resolve fix
strip dismantle take_apart
assemble put_together build fit construct
fabricate make build
machine turn mill
turn machine
mill machine
grind sharpen
weld join
solder join
braze join
bend shape form
roll press
press push stamp
stamp press mark
punch pierce
drill bore
tap thread
deburr smooth
polish buff shine
buff polish
spray paint coat
prime coat
sand smooth rub_down
rub_down sand
fill patch
patch repair fill
render plaster
plaster render skim
point mortar
lay place set
pour cast place
cast pour mould
mould cast shape
shutter form
excavate dig
backfill fill
compact tamp
grade level
level grade flatten
survey measure map
set_out mark_out mark
mark_out set_out mark
erect build put_up raise
demolish knock_down take_down
take_down dismantle remove demolish
clad cover line
line clad cover
insulate lag
lag insulate
glaze fit
tile cover
grout fill
seal close caulk
caulk seal
plumb pipe install
bleed vent drain
drain empty bleed
flush clean rinse
commission start_up test
wire connect cable
cable wire
earth ground
terminate connect
label mark tag
isolate disconnect switch_off
disconnect isolate unplug
energise switch_on
inspect_and_test test
nurse care_for look_after care
look_after care_for nurse tend attend_to
bathe wash
wash bathe clean
dress change cover redress
feed give
turn reposition
reposition turn move
mobilise move walk
hoist lift transfer
transfer move hoist hand_over
toilet assist
reassure comfort calm support
comfort reassure calm
calm reassure soothe comfort
soothe calm comfort
observe monitor watch
monitor observe watch track check
chart record plot document
admit receive take_in
discharge send_home release
triage sort assess prioritise
prioritise rank order triage sort
vaccinate immunise jab inject
immunise vaccinate
inject give jab
cannulate insert
catheterise insert
suture stitch
stitch suture sew
swab wipe sample
draw take collect
bleed draw take
centrifuge spin
spin centrifuge
dilute thin
culture grow
incubate grow
titrate measure
stain colour dye
colour dye tint
dye colour
file archive store save
archive file store
shred destroy
bind staple
photocopy copy
copy photocopy duplicate
print run_off
fold crease
frank stamp post
sort order arrange organise
dictate transcribe
transcribe type write_up
minute note record
circulate distribute send_round send
diarise book schedule
reschedule rebook move postpone
postpone delay defer put_off reschedule
cancel call_off
call_off cancel
confirm verify check
verify confirm check validate
validate verify confirm
authenticate verify
reconcile match balance agree
match reconcile pair
post enter record
code allocate
allocate assign distribute code
accrue provide
invoice bill
chase pursue follow_up remind
pay settle
bank deposit pay_in
pay_in bank deposit
cash_up balance
audit review check inspect
forecast predict project
project forecast
predict forecast
model simulate
query search question
extract pull export
pull extract
export extract download
download export save
upload import load post
import load upload
clean cleanse tidy
merge combine
dedupe clean
plot chart graph
visualise plot chart
summarise outline sum_up condense
configure set_up
deploy release ship roll_out
patch update
upgrade update
debug fix troubleshoot
refactor restructure rewrite
restructure reorganise refactor
reorganise restructure rearrange
rearrange reorganise move
test check try
unit-test test
review check look_over
commit check_in
monitor watch track
alert warn notify
back_up save copy
restore recover
recover restore regain
reset restore
unlock open
mentor coach guide buddy
coach mentor train teach
tutor teach coach
lecture teach present
mark grade correct
invigilate supervise proctor
proctor invigilate supervise
plan prepare
differentiate adapt
adapt adjust modify tailor
tailor adapt customise
customise tailor adapt
engage involve
involve include engage
encourage motivate urge
motivate encourage
praise commend
discipline correct
supervise oversee monitor
patrol guard
guard patrol protect
screen check search
search look_for seek
seek look_for search
escort accompany
accompany escort go_with
detain hold
eject remove
evacuate clear
respond answer react attend
react respond
attend go_to be_at
liaise communicate coordinate work_with keep_in_touch
communicate liaise speak talk
correspond write
mediate resolve
advocate speak_for support
speak_for represent
represent act_for speak_for
advertise promote market publicise
promote advertise market publicise
publicise promote advertise
market promote advertise
launch start introduce
schedule post plan
post publish share
design create lay_out
illustrate draw
photograph shoot
film shoot record
edit cut revise
cut edit
caption title
subtitle caption
source find buy procure get
procure buy source purchase
vet screen check
onboard induct
induct onboard introduce show_round
show_round tour guide induct
offboard exit
shortlist select sift
sift shortlist sort
interview meet
canvass ask poll
poll survey ask
survey poll question ask
collate gather compile collect
compile collate put_together gather
fundraise raise collect
collect raise gather
donate give
harvest pick gather
pick harvest gather
sow plant seed
plant sow
prune trim cut_back
cut_back prune trim
weed clear
mow cut
water irrigate
feed fertilise
fertilise feed
milk draw
shear clip
clip shear trim
muck_out clean
groom brush
brush groom sweep
walk exercise
exercise walk train
breed rear
rear raise breed
pick_up collect fetch
drop_off deliver leave
run_errands fetch
keep_tidy clean tidy
keep_clean clean
make_sure ensure check
ensure make_sure check see_to
see_to handle ensure look_after
put_up erect hang
carry_on continue keep
continue carry_on keep go_on
keep_on continue
begin start commence
start begin commence
end finish stop close
stop end cease
close shut end
shut close
open start unlock
reopen open
lead_to cause
cause lead_to
allow let enable
let allow
enable allow let
need require
require need
include cover comprise
cover include span
comprise include consist
assign give allot
allot assign
rise climb increase
climb rise
slip fall drop
dip fall drop
slide fall
soar rise
plummet fall
`;
