import { expect, test } from 'vitest';
import { readPosting } from '../../extract/read-posting.ts';
import { createModel } from '../../lexicon/create-model.ts';
import { linesOfWords, splitLines } from '../../text/lines.ts';
import { tokenise } from '../../text/tokenise.ts';
import { readCopies } from './read-copies.ts';
import { markToldCopies } from './told-copies.ts';

const told = 'In this job you will answer customers by chat, troubleshoot rotas and write help centre articles.';
const given = 'Structured training on gold appraisal, credit underwriting and collections for all new joiners.';
const company = 'Fernbank Support started in a café and today nine thousand gyms use what we build for their rotas.';
const wanted = 'Preventive and breakdown maintenance of motors, pumps and panels';
const posting = readPosting(
  `Support Specialist\n${company}\n${told}\nWhat counts\n- ${wanted}\n- Zendesk\n${given} We sit in Leeds and you can bring your dog along every day.`,
  createModel().asks,
);

/** The lines of which a word is marked. */
function markedLines(text: string, of = posting): string[] {
  const tokens = tokenise(text);
  const lines = splitLines(text);
  const lineOf = linesOfWords(lines, tokens);
  const marks = new Uint8Array(tokens.length);
  markToldCopies(of, { lineOf }, readCopies(of, tokens), marks);
  return lines
    .filter((_, line) => marks.some((mark, word) => mark === 1 && lineOf[word] === line))
    .map(({ content }) => content);
}

test('a sentence of the posting about “you” or “we” shows nothing of whoever copies it, although it asks', () => {
  expect(markedLines(`Clerk\n- ${told}\nAnswered the phone`)).toEqual([`- ${told}`]);
});

test('what stands in such a sentence behind its subject, or as an item of a list, may be said of oneself', () => {
  expect(
    markedLines(`Clerk\n- Answer customers by chat, troubleshoot rotas and write help centre articles\n- ${wanted}`),
  ).toEqual([]);
});

test('a copy that begins within the sentence still says of whom it is', () => {
  expect(markedLines(`Clerk\n- ${told.replace('In this job ', '')}`)).toHaveLength(1);
});

test('a first line that is a sentence is no title', () => {
  const first = 'Fernbank Support is a company of sixty people who build rotas for gyms and care homes.';
  const untitled = readPosting(`${first}\nRequirements\n- ${wanted}\n- Zendesk and Jira`, createModel().asks);
  expect(markedLines(`Clerk\n${first}\nFilled shelves`, untitled)).toEqual([first]);
});

test('an item between sentences about somebody else came with them', () => {
  const block = `${given} We sit in Leeds and you can bring your dog along every day.`;
  expect(markedLines(`Clerk\n- ${given}`)).toEqual([]);
  expect(markedLines(`Clerk\n${block}\nFilled shelves`)).toEqual([block]);
});

test('prose beside the lists of what is asked is no item of theirs, and whoever copies all of it shows nothing', () => {
  const prose = 'Chat, email and phone support, onboarding calls, help centre articles.';
  const items = ['Zendesk', 'SQL', 'Jira', 'Clear English'].map((item) => `- ${item}`).join('\n');
  const listed = readPosting(`Support Specialist\n${prose}\nRequirements\n${items}`, createModel().asks);
  expect(markedLines(`Clerk\n- ${prose}\n- Chat, email and phone support`, listed)).toEqual([`- ${prose}`]);
});

test('a line from elsewhere in the posting did not come with them', () => {
  expect(markedLines(`- ${wanted}\n${company}\n${told}`)).toEqual([company, told]);
});

test('the posting itself is no resume, and all of it counts', () => {
  expect(markedLines(posting.text)).toEqual([]);
});

test('a sentence that somebody made items of is no copy of it, in whatever order they stand', () => {
  const items = ['Answer customers by chat, troubleshoot rotas and', 'write help centre articles for our gyms'];
  const duties = `In this job you will ${items.join(' ').toLowerCase()}.`;
  const prose = readPosting(`Support Specialist\n${company}\n${duties}\nWe sit in Leeds.`, createModel().asks);
  expect(markedLines(`Clerk\n${items.map((item) => `- ${item}`).join('\n')}`, prose)).toEqual([]);
});
