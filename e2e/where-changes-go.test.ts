import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const [, section = ''] = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split('### Where ten changes go');
const rows = [...section.matchAll(/^\| (an? [^|]+) \| (.+) \|$/gm)].map(([, change = '', places = '']) => ({
  change,
  places: Array.from(places.matchAll(/`([^`]+)`/g), ([, place = '']) => place),
}));

test('CONTRIBUTING.md says where ten changes go, each in at most six places', () => {
  expect(rows).toHaveLength(10);
  for (const { change, places } of rows) {
    expect(places.length, change).toBeGreaterThan(0);
    expect(places.length, change).toBeLessThanOrEqual(6);
  }
});

test.each(rows)('the places of $change exist', ({ places }) => {
  expect(places.filter((place) => globSync(place, { cwd: root }).length === 0)).toEqual([]);
});
