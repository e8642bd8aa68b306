/** Alike verbs of what is made, mended, moved, sold, raised or lowered; in the form of `verbs-of-people.ts`. */
export const verbsOfThings = `
extend expand widen broaden prolong
fix repair mend correct put_right resolve sort_out rectify remedy restore
repair fix mend restore service
correct fix amend put_right rectify edit adjust
resolve solve settle fix sort_out clear close
solve resolve fix work_out
replace swap change switch exchange renew substitute put_in
swap replace exchange switch change
change alter modify adjust amend switch swap replace
adjust alter modify set tweak change tune adapt
set adjust configure fix establish set_up
set_up install configure establish arrange put_together create start build rig
install fit put_in set_up mount fix put_up lay hang connect
fit install put_in mount attach hang fix
hang fit mount put_up install
mount fit install attach put_up
lay install put_down set place
connect link attach join wire
build construct create make assemble put_together develop erect produce put_up code
make build produce create manufacture prepare construct craft fabricate put_together
produce make create manufacture prepare generate turn_out write
create make build produce set_up develop write put_together
develop build create make produce program code work
program code write develop script
code program write develop
automate script
design draw create plan devise lay_out style
draw sketch design draft
model simulate build
start begin launch open set_up found initiate
launch start introduce open begin release
introduce launch bring_in start roll_out implement adopt put_in
roll_out introduce launch deploy implement
implement introduce put_in deploy roll_out install carry_out
release ship publish deploy launch
publish release issue post put_out bring_out
post publish put_up share upload
move transfer relocate shift migrate switch transport carry take
migrate move transfer switch convert
convert change migrate transform turn switch
carry bring transport move take haul
bring fetch carry get take
fetch collect get bring pick_up
collect gather pick_up get fetch obtain take take_in assemble
gather collect compile assemble bring_together obtain
obtain get collect gain secure receive acquire source
get obtain receive collect gain
receive get take take_in accept obtain
load fill stack pack
unload offload empty
pack wrap box load
pick select collect gather
fulfil process complete pick
pick_up collect fetch learn
stock fill restock replenish shelve stack top_up
restock refill replenish stock top_up
order purchase buy procure requisition get request place
buy purchase order procure acquire get source
sell market retail vend
upsell sell cross-sell
serve attend wait look_after deal_with help host
greet welcome receive meet
welcome greet receive
seat place
check_in receive welcome register
clean wash tidy wipe scrub mop sweep clear
wash clean rinse do
tidy clean clear sort
cook prepare make bake
bake make prepare cook
chop cut slice prepare
drive operate run take steer ride
operate run use work drive handle man
run operate manage use work execute perform do conduct carry_out hold organise organize
use apply employ work operate handle utilise utilize work_with
perform do carry_out conduct run execute undertake make complete
carry_out perform do conduct execute undertake complete make run
conduct hold carry_out perform run do undertake lead
do perform carry_out make complete handle undertake
handle deal_with manage process look_after take_care attend_to do take
process handle deal_with do
complete finish do carry_out pass fill_in fulfil get_through
finish complete end conclude close
pass complete obtain get gain
dress redress bandage cover
administer give dispense
give administer
feed nourish
lift hoist raise
raise increase lift boost grow improve collect
increase raise grow lift boost rise go_up come_up climb improve up
rise increase grow go_up climb improve
grow increase rise expand go_up
improve increase raise better enhance boost rise
reduce cut lower decrease bring_down drop trim lessen shorten
cut reduce lower trim bring_down decrease
lower reduce cut drop
fall drop go_down decrease decline come_down reduce sink dip
drop fall go_down decrease decline come_down lower
save cut reduce spare
shorten cut reduce
win gain earn secure land get receive
earn win gain receive get achieve
gain earn obtain win get acquire
photograph take shoot
film shoot record video
plant sow grow set put_in
grow plant cultivate raise
harvest pick cut gather
prune cut trim
dig excavate
cut trim saw mow
mow cut
paint decorate
weld join
sew stitch
rough_in install
calibrate check adjust
sample take_samples swab
swab sample wipe
plate streak
muck_out clean
walk patrol go
lock secure close
open unlock
alert notify warn
warn alert
place put lay
bed strew
handle operate use
put place
go rise fall drop increase decrease grow change move come shrink
rise go increase climb come_up grow
fall go decrease drop come_down shrink
come go stand amount
come_down fall drop go_down decrease
come_in introduce arrive start
stand be amount come
amount come stand
shrink cut reduce trim bring_down take
bring_down reduce cut lower
take bring cut
halve cut reduce
double increase
unbox unpack
unpack unbox open
shelve reshelve stack put_away stock
put_away shelve store return
store keep put_away stack
arrange dress set_up lay_out organise
lay_out arrange set_up design
lay set_up arrange
withdraw remove take_out
remove take_out withdraw take_off
take_out remove withdraw
cut_down cut reduce fell
try_on fit
swap_over change
change replace swap switch renew redress
replace renew change
check_over check inspect
look_over check review
top_up refill
wipe_down clean wipe
hoover vacuum clean
vacuum hoover clean
wash_up wash
mop_up mop
sweep_up sweep
draw take collect
take draw collect
collect draw take pick_up
prep prepare
mix prepare blend make
blend mix
weigh_out weigh measure
measure_out measure weigh
slice cut chop
fry cook
grill cook
roast cook
plate_up plate serve
staff man work run
man staff work
run operate work staff
stop_by visit
bring_along bring
store_up store
clear empty tidy
empty clear
log_in log
load_up load
make_up make prepare
knead mix
wrap_up wrap
label mark tag
mark label tag
tag label mark
attach fix join
join attach connect
take_apart dismantle
dismantle take_apart strip
strip dismantle remove
put_back return
boot start
reboot restart
restart reboot
reset restart
back_up copy
copy duplicate
merge combine join
combine merge join
split divide
trial test pilot try try_out run
lend second loan
second lend
rebuild redo remake
redo rebuild
service maintain
grease lubricate
lubricate grease
water irrigate
spray treat
treat spray
weed clear
fence enclose
drill bore
grind sharpen
sharpen grind
sand smooth
varnish coat
coat paint
wire connect install
rewire wire
plumb install
tile lay
plaster skim
excavate dig
`;
