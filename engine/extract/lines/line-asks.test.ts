import { describe, expect, test } from 'vitest';
import { createModel } from '../../lexicon/create-model.ts';
import { judgeReading } from '../judge-reading.ts';
import { readPosting } from '../read-posting.ts';

const { asks } = createModel();

const posting = `Nurse
About us
We are a family company with a long history in the town.
What you bring
- You must have experience with wound care and medication
- Driving licence class B
What we offer
- 30 days of holiday and a company bike`;

describe('a line of a posting', () => {
  const read = readPosting(posting, asks);
  const asksOf = (words: string) => read.asks[read.lines.findIndex(({ content }) => content.includes(words))] ?? -1;

  test('that asks is distinguished from one that offers or praises', () => {
    expect(asksOf('wound care')).toBeGreaterThan(0.7);
    expect(asksOf('family company')).toBeLessThan(0.5);
    expect(asksOf('wound care')).toBeGreaterThan(asksOf('30 days'));
  });

  test('is in the section of its heading', () => {
    const sectionOf = (words: string) => read.sections[read.lines.findIndex(({ content }) => content.includes(words))];
    expect(sectionOf('wound care')).toBe('requirements');
    expect(sectionOf('30 days')).toBe('benefits');
  });

  test('is judged however long it is', () => {
    const long = readPosting(`You must know ${'steel '.repeat(5_000)}`, asks);
    expect(Math.max(...long.asks)).toBeLessThanOrEqual(1);
  });
});

describe('what could be read of a posting', () => {
  test('is little, with the reason, when it is short or in a language that is not covered', () => {
    expect(judgeReading(readPosting(posting, asks), [])).toMatchObject({ requirements: 0, little: 'short' });
    const french = 'Nous cherchons une personne pour notre équipe de la cuisine et du service dans la ville. '.repeat(
      8,
    );
    expect(judgeReading(readPosting(french, asks), []).little).toBe('language');
  });
});
