import { expect, test } from 'vitest';
import { readRoles, writeRoles } from './line-roles.ts';

const document = [
  { role: 'name', text: 'Anna Example' },
  { role: 'heading', text: 'Work' },
  { role: 'line', text: 'Baker, Fern Ltd, 2019 – 2024' },
  { role: 'bullet', text: '• Work' },
  { role: 'line', text: 'Work' },
] as const;
const text = document.map((line) => line.text).join('\n');
const roles = writeRoles(document);

/** The roles of a text's lines, by their words. */
const rolesIn = (own: string, written = roles) =>
  readRoles(own, written).map(({ start, end, role }) => [own.slice(start, end), role]);

test('every line of the text that was read has its role, also where two have the same words', () => {
  expect(rolesIn(text)).toEqual(document.map((line) => [line.text, line.role]));
});

test('a line that was changed has none, and its neighbours keep theirs', () => {
  const edited = text.replace('Fern Ltd', 'Fern & Sons').replace('Anna Example', 'New line\nAnna  Example ');
  expect(rolesIn(edited).map(([words]) => words)).toEqual(['Anna  Example', 'Work', '• Work', 'Work']);
});

test('a document that marks nothing says no more than its words', () => {
  expect(
    writeRoles([
      { role: 'line', text: 'Anna' },
      { role: 'bullet', text: '• Baker' },
    ]),
  ).toBe('');
  expect(readRoles(text, '')).toEqual([]);
});

test('roles stay small: nine characters a line, and none for what is no resume', () => {
  expect(roles.length).toBeLessThanOrEqual(document.length * 9);
  const line = { role: 'heading', text: 'Work' } as const;
  expect(writeRoles(Array.from({ length: 5001 }, () => line))).toBe('');
});

test('what is no role is passed over', () => {
  expect(readRoles(text, 'x1 h %% constructor __proto__ h')).toEqual([]);
});
