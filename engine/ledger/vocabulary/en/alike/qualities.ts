/** Alike words for qualities and manners. */
export const qualities = `
first initial opening maiden early earliest
final last closing end
last final past previous recent latest
previous former earlier prior past preceding
former previous ex past
current present ongoing
present current now today date
ongoing continuing current continuous
new fresh newly
old older former legacy
big large major sizeable
large big sizeable
small little minor compact short
minor small little
quick fast rapid swift brief short
fast quick rapid
slow slower
short brief quick
brief short
long lengthy extended
single one sole individual
sole only single
pair two couple
twice two
once one
both two
double two
half fifty
main chief primary principal key major
mostly mainly chiefly largely primarily predominantly usually
usually normally typically generally mostly commonly
about around approximately roughly circa nearly some
nearly almost
almost nearly
only just solely merely
just only
together jointly along alongside
jointly together shared joint
alongside with beside together
also additionally too plus
currently presently now
now currently presently
regularly routinely
sometimes occasionally
occasionally sometimes
internal in-house inside own
in-house internal
external outside
outside external
public community
private
own self personally personal
personal own
individual one-to-one single person
one-to-one individual
group team
panel board committee
committee board panel group
board committee
expected due pending
pending awaiting outstanding waiting
awaiting pending
outstanding pending open
open pending
undecided pending open considering
unfinished incomplete partial part
incomplete unfinished part
partial part
part partial section
section part area
side part
complex tricky difficult complicated hard
difficult complex hard tricky challenging
tricky difficult complex
hard difficult
simple basic easy straightforward
easy simple
straightforward simple
urgent emergency priority
emergency urgent
late delayed overdue
overdue late
delay late
early
careful accurate
accurate correct
correct accurate right
right correct
wrong incorrect faulty
incorrect wrong
faulty defective broken
broken faulty defective
defective faulty
damaged faulty broken
upset distressed angry unhappy
angry upset
unhappy upset dissatisfied
dissatisfied unhappy
happy satisfied content pleased
satisfied happy
reliable dependable
dependable reliable
elderly older senior
older elderly
young
disabled disability
autistic autism
homeless
foreign overseas
overseas abroad foreign
abroad overseas
seasonal temporary summer
temporary temp fixed-term
permanent full-time
freelance self-employed
self-employed freelance
bilingual
electrical electric
electric electrical
mechanical
digital electronic
electronic digital
paper hard-copy
manual hand
hand manual
automatic automated
automated automatic
whole entire full complete
every each all
learned picked
understaffed short
electric electrical ev
harder tricky difficult
easier simple
bigger large big
smaller small
independently alone solo unaided
alone independently solo
front-line first
appointed new
catch-up remedial
`;
