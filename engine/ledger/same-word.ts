import { stem } from '../text/stem.ts';

/** British to American endings, so that both spellings meet. */
const spellings: readonly [RegExp, string][] = [
  [/is(e[sd]?|ing|ation|ations)$/, 'iz$1'],
  [/yse([sd]?)$/, 'yze$1'],
  [/ysing$/, 'yzing'],
  [/our(s|ed|ing|ite)?$/, 'or$1'],
  [/tre(s|d)?$/, 'ter$1'],
  [/ll(ed|ing|er|ers)$/, 'l$1'],
  [/ogue(s)?$/, 'og$1'],
  [/aem/, 'em'],
  [/paed/, 'ped'],
  [/ence$/, 'ense'],
  [/mme(s)?$/, 'm$1'],
];

/** Words of one meaning in resumes that share no stem; irregular forms. The first of a line stands for all. */
const synonyms = new Map(
  `build=built=builds
bend=bent=bending
keep=kept
take=took=taken
give=gave=given
make=made
grow=grew=grown=growth
drive=drove=driven=driver
speak=spoke=spoken
bring=brought
hold=held
find=found
meet=met
send=sent
rise=rose=risen=raise=raised
serve=served=serving=service
know=knew=knowledge
goods=freight
pupil=student=students=pupils
guest=visitor
truck=lorry
product=products
write-up=report
install=fit=fitted=installed=installation
help=assist=support=aid=helped=assisted=supported=assistance
analyze=analysis=analyse=analytic=analytics=analysed=analyzed=analyst
deliver=delivery=deliveries
safe=safety
manage=manager=management=oversee=oversaw=supervise
cut=reduce=reduced=reduction=lower=lowered=decrease=decreased=shorten=shortened
increase=raise=grow=boost
month-end=monthend
figure=number
maintain=maintenance
inform=tell=told=information
check=verify=inspect=inspection=examine=inspected
create=produce=develop=prepare=author
teach=taught=instruct=instruction=educate=tutor
vendor=supplier
question=inquiry=query=enquiry
phone=telephone=call=caller
journalist=media=reporter
shoot=film=shot
till=register
rota=roster=schedule
gas=petrol
math=mathematics=maths=mathematic
article=post
document=record=chart
resolve=fix=solve=troubleshoot=troubleshooting
order=ordering=orders=procurement=procure=procured
write=wrote=written
run=ran
lead=led=leadership
teach=taught
sell=sold=sale=sales=selling=retail
buy=bought=purchase=purchased=purchases=purchasing=buying
customer=client=customers=clients
staff=employee=personnel=employees
colleague=coworker=teammate
shop=store
automobile=car=vehicle
doctor=physician=physicians
resident=inhabitant
cost=expense=expenses
revenue=turnover
monthly=month
weekly=week
daily=day
yearly=annual=annually=year
quarterly=quarter
child=children=kid
person=people
woman=women=female=ladies=lady
man=men=male=gentlemen
dry=dries=dried
induction=onboarding=onboard=onboarded=onboarding=inducted
fix=repair=repaired=fixed
meal=dish
identification=id=ids
counsel=advise=advice=advised=counselled=counseled=counselling=counseling
medication=medicine=medicines=medications
vaccine=vaccination=immunization=immunisation=vaccinate=vaccinated
collaborate=cooperate=liaise=collaboration=cooperation
migrate=migration=move=moved=switch=switched=relocate=relocated=relocation=transition=transfer=transferred
advertisement=advert=ad=ads=adverts
cv=cvs=résumé
vacancy=opening=vacancies
house=home=houses=homes=domestic=household=residential
clean=tidy=sanitize=sanitise=sanitized=sanitised=cleanliness
gather=collect=collected=collection
begin=start=started=commence=commenced=began=begun
night=overnight=nights=nightly
discuss=talk=talked=discussed=discussion=discussions
relative=relatives=family=families
complaint=complain=complaints=complained
dispute=argument=conflict=quarrel=disputes=arguments=conflicts
barman=bartender=barmaid
waiter=waitress=waitstaff
salesman=salesperson=saleswoman
reply=answer=answered=replied=respond=responded
email=e-mail=emails
error=mistake=errors=mistakes
wash=bathe=bathing=washed=washing
monitor=watch=watched=monitored
stock=inventory=inventories=stocks
payroll=wage=wages=salary=salaries
exam=examination=exams=examinations
trip=excursion=outing=trips=outings=excursions
newcomer=starter=joiner=starters=joiners=newcomers
rule=regulation=policy=guideline=rules=regulations=policies=guidelines
law=legal
agreement=contract=contracts=agreements
machine=machinery=equipment=machines
part=component=parts=components
fault=defect=malfunction=faults=defects=bug=bugs=problem=problems=issue=issues
wire=cable=cabling=wiring=cables=wires
pipe=pipework=piping=pipes
drawing=blueprint=drawings=blueprints=schematic=schematics
parcel=package=packages=parcels
shelf=shelves=shelving
website=webpage=websites=web
deploy=release=rollout=deployed=released=deployment
dispatch=send=ship=shipment=despatch=dispatched=shipped
replace=swap=swapped=replaced=replacement
punctual=timely
booking=reservation=appointment=bookings=appointments=reservations=book=booked
payment=pay=paid=payments
room=chamber=rooms
garden=landscape=gardens=yard
teenager=adolescent=youth=teenagers=adolescents
talk=presentation=speech
search=seek=sought
spreadsheet=excel
hygiene=sanitation
money=cash
classroom=class=classes
weekday=weekdays
escalate=forward=escalated=forwarded
vaccine=jab=jabs
food=meal=meals
locate=trace=detect=detection=located=traced
apartment=flat=flats
greet=welcome=greeted=welcomed
quote=quotation=estimate=quotes
invoice=bill=bills=invoices
wedding=bridal=bride
copy=text=texts
elderly=older=elder`
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = line.split('=');
      return others.map((other): [string, string] => [other, first]);
    }),
);

