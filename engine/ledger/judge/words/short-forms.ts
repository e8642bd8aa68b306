import { states } from '../../../lexicon/us-states.ts';
import { shortForms as readTable } from '../../vocabulary/read-table.ts';

/**
 * Short forms that no rule of initials or clipping explains, or that look like a plain word, with what they stand
 * for. Lower case; marks between the letters are left out ("A/P" is ap, "C&G" is cg); "|" separates several meanings.
 */
const written = `ap=accounts payable;ar=accounts receivable;gl=general ledger;po=purchase order;pos=purchase orders|point of sale;pl=profit and loss;
  bs=balance sheet|bachelor of science;cg=city and guilds;rd=research and development;hs=health and safety;hr=human resources;
  fb=food and beverage;foh=front of house;boh=back of house;cdp=chef de partie;kp=kitchen porter;hca=healthcare assistant;
  hgv=heavy goods vehicle;lgv=large goods vehicle;cdl=commercial driver's license;dot=department of transportation;
  ehr=electronic health record;emr=electronic medical record;ed=emergency department;er=emergency room;icu=intensive care unit;
  or=operating room;iv=intravenous;bp=blood pressure;ecg=electrocardiogram;ekg=electrocardiogram;mri=magnetic resonance imaging;
  ct=computed tomography;icd=international classification of diseases;sen=special educational needs;send=special educational needs and disabilities;
  ehcp=education health and care plan;ks=key stage;ta=teaching assistant;eal=english as an additional language;esl=english as a second language;
  iep=individualized education program;pd=professional development;cpd=continuing professional development;dbs=disclosure and barring service;
  nvq=national vocational qualification;btec=business and technology education council;qs=quantity surveyor;pm=project manager;fy=fiscal year|financial year|foundation year;
  qc=quality control;qa=quality assurance;mfa=master of fine arts|multi-factor authentication;ux=user experience;ui=user interface;
  ga=google analytics;ppc=pay per click;crm=customer relationship management;cms=content management system;seo=search engine optimization|search engine optimisation;
  kpi=key performance indicator;sla=service level agreement;sop=standard operating procedure;ppe=personal protective equipment;
  cad=computer-aided design;cnc=computer numerical control;plc=programmable logic controller;hvac=heating ventilation and air conditioning;
  ev=electric vehicle;mot=ministry of transport;gp=general practitioner;gcse=general certificate of secondary education;ged=general educational development;
  gpa=grade point average;vat=value added tax;gst=goods and services tax;paye=pay as you earn;cis=construction industry scheme;
  vitals=vital signs;ws=wintersemester;ss=sommersemester;sose=sommersemester;wise=wintersemester;ue=unterrichtseinheiten;
  usd=us dollars;gbp=pounds;eur=euros;sql=structured query language;aws=amazon web services;gcp=google cloud platform;ad=active directory;
  js=javascript;ts=typescript;k8s=kubernetes;ml=machine learning;ai=artificial intelligence;bi=business intelligence;ci=continuous integration;
  cd=continuous delivery|continuous deployment;it=information technology|italienisch;pr=public relations|pull request;vp=vice president;ceo=chief executive officer;
  cfo=chief financial officer;coo=chief operating officer;cto=chief technology officer;ea=executive assistant;pa=personal assistant;ba=bachelor of arts|business analyst;
  rn=registered nurse;lpn=licensed practical nurse;cna=certified nursing assistant;nmc=nursing and midwifery council;bls=basic life support;
  acls=advanced cardiac life support|advanced cardiovascular life support;cpr=cardiopulmonary resuscitation;aed=automated external defibrillator;
  hse=health and safety executive;nebosh=national examination board in occupational safety and health;osha=occupational safety and health administration;
  epa=environmental protection agency;iso=international organization for standardization;haccp=hazard analysis and critical control points|hazard analysis critical control point;
  cpa=certified public accountant;acca=association of chartered certified accountants;cima=chartered institute of management accountants;aat=association of accounting technicians;
  cipd=chartered institute of personnel and development;shrm=society for human resource management;pmp=project management professional;
  aos=associate of occupational studies;aas=associate of applied science;aa=associate of arts|associate in arts;as=associate of science|associate in science;
  bed=bachelor of education;bsced=bachelor of science education|bachelor of science in education;baed=bachelor of arts education|bachelor of arts in education;pgce=postgraduate certificate in education;qts=qualified teacher status;hnd=higher national diploma;hnc=higher national certificate;
  tafe=technical and further education;cse=computer science and engineering;bcom=bachelor of commerce;mcom=master of commerce;btech=bachelor of technology;mtech=master of technology;
  bba=bachelor of business administration;mba=master of business administration;bsc=bachelor of science;msc=master of science;beng=bachelor of engineering;meng=master of engineering;
  phd=doctor of philosophy;llb=bachelor of laws;llm=master of laws;jd=juris doctor;ma=master of arts;ms=master of science;bn=bachelor of nursing;bsn=bachelor of science in nursing;
  pvt=private;bcom=bachelor of commerce;asst=assistant;mgr=manager;mgmt=management;supv=supervisor;sup=supervisor;coord=coordinator;exec=executive;rep=representative;dir=director;eng=engineer|engineering;
  engr=engineer;dev=developer|development;tech=technician|technology|technical;admin=administrator|administration|administrative;acct=accountant|account;acctg=accounting;
  sr=senior;snr=senior;jr=junior;jnr=junior;dept=department;div=division;univ=university;uni=university;coll=college;inst=institute;sch=school;hosp=hospital;
  assoc=associate|association;dip=diploma;cert=certificate|certified|certification;lic=license|licence|licensed;reg=registered|registration;hons=honours|honors;
  intl=international;natl=national;govt=government;corp=corporation|corporate;co=company;bros=brothers;mfg=manufacturing;svc=service;svcs=services;ctr=center|centre;
  yr=year;yrs=years;mo=month;mos=months;mth=month;mths=months;wk=week;wks=weeks;hr=hour;hrs=hours;min=minutes|minimum;mins=minutes;sec=seconds;
  approx=approximately|about;est=estimated|established;avg=average;max=maximum;no=number;nos=numbers;qty=quantity;incl=including;excl=excluding;
  temp=temporary;perm=permanent;ft=full-time|foot|feet;pt=part-time;ext=extension|external;int=internal;gen=general;misc=miscellaneous;
  st=street|saint;ave=avenue;rd=road;apt=apartment;mt=mount;sq=square;ftsq=square feet;lb=pounds;lbs=pounds;kg=kilograms;km=kilometres|kilometers;m=metres|meters|million;mi=miles;
  h=hours|hour;t=tonnes|tons;mph=miles per hour;rpm=revolutions per minute;kva=kilovolt-ampere;kw=kilowatt;kv=kilovolt;v=volt;a=amp|amps|ampere;
  gb=gigabytes;tb=terabytes;mb=megabytes;k=thousand;bn=billion;mn=million;pa=per annum;pcm=per month;pw=per week;wpm=words per minute;
  mon=monday;tue=tuesday;tues=tuesday;wed=wednesday;thu=thursday;thur=thursday;thurs=thursday;fri=friday;sat=saturday;sun=sunday;
  uk=united kingdom|britain|british;us=united states|america|american;usa=united states of america|united states;eu=european union;uae=united arab emirates;nyc=new york city;la=los angeles;
  nsw=new south wales|australia;vic=victoria|australia;qld=queensland|australia;wa=western australia|washington;sa=south australia;tas=tasmania|australia;act=australian capital territory;nz=new zealand;
  bc=british columbia|canada;on=ontario;qc=quebec|canada;ab=alberta|canada;sf=san francisco;dc=district of columbia;
  ppt=powerpoint;xl=excel;ms=microsoft;office=microsoft office;photoshop=adobe photoshop;gsuite=google workspace;quals=qualifications;refs=references;info=information;
  rota=roster;vs=versus;w=with;wo=without;dob=date of birth;ref=reference;spec=specification;specs=specifications;docs=documents;doc=document;app=application;apps=applications;
  win=windows;flt=forklift truck|forklift|fork lift truck;incl=including;photo=photograph;photos=photographs;phone=telephone;fridge=refrigerator;lab=laboratory;labs=laboratories;exam=examination;exams=examinations;maths=mathematics;math=mathematics;
  gym=gymnasium;vet=veterinary|veterinarian;bio=biology|biography;chem=chemistry;econ=economics;stats=statistics;ops=operations;comms=communications;sales rep=sales representative;
  pt=physical therapy|physical therapist|personal trainer;ot=occupational therapy|occupational therapist;physio=physiotherapy|physiotherapist;obs=observations;meds=medications|medication;
  temps=temperatures;recs=reconciliations;invs=invoices;vol=volunteer;cust=customer;serv=service;prod=production;maint=maintenance;elec=electrical;mech=mechanical;
  tbc=to be confirmed;aka=also known as;eg=for example;ie=that is;etc=and so on;asap=as soon as possible;eod=end of day;b2b=business to business|business-to-business;b2c=business to consumer|business-to-consumer;
  saas=software as a service;roi=return on investment;cogs=cost of goods sold;ebitda=earnings before interest taxes depreciation and amortization;gaap=generally accepted accounting principles;ifrs=international financial reporting standards;
  rfp=request for proposal;rfq=request for quotation;boq=bill of quantities;rams=risk assessment and method statement;cscs=construction skills certification scheme;
  emt=electrical metallic tubing|emergency medical technician;mig=metal inert gas;tig=tungsten inert gas;ndt=non-destructive testing;wms=warehouse management system;fmcg=fast-moving consumer goods;
  sku=stock keeping unit;skus=stock keeping units;epos=electronic point of sale;gdpr=general data protection regulation;hipaa=health insurance portability and accountability act;
  fs=führerschein;kl=klasse;ust=umsatzsteuer;mwst=mehrwertsteuer;fa=firma|finanzamt;std=stunden|stunde;tsd=tausend;mio=millionen;mrd=milliarden;ca=circa|etwa|rund|california;
  azubi=auszubildender|auszubildende;azubis=auszubildende|auszubildenden;ma=mitarbeiter|mitarbeitende|mitarbeitern;abt=abteilung;gf=geschäftsführung|geschäftsführer;bwl=betriebswirtschaftslehre;
  edv=elektronische datenverarbeitung;ihk=industrie und handelskammer;hwk=handwerkskammer;fh=fachhochschule;tu=technische universität;kfz=kraftfahrzeug;lkw=lastkraftwagen;pkw=personenkraftwagen;
  mfa=medizinische fachangestellte|medizinischer fachangestellter|medizinischen fachangestellten;zfa=zahnmedizinische fachangestellte;kita=kindertagesstätte|kindertageseinrichtung;
  kmu=kleine und mittlere unternehmen|kleine und mittlere betriebe|kleinen und mittleren unternehmen;lap=lehrabschlussprüfung;sfk=sicherheitsfachkraft;sifa=sicherheitsfachkraft;
  de=deutsch;fr=französisch|freitag;es=spanisch;oö=oberösterreich;nö=niederösterreich;bw=baden württemberg;bayr=bayerisch;feber=februar;jänner=januar;
  efz=eidgenössisches fähigkeitszeugnis|eidgenössischem fähigkeitszeugnis;eidg=eidgenössisch|eidgenössischem|eidgenössischer;en=englisch;hv=hochvolt;maf=maschinen und anlagenführer;sige=sicherheits und gesundheitsschutz;fa=fachausweis;
  vk=vollzeitkraft;tz=teilzeit;vz=vollzeit;bez=bezirk;verw=verwaltung;wf=weiterführung;gl=geschäftsleitung;av=arbeitsvorbereitung;qs=qualitätssicherung;
  str=straße;nr=nummer;bzw=beziehungsweise;zb=zum beispiel;inkl=inklusive|einschließlich;exkl=exklusive;tgl=täglich;wöch=wöchentlich;mtl=monatlich;jährl=jährlich;
  elt=elektrotechnik;sps=speicherprogrammierbare steuerung;qm=qualitätsmanagement|quadratmeter;öpnv=öffentlicher personennahverkehr;gkp=gesundheits und krankenpflege;pdl=pflegedienstleitung;
  lohn=lohnbuchhaltung;fibu=finanzbuchhaltung;stb=steuerberater;dipl=diplom;ing=ingenieur;kfm=kaufmännisch|kaufmann;kfr=kauffrau`;

