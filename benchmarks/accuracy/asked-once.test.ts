import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { english } from '#contract/words/en.ts';
import { render } from '#contract/words/words.ts';
import { type Change, isOfThePerson, loadEngine, questionsIn } from '#engine';
import { folder, writtenOn } from './ledger-by-others.ts';
import { readRewrites, type WrittenRewrite } from './read-rewrites.ts';

const { compare } = await loadEngine();

type Asked = ReturnType<typeof questionsIn>[number];

/** Whether two questions about a line differ in nothing but what they quote, or are about the same words. */
function isTwice({ question, claims: [first] }: Asked, { question: other, claims: [second] }: Asked): boolean {
  const isAlike = question.code === other.code && ('text' in question.params || inWords(question) === inWords(other));
  const isAboutLost = question.code === 'ask.stillHolds' || other.code === 'ask.stillHolds';
  return isAlike || (!isAboutLost && first.text === second.text && first.span.start === second.span.start);
}

function inWords(question: Asked['question']): string {
  return render(question, english);
}

/** All of some 8,000 single rewrites took a tenth of the suite's time; whole resumes have nearly all kinds of lines. */
const everySingle = 16;

/** A lie within a reworded resume differs from that in one line, and costs as much: these lines are looked at once. */
function isOwn({ original, improved, kind }: WrittenRewrite): boolean {
  const known = new Set(original.split('\n'));
  const lines = improved.split('\n');
  return kind === 'whole_resume' || lines.filter((line) => known.has(line)).length > lines.length / 2;
}

function askedTwice(change: Change): string[] {
  const questions = questionsIn(change).filter(({ claims: [first] }) => !isOfThePerson(first));
  const lineOf = ({ claims: [{ span }] }: Asked) =>
    change.parts.findIndex(({ improved }) => span.start >= improved.start && span.end <= improved.end);
  return [...Map.groupBy(questions, lineOf).values()].flatMap((ofLine) =>
    ofLine.flatMap((asked, index) =>
      ofLine
        .slice(index + 1)
        .filter((other) => isTwice(asked, other))
        .map((other) => `${inWords(asked.question)} ${inWords(other.question)}`),
    ),
  );
}

test.each(['en', 'de'])(
  'no line of a rewrite is asked about twice in the same way or about the same words: %s',
  (language) => {
    const twice = globSync(`${language}-*.txt`, { cwd: folder }).flatMap((file) =>
      readRewrites(readFileSync(`${folder}/${file}`, 'utf8'))
        .filter(isOwn)
        .filter(({ kind }, index) => kind === 'whole_resume' || index % everySingle === 0)
        .flatMap(({ original, improved }) =>
          compare({ originalText: original, improvedText: improved, now: writtenOn }).changes.flatMap(askedTwice),
        ),
    );
    expect(twice).toEqual([]);
  },
  400_000,
);
