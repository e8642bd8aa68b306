import { readFileSync } from 'node:fs';
import { loadEngine } from '../../engine/index.ts';

export const name = 'Credentials: shown of those who have them in other words, and of those who have less';

/** What each file was used for, and the day of its texts: of the second ones several are pending or over on that day. */
const files = [
  { use: 'learned from', file: 'credentials.tsv', now: undefined },
  { use: 'kept back', file: 'credentials-kept-back.tsv', now: undefined },
  { use: 'learned from', file: 'credentials-second.tsv', now: '2026-11-29' },
  { use: 'kept back', file: 'credentials-second-kept-back.tsv', now: '2026-11-29' },
] as const;

/** The rest of a posting and of a resume around the two lines that are held against each other. */
const around = {
  en: {
    posting: (line: string) =>
      `Team Member\n\nWe are a busy firm in town and look for someone reliable to join our crew.\n\nRequirements\n- ${line}\n- Two years of experience in a similar role\n- Good communication\n- Microsoft Excel\n\nWe offer free parking and a pension.`,
    resume: (line: string) =>
      `Jamie Brackwell\njamie@example.org\n\nExperience\nTeam Member, Holt & Sons, 2018 - 2025\n- Served customers and kept the site tidy\n- Filled in daily records in Excel\n\nEducation and Qualifications\n${line}\nEnrolled at Marlow School, 2005 - 2010`,
  },
  de: {
    posting: (line: string) =>
      `Mitarbeiter (m/w/d)\n\nWir sind ein Betrieb mit 40 Leuten und suchen Verstärkung.\n\nDas bringen Sie mit\n- ${line}\n- zwei Jahre Berufserfahrung\n- Teamfähigkeit\n- MS Excel\n\nWir bieten 30 Tage Urlaub.`,
    resume: (line: string) =>
      `Jana Brackmann\njana@example.org\n\nBerufserfahrung\n2018 – 2025 Mitarbeiterin, Holt GmbH\n- Kunden bedient und Ware geprüft\n- Listen in Excel geführt\n\nAusbildung und Qualifikationen\n${line}\nHauptschule Marlow 2005 – 2010`,
  },
} as const;

const apart = /^(?:licence|degree|language)$/;
/** Credit from which a requirement counts as shown; what is related has half. */
const shownFrom = 0.6;

export async function run(): Promise<{ rows: Record<string, string | number>[] }> {
  const engine = await loadEngine();
  const isShownOn = (now: string | undefined) => (language: 'en' | 'de', asked: string, line: string) => {
    const jobDescription = around[language].posting(asked);
    const start = jobDescription.indexOf(asked);
    const { requirements } = engine.analyse({
      jobDescription,
      // A line that a page broke is one with "\\n" in it.
      resumeText: around[language].resume(line.replaceAll('\\n', '\n')),
      now,
    });
    const own = requirements.filter(({ requirement }) =>
      requirement.spans.some((span) => span.start >= start && span.start < start + asked.length),
    );
    const credentials = own.filter(({ requirement }) => apart.test(requirement.kind));
    return own.some(({ credit }) => credit > shownFrom) && credentials.every(({ credit }) => credit > shownFrom);
  };
  return { rows: files.flatMap(({ use, file, now }) => count(file, use, isShownOn(now))) };
}

function count(
  file: string,
  use: string,
  isShown: (language: 'en' | 'de', asked: string, line: string) => boolean,
): Record<string, string>[] {
  const pairs = readFileSync(new URL(`data/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'));
  return (['en', 'de'] as const).map((language) => {
    const shown = (has: string) => {
      const own = pairs.filter((pair) => pair[0] === language && pair[1] === has);
      return `${own.filter(([, , asked = '', line = '']) => isShown(language, asked, line)).length} of ${own.length}`;
    };
    return { pairs: `${file}, ${language}, ${use}`, 'who has it': shown('yes'), 'who has less': shown('no') };
  });
}
