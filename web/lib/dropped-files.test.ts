import { expect, test } from 'vitest';
import { droppedFiles, rememberFile, setFilesOwner } from './dropped-files.ts';

const drop = (name: string) => rememberFile({ file: new File([], name), text: `Text of ${name}` });
const names = () => droppedFiles().map(({ file }) => file.name);

test('a visitor’s files go to whoever signs in, and are gone when somebody else does', () => {
  drop('first.docx');
  setFilesOwner('anna');
  drop('second.docx');
  expect(names()).toEqual(['second.docx', 'first.docx']);
  setFilesOwner('anna');
  expect(names()).toHaveLength(2);
  setFilesOwner(null);
  expect(names()).toEqual([]);
});

test('only the newest files are held, each once', () => {
  for (const number of [1, 2, 3, 4, 5, 6, 4]) drop(`${number}.docx`);
  expect(names()).toEqual(['4.docx', '6.docx', '5.docx', '3.docx', '2.docx']);
});
