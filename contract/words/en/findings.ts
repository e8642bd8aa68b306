import type { FindingParams } from '#engine';
import type { WordsOf } from '../words.ts';

/** What a machine stumbles over in a resume, and how well it is written. */
export const findings: WordsOf<FindingParams> = {
  empty: () => 'No text was found. A scanned page has to be typed out.',
  'broken-characters': () =>
    'Some characters were lost: the file may use a font that machines cannot read. Export it again.',
  unreadable: () => 'More than one character in a hundred is broken: a machine would not read this file at all.',
  markup: () => 'The text contains HTML tags: paste it as plain text.',
  columns: () => 'Many lines are set in columns or a table: machines read straight across them. One column is safe.',
  'spaced-letters': () =>
    'Some words are s p a c e d apart: machines read their letters one by one. Write headings as words.',
  'no-contact': () => 'No email address or phone number was found in the text.',
  'no-dates': () => 'No years were found: machines count experience by job dates.',
  'no-sections': () => 'No usual headings (Experience, Education, Skills) were found on lines of their own.',
  'one-block': () => 'The text is one block without line breaks: sections and jobs cannot be told apart.',
  cut: () => 'One of the texts is longer than sixty pages: only its beginning was read.',
  noText: () => 'No text was found.',
  longLine: ({ text }) => `“${text}” is long: split it into two or three.`,
  weakStart: ({ text }) => `“${text}”: begin with what you did, a verb such as built, led, cut, taught.`,
  firstPerson: ({ text }) => `“${text}”: most resumes leave out “I” and “my”.`,
  phrase: ({ text }) => `“${text}”: everyone says this about themselves. Show it with a result.`,
  noNumbers: () => 'Few lines give a number: how many, how much, how often?',
  capitals: () => 'Nearly everything is in capitals, which is hard to read: keep them for headings.',
  short: ({ words }) => `The resume has ${words === 1 ? '1 word' : `${words} words`}; most have 300 to 800.`,
};
