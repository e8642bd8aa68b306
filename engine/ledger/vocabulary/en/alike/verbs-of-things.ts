/** Alike verbs of what is made, mended, moved, sold, raised or lowered; in the form of `verbs-of-people.ts`. */
export const verbsOfThings = `
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
`;
