/** Nouns, adjectives and adverbs that a rewrite may add to any line: they claim nothing that the rest of the line does not. Base forms. */
export const freeWords = `
  able absence according accordance account across action activity additional additionally after afterwards again ahead alike already also alternate although always among
  amount annual annually another appropriate aspect assigned assistance associated attendance available away background base based basis because before behalf being belonging
  below besides between beyond bit both brief briefly call capacity care carefully case cause certain charge chiefly circumstance close closely collection combination
  come comment compared comparison completion comprehensive concerning concurrent concurrently conduct consideration consistent consistently content context continuing
  correct correctly course cover covering current currently daily date day decade decision dedicated delivery dependable designated desk detail detailed different
  direct directly discussion due during duty each earlier early effective effectively efficient efficiently effort either element else end environment equipment
  especially estimated evening every exact exactly exam example except excluding execution existing experience extra face far feedback fellow field file final finally fit focus followed
  following form former formerly forward frequent frequently front fully function further furthermore gain general generally given giving goes gone good ground
  half hand handling happy help here home hourly how however immediate immediately implementation inclusive including indeed individual individually initial initially input
  instruction interest involved involvement issue item job joint jointly keen key kind knowledge known last lasting late later latest least less let like
  line little live living located long longer main mainly maintenance make making management manner material matter meanwhile means measure member method minor
  mind moment monthly more moreover morning most mostly much mutual named namely near nearby nearly necessary need new newly next nightly normal normally note now number
  occasion occasional occasionally ongoing only onsite on-site open operating operation opinion opposed option order otherwise out outside over own owing pair part partial partially participation
  particular particularly partly pending per percent cent perform performance period person personal phase place plus point port position possible practical practice
  precise precisely prepare preparation presence present presently previous previously primarily primary prior process professional prompt promptly proper properly provided providing provision
  purpose put quarterly quick quicker quickly range rate rather reach reach ready reason reasonably recent recently record reference regard regarding regular relating relation relevant
  remaining remind request required requirement respect respective respectively response responsibility rest result resulting role rota roughly routine routinely safe safely same schedule
  score season second section separate separately series serve service session set setting shared shift shorter short shortly side similar similarly simple since single slot
  small so solely some sometimes soon specific specifically specified stage standard standing start state station step still such support supporting suitable take
  talent task team temporary term thanks that then there therefore thereafter thing third thorough thoroughly though through throughout till time timely to-date together total towards track trade
  type typical typically undecided under understaffed unsuccessful until upon upset use used useful usual usually variety version via view volume way week weekly well what whenever where
  whereas whether while whose with within word work worker workforce working workload workplace worth written year yearly yet hand-written handwritten basic careful specially alternate sort
  pass passed put pointed unit noted upcoming forthcoming introductory preliminary subsequent subsequently whichever wherever sister barring apart aside instance respects quality
  consult front-line frontline hands-on day-to-day everyday ad-hoc busy productive polite friendly courteous reliable diligent accurate accurately neat tidy smooth smoothly steady swift secure securely
  ease pace speed detail-oriented attention comfort convenience course basis means footing hour minute o'clock midday noon midnight afternoon today tonight approximately circa majority repeat pre post zero free co sector industry technology technique procedure premise parallel dual sized size worth valued titled accompanied unaccompanied young aged prospective appointed concerned related live stock component content item skill alongside partnership cooperation collaboration liaison compatibility de e s kg
`;
