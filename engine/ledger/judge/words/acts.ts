import { englishRoot } from '../../../text/roots/root.ts';

/** Verbs by the kind of action they name, in their base forms. A verb may name several. */
const verbs = {
  light:
    'accomplish achieve act apply belong carry complete conduct continue contribute cover deal deliver do employ ensure execute facilitate form fulfil give handle have hold include involve keep maintain make manage offer operate perform process provide remain serve take undertake use utilise utilize work',
  help: 'accompany aid assist back collaborate contribute cooperate engage help join liaise participate partner share support volunteer work',
  lead: 'captain chair champion command control direct govern head host lead manage mastermind orchestrate oversee own preside run spearhead steer supervise',
  coord: 'administer arrange book coordinate hold host lay manage organise organize plan prepare run schedule set sort',
  decide:
    'accept allocate appoint approve authorise authorize award budget certify choose commission decide determine dismiss employ execute finalise finalize fire grant hire license own prescribe prioritise prioritize promote recruit reject rule sanction select set settle sign',
  create:
    'assemble bake build compose construct cook craft create develop draw fabricate form generate make manufacture prepare print produce set sew shape weld',
  design:
    'architect conceive conceptualise create design develop devise draw engineer formulate invent model plan redesign sketch specify',
  start:
    'begin bring co-found deploy establish found implement initiate install instigate institute introduce launch open originate pioneer propose roll start',
  write:
    'author blog catalog catalogue compile complete document draft draw edit enter file fill issue keep label list log maintain note photograph post prepare produce publish record register report transcribe type update write',
  teach:
    'brief buddy coach deliver demonstrate educate explain familiarise guide induct instruct introduce lead mentor onboard precept show teach train tutor',
  assess:
    'analyse analyze appraise assess audit certify check count diagnose evaluate examine grade inspect interpret investigate judge mark measure monitor proof proofread review survey test validate verify',
  fix: 'correct debug fix maintain mend overhaul rebuild rectify remedy renovate repair replace resolve restore rewire service solve troubleshoot',
  sell: 'advertise canvass close market negotiate pitch promote prospect retail secure sell upsell win',
  buy: 'acquire buy order procure purchase requisition source stock',
  negotiate: 'agree bargain broker convince mediate negotiate persuade settle',
  speak:
    'address advise answer ask brief call clarify communicate consult counsel describe discuss escalate explain inform interview liaise meet notify phone present recommend refer relay reply report respond share speak summarise summarize talk tell translate',
  advise: 'advise consult counsel guide persuade propose recommend suggest',
  care: 'administer assist attend bathe care comfort dress feed give look nurse serve support tend treat visit wash',
  move: 'bring carry collect deliver dispatch distribute drive fetch hand haul lift load move pack pick pull send ship stack store transfer transport unload wrap',
  raise:
    'accelerate boost climb double drive enhance exceed expand extend grow improve increase lift maximise optimise optimize raise rise strengthen',
  cut: 'bring cut decline decrease drop eliminate fall halve lessen lower minimise minimize reduce save shorten shrink slash streamline trim',
  obtain: 'acquire attain collect earn gain gather get obtain raise receive recover secure win',
  learn: 'attend complete familiarise gain learn observe shadow study train',
  compute:
    'analyse analyze automate balance calculate code compute estimate evaluate forecast measure model predict program project quantify query reconcile',
  monitor: 'check control follow measure monitor observe oversee read review supervise track watch',
  clean: 'clean clear disinfect mop polish recycle sanitise sanitize sweep tidy wash',
  operate: 'apply control drive employ handle operate pilot run set use utilise utilize work',
  install: 'assemble configure connect erect fit hang install lay mount plumb replace set wire',
  change:
    'adapt adjust change convert digitise digitize migrate modify move redesign reorganise reorganize repack repackage replace restructure revise rework rewrite standardise switch transfer transform transition update',
  match: 'balance check clear close compare match reconcile tally verify',
  cash: 'bank bill cash charge chase collect deposit handle invoice pay process till',
  defend: 'appear defend litigate plead prosecute represent testify',
  employ: 'appoint dismiss employ hire interview recruit select staff',
  meet: 'attend greet host join meet receive see visit welcome',
} as const;

/** A kind of action. `light` verbs name none of their own: "carried out an audit". */
export type Act = keyof typeof verbs;

const isAct = (name: string): name is Act => Object.hasOwn(verbs, name);

const acts: ReadonlyMap<string, readonly Act[]> = indexActs();

function indexActs(): Map<string, Act[]> {
  const index = new Map<string, Act[]>();
  for (const act of Object.keys(verbs).filter(isAct)) {
    for (const verb of verbs[act].split(' ')) {
      const root = englishRoot(verb);
      const known = index.get(root);
      if (known) known.push(act);
      else index.set(root, [act]);
    }
  }
  return index;
}

/** The kinds of action a verb (a lemma in any inflection) may name; undefined for a word that is no listed verb. */
export function actOf(lemma: string): readonly Act[] | undefined {
  return acts.get(englishRoot(lemma));
}
