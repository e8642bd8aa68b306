/** Alike words for documents, media and what is said. */
export const documents = `
concern worry issue query
query question enquiry inquiry request
question query enquiry
request query enquiry ask application
call phone telephone
phone telephone call
email mail message e-mail
letter correspondence mail
message note email
report write-up summary account document statement
summary report overview digest
document paper file record form sheet documentation
documentation document paperwork record
paperwork document form record admin
form sheet document paper questionnaire
record log file entry register
log record diary register
note memo minute record
minute note record
sheet form page list
list register roll
list record log sheet
register record list roll
file record folder dossier
spreadsheet sheet workbook excel
chart graph
figure number statistic data amount
number figure count total quantity
data information figure record
information data detail
guide handbook manual guideline instruction how-to
manual guide handbook
procedure process method protocol instruction routine
process procedure workflow method
instruction direction guidance procedure order
guideline rule guide standard
rule policy regulation
regulation rule requirement
plan scheme programme schedule
schedule timetable rota calendar plan
rota roster schedule timetable shift
calendar diary schedule
diary calendar
council authority
authority council
charity nonprofit non-profit
newspaper paper press
paper newspaper document
article story piece post
story article
post article
blog
newsletter bulletin
bulletin newsletter
leaflet flyer brochure
flyer leaflet
brochure leaflet catalogue
catalogue brochure
poster sign
photo photograph picture image photography
photograph photo picture image
picture photo image
image photo picture photograph
video film footage clip
film video
music
song
game match
match game
advert advertisement ad vacancy
law legislation regulation
legislation law regulation
email enquiry message
message enquiry email
slide presentation
term legislation
wording text phrasing copy
copy text wording article
text message wording sms
sms text
book title volume
title book
paper document documentation
music song tune
ad advert advertisement advertising
rota rotation
view opinion feedback comment input
feedback view opinion comment input
opinion view feedback
`;
