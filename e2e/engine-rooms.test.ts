import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const engine = fileURLToPath(new URL('../engine/', import.meta.url));
const readme = readFileSync(`${engine}README.md`, 'utf8');

/** The rooms of each folder, as the table of engine/README.md has them. */
function roomsInTable(): Map<string, string[]> {
  const [, table = ''] = readme.split('| folder | room |');
  const rooms = new Map<string, string[]>();
  let folder = '';
  for (const line of table.split('\n\n', 1).join('').split('\n').slice(2)) {
    const [, first = '', second = ''] = line.split('|');
    folder = namesIn(first)[0] ?? folder;
    rooms.set(folder, [...(rooms.get(folder) ?? []), ...namesIn(second)]);
  }
  return rooms;
}

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)\/`/g)].map(([, name = '']) => name);
}

test('every room of a divided folder is in the table of engine/README.md, and no other', () => {
  const rooms = roomsInTable();
  expect(rooms.size).toBeGreaterThan(2);
  for (const [folder, names] of rooms) {
    const there = readdirSync(engine + folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect([...names].sort(), folder).toEqual(there.map(({ name }) => name).sort());
  }
});

test('every file that engine/README.md names is there', () => {
  const files = globSync('**/*.ts', { cwd: engine }).map((path) => `/${path}`);
  const named = [...readme.matchAll(/`([a-z/-]+\.ts)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !files.some((file) => file.endsWith(`/${path}`)))).toEqual([]);
});
