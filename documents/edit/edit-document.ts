import { rewriteZip } from '../container/rewrite-zip.ts';
import { openZip, type Zip } from '../container/zip.ts';
import { DocumentRefusal } from '../document-refusal.ts';
import { readRelations, requireMainPart } from '../docx/parts.ts';
import { readStyles, type Style } from '../docx/styles.ts';
import { addEdges } from '../flow/page-edges.ts';
import { deleteParagraph } from './delete-paragraph.ts';
import type { DocumentEdit, EditedDocument } from './document-edit.ts';
import type { EditablePart } from './editable-part.ts';
import { findLines, type LinePlace } from './find-lines.ts';
import { insertParagraph } from './insert-paragraph.ts';
import { bareLine, exactLine, oneLine } from './line-words.ts';
import { replaceWords } from './replace-words.ts';
import { scanPart } from './scan-part.ts';
import { applySplices, type Splice } from './splice.ts';

/** An analysis proposes some dozens; each is looked for in the whole text. */
const mostEdits = 1000;

/** A part in work. */
interface Draft {
  name: string;
  kind: string;
  part: EditablePart;
  isChanged: boolean;
}

/** What became of lines: edits name them as they were read first. */
interface Renamed {
  replaced: Map<string, string>;
  inserted: Map<string, string>;
}

/**
 * Makes the edits in a Word file and moves nothing else: other paragraphs, other parts of the ZIP and every run's properties stay
 * byte for byte. Each edit is made only if the file then reads as it did, with that one line changed; the others are refused.
 * @throws DocumentRefusal when the file is no Word file, or damaged
 */
export function editDocument(bytes: Uint8Array, edits: readonly DocumentEdit[]): EditedDocument {
  const zip = openZip(bytes);
  const main = requireMainPart(zip);
  const relations = readRelations(zip, main);
  const styles = readStyles(zip.readText(relations.find(({ kind }) => kind === 'styles')?.target ?? ''));
  const edges = relations.filter(({ kind }) => kind === 'header' || kind === 'footer');
  const parts = new Map([[main, 'body'], ...edges.map(({ target, kind }) => [target, kind] as const)]);
  const drafts = [...parts].flatMap(([name, kind]) => openDraft(zip, name, kind, styles));
  const renamed: Renamed = { replaced: new Map(), inserted: new Map() };
  const refused = edits.flatMap((edit, index) =>
    index < mostEdits && drafts.some((draft) => makeEdit(drafts, draft, edit, styles, renamed)) ? [] : [index],
  );
  const changed = drafts.filter(({ isChanged }) => isChanged);
  if (changed.length === 0) return { bytes: Uint8Array.from(bytes), refused };
  const encoder = new TextEncoder();
  const contents = new Map(changed.map(({ name, part }) => [name, encoder.encode(part.xml)]));
  return { bytes: rewriteZip(bytes, contents), refused };
}

/** A part that can be written back as it was read: UTF-8 without faults. */
function openDraft(zip: Zip, name: string, kind: string, styles: ReadonlyMap<string, Style>): Draft[] {
  const raw = zip.read(name);
  if (!raw) return [];
  try {
    const xml = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw);
    return [{ name, kind, part: scanPart(xml, styles), isChanged: false }];
  } catch (cause) {
    if (cause instanceof DocumentRefusal) throw cause;
    return [];
  }
}

function makeEdit(
  drafts: readonly Draft[],
  draft: Draft,
  edit: DocumentEdit,
  styles: ReadonlyMap<string, Style>,
  renamed: Renamed,
): boolean {
  const text = edit.op === 'delete' ? '' : oneLine(edit.new);
  if (edit.op !== 'delete' && (bareLine(text) === '' || /[\r\n\u0085\u2028\u2029]/.test(text))) return false;
  const target = bareLine(edit.op === 'insertAfter' ? edit.after : edit.old);
  const { part } = draft;
  const known = renamed.replaced.get(target) ?? target;
  const line = edit.op === 'insertAfter' ? (renamed.inserted.get(known) ?? known) : known;
  for (const place of findLines(part, line)) {
    const splices = splicesFor(part, place, edit.op, text);
    const next = splices && scanPart(applySplices(part.xml, splices), styles);
    const after = next && linesOf(drafts.map((own) => (own === draft ? { ...own, part: next } : own)));
    if (!after || !isEdited(linesOf(drafts), after, edit.op, line, text)) continue;
    draft.isChanged ||= next.xml !== part.xml;
    draft.part = next;
    if (edit.op === 'replace') renamed.replaced.set(target, bareLine(text));
    if (edit.op === 'insertAfter') renamed.inserted.set(known, bareLine(text));
    return true;
  }
  return false;
}

/** The lines as the reader puts them together: what headers and footers repeat is read once. */
function linesOf(drafts: readonly Draft[]): string[] {
  const of = (kind: string) => drafts.flatMap((draft) => (draft.kind === kind ? draft.part.lines : []));
  return addEdges(of('body'), of('header'), of('footer')).lines.map(({ text }) => text.trim());
}

function splicesFor(part: EditablePart, place: LinePlace, op: DocumentEdit['op'], text: string): Splice[] | undefined {
  if (op === 'replace') return replaceWords(part.xml, place, text);
  return op === 'delete' ? deleteParagraph(part, place) : insertParagraph(part, place, text);
}

/** Whether the lines are the ones before with one of them changed. */
function isEdited(
  before: readonly string[],
  after: readonly string[],
  op: DocumentEdit['op'],
  line: string,
  text: string,
): boolean {
  const now = after.map(exactLine);
  const old = before.map(exactLine);
  const [gone, added] = [op === 'insertAfter' ? 0 : 1, op === 'delete' ? [] : [exactLine(text)]];
  const first = old.findIndex((own, index) => own !== now[index]);
  const offset = op === 'insertAfter' ? 1 : 0;
  return before.some((own, index) => {
    // Only where the two begin to differ can the change stand, or at the end of lines that are alike.
    if (bareLine(own) !== line || (first >= 0 && index > first)) return false;
    const expected = old.toSpliced(index + offset, gone, ...added);
    const isNew = (at: number) => gone === 1 && at === index;
    return (
      expected.length === now.length &&
      expected.every((words, at) => words === now[at] || (isNew(at) && words === bareLine(now[at] ?? '')))
    );
  });
}
