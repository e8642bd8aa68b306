/** Alike verbs of transport, kitchens, workshops, building sites and care, the everyday word beside the formal one; in the form of `verbs-of-people.ts`. */
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
`;
