import { openZip } from '../container/zip.ts';
import type { DocumentEdit } from '../edit/document-edit.ts';
import { bareLine } from '../edit/line-words.ts';

const words = [
  'Kubernetes',
  'wound care',
  'R&D',
  '<40 %',
  'Übergabe',
  'since 2019',
  'forklift licence',
  '“LEAN”',
  '日本語',
];

/** A random change of one of these lines: a word replaced, added or taken out, a new line, a line less. */
export function randomEdit(lines: readonly string[], random: () => number): DocumentEdit {
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error('There is nothing to choose from.');
    return value;
  };
  const line = bareLine(pick(lines.filter((own) => bareLine(own) !== '')));
  const kind = random();
  if (kind < 0.12) return { op: 'delete', old: line };
  if (kind < 0.3) return { op: 'insertAfter', after: line, new: `Introduced ${pick(words)} and ${pick(words)}` };
  const own = line.split(' ');
  const at = Math.floor(random() * own.length);
  if (kind < 0.5) own.splice(at, 1, pick(words));
  else if (kind < 0.7) own.splice(at, 0, pick(words));
  else if (kind < 0.8 && own.length > 2) own.splice(at, 1);
  else if (kind < 0.9) own.push(pick(words));
  else own.splice(at, 3, pick(words), pick(words));
  return { op: 'replace', old: line, new: own.join(' ') };
}

/** What a line list becomes by an edit; a line that stands there twice may be meant once. */
export function editedLines(lines: readonly string[], edit: DocumentEdit): string[][] {
  const target = edit.op === 'insertAfter' ? edit.after : edit.old;
  const bare = lines.map(bareLine);
  return bare.flatMap((line, index) => {
    if (line !== bareLine(target)) return [];
    if (edit.op === 'insertAfter') return [bare.toSpliced(index + 1, 0, bareLine(edit.new))];
    return [bare.toSpliced(index, 1, ...(edit.op === 'replace' ? [bareLine(edit.new)] : []))];
  });
}

/** What an edit may not change, found without the editor: paragraphs and run properties of every part, and the other parts. */
export function faultsOfEdit(before: Uint8Array, after: Uint8Array, edit: DocumentEdit): string[] {
  const [old, now] = [openZip(before), openZip(after)];
  const faults: string[] = [];
  if (old.names.join() !== now.names.join()) faults.push('The parts differ.');
  const changed = old.names.filter((name) => old.readText(name) !== now.readText(name));
  if (changed.length > 1) faults.push(`${changed.length} parts changed.`);
  for (const name of changed) {
    const [from, to] = [paragraphsOf(old.readText(name) ?? ''), paragraphsOf(now.readText(name) ?? '')];
    const gone = countOf(from, to);
    const added = countOf(to, from);
    // Between two lines of one paragraph, which a break divides, a new one is part of that paragraph.
    const most = edit.op === 'insertAfter' && !from.some((own) => /<w:(?:br|cr)\b/.test(own)) ? 0 : 1;
    if (gone > most || added > 1) {
      faults.push(`${gone} paragraphs are gone and ${added} are new in ${name}.`);
    }
    const properties = (xml: string) => xml.match(/<w:rPr>.*?<\/w:rPr>/gs)?.join('') ?? '';
    if (edit.op === 'replace' && properties(from.join('')) !== properties(to.join(''))) {
      faults.push('The properties of a run changed.');
    }
  }
  return faults;
}

/** The paragraphs as written; one with a text box ends where the box's first does, and the rest of it is no paragraph. */
const paragraphsOf = (xml: string): string[] => xml.match(/<w:p[ >].*?<\/w:p>/gs) ?? [];

function countOf(paragraphs: readonly string[], others: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const other of others) counts.set(other, (counts.get(other) ?? 0) + 1);
  return paragraphs.filter((own) => {
    const left = counts.get(own) ?? 0;
    counts.set(own, left - 1);
    return left <= 0;
  }).length;
}
