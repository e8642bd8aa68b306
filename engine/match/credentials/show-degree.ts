import { degreeLevelIn } from '../../extract/credentials/credentials.ts';
import { onceFor } from '../../text/cache/once-for.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { kindsOfTrade } from '../../text/roots/trade-kinds.ts';
import type { ResumeText } from '../index-resume.ts';
import { partOfLine } from './part-of-line.ts';
import { isPending } from './pending-words.ts';

/** How people tell of a degree without its title, by the rank that it has in postings. */
const told: readonly [number, RegExp][] = [
  [
    2,
    fewRanges(
      /(?<!\p{L})Dipl\.-?\p{Lu}|\b(?:majored in|degree from|graduated in)(?!\p{L})|(?<=\b\p{L}{2,20}) degree (?:from|at)(?!\p{L})|^[^\p{L}]{0,4}[BM][AS], \p{L}{4}.{0,60}(?:University|College|Institute|School)(?!\p{L})/iu,
    ),
  ],
  [
    1,
    fewRanges(
      /(?<=\p{L}{3})(?:lehre|ausbildung|umschulung)(?!\p{L})|(?<!\p{L})(?:Gesell(?:en(?:brief|prüfung)|e|in)|Facharbeiterbrief|Facharbeiterin|Facharbeiter|Meisterbrief)(?!\p{L})|(?<=\p{L}{3})gesell(?:e|in)(?!\p{L})|\b(?:[Gg]elernte[rn]?|[Aa]usgebildete[rn]?|[Gg]eprüfte[rn]?|[Ss]taatlich anerkannte[rn]?) \p{Lu}|\b(?:[Ss]erved my time|[Tt]ime-served)\b/u,
    ),
  ],
];

/** The level of the highest degree or training that a line of a resume tells of; -1 for none. */
export function degreeLevelShown(text: string): number {
  return Math.max(degreeLevelIn(text), told.find(([, pattern]) => pattern.test(text))?.[0] ?? -1);
}

/** The same of every line of a resume; undefined for what the person does not have yet, or no longer. */
export const degreeLevelsOf = onceFor(
  ({ resume, now }: Pick<ResumeText, 'resume' | 'now'>): readonly (number | undefined)[] =>
    resume.lines.map(({ content, section, role }) => {
      // "Schule und Ausbildung" heads what it says, and shows none of it.
      if (role === 'heading') return undefined;
      const isSchooling = section === 'education';
      const level = levelIn(content, isSchooling);
      const isOpen = (text: string) => isPending(text, now) || (isSchooling && goesOn.test(text));
      if (level < 0 || !isOpen(content)) return level;
      // "MSc in progress, BSc 2015": a line may name several.
      const finished = content.split(/[,;|]/).filter((part) => degreeLevelShown(part) >= 0);
      if (finished.length < 2) return undefined;
      const levels = finished.filter((part) => !isOpen(ownPart(content, part))).map((part) => degreeLevelShown(part));
      return levels.length > 0 ? Math.max(...levels) : undefined;
    }),
);

function levelIn(content: string, isSchooling: boolean): number {
  const shown = degreeLevelShown(content);
  return isSchooling ? Math.max(shown, levelOfSchooling(content)) : shown;
}

function ownPart(line: string, part: string): string {
  const start = line.indexOf(part);
  return partOfLine(line, { start: start + 1, end: start + part.length }).own;
}

/** What somebody still studies: "Studiengang Bauwesen, seit 2024", "BSc Nursing, 2024 – present". */
const goesOn = fewRanges(
  /(?<!\p{L})(?:seit|since|ab) (?:\d{1,2}[./]|\p{L}{3,9}\.? )?20\d\d|20\d\d ?(?:-|–|—|to|bis) ?(?:present|now|today|current|date|heute|jetzt|dato|laufend)(?!\p{L})/iu,
);

/** What a line of one's education tells without saying so: where one studied, or the trade that one learned ("2010 – 2013 Industriekauffrau"). */
function levelOfSchooling(content: string): number {
  if (university.test(content)) return levelOfStudies;
  if (ofSchool.test(content)) return levelOfSchool;
  return kindsOfTrade(content).length > 0 && learned.test(content) && !school.test(content) ? levelOfTraining : none;
}

const none = -1;
const levelOfSchool = 0;
const levelOfTraining = 1;
/** People of a trade: the last word of its name. */
const learned = fewRanges(
  /(?<!\p{L})\p{Lu}[\p{L}-]{2,40}(?:mann|frau|er|erin|ist|istin|ent|entin|eur|eurin|koch|köchin|angestellte[rn]?|wirt|wirtin)(?!\p{L})|(?<!\p{L})(?:Koch|Köchin)(?!\p{L})/u,
);
const school = /(?:schule|gymnasium|abitur|reife|schulabschluss|kurs|seminar|fortbildung|schulung)/iu;

/** "Harlem Grove HS, 2012", "Hauptschule Beispielstadt, 2008". */
const ofSchool = fewRanges(
  /(?<!\p{L})(?:HS|H\.S\.|(?:Haupt|Real|Gesamt|Mittel|Ober)schule|Gymnasium)(?!\p{L})|(?<!\p{L})\p{Lu}\p{L}{1,30} High(?: School)?(?=[,;)]|\s*$| \(?\d{4})/u,
);

/** Where one studies, in a line of one's education. */
const university = fewRanges(
  /(?<!\p{L})(?:FH|TU|TH|HS|HAW|HTWK?|Hochschule|Fachhochschule|Universität|Uni) \p{Lu}|(?<!\p{L})Dipl\.-/u,
);
const levelOfStudies = 2;
