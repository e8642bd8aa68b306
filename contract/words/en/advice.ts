import { nameLanguage } from '#contract/words/name-language.ts';
import type { AdviceParams, Importance } from '#engine';
import type { WordsOf } from '../words.ts';

const importances: Readonly<Record<Importance, string>> = {
  must: 'a must-have',
  preferred: 'preferred',
  nice: 'nice to have',
  unsure: 'perhaps asked for',
};

/** What to do about a requirement, where it could stand, and what to ask about it. */
export const advice: WordsOf<AdviceParams> = {
  'advice.close': ({ line, name }) => `“${line}” comes close to ${name}. If that is what it was, name it there.`,
  'advice.spelling': ({ line, name }) => `Check the spelling of ${name}: the line “${line}” writes it another way.`,
  'advice.listed': ({ name }) => `You list ${name}, but no job or project shows it. Say where you used it.`,
  'advice.passing': ({ name }) => `You only mention ${name} in passing. Show it in a job or project.`,
  'advice.tool': ({ name }) => `If you have used ${name}, say in which job and for what.`,
  'advice.skill': ({ name }) =>
    `If you have ${experience(name)}, show ${/skills$/i.test(name) ? 'them' : 'it'} in a job or project.`,
  'advice.licence': ({ name }) => `If you hold ${licence(name)}, list it.`,
  'advice.language': ({ name }) => `If you speak ${language(name)}, list it and say how well.`,
  'advice.soft': ({ name }) => `Show ${name} with something you did.`,
  'advice.title': ({ name }) => `If you have worked as ${withArticle(name)}, name the job.`,
  'advice.degree': ({ degree }) =>
    `If you hold ${withArticle(degree)}${degree === 'doctorate' ? '' : ' or a higher degree'}, name it.`,
  'advice.years': ({ years, shown }) => {
    const asked = `The posting asks for ${ofYears(years)} of experience. Check that every job has its dates`;
    return shown > 0 ? `${asked}. They add up to ${shown} now.` : `${asked} and says that you did this work.`;
  },
  'advice.keyword': ({ name }) => `Add “${name}” to your resume if it is true of you.`,
  'advice.worth': ({ importance, points }) => `It is ${importances[importance]}, worth ${worth(points)}.`,
  'placement.tool': ({ line, name }) => `If you used ${name} for this, say so here: “${line}”`,
  'placement.work': ({ line, name }) => `If this work included ${name}, say so here: “${line}”`,
  'placement.part': ({ line, name }) => `“${line}” counts in part. If you have ${experience(name)}, say so there.`,
  'placement.soft': ({ name }) => `Show ${name} with something you did; the word alone proves little.`,
  'placement.education': ({ name }) => `If you hold ${licence(name)}, list it with your education.`,
  'placement.licences': ({ name }) => `If you hold ${licence(name)}, list it with your licences and certificates.`,
  'placement.languages': ({ name }) => `If you speak ${language(name)}, list it with your languages.`,
  'placement.skills': ({ name }) => `No sentence mentions it yet. If it is true of you, list ${name} with your skills.`,
  'placement.basic': ({ name }) => `Skills: ${name}`,
  'proposal.spelling': ({ written, name }) => `Your resume spells it “${written}”: is it “${name}”?`,
  'proposal.otherName': ({ written, name }) =>
    `Your resume says “${written}”. Name it “${name}” as the posting does: not every system knows they are the same.`,
  'ask.tool': ({ name }) => `Have you used ${name}? Where?`,
  'ask.skill': ({ name }) => `Do you have ${experience(name)}? Where?`,
  'ask.licence': ({ name }) => `Do you hold ${licence(name)}? Since when?`,
  'ask.language': ({ name }) => `Do you speak ${language(name)}? How well?`,
  'ask.soft': ({ name }) => `Has your work called for ${name}? Where?`,
  'ask.degree': ({ degree }) => `Do you hold ${withArticle(degree)}?`,
  'ask.years': ({ years }) => `Do you have ${ofYears(years)} of experience?`,
  'ask.title': ({ name }) => `Have you worked as ${withArticle(name)}? Where?`,
  'ask.line': ({ line, name }) => `You write: “${line}” Does that show ${name}?`,
  'ask.keyword': ({ name }) => `Is “${name}” true of you? Where?`,
};

/** Also of a posting in German. */
function language(name: string): string {
  return nameLanguage(name, 'en');
}

/** "Experience with payroll", "supervisory experience", "computer skills". */
function experience(name: string): string {
  if (/^experience /i.test(name)) return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return /(?:experience|skills)$/i.test(name) ? name : `experience with ${name}`;
}

const licenceWord =
  /(?<!\p{L})(?:licen[sc]e|certificat(?:e|ion)|cert|qualification|diploma|degree|endorsement|permit|registration|admission|\p{L}*schein|card|ticket|check|clearance|status|award|nvq|svq|btec|gcse)s?(?!\p{L})/iu;
const heldAs = /^(.{2,60}) (?:certified|accredited)$/iu;

/** "The RN license", "the CPA licence or certificate", "the NATE certification", "a driving licence". */
function licence(name: string): string {
  const certified = heldAs.exec(name)?.[1];
  if (certified !== undefined) return `the ${certified} certification`;
  if (/^\p{Ll}/u.test(name) && /(?:licen[sc]e|check|card|permit|certificate|diploma|qualification)$/.test(name))
    return withArticle(name);
  return licenceWord.test(name) ? `the ${name}` : `the ${name} licence or certificate`;
}

function ofYears(years: number): string {
  return years === 1 ? 'a year' : `${years} years`;
}

function withArticle(name: string): string {
  const isSpelt = /^\p{Lu}{2}/u.test(name);
  return `${(isSpelt ? /^[AEFHILMNORSX]/ : /^[aeiou]/i).test(name) ? 'an' : 'a'} ${name}`;
}

function worth(points: number): string {
  if (points < 1) return 'less than a point';
  return points === 1 ? 'about a point' : `up to ${points} points`;
}
