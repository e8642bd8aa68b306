import type { FindingParams } from '#engine';
import type { WordsOf } from '../words.ts';

/** What a machine stumbles over in a resume, and how well it is written. */
export const findings: WordsOf<FindingParams> = {
  empty: () => 'No text was found. A scanned page must be typed.',
  'broken-characters': () =>
    'Some characters did not survive: the file may use a font that machines cannot read. Export it anew.',
  unreadable: () => 'More than one character in a hundred is broken: a machine would not read this file at all.',
  markup: () => 'The text holds HTML tags: paste it as plain text.',
  columns: () => 'Many lines stand in columns or a table: machines read straight across them. One column is safe.',
  'spaced-letters': () =>
    'Letters stand apart ("S K I L L S"): machines read them one by one. Write headings as words.',
  'no-contact': () => 'No e-mail address or telephone number was found in the text.',
  'no-dates': () => 'No years were found: machines count experience by the dates of jobs.',
  'no-sections': () => 'No usual headings (Experience, Education, Skills) were found on lines of their own.',
  'one-block': () => 'The text is one block without line breaks: sections and jobs cannot be told apart.',
  noText: () => 'No text was found.',
  longLine: ({ text }) => `"${text}" is long: split it into two or three.`,
  weakStart: ({ text }) => `"${text}": begin with what you did, a verb such as built, led, cut, taught.`,
  firstPerson: ({ text }) => `"${text}": most resumes leave out "I" and "my".`,
  phrase: ({ text }) => `"${text}": everyone says this of themselves. Show it by a result.`,
  noNumbers: () => 'Few lines name a number: how many, how much, how often?',
  capitals: () => 'Nearly everything is in capitals, which is slow to read: keep them for headings.',
  short: ({ words }) => `The resume has ${words === 1 ? '1 word' : `${words} words`}; most have 300 to 800.`,
};
