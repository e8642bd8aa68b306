import { describe, expect, test } from 'vitest';
import { loadEngine } from '#engine';

const engine = await loadEngine();

/** What is asked about a line that replaces another. */
function questions(line: string, rewritten: string, confirmed: string[] = []): (string | undefined)[] {
  const resume = (text: string) => `Robin Sample
robin@mail.example

Experience
Associate, Acme Stores, Springfield, 2016 - 2021
- ${text}

Education
BA History, Elm University, 2015`;
  return engine
    .compare({ originalText: resume(line), improvedText: resume(rewritten), confirmed })
    .changes.flatMap(({ claims }) => claims.flatMap(({ question }) => question?.code ?? []));
}

describe('what a resume leaves to others, to chance or to the future is asked about', () => {
  test.each([
    ['ask.ownRole', 'Checked levels under the senior surveyor', 'Checked levels as senior surveyor'],
    [
      'ask.ownDeed',
      'Prepare standards; certificates are signed by the section head',
      'Prepare standards and sign the certificates',
    ],
    [
      'ask.ownDeed',
      'Collected quotes for the move; the committee picked the mover',
      'Collected quotes for the move and picked the mover',
    ],
    [
      'ask.cause',
      'Food cost went from 34% to 31% after the head chef changed the supplier',
      'Brought food cost down from 34% to 31% by changing the supplier',
    ],
    [
      'ask.cause',
      'After a tidy-up of records, returns dropped by a fifth',
      'Tidied up records, reducing returns by a fifth',
    ],
    [
      'ask.cause',
      'Since the re-slot, picks on my shift rose from 78 to 91',
      'Raised the picks on my shift from 78 to 91',
    ],
    [
      'ask.cause',
      'Takings rose by 15% over the summer of 2023, when the terrace was added',
      'Increased takings by 15% over the summer of 2023',
    ],
    ['ask.finished', 'Suggested a repair bench to the area manager', 'Set up a repair bench with the area manager'],
    ['ask.stillHolds', 'Hosted puppy parties every other Saturday', 'Hosted puppy parties every Saturday'],
    ['ask.stillHolds', 'Take X-rays when the dentist has prescribed them', 'Take X-rays'],
    ['ask.forWhom', 'Gave a talk to twenty pupils', 'Gave a talk to twenty salon owners'],
  ])('%s: %s', (code, line, rewritten) => {
    expect(questions(line, rewritten)).toContain(code);
  });

  test.each([
    ['Checked levels under the senior surveyor', 'Under the senior surveyor, checked levels'],
    [
      'Prepare standards; certificates are signed by the section head',
      'Prepare standards, with certificates signed by the section head',
    ],
    [
      'Food cost went from 34% to 31% after the head chef changed the supplier',
      'Saw food cost go from 34% to 31% after the head chef changed the supplier',
    ],
    ['Suggested a repair bench to the area manager', 'Proposed a repair bench to the area manager'],
    ['Hosted puppy parties every other Saturday', 'Hosted puppy parties on alternate Saturdays'],
    ['Take X-rays when the dentist has prescribed them', 'Take X-rays once the dentist has prescribed them'],
    ['Trained two new starters', 'Trained two new employees'],
    ['Served up to 300 guests', 'Served as many as 300 guests'],
    ['Stepped up to sous chef on Mondays', 'Acted up as sous chef on Mondays'],
    ['One of a team of four that rewrote 14 pages', 'One of four developers who rewrote 14 pages'],
  ])('and not when it is still left to them: %s', (line, rewritten) => {
    expect(questions(line, rewritten)).toEqual([]);
  });

  test('an answered question is not asked again, and each kind of question is asked once a line', () => {
    const [line, rewritten] = [
      'Suggested a repair bench to the area manager',
      'Set up a repair bench with the area manager',
    ];
    expect(questions(line, rewritten).filter((code) => code === 'ask.finished')).toHaveLength(1);
    expect(questions(line, rewritten, [rewritten])).not.toContain('ask.finished');
  });
});
