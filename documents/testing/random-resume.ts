/** What random resumes are made of: words of several scripts, with everything that breaks readers. */
const words = [
  'triage',
  'wound care',
  'Übergabe',
  'Größe',
  'naïve',
  'façade',
  'office',
  'efficient',
  'affluent',
  'fjord',
  'coöperation',
  'C++',
  'C#',
  '.NET',
  'Node.js',
  'R&D',
  '<40 %',
  '60,000',
  '3.5 M€',
  '£1.2m',
  '24/7',
  'A/B',
  'ISO-9001',
  'TÜV',
  'Łódź',
  'Żaneta',
  'Đà Nẵng',
  'Tiếng Việt',
  'Ελληνικά',
  'Русский',
  'Škoda',
  'år',
  'İstanbul',
  'señor',
  'œuvre',
  'well-being',
  '“quoted”',
  '‘single’',
  '„unten“',
  '(in brackets)',
  '[square]',
  'snake_case',
  '*starred*',
  '`code`',
  'two  spaces',
  'and/or',
  'e.g.',
  'No. 5',
  '→',
  '±5',
  'x²',
  'team-lead',
  'on-call',
  'the',
  'of',
  'with',
  'and',
  'for',
  'led',
  'built',
  'served',
];
const names = [
  'Anna Example',
  'Dr. Żaneta Lindqvist-Müller',
  'Nguyễn Thị Minh',
  'Ελένη Παπαδοπούλου',
  'Анна Иванова',
  'Øyvind Åse',
];
const titles = ['Charge Nurse', 'Software Engineer', 'Sous Chef', 'Projektleiterin', 'Warehouse Clerk', 'Teacher'];
const places = [
  'Fern Clinic, Köln',
  'Example Works Ltd',
  'Harbour Hotel',
  'Stadtwerke Beispielstadt',
  'Kho lạnh Ví Dụ',
];
const headings = [
  'Skills',
  'Education',
  'Certifications',
  'Languages',
  'Projects',
  'Interests',
  'Volunteering',
  'References',
];

/** A random resume as text: long or short, of one to five pages, some of its sections empty. */
export function randomResume(random: () => number): string {
  const pick = (values: readonly string[]): string => values[Math.floor(random() * values.length)] ?? '';
  const number = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  const many = <Made>(count: number, make: () => Made): Made[] => Array.from({ length: count }, make);
  const sentence = (from: number, to: number) => {
    const text = many(number(from, to), () => pick(words)).join(' ');
    return `Led ${text}${random() < 0.7 ? '.' : ''}`;
  };
  const bullet = () => `${pick(['•', '-', '*'])} ${sentence(3, random() < 0.2 ? 60 : 16)}`;
  const dates = () => `${number(1995, 2015)} – ${random() < 0.3 ? 'Present' : number(2016, 2026)}`;
  const gap = () => pick(['   ', '\t', ' | ', ', ']);
  const entry = () => [`${pick(titles)}, ${pick(places)}${gap()}${dates()}`, ...many(number(0, 6), bullet)];
  const section = (name: string): string[] => {
    const kind = random();
    if (kind < 0.1) return [name];
    if (kind < 0.4) return [name, ...many(number(1, 5), bullet)];
    if (kind < 0.7) return [name, ...many(number(1, 4), () => many(number(2, 12), () => pick(words)).join(', '))];
    return [name, ...many(number(1, 3), entry).flat()];
  };
  const size = random();
  const jobs = size < 0.1 ? 0 : size < 0.6 ? number(1, 4) : size < 0.9 ? number(4, 9) : number(15, 30);
  const contact = `anna_e@example.com${gap()}+49 221 5550142${gap()}www.example.com/anna`;
  const parts = [
    [pick(names), ...(random() < 0.9 ? [contact] : [])],
    ...(random() < 0.7 ? [['Summary', sentence(5, 50)]] : []),
    ...(jobs > 0 ? [['Work Experience', ...many(jobs, entry).flat()]] : []),
    ...headings.filter(() => random() < 0.4).map(section),
  ];
  return parts.map((lines) => lines.join('\n')).join(random() < 0.8 ? '\n\n' : '\n');
}
