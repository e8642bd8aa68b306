import type { Token } from '../text/tokenise.ts';

/** What short degrees and professions stand for, in the words of the long ones. */
const degrees: Readonly<Record<string, string>> = {
  ba: 'bachelor art',
  bs: 'bachelor science',
  bsc: 'bachelor science',
  ab: 'bachelor art',
  bba: 'bachelor business administration',
  beng: 'bachelor engineering',
  btech: 'bachelor technology',
  bed: 'bachelor education',
  bfa: 'bachelor fine art',
  bcom: 'bachelor commerce',
  bsn: 'bachelor science nursing',
  llb: 'bachelor law',
  ma: 'master art',
  ms: 'master science',
  msc: 'master science',
  mba: 'master business administration',
  meng: 'master engineering',
  med: 'master education',
  mfa: 'master fine art',
  msn: 'master science nursing',
  msw: 'master social work',
  mph: 'master public health',
  llm: 'master law',
  rn: 'registered nurse',
  lpn: 'licensed practical nurse',
  cna: 'certified nursing assistant',
  cpa: 'certified public accountant',
  phd: 'doctor philosophy',
  pharmd: 'doctor pharmacy',
  dnp: 'doctor nursing practice',
  pgce: 'postgraduate certificate education',
  edd: 'doctor education',
  jd: 'juris doctor',
  md: 'doctor medicine',
  aa: 'associate art',
  as: 'associate science',
  aas: 'associate applied science',
};

/** A short degree in words `from` to before `to`: "BSc", "B.Sc.", "B.A.". */
export interface ShortDegree {
  words: string[];
  from: number;
  to: number;
}

/** The short degree that starts at a word, if one does. */
export function degreeAt(tokens: readonly Token[], from: number, end: number, text: string): ShortDegree | undefined {
  let letters = tokens[from]?.surface ?? '';
  if (!/^\p{Lu}/u.test(letters)) return undefined;
  let to = from + 1;
  for (let next = tokens[to]; next && to < end && to < from + 4; next = tokens[to]) {
    if (text.slice(tokens[to - 1]?.end ?? 0, next.start) !== '.' || next.surface.length > 4) break;
    letters += next.surface;
    to += 1;
  }
  const known = degrees[letters.toLowerCase()];
  // "As" and "Med" are words; a degree has two capitals at least.
  if (known === undefined || (letters.match(/\p{Lu}/gu) ?? []).length < 2) return undefined;
  return { words: known.split(' '), from, to };
}
