import { expect, test } from 'vitest';
import { germanGroup } from './german-group.ts';

test('a group has one size, however it is said', () => {
  for (const line of [
    'Zu dritt gebaut',
    'im dreiköpfigen Team',
    'im Team von drei Personen',
    'als Dreierteam',
    'Projektteam (drei Personen)',
  ])
    expect(germanGroup(line), line).toBe(3);
  expect(germanGroup('Küche mit einer Kollegin gemacht')).toBe(2);
});

test('a line that names no others has no group', () => {
  expect(germanGroup('Drei Küchen gebaut')).toBeUndefined();
  expect(germanGroup('Team betreut')).toBeUndefined();
});
