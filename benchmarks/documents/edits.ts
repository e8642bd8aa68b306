import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { editDocument } from '#documents/edit/edit-document.ts';
import { bareLine } from '#documents/edit/line-words.ts';
import { readDocument } from '#documents/read-document.ts';
import { createRandom } from '#documents/testing/mutate.ts';
import { office, openInOffice } from '#documents/testing/open-in-office.ts';
import { editedLines, faultsOfEdit, randomEdit } from '#documents/testing/random-edits.ts';
import { benchFolder, getAbsence } from '../accuracy/bench-folder.ts';

export const name = 'Random edits of Word files, in place';

const EDITS = 1000;

interface Tally {
  edits: number;
  right: number;
  refused: number;
  faults: string[];
}

/** 1,000 random edits over every DOCX of the corpus: the file must read as before but for that line, and nothing else may move. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const absence = getAbsence();
  if (absence) return absence;
  const files = globSync(['resume-files/corpus/*.docx', 'documents/*.docx'], { cwd: benchFolder }).sort();
  const random = createRandom(17);
  const tallies = new Map<string, Tally>();
  const edited: { name: string; bytes: Uint8Array }[] = [];
  for (let index = 0; index < EDITS; index += 1) {
    const file = files[index % files.length] ?? '';
    const bytes = new Uint8Array(readFileSync(join(benchFolder, file)));
    const tally = tallies.get(file) ?? { edits: 0, right: 0, refused: 0, faults: [] };
    tallies.set(file, tally);
    const last = await editOnce(bytes, random, tally);
    if (last && index >= EDITS - files.length) edited.push({ name: basename(file), bytes: last });
  }
  const rows = [...tallies].map(([file, { faults, ...counts }]) => ({
    file: basename(file),
    ...counts,
    faults: faults.length,
  }));
  const faults = [...tallies].flatMap(([file, tally]) => tally.faults.map((fault) => `${basename(file)}: ${fault}`));
  return { rows: [totalOf(rows), ...rows], notes: [...faults.slice(0, 20), openEdited(edited)] };
}

function totalOf(rows: readonly { edits: number; right: number; refused: number; faults: number }[]) {
  const sum = (key: 'edits' | 'right' | 'refused' | 'faults') => rows.reduce((total, row) => total + row[key], 0);
  return { file: 'all', edits: sum('edits'), right: sum('right'), refused: sum('refused'), faults: sum('faults') };
}

async function editOnce(bytes: Uint8Array, random: () => number, tally: Tally): Promise<Uint8Array | undefined> {
  const before = (await readDocument(bytes, 'resume.docx')).lines.map(({ text }) => text);
  const edit = randomEdit(before, random);
  const { bytes: after, refused } = editDocument(bytes, [edit]);
  tally.edits += 1;
  if (refused.length > 0) {
    tally.refused += 1;
    if (!Buffer.from(after).equals(Buffer.from(bytes)))
      tally.faults.push(`Refused, but changed: ${JSON.stringify(edit)}`);
    return undefined;
  }
  const read = (await readDocument(after, 'resume.docx')).lines.map(({ text }) => bareLine(text)).join('\n');
  const faults = faultsOfEdit(bytes, after, edit);
  if (!editedLines(before, edit).some((lines) => lines.join('\n') === read))
    faults.push('It does not read as it should.');
  if (faults.length > 0) tally.faults.push(`${faults.join(' ')} ${JSON.stringify(edit)}`);
  else tally.right += 1;
  return after;
}

/** Opens the last edit of every file in LibreOffice, where it is installed. */
function openEdited(edited: readonly { name: string; bytes: Uint8Array }[]): string {
  if (!office) return 'NOT CHECKED: LibreOffice is not installed, so no edited file was opened in it.';
  const opened = [...openInOffice(new Map(edited.map(({ name: own, bytes }) => [own, bytes])))];
  const unread = opened.filter(([, lines]) => lines === undefined).map(([own]) => own);
  return `LibreOffice opened ${opened.length - unread.length} of ${opened.length} edited files. ${unread.join(', ')}`.trim();
}