/** What each short form may stand for, as words. */
export const shortForms: ReadonlyMap<string, readonly (readonly string[])[]> = indexForms();

function indexForms(): Map<string, string[][]> {
  const index = new Map<string, string[][]>();
  const add = (short: string, phrase: string) => {
    const known = index.get(short) ?? [];
    known.push(phrase.split(/[\s-]+/));
    index.set(short, known);
  };
  for (const entry of written.split(';')) {
    const [short = '', phrases = ''] = entry.trim().split('=');
    for (const phrase of phrases.split('|')) add(short, phrase);
  }
  for (const [short, name] of readTable(states)) add(short, name);
  return index;
}

/** Words that mean the same in headers and credentials; the first of a line represents them all. */
const sameWords = `license licence licensed license's
  certificate certification certified cert
  present current currently now today ongoing
  progress towards toward pursuing studying far way underway
  final last
  expected due scheduled booked planned
  doctoral phd doctorate
  volunteer volunteering voluntary volunteered
  distance learning
  exam sit sat sitting examination
  complete completed done finished
  professional vocational
  supervised supervision
  valid expires expiring
  registered registration
  school elementary primary
  summary profile objective about
  employment experience work history career
  qualification qualifications
  technician technologist
  bilingual languages
  programme program
  university univ
  kenntnisse grundkenntnisse
  ausbildung lehre berufsausbildung
  heute jetzt aktuell`;

const sames: ReadonlyMap<string, string> = new Map(
  sameWords.split('\n').flatMap((line) => {
    const [first = '', ...others] = line.trim().split(' ');
    return others.map((other): [string, string] => [other, first]);
  }),
);

/** One word for all that mean the same in a header or a credential. */
export function sameWord(lower: string): string {
  return sames.get(lower) ?? lower;
}
