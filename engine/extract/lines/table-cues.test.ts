import { describe, expect, test } from 'vitest';
import { createModel } from '../../lexicon/create-model.ts';
import { understandPosting } from '../../understand-posting.ts';
import { headsTable, readTables, tableCueAt } from './table-cues.ts';

const model = createModel();
const asked = (text: string) =>
  Object.fromEntries(
    understandPosting(text, model).requirements.map(({ requirement }) => [
      requirement.surface.toLowerCase(),
      requirement.importance,
    ]),
  );
const cueOf = (text: string, words: string) => tableCueAt(readTables(text), text.indexOf(words));

const specification = `Staff Nurse
PERSON SPECIFICATION
Criteria	Essential	Desirable	How assessed
Skills	Venepuncture	Phlebotomy	Interview
	Wound care	Clinical audit	Application form / Certificate
Our ward has a garden.`;

describe('a person specification pasted as a table', () => {
  test('says in the first row what each column means', () => {
    expect(headsTable('Criteria\tEssential\tDesirable')).toBe(true);
    expect(headsTable('Essential\tskills')).toBe(false);
    expect(cueOf(specification, 'Venepuncture')).toBe('must');
    expect(cueOf(specification, 'Clinical audit')).toBe('preferred');
    expect(cueOf(specification, 'Application form')).toBe('aside');
    expect(cueOf(specification, 'Skills')).toBeUndefined();
  });

  test('ends where a line has no cells', () => {
    expect(cueOf(specification, 'ward has a garden')).toBeUndefined();
  });

  test('may say it in every row', () => {
    const rows = 'Quality officer\n\tE/D\nMolecular cloning\tE\nKnowledge of nanodiscs\tD';
    expect(cueOf(rows, 'cloning')).toBe('must');
    expect(cueOf(rows, 'nanodiscs')).toBe('preferred');
  });

  test('gives musts and wishes, and none of its cells is glued to the next', () => {
    const names = asked(specification);
    expect(names).toMatchObject({ venepuncture: 'must', phlebotomy: 'preferred', 'wound care': 'must' });
    expect(Object.keys(names).join()).not.toMatch(/interview|application form|certificate/);
  });
});
