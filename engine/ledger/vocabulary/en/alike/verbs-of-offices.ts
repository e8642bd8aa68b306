/** Alike verbs of offices, software, sales and land, and of change, the everyday word beside the formal one; in the form of `verbs-of-people.ts`. */
export const verbsOfOffices = `
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
