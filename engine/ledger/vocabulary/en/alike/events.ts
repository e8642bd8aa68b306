/** Alike words for meetings, courses, tests and incidents. */
export const events = `
meeting session appointment
session class lesson meeting workshop training
class lesson session course
lesson class session
course training class programme workshop
training course instruction session coaching
workshop session course training
talk speech presentation lecture address
presentation talk
event function occasion
event show fair
visit trip call
trip journey excursion visit outing
exam examination test assessment
test check trial examination inspection testing
check inspection test review examination checking
inspection check examination audit
review check evaluation assessment appraisal
assessment evaluation review appraisal
audit inspection check review
trial test pilot experiment try-out
pilot trial test
idea suggestion proposal concept
suggestion proposal idea recommendation
proposal suggestion idea plan
draft version outline
hearing
court
police officer
fire blaze
alarm alert
alert alarm warning notification
warning alert
accident incident
incident accident event
theft stolen stealing
loss lost
lost loss
incident case event
argument dispute conflict
dispute argument conflict disagreement
conflict argument dispute
presentation slide
appointment booking visit
booking reservation appointment
reservation booking
sign-up registration enrolment
registration sign-up enrolment registered
handover hand
handover handed
`;
