import { expect, test } from 'vitest';
import { createModel } from '../../lexicon/create-model.ts';
import { understandPosting } from '../../understand-posting.ts';
import { isWithinName } from './employer-names.ts';

test('words of a name that stands below the title and again later are no keywords', () => {
  const posting = `HVAC Service Technician
Fernley Heating & Air, Boise ID
Job duties:
- Repair split systems, heat pumps and gas furnaces, recover refrigerant, read wiring diagrams, braze line sets
- Replace compressors, clean coils and troubleshoot thermostats
Fernley Heating & Air has been here for a while.`;
  const keywords = understandPosting(posting, createModel()).requirements.map(({ requirement }) => requirement.surface);
  expect(keywords).toContain('heat pumps');
  for (const name of ['Fernley Heating', 'Air', 'Heating']) expect(keywords).not.toContain(name);
});

test('a mention is within a name where the name surrounds it', () => {
  const text = 'Fernley Heating & Air fits heating';
  expect(isWithinName({ start: 8, end: 15 }, ['fernley heating & air'], { text })).toBe(true);
  expect(isWithinName({ start: 27, end: 34 }, ['fernley heating & air'], { text })).toBe(false);
});
