import { fewRanges } from '../../text/few-ranges.ts';
import type { Span } from '../../types/span.ts';
import type { Section } from '../lines/sections.ts';
import type { PostingText } from '../read-posting.ts';

/** What a posting asks for by a verb, and where it says so. */
export interface ToldDuty extends Span {
  name: string;
  line: number;
}

const customers = String.raw`(?:kund(?:e|en|innen)|kundschaft|anrufer\p{L}*|gäste)`;
const staff = String.raw`(?:mitarbeite\p{L}+|team|kolleg\p{L}+|kräfte|\p{L}+kräfte|aushilfen|küchenhilfen)`;

/**
 * Duties that only a verb tells: the name they have in lists, the verb, and with whom or what. "Du berätst unsere Kunden" asks for
 * "Kundenberatung", while its noun names nothing. Where the noun names the work itself ("Reklamationen") nothing needs to be here.
 */
export const toldDuties: readonly (readonly [name: string, verb: string, object?: string])[] = [
  ['Kundenberatung', 'berätst|beraten|berate', customers],
  ['Kundenbetreuung', 'betreust|betreuen', customers],
  ['Kundenservice', 'beantwortest|beantworten', '(?:kunden)?(?:an)?fragen|anrufe|anliegen'],
  ['Kassieren', 'kassierst|kassieren'],
  ['Kassieren', 'bedienst|bedienen', 'kasse'],
  ['Verkaufsberatung', 'empfiehlst|empfehlen', 'produkte|artikel|zubehör|lösungen'],
  ['Verkauf', 'verkaufst|verkaufen', String.raw`produkt\p{L}*|ware\p{L}*|artikel|mode|sortiment`],
  ['Warenpräsentation', 'präsentierst|präsentieren|platzierst|platzieren', 'ware|waren|artikel|sortiment'],
  ['Warenverräumung', 'räumst|räumen|verräumst|verräumen|füllst|füllen', 'ware|waren|regale?'],
  ['Warenannahme', 'nimmst|nehmen', '(?:neue )?(?:ware|waren|lieferungen)'],
  ['Kommissionierung', 'kommissionierst|kommissionieren'],
  ['Auslieferung', 'lieferst|liefern', 'aus|ware|waren|pakete|sendungen'],
  ['Be- und Entladen', 'belädst|beladen|entlädst|entladen|verlädst|verladen'],
  ['Zubereitung von Speisen', 'kochst|kochen|bereitest|bereiten', 'speisen|gerichte|menüs?|essen|mahlzeiten'],
  ['Bedienung von Gästen', 'bedienst|bedienen|bewirtest|bewirten', 'gäste'],
  ['Gästebetreuung', 'betreust|betreuen|empfängst|empfangen|begrüßt|begrüßen', 'gäste'],
  ['Pflegedokumentation', 'dokumentierst|dokumentieren', String.raw`pflege\p{L}*`],
  ['Pflegeplanung', 'planst|planen', 'pflege'],
  ['Medikamentengabe', 'verabreichst|verabreichen', 'medikamente?|infusionen'],
  [
    'Grundpflege',
    'pflegst|pflegen|versorgst|versorgen',
    String.raw`patient\p{L}*|bewohner\p{L}*|klient\p{L}*|senior\p{L}*`,
  ],
  [
    'Anleitung von Auszubildenden',
    'leitest|leiten|anleitest|anleiten',
    String.raw`auszubildende\p{L}?|azubis|schüler\p{L}*`,
  ],
  ['Kinderbetreuung', 'betreust|betreuen|begleitest|begleiten', 'kinder|kindern'],
  ['Wartung', 'wartest|warten', String.raw`\p{L}*(?:anlagen|maschinen|geräte|heizungen|fahrzeuge)`],
  ['Fehlersuche', 'suchst|suchen', '(?:die )?fehler|störungen'],
  ['Störungsbehebung', 'behebst|beheben', String.raw`\p{L}*störungen|fehler`],
  ['Maschinenbedienung', 'bedienst|bedienen', String.raw`\p{L}*(?:maschinen?|anlagen)`],
  ['Rechnungsprüfung', 'prüfst|prüfen', String.raw`\p{L}*rechnungen`],
  ['Rechnungserstellung', 'schreibst|schreiben|erstellst|erstellen', String.raw`\p{L}*rechnungen`],
  ['Angebotserstellung', 'schreibst|schreiben|erstellst|erstellen', String.raw`\p{L}*angebote`],
  ['Auftragserfassung', 'erfasst|erfassen', String.raw`\p{L}*aufträge|bestellungen`],
  ['Terminvereinbarung', 'vereinbarst|vereinbaren|vergibst|vergeben', String.raw`\p{L}*termine`],
  ['Neukundengewinnung', 'gewinnst|gewinnen|akquirierst|akquirieren', '(?:neue )?(?:neu)?kund(?:en|innen)'],
  ['Mitarbeiterführung', 'führst|führen|leitest|leiten', staff],
  ['Einarbeitung neuer Mitarbeiter', 'arbeitest|arbeiten|einarbeiten|anlernen|lernst', `neue (?:${staff})`],
];

/** A verb and what it is done with stand within so many characters of each other, in either order. */
const farthest = 60;

const patterns = toldDuties.map(([name, verb, object]) => ({
  name,
  verb: new RegExp(String.raw`(?<![\p{L}-])(?:${verb})(?![\p{L}-])`, 'u'),
  object: object === undefined ? undefined : new RegExp(String.raw`(?<![\p{L}-])(?:${object})(?![\p{L}-])`, 'iu'),
}));

const asking: ReadonlySet<Section> = new Set<Section>(['duties', 'requirements', 'preferred']);
/** In a line without a heading that tells of duties, this must be sure, and somebody spoken to. */
const surelyAsks = 0.5;

/** The duties that a German posting tells in sentences, in order. Linear in the length. */
export function findToldDuties({ lines, sections, asks, language }: PostingText): ToldDuty[] {
  if (language.code !== 'de') return [];
  const found = new Map<string, ToldDuty>();
  for (const [line, { content, start }] of lines.entries()) {
    const isAsked = asking.has(sections[line] ?? 'open') || ((asks[line] ?? 0) >= surelyAsks && spokenTo.test(content));
    if (!isAsked || ofEmployer.test(content)) continue;
    // A verb at the beginning has a capital; any other capital is a noun's.
    const spoken = content.replace(/\p{L}/u, (first) => first.toLowerCase());
    for (const { name, verb, object } of patterns) {
      const said = verb.exec(spoken);
      if (said === null || found.has(name)) continue;
      const end = said.index + said[0].length;
      const from = Math.max(0, said.index - farthest, content.lastIndexOf('. ', said.index));
      const [around = ''] = content.slice(from, end + farthest).split(/(?<!^)\. /, 1);
      const done = object?.exec(around);
      if (object !== undefined && !done) continue;
      const at = done ? from + done.index : said.index;
      const last = done ? at + done[0].length : end;
      found.set(name, { name, line, start: start + Math.min(said.index, at), end: start + Math.max(end, last) });
    }
  }
  return [...found.values()];
}

const spokenTo = fewRanges(/(?<!\p{L})(?:du|sie|dein\p{L}{0,2}|ihre?\p{L}{0,1})(?!\p{L})/iu);
/** "Wir beraten unsere Kunden", "gern beraten wir Sie": the employer's work. */
const ofEmployer = fewRanges(/(?<!\p{L})wir(?!\p{L})/iu);
