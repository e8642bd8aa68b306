import { fewRanges } from '../text/few-ranges.ts';
import { bulletOf } from '../text/list-style.ts';
import { splitAtSpace } from '../text/split-at-space.ts';
import type { SectionKind } from './resume.ts';
import { titleWord } from './title-words.ts';

/** The names of sections in English and German; the first that fits counts. */
const names: readonly [Exclude<SectionKind, 'top'>, RegExp][] = [
  [
    'education',
    /^(?:education|schooling|schools?$|academic|academics|ausbildung|berufsausbildung|bildung|studium|hochschul|schul)|^(?:continuing|professional|formal|further|higher) education$/i,
  ],
  // Every word of the line, because "Oregon RN license" is a licence and not a heading.
  [
    'credentials',
    /^[\s,&/]*(?:(?:professional|additional|other|relevant|current|core|and|und|training|courses?|memberships?|education|awards?|honou?rs?|certificat\w*|certs?|licen[sc]\w*|credentials?|registrations?|zertifi\w*|tickets|qualifications?|qualifikationen|scheine|lizenzen|führerscheine?|weiterbildung(?:en)?|fortbildung(?:en)?|schulungen|kurse)(?:[\s,&/]+|$))+$|^(?:my )?(?:cards|papers|(?:(?:tickets|cards|papers|licen[cs]es|certificates|qualifications)(?: (?:and|&) )?){1,3} (?:that )?i (?:carry|hold|have))$|^(?:meine )?(?:papiere|nachweise|zeugnisse|karten)$/i,
  ],
  ['languages', fewRanges(/^(?:languages?(?: skills)?|sprachen|\p{L}*sprachkenntnisse)$/iu)],
  [
    'skills',
    /skills|competenc|technolog|\btools\b|languages|kenntnisse|sprachen|fähigkeiten|kompetenzen|proficienc|expertise|strengths|^(?:career |professional )?highlights$|^what i (?:bring|offer|know|can do)$|^(?:was ich (?:mitbringe|kann|biete)|das (?:bringe ich mit|kann ich))$/i,
  ],
  ['other', /^(?:additional|other|further) (?:information|details)$|^miscellaneous$|^sonstiges$/i],
  ['interests', /interests|hobbies|hobbys|^interessen/i],
  ['references', /references|^referenzen/i],
  ['summary', /summary|objective|profile|overview|^about|^(?:kurz|berufs)?profil|^über mich|zusammenfassung|^ziele$/i],
  [
    'achievements',
    /^(?:(?:key|career|selected|professional|notable|major) )?(?:accomplishments|achievements|erfolge)$/i,
  ],
  ['volunteering', /volunteer|^ehrenamt/i],
  [
    'jobs',
    /experience|employment|^work$|career|^jobs?\b|^positions?\b|^(?:roles|posts|appointments|assignments)$|professional background|berufs|werdegang|internship|history|^praktik|tätigkeiten|beschäftigung|erfahrung$|^beruflicher? (?:stationen|laufbahn|hintergrund|praxis|entwicklung)$|^(?:(?:meine|bisherige) )*stationen$|^where i(?: have|'ve)? worked$|^wo ich (?:bisher )?gearbeitet habe$/i,
  ],
  ['projects', /projects?\b|projekte/i],
  [
    'contact',
    /^(?:contact(?: (?:me|details|information|info))?|kontakt(?:daten)?|pers(?:onal (?:details|information|data|info)|önliche (?:daten|angaben)))$/i,
  ],
];

/** Words that come before the name of a section but name none: "Current" alone is the end of a period. */
const qualifier = /^(?:professional|additional|other|relevant|current|core|and|und)$/i;
/** Longer lines are no heading; text in brackets after it does not count. */
const longestLine = 120;
const longestHeading = 45;
const mostWords = 5;
/** More words than this are a heading only in capitals, with a colon after them, or in the first person. */
const mostQuietWords = 3;
/** "Where I have worked", "Tickets and cards I hold". */
const firstPerson = fewRanges(
  /^(?:what|where|was|wo|cards|tickets|papers|licen[cs]es|certificates|qualifications)\s.{0,40}(?<!\p{L})i(?:ch)?(?!\p{L})/iu,
);

/** What kind of section a line opens; undefined for a line that is no known heading. */
export function headingOf(content: string): Exclude<SectionKind, 'top'> | undefined {
  if (content.length > longestLine) return undefined;
  const bare = content.replace(/(?<![:*_#=\-–])[:*_#=\-–]+\s*$|^[*_#=\-–\s]+|\s\([^)]{0,60}\)$/g, '');
  const parts = splitAtSpace(bare);
  const words = parts.length;
  if (words > mostWords || bare.length > longestHeading || qualifier.test(bare)) return undefined;
  if (/[.;,]$/.test(bare) || /\d|:/.test(bare) || bulletOf(content)) return undefined;
  // "Experience with Kubernetes" is no heading.
  if (/\p{L}\s+(?:with|using|in|as|mit)\s+\p{L}/iu.test(bare)) return undefined;
  // "Project Manager" and "Social Worker" are titles, and so is "Associate, Employment".
  if (/^\p{L}+,/u.test(bare) && titleWord.test(bare.split(',')[0]?.toLowerCase() ?? '')) return undefined;
  if (titleWord.test(parts.at(-1)?.toLowerCase() ?? '')) return undefined;
  const isLoud =
    bare === bare.toUpperCase() || content.trimEnd().endsWith(':') || words <= mostQuietWords || firstPerson.test(bare);
  const name = isLoud ? names.find(([, pattern]) => pattern.test(bare))?.[0] : undefined;
  // "Knife skills, butchery" is a list.
  const isList = bare.includes(',') && bare !== bare.toUpperCase() && !content.trimEnd().endsWith(':');
  return isList && name !== 'credentials' ? undefined : name;
}
