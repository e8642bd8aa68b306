import { expect, test } from 'vitest';
import { loadEngine } from '#engine';
import { groupChanges } from './group-changes.ts';

const engine = await loadEngine();
const original = [
  'Jo Doe',
  '',
  'Experience',
  'Clerk, Fern Ltd, 2015 - 2024',
  '- Ran payroll for 40 people',
  '',
  'Skills',
  'Excel, Outlook',
].join('\n');

test('changes stand under the heading of the resume they are in, in its order', () => {
  const improved = original
    .replace('Ran payroll', 'Prepared payroll')
    .replace('Excel, Outlook', 'Microsoft Excel, Outlook')
    .replace('Jo Doe', 'Jo Doe, clerk');
  const { changes } = engine.compare({ originalText: original, improvedText: improved });
  const groups = groupChanges(changes, original);
  expect(groups.map(({ heading }) => heading)).toEqual([null, 'Experience', 'Skills']);
  expect(groups.flatMap((group) => group.changes)).toHaveLength(changes.length);
});
