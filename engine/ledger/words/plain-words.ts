import { wordSet } from '../../text/word-set.ts';
import { plainWords as germanPlainWords } from '../vocabulary/de/claims.ts';
import { foldWord } from './same-word.ts';

/** Words of any resume that are about wording, not about what was done: a rewrite may add them. */
export const plainWords: ReadonlySet<string> = wordSet(
  `
hand via able abilities accurate accurately accuracy actively adept adhering aimed alongside applied apply applying approach
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
  fortnight`,
  germanPlainWords,
);

/** The same words as stems. */
export const plainStems: ReadonlySet<string> = new Set([...plainWords].map(foldWord));

/** Typical wording of a language model: soft adjectives, and verbs and nouns of any work. Not by stem: "flow" is no flower. */
export const wordyWords: ReadonlySet<string> = new Set(
  `punctual punctually punctuality adaptable approachable articulate articulated calm capability capabilities cleanly
  compliance compliant conducive confidence confidently considerate cooperative cross-functional dependability diverse
  efficiency empathetic empathy end-to-end energy enjoys ethic exceptional extensive fast fast-moving favourable
  first-hand firsthand forward hard hard-working helpful high-pressure honest huge impact in-depth in-house inclusive
  kind keen lively logical long-standing loyal methodical mature mindful modern neat nurturing orderly organisational
  organizational outgoing particular patient patience personable pleasant polite practised pressure pressured
  principal prioritise prioritised prioritising prioritize prioritized priorities proficiently prompt qualified quiet
  rapport rapid rapidly real receptive respectful resilient resourceful rigorous robust seamless seasoned
  self-motivated sensitive sensitivity settled smart sociable specialised specialized specialist specialty steady
  supportive sustained tactful tidy tireless transparent trustworthy upbeat warm-hearted willing worked additional
  additionally adhere adhered adherence aligned alike along amount amounts arrange arranged arranging aspect aspects
  assuring attend attended attending attention attain availability available aware awareness begin beginning bring
  bringing broad broader by-product capacity cater catered catering closely commitment complement completion complex
  concise concern concerned concerning connect consist consisting consistency context coordination covering cover
  covered covers deal dealing dealt dedication deep define defined depth designated desired devoted different
  discipline disciplined due duration effort efforts element elements employ encompass encompassing encourage
  encouraged end enable enabled enabling enhanced equipped essential establish excel excelled exercise exercised
  exposure express extend extended facilitate facilitated facilitating familiar familiarity fast-growing finding
  findings follow followed follow-up format foster fostered fostering foundation framework fulfil fulfill fulfilled
  fulfilling functional gather gathered grasp ground guarantee guaranteed guidance guide guided halfway hold holder
  holders holding holds identify identified identifying immediate implement important individually initial input
  instructions integral interact interacted interacting interest interests internal interpersonal introduce kept
  lasting latest liaised liaising liaise limited link location locations looking love majority matter matters means
  member members method methods minimal mixed mode moment motivate needed network next note notes objective objectives
  observe observed occasion occasional occasionally operational opportunity opportunities oral output outside
  particularly partner partnered partnering partnership period periods physical place placed placing placement play
  played point points position post possess possesses prepared presence present presentation presented preventing
  primary primarily prime problem problems problem-solving program programme programs programmes progress progressed
  project projects purpose purposes pursue rate rates reach recent recently recipient reflect remain remained
  remaining request requested requests require required requirement requirements requiring respect rest return
  returned schedule scope seek seeking selected selection sequence serve set share shared sharing similar single
  situation situations source sourced sourcing space specialise specialises specialize spent spot stage standard start
  started state stated status step steps strength strengths structured style subject submit submitted suitable
  supplement supplemented surrounding swift swiftly system systems talent target targeted term terms total trade
  trades tracked transition transitioned undertake undertaken undertaking undertook understand unit units up upcoming
  upkeep upon uphold upholding upheld verbal view visible vital volume volumes wide wide-ranging wider willingness
  workload workloads workplace workflow workflows written
  become became becoming board item product products escalate escalated escalating complex case cases material materials sector sectors information communicate communicated
  communicating communication communications convey conveyed conveying relay relayed relaying insight insights turn turned turning
  accustomed throughput ultimately seeking drive driven extensive intending majority repeat favorite inviting beverages
  refreshment refreshments named joining underwent undergone noted brief briefed property premises firm firms company companies organisation organization
  organisations organizations business businesses subsequent resulting newly appointed final-year serving minutes correspondence`.split(
    /\s+/,
  ),
);
