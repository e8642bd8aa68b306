import type { ScoreParams } from '#engine';
import type { WordsOf } from '../words.ts';

const fits: Readonly<Record<ScoreParams['score.fit']['fit'], string>> = {
  all: "Your resume is about the posting's work",
  most: "Your resume is mostly about the posting's work",
  part: "Your resume is only partly about the posting's work",
  little: "Little of your resume is about the posting's work",
  hardly: "Your resume hardly mentions the posting's work",
};

/** How the score adds up, and what can decide regardless of it. */
export const score: WordsOf<ScoreParams> = {
  'score.must': () => 'Must-have requirements',
  'score.preferred': () => 'Preferred requirements',
  'score.nice': () => 'Other things the posting mentions',
  'score.unsure': () => 'Perhaps asked for',
  'score.field': () => 'Field of work',
  'score.coverage': () => "The posting's other words",
  'score.missing': () => 'Required licence, degree or language not shown',
  'score.missingWhy': () => 'What else you show makes up for it only in part',
  'score.years': () => 'Years of experience not shown',
  'score.yearsWhy': () => 'The posting asks for more years of such work than your resume shows',
  'score.denied': () => 'What your resume says it lacks',
  'score.used': ({ percent }) => `Your resume uses ${percent}% of the words that tell what the job is`,
  'score.denials': ({ count }) =>
    count === 1
      ? 'Your resume denies one thing that the posting asks for'
      : `Your resume denies ${count} things that the posting asks for`,
  'score.nothing': () => 'Little or nothing was found',
  'score.nothingWhy': () => 'The number comes from the field of work alone, so take it as a rough guess',
  'score.unread': () => 'The posting could not be judged',
  'score.unreadWhy': () => 'It asks for nothing that could be read, so a low score says nothing about you',
  'score.keywords': () => 'Keywords of the posting found in the resume',
  'score.confirmed': () => 'Confirmed by you',
  'score.confirmedLines': ({ count }) =>
    count === 1
      ? 'You say that one line of your resume shows a requirement'
      : `You say that ${count} lines of your resume show requirements`,
  'score.found': ({ found, all }) => `${found} of ${all} found`,
  'score.foundPartly': ({ found, partly, all }) => `${found} of ${all} found, ${partly} more in part`,
  'score.foundKeywords': ({ found, all }) => `${found} of ${all} keywords`,
  'score.fit': ({ fit, fields }) => `${fits[fit]}: ${fields.join(' and ')}`,
  'knockOut.named': ({ line }) => `Your resume mentions it: “${line}”`,
  'knockOut.says': ({ line }) => `Your resume says: “${line}”`,
  'knockOut.missing': () => 'The posting insists on it, and your resume does not mention it.',
  'knockOut.silent': () => 'Your resume does not say. If you have it, a line about it saves the employer asking.',
};
