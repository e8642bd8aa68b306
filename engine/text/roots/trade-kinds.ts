import { fewRanges } from '../few-ranges.ts';

/**
 * Kinds of trades, by what the names of their trainings have in common: who asks for a "vergleichbare Ausbildung" takes another one of the
 * kind. A trade may be of two.
 */
const kinds: readonly RegExp[] = [
  /kaufm[aä]nn|kauffrau|kaufleute|bürokommunikation|büromanagement|fachangestellte[rn]? für bürok|handelsfachwirt/iu,
  /elektr|mechatron|energietechnik/iu,
  fewRanges(
    /(?<!anlagen)mechanik|mechatron|schlosser|metallbau|dreher|fräser|zerspan|(?<!\p{L})metall(?!ic)|feinwerk|maschinenbau/iu,
  ),
  /anlagenmechanik|installateur|heizung|sanitär|klimatechnik|shk/iu,
  /pfleg|kranken(?:schwester|pfleger)/iu,
  /erzieh|pädagog|kinderpfleg|sozialassist|heilerzieh/iu,
  fewRanges(/(?<!\p{L})(?:koch|köchin)|küche|gastronom|gastgewerbe|restaurantfach|hotelfach|systemgastro/iu),
  /verkäufer|einzelhandel|fachverk/iu,
  /lager|logisti|spedition|fachpack/iu,
  /tischler|schreiner|zimmer(?:er|mann)|holz/iu,
  /maler|lackier/iu,
  /maurer|beton|hochbau|tiefbau|straßenbau|trockenbau|fliesen/iu,
  /gärtner|gartenbau|landschaftsbau|forstwirt/iu,
  /informati|it-system|systemintegration|anwendungsentwick/iu,
  fewRanges(/laborant|chemi|(?<!\p{L})(?:cta|bta|mtla?|pta)(?!\p{L})|biolog/iu),
  fewRanges(/medizinische|arzthelfer|sprechstunden|(?<!\p{L})[mz]fa(?!\p{L})/iu),
  /steuerfach|bilanzbuch|finanzbuch|buchhalt|bankkauf/iu,
  /friseur|kosmeti/iu,
  /bäcker|konditor/iu,
  /fleischer|metzger/iu,
  /kfz|kraftfahrzeug|landmaschinen|karosserie/iu,
  /schutz und sicherheit|werkschutz|sicherheitskraft|sicherheitsfach/iu,
  /gebäudereinig|hauswirtschaft/iu,
  /rechtsanwalt|notarfach|justizfach|verwaltungsfach/iu,
];

/** The kinds that the name of a training says. */
export function kindsOfTrade(name: string): readonly RegExp[] {
  return kinds.filter((kind) => kind.test(name));
}

/** Whether a line that tells of a training names one of these kinds. */
export function isTradeOfKind(line: string, of: readonly RegExp[]): boolean {
  return of.some((kind) => kind.test(line));
}
