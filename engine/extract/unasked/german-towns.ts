import { wordSet } from '../../text/word-set.ts';

/** The largest towns where German postings come from, in small letters: in "für unseren Mandanten in Bielefeld" nothing else tells a town. */
export const germanTowns: ReadonlySet<string> =
  wordSet(`aachen ahlen albstadt amberg ansbach arnsberg aschaffenburg augsburg bamberg bautzen bayreuth bergheim berlin bielefeld bocholt bochum bonn bottrop
  brandenburg braunschweig bremen bremerhaven celle chemnitz coburg cottbus cuxhaven darmstadt delmenhorst dessau detmold dormagen dorsten dortmund dresden
  duisburg düren düsseldorf eisenach emden emsland erfurt erlangen eschweiler esslingen euskirchen flensburg frankfurt freiburg freising friedrichshafen
  fulda fürth garbsen gelsenkirchen gera gießen gladbeck göppingen görlitz goslar göttingen greifswald grevenbroich gummersbach gütersloh hagen halberstadt
  halle hamburg hameln hamm hanau hannover hattingen heidelberg heidenheim heilbronn herford herne herten hildesheim hürth ibbenbüren ingolstadt iserlohn
  jena kaiserslautern karlsruhe kassel kempten kerpen kiel kleve koblenz köln konstanz krefeld landshut langenfeld langenhagen leipzig leverkusen lingen
  lippstadt lörrach lübeck lüdenscheid ludwigsburg ludwigshafen lüneburg lünen magdeburg mainz mannheim marburg marl meerbusch melle memmingen menden
  minden moers mönchengladbach mülheim münchen münster neubrandenburg neumünster neuss neustadt neuwied norderstedt nordhausen nordhorn nürnberg
  oberhausen offenbach offenburg oldenburg osnabrück paderborn passau peine pforzheim plauen potsdam pulheim rastatt ratingen ravensburg recklinghausen regensburg
  remscheid reutlingen rheine rosenheim rostock rüsselsheim saarbrücken salzgitter schweinfurt schwerin siegburg siegen sindelfingen solingen speyer stade stendal
  stolberg stralsund straubing stuttgart suhl trier troisdorf tübingen ulm unna velbert viersen villingen waiblingen weiden weimar wesel wetzlar wiesbaden
  wilhelmshaven willich witten wittenberg wolfenbüttel wolfsburg worms wuppertal würzburg zwickau wien graz linz salzburg innsbruck klagenfurt zürich basel bern
  luzern winterthur`);
