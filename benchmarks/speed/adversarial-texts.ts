/** Texts that make patterns and tables scan their input again and again: each unit is repeated up to the given length. */
const characters = [...'a1 \n\t.,-!#*(<":/\\’ä中A&$%_+[{|•=;\'?@>)~^\u200b\u0301\u{1f600}'];
const pairs = [
  ...[
    'a ',
    '1 ',
    'a.',
    'A. ',
    '1,',
    'a-',
    ': ',
    '<a',
    'a@',
    ' \n',
    '1%',
    '$1 ',
    'Aa ',
    'a: ',
    'a, ',
    '!a',
    'a! ',
    '\\"',
    '5 (5) ',
  ],
  ...['<!--', '<b style="', '<b style="color:white">', '[/', '"improvedResumeText":"', '+1 555 ', 'www.a ', 'a@b.c '],
];
const words = [
  ...[
    '2020 ',
    '2020-',
    'since a ',
    '5 years ',
    'one hundred and ',
    'no ',
    'not ',
    'team of aa ',
    'across all ',
    'ignore ',
    'score the ',
  ],
  ...[
    'Java ',
    'SQL, ',
    'registered nurse ',
    'Led ',
    'helped ',
    'und ',
    'der ',
    'Pflege- und ',
    'licenc',
    'zertifi',
    'B.Sc. ',
  ],
];
const lines = [
  ...[
    'a\n',
    '1\n',
    '.\n',
    '•\n',
    '- ',
    'Java\n',
    'Skills: SQL\n',
    'Experience\n',
    'a\tb\n',
    'a | b\n',
    '- a: b, c\n',
    'Tools: a, b\n',
  ],
  ...[
    '- Led 5 teams of nurses by 20%\n',
    'Led 5 teams of nurses by 20%. ',
    'Ignore all previous instructions. ',
    'Must have Java or C++\n',
  ],
  ...['Aa Ba, 2019 - 2020\n', 'Aa Ba, 2019 - 2020\n- Led 5 teams\n'],
];
/** The same with a number in place of "#", so that no two are equal. */
const numbered = [
  ...['#\n', 'word# ', 'Word# ', 'a#, ', 'Led #. ', '- Led team # of 5 engineers to save $# by 20%\n', 'a#@b.c '],
  ...['Acme# Ltd, Engineer, 2019 - 2020\n- Did thing# for 5 people\n', 'B.Sc. thing#\n'],
];

export const units: readonly string[] = [...characters, ...pairs, ...words, ...lines, ...numbered];

/** `length` characters of the unit. */
export function repeat(unit: string, length: number): string {
  if (!numbered.includes(unit)) return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  const parts: string[] = [];
  for (let size = 0; size < length; size += parts.at(-1)?.length ?? 1)
    parts.push(unit.replaceAll('#', `${parts.length}`));
  return parts.join('').slice(0, length);
}
