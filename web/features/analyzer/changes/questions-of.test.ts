import { describe, expect, test } from 'vitest';
import { type Change, loadEngine } from '#engine';
import { isVouchedFor, questionsOf } from './questions-of.ts';

const engine = await loadEngine();
const original = [
  'Mara Quill, Line Cook',
  'Experience',
  'Line Cook, Harbour Table, 2019 - 2024',
  '- Trained 6 kitchen helpers',
  '- Kept the temperature log',
].join('\n');

/** The one change that this replacement makes. */
function changeOf(from: string, to: string): Change {
  const { changes } = engine.compare({ originalText: original, improvedText: original.replace(from, to) });
  const [change] = changes;
  if (!change || changes.length > 1) throw new Error('Expected exactly one change.');
  return change;
}

function answerOf(subject: string, isTrue: boolean) {
  return { id: subject, subject, is_true: isTrue, statement: null, line: null };
}

const trained = 'Trained 6 kitchen helpers';
const kept = 'Kept the temperature log';
/** What an answer about words of a line is remembered by. */
const subjectAbout = (words: string, line = trained) => `${words} – ${line}`;

describe('what a change asks', () => {
  test('is each subject once, with its earlier answer, ignoring case', () => {
    const change = changeOf('Trained 6 kitchen helpers', 'Led the training of 20 kitchen helpers');
    const subjects = questionsOf(change, []).flatMap((asked) => asked.subjects.map((subject) => subject.toLowerCase()));
    const [number, led] = [subjectAbout('20'), subjectAbout('Led')];
    expect(subjects).toContain(number.toLowerCase());
    expect(new Set(subjects).size).toBe(subjects.length);
    expect(questionsOf(change, [answerOf(number, false)]).find(({ subjects: of }) => of.includes(number))?.answer).toBe(
      false,
    );
    const loud = answerOf(led.toUpperCase(), true);
    expect(questionsOf(change, [loud]).find(({ subjects: of }) => of.includes(led))?.answer).toBe(true);
  });

  test('has answers that fit it: leading or taking part, else yes or no', () => {
    const change = changeOf('Trained 6 kitchen helpers', 'Led the training of 20 kitchen helpers');
    const asked = questionsOf(change, []);
    expect(asked.find(({ subjects }) => subjects.includes(subjectAbout('Led')))).toMatchObject({
      question: 'Did you lead it, or take part in it?',
      yes: 'I led it',
      no: 'I took part in it',
    });
    expect(asked.find(({ subjects }) => subjects.includes(subjectAbout('20')))).toMatchObject({
      yes: 'Yes, it is true',
      no: 'No',
    });
  });

  test('comes with what it is about and why it is asked: a number, the part somebody had in it', () => {
    const change = changeOf('Trained 6 kitchen helpers', 'Led the training of 20 kitchen helpers');
    const asked = questionsOf(change, []);
    expect(asked.map(({ kind }) => kind)).toEqual(['scope', 'number']);
    expect(asked.map(({ reason }) => reason).join(' ')).toContain('“Led” says more than your resume');
  });

  test('is asked once for alike findings of one line, and remembered for each of them', () => {
    const change = changeOf('Kept the temperature log', 'Led the log and directed the kitchen');
    const asked = questionsOf(change, []).map(({ question }) => question);
    expect(new Set(asked).size).toBe(asked.length);
    const led = questionsOf(change, []).find(({ question }) => question === 'Did you lead it, or take part in it?');
    expect(led?.subjects.length).toBeGreaterThan(1);
    const answers = (led?.subjects ?? []).map((subject) => answerOf(subject, true));
    expect(
      questionsOf(change, answers.slice(1)).find(({ question }) => question === led?.question)?.answer,
    ).toBeUndefined();
    expect(questionsOf(change, answers).find(({ question }) => question === led?.question)?.answer).toBe(true);
  });

  test('is asked once about words and a part of them: a yes holds for all of them', () => {
    const change = changeOf('Kept the temperature log', 'Kept the temperature log, resulting in a 20% drop in waste');
    const part = change.claims.find(({ text, question }) => text === '20' && question);
    const whole = change.claims.find(({ text, question }) => text.startsWith('resulting in') && question);
    if (!part || !whole) throw new Error('Expected a question about the number and one about the result.');
    const number = subjectAbout('20', kept);
    const asked = questionsOf(change, []).filter(({ subjects }) => subjects.includes(number));
    expect(asked).toHaveLength(1);
    expect(asked[0]?.subjects).toContain(subjectAbout(whole.text, kept));
    expect(asked[0]?.question).toContain(whole.text);
    const yes = asked.flatMap(({ subjects }) => subjects.map((subject) => answerOf(subject, true)));
    expect(isVouchedFor(change, yes)).toBe(true);
    // Who denied the number has denied the result.
    const denied = questionsOf(change, [answerOf(number, false)]).find(({ subjects }) => subjects.includes(number));
    expect(denied?.answer).toBe(false);
  });

  test('is asked apart about what the resume restricts, and about who did it', () => {
    const change = changeOf('Trained 6 kitchen helpers', 'Led the training of 20 kitchen helpers');
    const led = questionsOf(change, []).find(({ subjects }) => subjects.includes(subjectAbout('Led')));
    expect(led?.subjects).not.toContain(subjectAbout('20'));
  });

  test('is asked again of another line: a yes to "Led" there says nothing of this one', () => {
    const [helpers, log] = [changeOf(trained, 'Led six kitchen helpers'), changeOf(kept, 'Led the temperature log')];
    const answers = questionsOf(helpers, []).flatMap(({ subjects }) => subjects.map((each) => answerOf(each, true)));
    expect(questionsOf(helpers, answers).map(({ answer }) => answer)).toEqual([true]);
    expect(questionsOf(log, answers).map(({ answer }) => answer)).toEqual([undefined]);
  });

  test('is asked once of a skill, wherever it stands', () => {
    const [there, here] = [changeOf(trained, `${trained} in Toastique`), changeOf(kept, `${kept} in Toastique`)];
    const subject = questionsOf(there, []).flatMap(({ subjects }) => subjects);
    expect(subject).toEqual(['Toastique']);
    expect(questionsOf(here, [answerOf('Toastique', true)]).map(({ answer }) => answer)).toEqual([true]);
  });

  test('is nothing when the resume supports the change', () => {
    expect(questionsOf(changeOf('Kept the temperature log', 'Maintained the temperature log'), [])).toEqual([]);
  });
});

describe('a change is vouched for', () => {
  const change = changeOf('Kept the temperature log', 'Kept the temperature log of 20 fridges');
  const subjects = questionsOf(change, []).flatMap((asked) => asked.subjects);

  test('when every question was answered yes', () => {
    expect(isVouchedFor(change, [])).toBe(false);
    expect(
      isVouchedFor(
        change,
        subjects.map((subject) => answerOf(subject, true)),
      ),
    ).toBe(true);
    expect(
      isVouchedFor(
        change,
        subjects.map((subject) => answerOf(subject, false)),
      ),
    ).toBe(false);
  });

  test('never when a fact of the resume would be lost', () => {
    const lossy = changeOf('Harbour Table, 2019 - 2024', 'Harbour Table, 2015 - 2024');
    expect(lossy.lost.length).toBeGreaterThan(0);
    const all = questionsOf(lossy, []).flatMap(({ subjects }) => subjects.map((subject) => answerOf(subject, true)));
    expect(isVouchedFor(lossy, all)).toBe(false);
  });
});
