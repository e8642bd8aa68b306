import { describe, expect, test } from 'vitest';
import { readPosting } from '../../extract/read-posting.ts';
import { createModel } from '../../lexicon/create-model.ts';
import { smallKnowledge } from '../../testing/small-document.ts';
import { tokenise } from '../../text/tokenise.ts';
import { indexResume } from '../index-resume.ts';
import { readCopies } from './read-copies.ts';

const text = `School Counsellor
Requirements
- Sees pupils one to one and runs small groups on worry and sleep
- This is not a clinical role, and others in the team write the reports
- No experience of court work`;
const { asks } = createModel();
const posting = readPosting(text, asks);
const own = 'Clerk at Fernbank Ltd who answered calls, filed letters and kept the diary of two partners for years';

describe('what is copied from the posting', () => {
  test('is found word by word where six or more stand in the same order', () => {
    const resume = tokenise(`${own}. Sees pupils one to one and runs small clubs`);
    const copied = resume.filter((_, word) => (readCopies(posting, resume).places[word] ?? -1) >= 0);
    expect(copied.map(({ surface }) => surface).join(' ')).toBe('Sees pupils one to one and runs small');
  });

  test('is the posting when it is all of it and next to nothing else', () => {
    expect(readCopies(posting, tokenise(text)).isWhole).toBe(true);
    expect(readCopies(posting, tokenise(`${text}\n${own}`)).isWhole).toBe(false);
    expect(readCopies(posting, tokenise(own)).isWhole).toBe(false);
  });

  test('is the posting also when that says everything twice, or asks for nothing', () => {
    const twice = `${text}\n${text}`;
    expect(readCopies(readPosting(twice, asks), tokenise(twice)).isWhole).toBe(true);
    const legal = 'Our benefits\n- Health, dental and vision insurance from your first day\n- A week of paid leave';
    expect(readCopies(readPosting(legal, asks), tokenise(legal)).isWhole).toBe(true);
  });

  test('denies nothing when it is the posting, although a person who said so would', () => {
    expect(indexResume(text, smallKnowledge).denied).toContain(1);
    expect(indexResume(text, smallKnowledge, posting).denied).not.toContain(1);
  });
});