/** One spelling and one form for words that mean the same: "organised" and "organized", "built" and "build". */
export function foldSpelling(word: string): string {
  const known = synonyms.get(word);
  if (known) return known;
  if (word.length < 5) return word;
  let folded = word;
  for (const [pattern, replacement] of spellings) folded = folded.replace(pattern, replacement);
  return synonyms.get(folded) ?? folded;
}

/** The stem under which a word is looked up: "planned", "planning" and "plan" meet. */
export function foldWord(lemma: string): string {
  const folded = foldSpelling(lemma);
  const root = stem(folded);
  const short = root.length === 5 ? root.replace(/(?:ed|er)$/, '') : root;
  const single = short.replace(/([bdfgmnprt])\1$/, '$1');
  return synonyms.get(single) ?? (single.length > 3 ? single.replace(/[ey]$/, '') : single);
}

/** German words of one meaning in resumes that share no stem, as stems. */
const germanSynonyms = new Map(
  `unterstütz=hilf=half=geholf=assistier
reduzi=verkürz=senk=gesenk=verringer=minder
überwach=kontrolli=prüf
schul=unterwies=unterweis=anleit
pfleg=wart=instandhalt
team=mannschaft=gruppe
erstell=anfertig=verfass=schrieb=schreib
mitarbeiter=beschäftigt=kolleg
kund=klient=mandant
verkauf=vertrieb
betreu=versorg`
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = line.split('=');
      return others.map((other): [string, string] => [other, first]);
    }),
);

/** The stem of a German word: "Betreuung", "betreute" and "betreuen" meet; "Patientinnen" are "Patienten". */
export function foldGerman(lower: string): string {
  if (/köpfig/.test(lower)) return 'person';
  const root = lower
    .replace(/(?:innen|in)$/, '')
    .replace(/(?:ungen|ung|eten|ete|ten|te|ern|en|er|es|em|e|t|s|n)$/, (end, at: number) => (at < 4 ? end : ''))
    .replace(/(?<=.{4})el$/, 'l');
  const stem = root.length < 3 ? lower : root;
  return germanSynonyms.get(stem) ?? stem;
}
