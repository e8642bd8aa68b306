import type { Importance, Requirement, RequirementKind } from '../types.ts';

const importanceNames: Readonly<Record<Importance, string>> = {
  must: 'a must-have',
  preferred: 'preferred',
  nice: 'nice to have',
};

/**
 * A requirement's name as it stands inside a sentence: "Wound care" at the start of a line is "wound care" here; names
 * such as Google Classroom and Python keep their capitals.
 */
export function nameOf(surface: string, { canonical, kind }: Pick<Requirement, 'canonical' | 'kind'>): string {
  const small = surface.toLowerCase();
  const isListed = kind !== 'knowledge' && kind !== 'language';
  if (isListed && small === canonical) return canonical;
  const isPhrase = surface.includes(' ') && kind !== 'language';
  return isPhrase && surface.slice(1) === small.slice(1) ? small : surface;
}

/** "It is a must-have, worth up to 3 points." */
export function worth(importance: Importance, gain: number): string {
  const points = Math.round(gain);
  const much = points < 1 ? 'less than a point' : points === 1 ? 'about a point' : `up to ${points} points`;
  return `It is ${importanceNames[importance]}, worth ${much}.`;
}

const licenceWord =
  /(?:licen[sc]e|certificat(?:e|ion)|qualification|diploma|degree|endorsement|permit|registration|admission|schein|card)s?$/i;

/** "the RN license", "the CPA licence or certificate". */
export function licenceName(name: string): string {
  return licenceWord.test(name) ? `the ${name}` : `the ${name} licence or certificate`;
}

function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** How a requirement is spoken of: "CCRN certification" is one, though no list holds it. */
export function manner(kind: RequirementKind, name: string): RequirementKind {
  return kind === 'knowledge' && licenceWord.test(name) ? 'licence' : kind;
}

/** What is asked about a keyword that nothing in the resume proves. */
export const questionOf: Readonly<Record<RequirementKind, (name: string) => string>> = {
  tool: (name) => `Have you used ${name}? Where?`,
  skill: (name) => `Do you have experience with ${name}? Where?`,
  knowledge: (name) => `Do you have experience with ${name}? Where?`,
  licence: (name) => `Do you hold ${licenceName(name)}? Since when?`,
  language: (name) => `Do you speak ${name}? How well?`,
  soft: (name) => `Where has your work called for ${name}?`,
  degree: (name) => `Do you hold ${withArticle(name)}?`,
  years: (name) => `Do you have ${name}?`,
  title: (name) => `Have you worked as ${name}? Where?`,
};

/** What to do about a requirement that nothing in the resume proves. */
export const adviceOf: Readonly<Record<RequirementKind, (name: string) => string>> = {
  tool: (name) => `If you have used ${name}, say in which job and for what.`,
  skill: (name) => `If you have experience with ${name}, show it in a job or project.`,
  knowledge: (name) => `If you have experience with ${name}, show it in a job or project.`,
  licence: (name) => `If you hold ${licenceName(name)}, list it.`,
  language: (name) => `If you speak ${name}, list it and say how well.`,
  soft: (name) => `Show ${name} by something that you did.`,
  degree: (name) => `If you hold ${withArticle(name)}${name === 'doctorate' ? '' : ' or a higher degree'}, name it.`,
  years: (name) => `The posting asks for ${name}. Check that every job has its dates.`,
  title: (name) => `If you have worked as ${name}, name the job.`,
};

/** A line short enough to quote, cut between words, or at least never inside a character of two units. */
export function shorten(line: string, most = 120): string {
  return line.length <= most ? line : `${line.slice(0, most).replace(/(?<!\s)\s+\S*$|[\ud800-\udbff]$/, '')} …`;
}
