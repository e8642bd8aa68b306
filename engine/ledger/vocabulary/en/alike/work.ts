/** Alike words for work, posts, aims and results. */
export const work = `
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
nominee nominated
spoken fluent
vacancy advert advertisement job
contract agreement
agreement deal
`;
