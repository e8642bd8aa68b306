import { fewRanges } from '../../text/few-ranges.ts';
import { numbersBetween } from '../../text/number-names.ts';
import type { PostingTerm } from '../extract-terms.ts';
import type { PostingText } from '../read-posting.ts';
import { isBelowTitle } from './company-prose.ts';
import { germanTowns } from './german-towns.ts';

type Mention = PostingTerm['mentions'][number];

const number = `(?:\\d{1,4}(?:[.,]\\d{1,3})?|${numbersBetween('de', 2, 15)}|zwanzig|dreißig)`;
/** "7 Nächte", "zwölf Kindern", "Vierzehn Filialen": how many there are. */
const counted = fewRanges(new RegExp(`(?<![\\p{L}\\d.,/–-]|§ ?|Klasse )${number} (?:\\p{Ll}+en )?$`, 'iu'));
/** "3-jährige", "2": how long a training or a job took, without which one. */
const duration = fewRanges(new RegExp(`^(?:${number}|${number}[- ]?jährig(?:e[nrms]?)?)$`, 'iu'));
const countsItself = fewRanges(new RegExp(`^${number} \\p{Lu}`, 'iu'));

const whereabouts = fewRanges(
  /(?<!\p{L})(?:Standort|Stammsitz|Hauptsitz|Sitz|Raum|Großraum|Region|Nähe|Umgebung|Niederlassung|Filiale|Stadt|Gemeinde|Landkreis|Bezirk|Zentrum|Innenstadt)(?: (?:in|von|bei|ist))? $/u,
);
/** A line below the title goes on with the town: "Kita Regenbogen, Langenhagen", "Pflegeheim in Hameln". */
const besideEmployer = /(?:, |\| |· |– | in )(?:\d{5} )?$/u;

/** What trade the employer is in: "ein mittelständisches Unternehmen aus dem Maschinenbau". */
const branch = fewRanges(
  /(?<!\p{L})(?:\p{L}*(?:unternehmen|betrieb|hersteller|anbieter|dienstleister|zulieferer|händler|spezialist|konzern|marktführer|agentur|gruppe)|mandanten|firma|kanzlei) (?:\p{Ll}+ ){0,3}$/iu,
);

/** With whom one agrees on things: "in Abstimmung mit Einkauf und Versand", "Schnittstelle zum Vertrieb". */
const withWhom = fewRanges(
  /(?<!\p{L})(?:abstimmung|zusammenarbeit|terminverfolgung|austausch|absprache|rücksprache|kommunikation|kooperation|gemeinsam|zusammen|schnittstelle|bindeglied|übergabe|unterstützung|vorgaben?|ansprechpartner\p{L}*|(?:mit|für) unsere[rmn]|arbeiten|arbeitest) [^.;:!?()\n]{0,60}$/iu,
);
const department =
  /^(?:einkauf|versand|vertrieb|außendienst|innendienst|produktion|logistik|technik|buchhaltung|controlling|personal|marketing|konstruktion|fertigung|lager|verwaltung|geschäftsleitung|geschäftsführung|arbeitsvorbereitung|projektleitung|bauleitung|frühdienst|spätdienst|nachtdienst|küche|service)$/iu;
const ofDepartment = /abteilung(?:en)?$|^fachbereiche?n?$/iu;

/** "Ein gutes Auge für Farben": how somebody is. */
const knack = '(?:Auge|Blick|Gespür|Händchen|Sinn|Gefühl|Herz|Faible|Ader)';
const asKnack = fewRanges(new RegExp(`^${knack}$`, 'u'));
const ofKnack = fewRanges(new RegExp(`(?<!\\p{L})${knack} für (?:\\p{Ll}+ )?$`, 'u'));

/** "Nach § 7 KiTaG": the law that says so. */
const law = fewRanges(/§{1,2} ?\d{1,4}\p{L}? (?:Abs\. ?\d )?$/u);

/** As far back as a clause is looked at, in characters. */
const reach = 90;

/** Whether every mention of a term of a German posting only says how many, where, with whom, or what trade the employer is in. */
export function isNotTheWorkInGerman({ surface, kind, mentions }: PostingTerm, posting: PostingText): boolean {
  if (kind === 'licence' || kind === 'language' || kind === 'tool') return false;
  if (duration.test(surface)) return true;
  const isListed = kind !== undefined;
  if (!isListed && (asKnack.test(surface) || countsItself.test(surface) || ofDepartment.test(surface))) return true;
  return mentions.every((mention) => {
    const before = clauseBefore(mention, posting);
    if (department.test(surface) && withWhom.test(before)) return true;
    if (isOfEmployer(mention, before, posting)) return true;
    return (
      !isListed &&
      (counted.test(before) || ofKnack.test(before) || law.test(before) || isTown(surface, mention, before, posting))
    );
  });
}

function clauseBefore({ start, line }: Mention, { text, lines }: PostingText): string {
  return text.slice(Math.max(lines[line]?.start ?? 0, start - reach), start);
}

function isOfEmployer({ line }: Mention, before: string, { sections }: PostingText): boolean {
  const section = sections[line] ?? 'open';
  return (section === 'open' || section === 'about') && branch.test(before);
}

function isTown(surface: string, { line, end }: Mention, before: string, { text, lines }: PostingText): boolean {
  if (germanTowns.has(surface.toLowerCase().replace(/ \d+$/, '')) || whereabouts.test(before)) return true;
  const isLast = /^(?:$|\n| ?[|(·–]|, )/.test(text.slice(end, end + 2));
  return (
    isLast &&
    isBelowTitle(lines, line) &&
    besideEmployer.test(before) &&
    /^\p{Lu}[\p{Ll}-]+(?:\p{Lu}\p{Ll}+)?$/u.test(surface)
  );
}
