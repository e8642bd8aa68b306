import type { Entry, Item, Resume, Section, WrittenPeriod } from '#engine';
import { findLinks } from './find-links.ts';
import type { PrintedResume } from './printed-resume.ts';

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';
const phone = /\+?\d[\d\s().\-/]{6,20}\d/;

/**
 * The resume as JSON Resume 1.0. The schema has no place for everything: a section that it does not know stands in `sections`, under
 * its own heading.
 */
export function writeJsonResume(resume: Resume, printed: PrintedResume): string {
  const { sections, text } = resume;
  const of = (...kinds: Section['kind'][]) => sections.filter(({ kind }) => kinds.includes(kind));
  const entries = (kind: Entry['kind']) => resume.entries.filter((entry) => entry.kind === kind);
  const inLines = (kind: Section['kind'], key: string) =>
    of(kind).flatMap((section) => linesOf(text, section.items).map((line) => ({ [key]: line })));
  const whole = {
    $schema: schema,
    basics: basicsOf(resume, printed),
    work: entries('job').map((entry) => workOf(text, entry, 'name')),
    volunteer: entries('volunteering').map((entry) => workOf(text, entry, 'organization')),
    projects: entries('project').map((entry) => workOf(text, entry, 'entity')),
    education: [...entries('school').map((entry) => schoolOf(text, entry)), ...inLines('education', 'area')],
    skills: of('skills').flatMap((section) => linesOf(text, section.items).map(skillOf)),
    languages: inLines('languages', 'language'),
    certificates: inLines('credentials', 'name'),
    awards: inLines('achievements', 'title'),
    interests: inLines('interests', 'name'),
    references: inLines('references', 'reference'),
    sections: of('other', 'jobs', 'projects', 'volunteering')
      .filter(({ items }) => items.length > 0)
      .map((section) => ({ name: section.heading?.content ?? '', lines: linesOf(text, section.items) })),
  };
  return `${JSON.stringify(whole, withoutEmpty, 2)}\n`;
}

const withoutEmpty = (_: string, value: unknown): unknown =>
  value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

const linesOf = (text: string, items: readonly Item[]): string[] =>
  items.map(({ wordsStart, end }) => plain(text.slice(wordsStart, end)));

function basicsOf({ sections, text }: Resume, { lines }: PrintedResume) {
  const top = sections.filter(({ kind }) => kind === 'top' || kind === 'contact');
  const head = top.map(({ start, end }) => text.slice(start, end)).join('\n');
  const links = findLinks(plain(head));
  const urls = links.filter(({ url }) => !url.startsWith('mailto:')).map(({ url }) => url);
  const label = lines.find(({ role, text: own }) => role === 'contact' && !/[@\d]/.test(own))?.text;
  const summary = sections
    .filter(({ kind }) => kind === 'summary')
    .flatMap(({ items }) => linesOf(text, items))
    .join('\n');
  return {
    name: lines[0]?.role === 'name' ? lines[0].text : undefined,
    label,
    email: links.find(({ url }) => url.startsWith('mailto:'))?.url.slice('mailto:'.length),
    phone: phone.exec(head)?.[0],
    url: urls[0],
    summary,
    profiles: urls.slice(1).map((url) => ({ network: new URL(url).hostname, url })),
  };
}

function workOf(text: string, entry: Entry, organisation: 'name' | 'organization' | 'entity') {
  const title = entry.title && plain(text.slice(entry.title.start, entry.title.end));
  const employer = entry.organisation && plain(text.slice(entry.organisation.start, entry.organisation.end));
  const header = entry.header.map(({ content }) => content).join(', ');
  const sentences = entry.items.filter(({ isBullet }) => !isBullet);
  return {
    ...(organisation === 'entity' ? { name: title ?? header } : { position: title ?? header }),
    [organisation]: employer,
    ...datesOf(entry),
    summary: linesOf(text, sentences).join('\n'),
    highlights: linesOf(
      text,
      entry.items.filter(({ isBullet }) => isBullet),
    ),
  };
}

function schoolOf(text: string, entry: Entry) {
  const name = entry.organisation && plain(text.slice(entry.organisation.start, entry.organisation.end));
  const title = entry.title && plain(text.slice(entry.title.start, entry.title.end));
  return {
    institution: name,
    area: title ?? entry.header.map(({ content }) => content).join(', '),
    ...datesOf(entry),
    courses: linesOf(text, entry.items),
  };
}

function datesOf({ periods }: Entry) {
  const [period] = periods;
  if (!period) return {};
  const { from, to, isRange } = period;
  return { startDate: isRange ? dateOf(from) : undefined, endDate: to === 'current' ? undefined : dateOf(to) };
}

const dateOf = ({ year, month }: WrittenPeriod['from']): string =>
  month === undefined ? String(year) : `${year}-${String(month).padStart(2, '0')}`;

/** "Systems: Epic, Pyxis" is a group, "Triage, wound care" a list. */
function skillOf(line: string) {
  const group = /^([^:]{2,40}):\s(.{1,2000})$/.exec(line);
  const keywords = (group?.[2] ?? line).split(/[,;|•·]\s?/).map(plain);
  return { name: group?.[1] ?? '', keywords: keywords.filter((keyword) => keyword !== '') };
}
