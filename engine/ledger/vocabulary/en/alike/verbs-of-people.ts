/**
 * Verbs of what people say, decide, check, record and do for each other, as honest rewrites put them in each other's place before the
 * same object, closer than the kinds of `acts.ts`: who counted has not analysed, though both work with figures. One set a line, by base
 * form; `_` joins a verb and its particle. Sets are not joined.
 */
export const verbsOfPeople = `
help assist support aid lend_a_hand help_out back_up back
help take_part participate contribute work_on join
take_part participate join contribute be_part compete enter attend
take_part sit serve belong contribute collaborate work
work collaborate cooperate partner team_up co-work liaise
attend sit_in go_to come_along come_to go_along visit be_present participate join sit_on
accompany go_along come_along ride_along ride escort go_with
shadow observe watch follow accompany look_on
see witness observe watch
listen sit_in attend
lead head head_up run direct be_in_charge take_charge captain
manage run lead oversee supervise head be_responsible
supervise oversee look_after be_in_charge watch guide
look_after tend care care_for mind maintain keep manage take_care attend_to cover see_to be_responsible handle
chair lead preside run
host hold run put_on give
organise organize arrange coordinate plan set_up run put_on
arrange book schedule set_up organise organize fix line_up
schedule plan book timetable arrange roster
coordinate organise organize arrange manage
plan prepare work_out map_out draw_up lay_out
plan schedule organise organize
book reserve schedule arrange record enter
prepare get_ready put_together draw_up compile make set_up produce prep ready assemble make_ready
put_together assemble compile prepare build compose
draft prepare write draw_up sketch compose outline
draw_up draft prepare write compile set_out produce create
write author draft compose pen produce prepare write_up put_together
write document record note set_down put_down
rewrite redraft revise rework edit
edit revise correct proofread amend copy-edit
proofread check correct read
record log note enter register document keep track write_down put_down capture chart input file write
note log record write_down jot take_down mark document
log record enter note register report track raise
enter input key key_in type record put_in fill_in log book
minute take_minutes record note keep take_down
keep maintain hold look_after manage run track record update
maintain keep look_after service care manage keep_up upkeep update
update maintain keep_current refresh revise amend keep renew bring_up_to_date
refresh renew update
file archive store put_away sort
scan digitise digitize copy
fill_in complete fill_out
report flag notify raise inform tell pass_on alert mention escalate bring_up highlight point_out give_notice let_know communicate
raise report flag bring_up put_forward query log
flag report raise highlight mark point_out
notify inform tell alert let_know advise report
tell inform notify brief let_know explain
pass pass_on forward refer hand hand_over escalate send relay transfer route hand_on direct give submit
escalate pass pass_on refer raise forward report hand_over
refer pass pass_on send direct forward signpost escalate
forward pass_on send pass
submit send hand_in put_in file provide give present deliver
send mail post dispatch email distribute issue circulate
distribute hand_out send circulate give_out issue deliver share
hand_out give_out distribute issue
share distribute circulate present give
present give show deliver demonstrate report explain introduce
show demonstrate present teach explain introduce guide walk instruct train
demonstrate show present
explain describe clarify go_through walk_through talk_through present tell show outline
answer reply respond take handle deal_with field attend_to
reply respond answer write_back
take answer handle receive field manage
ask query enquire inquire question request
query ask question raise check
request ask ask_for order apply obtain
chase follow_up pursue remind chase_up
follow_up chase pursue
call phone ring telephone contact
contact call phone email write reach_out get_in_touch
email write send contact mail message
speak talk present lecture give
advise counsel guide consult recommend
suggest propose put_forward recommend come_up_with float raise pitch think_of put_up
propose suggest put_forward recommend submit pitch put_to float
recommend suggest propose advise
give provide offer deliver supply present hold make lend run
provide give supply offer deliver
offer provide give supply propose
deliver give provide run hold present
deliver bring transport take drop_off distribute
teach train instruct coach educate tutor show give deliver take hold
train teach instruct coach show brief induct school
coach train mentor teach guide
mentor coach guide support advise buddy
buddy mentor support partner guide
induct onboard introduce train show brief
onboard induct introduce
introduce show present induct familiarise acquaint
learn study train pick_up acquire
check inspect examine review verify test look_over go_over control audit monitor see
inspect check examine survey look_over review
verify check confirm validate
test check try trial examine try_out assess
try test trial pilot try_out experiment test_out evaluate sample
try_out test trial pilot try experiment
trial test pilot try try_out
pilot trial test try try_out
review check read look_over examine go_through assess evaluate
assess evaluate review examine appraise rate judge
evaluate assess review test
measure take record gauge read
read check interpret look_at review
count tally do number stocktake inventory
calculate work_out compute reckon figure determine
estimate price quote cost calculate
price quote cost estimate set
quote price estimate bid tender
analyse analyze examine study investigate look_at evaluate break_down
investigate look_into examine research analyse explore
research investigate study look_into explore find_out
compare match check set_against
reconcile balance match agree square
balance reconcile cash_up
monitor watch track observe check follow keep_an_eye look_out supervise keep_track
track monitor follow record log keep_track
watch monitor observe look_out keep_an_eye keep_watch
patrol walk guard make_rounds tour go_round
guard watch protect secure
find identify spot discover locate detect notice uncover
identify find spot detect recognise pinpoint
spot find notice identify see detect
treat care nurse manage
place come finish rank
come finish place
name choose select elect nominate appoint
choose select pick decide
select choose pick
decide choose determine settle
approve sign_off authorise authorize clear agree accept
sign sign_off approve
agree approve accept settle arrange
negotiate bargain agree haggle
settle resolve agree close
hire recruit take_on employ appoint
recruit hire take_on
interview meet see question
employ hire take_on
stand_in cover deputise fill_in step_in substitute cover_for act relieve stand
cover stand_in fill_in deputise relieve look_after deal_with replace
deputise stand_in cover act fill_in
act serve work stand_in function
serve act work
work serve be_employed
volunteer help
translate interpret
interpret translate
register enrol sign_up record enter log
enrol register sign_up
issue give hand_out send provide
bill invoice charge
invoice bill
pay settle
refund reimburse repay
chart record plot
plot chart draw map
support help assist back serve look_after
remind prompt chase
prompt remind encourage
encourage support motivate
settle_in introduce help
escort accompany guide take
guide lead show take accompany
join take_part enter attend
tend look_after care mind
own have hold
hold have keep own conduct
want plan hope aim
consider think_about look_at weigh
await wait
keep_up maintain
sort organise organize arrange
weigh measure
mark grade score assess
grade mark assess
set write
rehearse practise practice
perform play
`;
