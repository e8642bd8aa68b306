import type { LineRole, LooseLine, Reading } from '../types.ts';

type Data = { readonly [key: string]: unknown };

const isData = (value: unknown): value is Data => value !== null && typeof value === 'object' && !Array.isArray(value);
const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const joined = (parts: readonly unknown[], mark = ', '): string =>
  parts
    .map(text)
    .filter((part) => part !== '')
    .join(mark);

/** Whether a parsed JSON text follows jsonresume.org: its basics or its work. */
export function isJsonResume(value: unknown): value is Data {
  return isData(value) && (isData(value.basics) || Array.isArray(value.work) || Array.isArray(value.education));
}

/** The sections in the order of the schema, with the names that resumes use. */
const sections: readonly [key: string, heading: string, read: (item: Data) => [LineRole, string][]][] = [
  ['work', 'Work Experience', (item) => entry([item.position, item.name ?? item.company, item.location], item)],
  ['volunteer', 'Volunteering', (item) => entry([item.position, item.organization], item)],
  ['projects', 'Projects', (item) => [...entry([item.name, item.entity], item), ...keywords('', item.keywords)]],
  [
    'education',
    'Education',
    (item) => [
      ...entry([joined([item.studyType, item.area], ' '), item.institution, item.score], item),
      ...bullets(item.courses),
    ],
  ],
  [
    'skills',
    'Skills',
    (item) =>
      list(item.keywords).length > 0
        ? keywords(joined([item.name, item.level && `(${text(item.level)})`], ' '), item.keywords)
        : [['line', withNote(item.name, item.level)]],
  ],
  ['languages', 'Languages', (item) => [['line', withNote(item.language, item.fluency)]]],
  ['certificates', 'Certifications', (item) => [['line', joined([joined([item.name, item.issuer]), item.date], ' ')]]],
  [
    'awards',
    'Awards',
    (item) => [
      ['line', joined([joined([item.title, item.awarder]), item.date], ' ')],
      ['line', text(item.summary)],
    ],
  ],
  [
    'publications',
    'Publications',
    (item) => [
      ['line', joined([joined([item.name, item.publisher]), item.releaseDate], ' ')],
      ['line', text(item.summary)],
    ],
  ],
  ['interests', 'Interests', (item) => keywords(text(item.name), item.keywords)],
  [
    'references',
    'References',
    (item) => [
      ['line', text(item.name)],
      ['line', text(item.reference)],
    ],
  ],
];

const withNote = (name: unknown, note: unknown): string => joined([name, text(note) && `(${text(note)})`], ' ');
const bullets = (items: unknown): [LineRole, string][] => list(items).map((item) => ['bullet', text(item)]);

function keywords(name: string, items: unknown): [LineRole, string][] {
  const words = joined(list(items));
  return [['line', words === '' || name === '' ? name || words : `${name}: ${words}`]];
}

function entry(title: readonly unknown[], item: Data): [LineRole, string][] {
  const period = joined([item.startDate, item.endDate ?? (item.startDate && 'Present')], ' – ');
  return [
    ['line', joined([joined(title), period], ' ')],
    ['line', text(item.summary ?? item.description)],
    ...bullets(item.highlights),
  ];
}

/** A JSON Resume as the lines of a resume. */
export function readJsonResume(resume: Data): Reading {
  const lines: LooseLine[] = [];
  const add = (role: LineRole, words: string) => {
    const own = words.replace(/\s+/g, ' ').trim();
    if (own !== '') lines.push({ text: role === 'bullet' ? `• ${own}` : own, role, group: 0, boxes: [] });
  };
  const basics = isData(resume.basics) ? resume.basics : {};
  add('name', text(basics.name));
  add('line', text(basics.label));
  add('contact', contactOf(basics));
  if (text(basics.summary) !== '') {
    add('heading', 'Summary');
    add('line', text(basics.summary));
  }
  for (const [key, heading, read] of sections) {
    const items = list(resume[key]).filter(isData);
    if (items.length > 0) add('heading', heading);
    for (const item of items) for (const [role, words] of read(item)) add(role, words);
  }
  // No key of the schema: what it has no place for, as we write it.
  for (const section of list(resume.sections).filter(isData)) {
    add('heading', text(section.name));
    for (const line of list(section.lines)) add('line', text(line));
  }
  return { lines, warnings: [] };
}

function contactOf(basics: Data): string {
  const location = isData(basics.location) ? basics.location : {};
  const place = joined([location.address, location.postalCode, location.city, location.region]);
  const profiles = list(basics.profiles)
    .filter(isData)
    .map((profile) => text(profile.url) || joined([profile.network, profile.username], ': '));
  return joined([basics.email, basics.phone, place, basics.url ?? basics.website, ...profiles], ' | ');
}
