/** Alike words for how, how often and where work is done. */
export const manner = `
fortnightly biweekly two-weekly
twice-yearly biannual half-yearly
biannual twice-yearly half-yearly
half-yearly biannual
quarter three-month
every-other alternate second
alternate other second
occasional sporadic
roughly approximately about
approximately around about roughly
up-to-date current
current up-to-date
accurate precise exact
precise accurate exact
exact precise
thorough careful
careful thorough meticulous
meticulous careful thorough
polite courteous
courteous polite
calm composed patient
composed calm
patient calm
punctual timely
timely punctual
tidy neat orderly
neat tidy
spare extra
extra additional further
additional extra further
further additional
various different
different various
several various
mixed varied
varied mixed diverse
diverse varied
nearby local
rural countryside
urban city
indoor inside
outdoor outside
heavy large
light small
hazardous dangerous
dangerous hazardous
fragile delicate
perishable fresh
frozen cold
cold chilled
chilled cold refrigerated
refrigerated chilled
raw uncooked
finished completed
completed finished done
unsupervised alone
supervised guided
voluntary volunteer unpaid
unpaid voluntary
paid salaried
part-time parttime
full-time fulltime
in-person face-to-face
face-to-face in-person
remote online virtual
virtual remote online
onsite on-site
on-the-job practical
practical hands-on
hands-on practical
theoretical classroom
`;
