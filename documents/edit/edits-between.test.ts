import { expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildDocx, item, paragraph } from '../testing/build-office.ts';
import { linesOf } from '../testing/read.ts';
import { editDocument } from './edit-document.ts';
import { editsBetween } from './edits-between.ts';

const file = buildDocx(
  [
    paragraph('Anna Example', 'Title'),
    paragraph('Experience', 'berschrift1'),
    paragraph('Nurse, Fern Clinic'),
    item('Led triage of 60,000 patients a year'),
    item('Taught twelve nurses'),
    item('Made coffee'),
    paragraph('Skills', 'berschrift1'),
    paragraph('Epic, wound care'),
  ].join(''),
);

test('a file says the text after its edits: lines changed, added and taken out', async () => {
  const text = [
    'Anna Example',
    'Experience',
    'Nurse, Fern Clinic',
    '• Led triage of 68,000 patients a year',
    '• Taught twelve nurses',
    '• Introduced a sepsis protocol',
    '• Wrote the rota',
    'Skills',
    'Epic, wound care, Kubernetes',
  ].join('\n');
  const changes = editsBetween(linesOf(await readDocument(file, '')), text);
  expect(changes?.edits).toEqual([
    { op: 'replace', old: 'Led triage of 60,000 patients a year', new: 'Led triage of 68,000 patients a year' },
    { op: 'insertAfter', after: 'Taught twelve nurses', new: 'Introduced a sepsis protocol' },
    { op: 'insertAfter', after: 'Taught twelve nurses', new: 'Wrote the rota' },
    { op: 'delete', old: 'Made coffee' },
    { op: 'replace', old: 'Epic, wound care', new: 'Epic, wound care, Kubernetes' },
  ]);
  const { bytes, refused } = editDocument(file, changes?.edits ?? []);
  expect(refused).toEqual([]);
  expect(linesOf(await readDocument(bytes, '')).join('\n')).toBe(text);
});

test('a line above everything has no place, and another text shares nothing', () => {
  expect(editsBetween(['Anna Example', 'Skills'], 'CURRICULUM\nAnna Example\nSkills')).toMatchObject({
    edits: [],
    homeless: ['CURRICULUM'],
    shared: 1,
  });
  expect(editsBetween(['Anna Example'], 'Ben Other')?.shared).toBe(0);
  expect(editsBetween([], 'Ben Other')).toBeUndefined();
});
