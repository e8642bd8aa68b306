/** Short words and British spellings, each with the word that it is compared as. */
export const shortWords = `
wk week
wks weeks
hrs hours
yr year
yrs years
mth month
mths months
qtr quarter
qtrs quarters
mins minutes
pw weekly
p.w weekly
incl including
enrolment enrollment
enrolments enrollments
fulfil fulfill
fulfils fulfills
fulfilment fulfillment
instalment installment
instalments installments
skilful skillful
grey gray
tyre tire
tyres tires
kerb curb
kerbs curbs
cheque check
cheques checks
ageing aging
judgement judgment
mould mold
moulds molds
moulding molding
aluminium aluminum
sulphur sulfur
jewellery jewelry
plough plow
artefact artifact
artefacts artifacts
draughtsman draftsman
storey story
storeys stories
haematology hematology
haemoglobin hemoglobin
oestrogen estrogen
diarrhoea diarrhea
manoeuvre maneuver
whilst while
co-ordinate coordinate
pyjamas pajamas
moustache mustache
sceptical skeptical
speciality specialty
specialities specialties
`;
/** Units that are short only behind a number, a slash or "per". */
export const shortUnits = `
hr hour
mo month
mos months
min minute
sec second
secs seconds
d day
w week
h hour
m month
y year
`;
/** Days of the week, where others stand beside them or a word that a day may follow: "on a Sat". */
export const shortDays = `
mon monday
mons mondays
tue tuesday
tues tuesday
wed wednesday
weds wednesday
thu thursday
thur thursday
thurs thursday
fri friday
fris fridays
sat saturday
sats saturdays
sun sunday
suns sundays
`;
/** Words that a day may follow. */
export const beforeDays = 'on a an every each per this of and or to until from alternate most some one two three last';
