import { expect, test } from 'vitest';
import { createModel } from '../../lexicon/create-model.ts';
import { readPosting } from '../read-posting.ts';

const { asks } = createModel();

/** The sections of the items below a heading, after the posting's other lists. */
function sectionsBelow(heading: string, items: readonly string[]): string[] {
  const text = `Welder\nFernhill Tanks\nYour job\n- Weld steel tanks\n- Read drawings\n${[heading, ...items].join('\n')}`;
  return readPosting(text, asks).sections.slice(-items.length);
}

test('a list of what is given is no duties, whatever its heading is called', () => {
  const items = ['- Subsidised canteen', '- Robotic welding classes', '- Long service awards', '- Cover for family'];
  expect(sectionsBelow('Goodies for you', items)).toEqual(items.map(() => 'benefits'));
  const german = ['- Kantine mit Frühstück', '- Schulungen zu Robotik', '- Betriebsrente ab dem ersten Tag'];
  expect(sectionsBelow('Mehr Gründe für Fernhill', german)).toEqual(german.map(() => 'benefits'));
});

test('a list of work about such things stays one', () => {
  const items = [
    '- Process pensions, bonuses and salary changes',
    '- Prepare breakfast and lunch for eighty residents',
  ];
  expect(sectionsBelow('Monday to Friday', items)).toEqual(['duties', 'duties']);
});
