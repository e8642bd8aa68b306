/** Alike verbs of telling, writing, sending, answering and proposing; in the form of `verbs-of-people.ts`. */
export const verbsOfWords = `
tell let_know inform notify alert advise
let_know inform tell notify
tell read recount narrate
sit accompany join go_along shadow
sit serve belong act
serve sit act belong work
back_up cover stand_in support deputise fill_in assist
fill_in cover stand_in deputise back_up step_in
cover back_up stand_in
contribute provide supply add write give
supply provide contribute give send
summarise write_up sum_up condense outline
write_up summarise document record
comment give_views give_feedback feed_back remark give_opinion
feed_back comment report tell
apply submit seek request
submit send hand_in apply file
file submit lodge register
lodge register file submit
call_back return ring_back phone_back
return call_back send_back bring_back
ring call phone telephone
phone call ring telephone
call phone ring visit
call_on visit see
visit call_on go_to see tour
question ask interview query
flag report raise point_out mention highlight notice
point_out warn tell flag mention raise
raise flag report mention bring_up point_out
mention tell say raise
put_forward suggest propose offer recommend
suggest propose put_forward recommend pitch
propose suggest put_forward recommend
recommend advise suggest propose
refer pass forward direct send hand_over
hand_over pass refer give forward
forward pass send refer
pass_on forward relay report tell refer hand_over
relay pass forward
seat show place
retain keep hold maintain preserve
maintain keep update keep_up look_after
update maintain revise keep_up refresh
refresh update renew
keep maintain hold retain look_after record
sit_on belong serve join
belong sit serve
consult ask advise see meet
observe watch sit_in see shadow follow
witness see observe watch attend
attend go take_part join visit
minute record note
sketch draw mock_up outline
mock_up sketch design draft
demonstrate show explain present teach
show demonstrate teach explain present tell
walk_through explain show guide
talk_through explain describe
present show give report
speak talk give_talk present
talk speak
type key enter key_in type_up
key type enter key_in
index file catalogue sort
catalogue index list record
scan digitise copy
digitise scan
transcribe type write_up type_up
cash_up balance close
count_up count tally
greet meet
chase follow_up remind pursue
follow_up chase check
book_in register log receive
escalate refer raise pass report
diary schedule
roster schedule rota plan
allocate assign give distribute
assign allocate give
share split divide pass
hand_out distribute give issue
distribute hand_out send give deliver circulate
circulate send distribute share
mail post send
post send mail
send email post mail forward dispatch
email send write
answer respond reply deal_with handle field
respond reply answer react
reply answer respond
field answer handle take
take answer handle receive
deal_with handle answer process
read_out read
moderate run facilitate conduct host
facilitate run moderate lead
recruit find source
wean reduce
sample test taste
prescreen screen
screen check
research look_up look_into
compare benchmark
explore look_into try
shortlist select pick choose
accept take agree
reject turn_down refuse decline not_approve
decline turn_down reject
turn_down reject decline
hope want plan aim intend
intend plan hope aim
aim hope plan
put_together compile assemble prepare build
work_on help contribute
own look_after manage
work_with collaborate cooperate partner team_up co-work liaise help assist support join
work_with use operate handle
meet_with meet see
deal_with work_with liaise
spend work
`;
