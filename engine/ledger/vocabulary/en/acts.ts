/**
 * Verbs of every trade by the kind of action they name, in base form; `_` joins a verb and its particle. A verb may name several
 * kinds. A rewrite may put one verb of a kind in the place of another; a verb of a kind that the source has not is asked about.
 */
export const verbsByAct = {
  // Says that something was done, not what: the noun says that.
  light: `accomplish achieve act apply attend_to belong bring carry carry_out cater complete conduct continue contribute cover deal deal_with
    do employ ensure execute experience facilitate fall_to form fulfil fulfill function gain get give go go_on handle have hold include
    involve keep look_after maintain make manage meet offer operate perform possess practice practise process provide put put_in put_on
    remain retain run see see_to serve spend stand stay take take_care take_on use utilise utilize undertake work work_on be bear become begin start
    own_up respond deliver commit enable specialise specialize focus concentrate devote dedicate know understand live enjoy like prefer
    need require want tend happen occur exist seem appear follow base name call title entitle term list feature contain comprise consist
    total number amount average cost last exceed reach span range vary depend relate concern regard involve average complete finish
    conclude end close_out wrap_up receive obtain combine join split divide separate share pair accompany set put_through bring_in turn
    turn_out come come_from stem originate date locate situate equip supply furnish fill fill_out sort report_for stick abide adhere comply observe
    respect uphold care help_with entail cause lead_to result arise emerge accord pass pass_through look place position sit rest lie keep_up assume`,
  help: `abet accompany aid assist back back_up collaborate contribute cooperate co-operate cover engage facilitate give_a_hand help
    join lend lend_a_hand participate partner pitch_in reinforce relieve second serve share support take_part team team_up volunteer
    work work_with stand_in step_in fill_in deputise deputize substitute`,
  observe: `accompany attend be_present come_along go go_along join look_at look_on observe shadow sit_in sit_on watch witness visit listen see
    go_to take_part hear tour participate travel turn_up drop_in`,
  // Holds the responsibility for others' work.
  lead: `captain chair champion command control direct drive govern guide head head_up helm host lead manage mastermind oversee own
    preside run shepherd spearhead steer supervise take_charge take_lead answer_for superintend marshal skipper boss rule quarterback`,
  coord: `administer align allocate arrange assign book coordinate co-ordinate diarise distribute divide hold host lay_on line_up
    manage marshal orchestrate organise organize plan prepare put_on put_together reserve roster run schedule set set_up sort stage
    timetable liaise mobilise mobilize lay handle deploy staff stagger slot rota`,
  plan: `arrange draft draw_up forecast map map_out organise organize outline plan prepare programme project schedule
    prioritise prioritize strategise strategize scope set timetable roster work_out lay_out structure sequence book set_out`,
  decide: `accept agree allocate appoint approve authorise authorize award choose clear commission decide decline determine dictate dismiss endorse
    grant green-light license mandate ok opt own permit pick prescribe ratify reject resolve rule sanction select set settle sign sign_off
    turn_down veto waive nominate elect vote adopt finalise finalize fix greenlight turn_away refuse`,
  create: `assemble bake bring_about build build_up carve compile compose construct cook craft create cut develop dress erect fabricate fashion forge form
    generate illustrate knit lay machine make make_up manufacture mix mould prepare print produce put_together raise render sculpt set_up
    sew shape stitch turn weave weld write brew distil film shoot record code program paint hand-make mill grind bottle can pack press roll plait arrange`,
  design: `architect conceive conceptualise conceptualize create customise design develop devise draft draw draw_up engineer envision formulate
    invent lay_out model originate plan prototype redesign sketch specify style tailor wireframe come_up think_up mock_up blueprint work_out map pattern shape author`,
  launch: `activate begin bring_in bring_live commission commence debut deploy establish found go_live implement inaugurate initiate
    install instigate institute introduce kick_off launch open pilot pioneer premiere put_in put_into release roll_out set_up ship start
    start_up switch_on trigger bring_out stand_up adopt phase_in co-found cofound publish put_live add`,
  write: `author blog catalog catalogue compile compose copy correct describe document draft draw_up edit enter fill fill_in fill_out formulate input issue itemise jot
    keep keyboard label log minute mark note note_down pen photograph post prepare print produce publish put_together record register report revise rewrite
    script summarise summarize tabulate tag take_down take_notes transcribe translate type update upload write write_down write_up caption subtitle
    key key_in complete set_out make put_down word edit proofread annotate list fill_up log_in`,
  teach: `brief buddy coach demonstrate deliver develop drill educate explain familiarise familiarize guide induct inform instruct introduce lead lecture
    mentor onboard orient orientate precept prepare run_through show show_round supervise take_through teach train tutor upskill walk_through bring_on give
    present talk_through break_in buddy_up host pass_on teach_how school share settle take bring_along look_after`,
  learn: `acquire attend complete develop discover enrol enroll familiarise gain get_to_know learn master pick_up read study take train study_for get revise qualify learn_about sit`,
  assess: `appraise assess audit benchmark calculate calibrate check check_over compare confirm count count_up cross-check diagnose estimate evaluate examine
    gauge go_over go_through grade inspect interpret investigate judge look_at look_over look_through mark measure monitor observe peer-review probe
    proof proofread quality-check rank rate read review sample score screen spot-check study survey take test test_out trial validate verify view weigh
    witness analyse analyze try_out run track assay probe audit scrutinise scrutinize question vet inspect take_readings`,
  find: `catch come_across detect discover diagnose discern find find_out flag identify locate notice pick_up pick_out pinpoint recognise recognize recover
    see spot trace track_down uncover unearth look_for look_out search seek source scout hunt watch watch_for note pick search_for note realise establish isolate`,
  analyse: `analyse analyze assess break_down calculate compare compute count draw evaluate examine explore interpret investigate look_into look_at map mine model
    process profile quantify reconcile research review segment study work_out query report run total tally add_up tot_up compile collate cost`,
  calc: `calculate compute cost count estimate price quote reckon tally total value work_out figure add_up prepare budget forecast quantify measure take_off run assess`,
  collect: `accumulate amass assemble bring_together collate collect compile gather get get_together harvest obtain pick pick_up pull pull_together
    receive record request retrieve take solicit source survey capture call_in take_in fetch draw`,
  fix: `clear correct cure debug fix heal make_good mend overhaul patch patch_up put_right rebuild recondition rectify refurbish remedy remediate renovate
    repair replace resolve restore rewire service solve sort sort_out straighten troubleshoot unblock deal_with refit touch_up address resurface restart settle
    handle iron_out adjust re-fix bring_back tackle`,
  upkeep: `care clean grease keep keep_up look_after lubricate maintain oil overhaul service tend upkeep top_up calibrate preserve adjust care_for tune mow trim prune water
    weed change replace check`,
  replace: `change change_over exchange replace renew substitute swap swap_out switch upgrade update refit rehang retire phase_out move convert migrate put_in install fit`,
  stop: `avert avoid ban block cancel cease contain curb cut_out discontinue drop eliminate end eradicate extinguish halt hinder overcome prevent put_out shut
    shut_down stop suspend terminate withdraw close remove abolish scrap phase_out stem close_down deter isolate turn_off switch_off`,
  sell: `advertise canvass close cross-sell demo flog market merchandise negotiate peddle pitch promote prospect retail sell sell_on upsell vend win take serve trade shift dispense hand_out sample`,
  earn: `attract bank bring_in capture close convert earn gain generate land make raise secure win win_over take book acquire attain net gross pull_in sign sign_up turn_over`,
  buy: `acquire buy buy_in get order place_orders procure purchase re-order reorder requisition restock source stock top_up call_off obtain secure hire rent lease bid`,
  negotiate: `agree argue bargain broker close convince discuss haggle mediate negotiate persuade renegotiate settle strike win_round conclude talk_down reconcile bring_down arbitrate`,
  speak: `address advise alert announce answer appear approach ask attend brief broadcast call call_out chat clarify communicate consult contact converse counsel
    deliver demonstrate describe direct discuss elaborate email e-mail explain express field flag follow_up get_in_touch give greet hand_over help inform
    interview introduce lecture let_know liaise message mention narrate notify outline phone pick_up point_out point present query raise
    read recommend refer relay remind reply report respond ring say sell share show signal speak spread suggest summarise summarize take take_calls talk talk_to telephone tell text
    translate warn write handle deal_with chase keep_informed update direct signpost handle correspond connect`,
  report: `alert announce bring_up communicate disclose escalate feed_back file flag forward hand_in highlight inform let_know log mention message note notify
    pass pass_along pass_on pass_to point_out put_in raise record refer relay report send send_up send_off signal submit tell turn_in warn call_out call_in draw_attention write_up
    raise_alarm advise update ask hand_over notice return direct`,
  request: `apply ask ask_for call_for chase demand invite order petition prompt put_in query raise remind request requisition seek solicit submit send_for summon enquire inquire follow_up bid file lobby put_forward`,
  propose: `advise advocate ask come_up float make_case moot pitch pitch_for present propose put put_forward put_to raise recommend submit suggest think_of offer table urge push volunteer initiate
    bring_up lobby campaign draft`,
  advise: `advise coach consult counsel direct guide inform make recommendations offer persuade propose recommend refer signpost speak suggest talk_to tell help steer mentor support`,
  try: `attempt experiment explore look_into pilot prototype sample seek test test_out trial try try_out consider mock_up aim aspire intend hope investigate evaluate examine work_towards work_toward start think_about weigh look_at`,
  care: `administer assist attend attend_to bath bathe care care_for change comfort cuddle dress feed give handle hoist hold keep_company lift look_after massage mind monitor nurse
    nurture prompt reassure reposition serve settle shower support tend toilet transfer treat turn undress visit walk wash sit_with soothe cater see_to calm host`,
  treat: `administer anaesthetise anesthetize bandage cannulate diagnose dispense dress drill extract fit give immunise immunize infuse inject intubate manage medicate operate perform
    prescribe scale splint suture treat vaccinate inoculate heal cure rehabilitate relieve stitch swab triage do manipulate massage wax thread tint colour color cut polish`,
  clean: `bleach brush clean clean_down clear clear_up declutter decontaminate deep-clean disinfect dust empty flush hoover hose launder mop polish power-wash
    recycle rinse sanitise sanitize scour scrub sterilise sterilize strip sweep tidy vacuum wash wash_down wash_up wipe wipe_down dry do reprocess soak tidy_up keep`,
  move: `bring bring_in carry cart collect come_in convey courier deliver dispatch despatch distribute drop drop_off drive escort export feed ferry fetch fill forward
    get hand hand_out hand_over haul hoist import lift load lower mail mail_out move offload pack pass pick pick_up pull push put_away put_out receive relocate run send send_out send_off shift ship shunt
    stack stock store supply take take_out take_over take_to tow transfer transport truck unload unpack wheel wrap mail post issue circulate walk lead return bus shelve haul replenish roll tip place top_up fill restock bring_down`,
  drive: `chauffeur commute cycle drive ferry fly navigate pilot ride run sail shunt steer tow transport operate deliver travel haul take manoeuvre maneuver reverse handle`,
  record: `archive book capture catalogue catalog chart compile count document enter file fill fill_in index input inventory journal keep key key_in log maintain
    measure monitor note note_down post record register save scan store submit track transcribe type update upload write write_down post take sign enter_up minute take_down report import load complete take_minutes make`,
  keepup: `keep maintain manage refresh renew update bring_up revise keep_current review amend edit administer handle look_after hold monitor do run reload feed`,
  monitor: `check control follow follow_up guard keep_eye keep_track keep_watch look_out mind monitor observe oversee patrol police read review supervise survey track watch watch_over watch_out audit surveil measure inspect check_on walk`,
  guard: `defend escort guard lock patrol police protect safeguard screen secure shield watch watch_over keep man mind open unlock lock_up do supervise check walk tour round cover`,
  operate: `apply control crank drive fly handle man navigate operate pilot power ply run set steer switch turn use utilise utilize wield work mind feed load tend serve start cut execute play`,
  install: `add affix assemble attach bolt bring_in connect erect fit fix hang hook_up hook install lay line mount pipe place plumb put_in put_up rig set set_in set_up site tile wire wire_up connect
    position put deploy build cable join replace configure screw hang fasten apply`,
  configure: `adapt adjust calibrate configure customise customize define enable modify program programme set set_up tailor tune optimise optimize tweak reset change install administer build parameterise`,
  adjust: `adapt adjust alter amend bend calibrate change correct edit fine-tune modify re-set refine reset reshape retune revise set shift trim tune tweak tighten loosen balance vary regulate fit tailor`,
  change: `adapt adjust alter amend change convert digitise digitize edit modernise modernize modify move overhaul redesign redo reorganise reorganize repackage
    replace restructure revamp revise rework rewrite shift shake_up standardise standardize streamline switch transfer transform transition turn update upgrade rearrange rebuild replan
    rebrand relayout redraft reword rename simplify swap migrate automate bring rebuild centralise consolidate merge integrate rationalise`,
  improve: `accelerate advance better boost develop enhance enrich expedite fine-tune further grow improve increase lift optimise optimize perfect polish raise refine simplify
    speed speed_up strengthen streamline sharpen tighten upgrade update elevate maximise maximize make_easier quicken revamp ease step_up`,
  grow: `boost broaden build double enlarge expand extend gain grow increase jump lift multiply quadruple raise rise scale triple up widen climb go go_up move_up bring push push_up take improve come_up add treble augment escalate accelerate strengthen swell`,
  cut: `cut cut_down bring bring_down come_down curb cut_back decline decrease diminish drop ease fall get_down go go_down halve keep_down lessen lower minimise minimize move reduce save
    shave shorten shrink sink slash slim take_off trim get improve push_down slip dip ease lessen reduce offset come take drive_down knock_off narrow bring`,
  save: `conserve preserve recoup recover reduce rescue retain salvage save cut`,
  match: `agree align balance cash_up check clear close close_off compare cross-check match reconcile square tally true_up verify do zero post`,
  cash: `bank bill cash cash_up chase charge claim collect deposit disburse expense fund handle invoice levy pay pay_in post process reimburse refund remit settle spend take take_payment till
    transact issue raise recover reconcile pay_out account_for run count`,
  invest: `fund invest lend loan finance donate raise borrow sponsor underwrite subsidise grant budget`,
  defend: `advocate appear argue contest defend litigate plead prosecute represent testify give_evidence sue appeal speak_for stand act`,
  employ: `appoint bring_on dismiss employ engage fire headhunt hire interview let_go onboard recruit screen select shortlist staff take_on terminate source enlist sign sign_up contract`,
  interview: `interview meet question select shortlist talk see screen sit_on`,
  meet: `attend encounter gather get_together greet host join meet network receive see visit welcome usher seat show_in call_on check_in show`,
  serve: `attend_to bring cater check_in dish dish_up greet help look_after plate plate_up portion pour prepare present seat serve wait wait_on sell host hand_out deal_with assist accommodate answer`,
  cook: `bake boil braise brew chop cook dice fillet fry garnish grill ice knead make mix peel plate plate_up poach prep prepare roast season slice steam cut wash do portion run cover pipe glaze proof prove shape decorate finish`,
  build: `assemble build construct erect fabricate frame lay make plaster put_up rebuild render roof board tile wall weld set_up install plasterboard pour concrete paint brick join carpenter mount cast hang develop`,
  farm: `bed breed calve crop cultivate drill feed fence graze grow harvest herd lamb milk muck muck_out pick plant plough plow raise rear reap seed shear sow spray till tend thin graft prune walk cut weigh stake irrigate hedge`,
  test: `check debug evaluate examine inspect measure prove pilot QA run sample test test_out trial try try_out validate verify assay probe dry-run rehearse walk_through assess titrate spike`,
  program: `automate build code commit debug develop implement integrate maintain migrate prototype program programme refactor release script ship write deploy port test upgrade work_on containerise extend patch rewrite rebuild`,
  perform: `act appear choreograph conduct dance direct exhibit film gig host perform play present read rehearse sing star stage show take_part accompany record`,
  win: `achieve attain be_awarded be_named beat capture claim collect earn gain get land pick_up place receive scoop score secure take take_home win finish come nominate name_as award honour commend shortlist bag`,
  qualify: `accredit attain award certify complete earn gain graduate hold license licence obtain pass qualify receive register renew get sit achieve train charter`,
  contact: `answer approach call chase contact email e-mail follow_up get_in_touch liaise message phone reach_out ring speak telephone text write respond reply take talk ask invite visit mail send remind notify connect`,
  store: `archive deposit file hold house keep pack put_away rack shelve sort stack stock store warehouse bin label palletise log place arrange organise fold hang replenish restock`,
  order: `arrange book buy call_off order place purchase request reserve requisition get raise reorder source restock replenish call`,
  sort: `arrange batch bundle categorise categorize class classify file group index order organise organize prioritise rank separate sort triage route grade bag pick label filter check`,
  present: `demo demonstrate display exhibit lay_out present set_out show showcase unveil dress arrange explain pitch give deliver speak stage share talk merchandise report stand man`,
  publish: `air broadcast circulate distribute issue post print produce publish put_out release send share upload disseminate mail put_up list go_live place launch`,
  research: `analyse analyze dig explore find_out gather interview investigate look_into look_up read research review scope study survey search source compare compile desk`,
  volunteer: `donate fundraise help raise give coach volunteer raise run serve support organise steward`,
  invite: `invite ask bring call summon host book welcome`,
  let: `allow authorise entitle grant let license permit clear trust empower enable`,
  leave: `depart exit leave move_on quit resign retire return transfer move go relocate`,
  rank: `come finish place rank rate score second sit stand hit lie top`,
  trust: `choose entrust name pick rely select trust appoint nominate ask invite assign task put_in_charge seconded second lend loan borrow move transfer allocate draft`,
  promote: `advance elevate promote move_up rise step_up appoint grow progress advertise market push name make`,
  rota: `roster schedule rota staff timetable plan do write draw_up prepare compile make arrange set`,
  travel: `attend drive fly go go_along journey travel visit commute tour accompany come ride walk`,
} as const;
