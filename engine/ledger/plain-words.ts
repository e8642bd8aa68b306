import { foldWord } from './same-word.ts';

/** Words of any resume that say how something is told, not what was done: a rewrite may bring them. */
export const plainWords: ReadonlySet<string> = new Set(
  `via able abilities accurate accurately accuracy actively adept adhering aimed alongside applied apply applying approach
  appropriate assigned assist assisted assisting attentive authored background basis brought busy capable care careful
  carefully caring carried carrying clear clearly collaborate collaborated collaborating collaboratively comfortable
  committed compassionate competent complete completed completing comprehensive conduct conducted conducting confident
  consistent consistently contribute contributed contributing cooperated core create created creating creative current
  currently daily day dedicated deliver delivered delivering delivery demonstrated dependable detail detailed details
  diligent diligently direct duties dynamic each ease eager effective effectively efficient efficiently employed engage
  engaged engaging ensure ensured ensuring enthusiastic environment environments every everyday execute executed
  executing experienced expertly focus focused focusing following fast-paced friendly fully function functions gained
  general given goal-oriented hands hands-on hardworking handle handled handling held help helped helping high highly
  hour hours hourly individual individuals initiative involved involving issue issues item items keep keeping kept key
  level maintain maintained maintaining make making managed meticulous meticulously minded month monthly motivated
  multiple necessary needs new numerous obtained offer offered operate operated operating operation operations order
  organised organized oriented overall participated passion passionate per perform performed performing personal
  polished positive practical practised precise precisely prepare prepared preparing present previously prior proactive
  process processed processing produce produced producing professional professionally proficient profile promptly
  proper properly proven provide provided providing quality quick quickly range record regular regularly related
  relevant reliable reliably resolve resolved resolving respective responsible responsibly result results
  results-driven results-oriented role routine routinely safe safely secured serve served serving setting settings
  several shift simple skilled skills smooth smoothly solid specialising specializing spanning specific successful
  successfully supply supplied support supported supporting sustained take taken taking task tasks team teams thorough
  thoroughly thrive thriving timely together track trusted type types use useful utilise utilised utilising utilize
  utilized utilizing variety various verified versatile week weekly well within worked year yearly action activities
  area areas address addressed assured basis built candidate career check checked conscientious continued continuous
  continuously courteous customer customer-focused detail-oriented energetic established existing fellow field fit
  flexible good great group handling industry job large line local meet met mind mindset motivated number ongoing
  open part people perform person place positions practice practices proud ready respond responded responding self
  sense service services settings side site small standard standards strong sound team-oriented time times track
  training understanding up-to-date usage user value values warm way ways welcome
  potential various further possible worth approximately valued totalling totaling averaging average roughly nearly comprising ahead schedule early
  fortnight
  erfahren zuverlässig engagiert verantwortungsvoll motiviert täglich regelmäßig sowie inklusive pro
  tag woche monat jahr arbeitete führte übernahm übernahme verantwortung verantwortlich zuständig dauer rund etwa
  circa durch beim zusammenarbeit einsatz gelernte examinierte sicher verschiedene mehrere umfassende langjährige erfahrung bereich aufgaben tätigkeit durchgeführt erstellt bearbeitet`.split(
    /\s+/,
  ),
);

/** The same, folded to stems. */
export const plainStems: ReadonlySet<string> = new Set([...plainWords].map(foldWord));
