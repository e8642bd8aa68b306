import { indentOf } from '../text/list-style.ts';
import type { Span } from '../types/span.ts';
import { blockOf, insertLine, removePart, swapParts } from './blocks.ts';
import { replaceWords } from './replace-words.ts';
import type { FormEntry, FormField, FormItem, FormSection, ResumeForm } from './resume-form.ts';
import { addPeriod, dividerIn, type EnteredPeriod, periodInWords, writePeriod } from './write-period.ts';

/** A change of the form. Each changes only the text of the parts that it names. */
export type FormEdit =
  | { kind: 'words'; field: FormField; words: string }
  | { kind: 'swap'; one: FormSection | FormEntry | FormItem; other: FormSection | FormEntry | FormItem }
  | { kind: 'remove'; part: Span }
  /** A line below the last of these, in their style. */
  | { kind: 'add-item'; owner: FormEntry | FormSection; words: string }
  | { kind: 'add-entry'; section: FormSection; title: string; organisation: string; period: EnteredPeriod }
  /** `at` is where the period that it replaces begins. */
  | { kind: 'period'; at: number; period: EnteredPeriod }
  | { kind: 'add-period'; entry: FormEntry; period: EnteredPeriod };

/** The text after a change of its form. Undefined where a period cannot be written so that it is read as it was entered. */
export function editResume(form: ResumeForm, edit: FormEdit): string | undefined {
  const { text } = form.resume;
  switch (edit.kind) {
    case 'words':
      return edit.words.trim() === '' ? text : replaceWords(text, edit.field, edit.words);
    case 'swap':
      return swap(text, edit.one, edit.other);
    case 'remove':
      return removePart(text, edit.part);
    case 'add-item':
      return addItem(form, edit.owner, edit.words);
    case 'add-entry':
      return addEntry(form, edit.section, edit);
    case 'period':
      return writePeriod(form.resume, edit.at, edit.period, form.roles);
    case 'add-period':
      return addPeriod(form.resume, edit.entry.entry.number, edit.period, form.roles);
  }
}

/**
 * Whether the text after a change is read as the change means it: with the same sections and as many entries in each, but for the one
 * that was added. What was removed may have been all of a section.
 */
export function isReadAsMeant(before: ResumeForm, after: ResumeForm, { kind }: FormEdit): boolean {
  if (kind === 'remove') return true;
  if (kind === 'add-entry') return after.resume.entries.length === before.resume.entries.length + 1;
  const [own, others] = [before, after].map((form) => form.sections.map(shapeOf).sort().join());
  return own === others;
}

const shapeOf = ({ kind, parts }: FormSection): string =>
  `${kind} ${parts.filter((part) => part.kind === 'entry').length}`;

type Part = FormSection | FormEntry | FormItem;

/** Of two bullets only the words change places, so that numbers stay in order. */
function swap(text: string, one: Part, other: Part): string {
  const wordsOf = (part: Part) => (part.kind === 'item' && part.isBullet ? part.field : undefined);
  const [own, others] = [wordsOf(one), wordsOf(other)];
  return own && others ? swapParts(text, own, others) : swapParts(text, blockOf(text, one), blockOf(text, other));
}

function addItem({ resume: { text }, sections }: ResumeForm, owner: FormEntry | FormSection, given: string): string {
  const words = given.replace(/[\r\n\u2028]+/g, ' ').trim();
  if (words === '') return text;
  const isEntry = owner.kind === 'entry';
  const items = isEntry ? owner.items : owner.parts.filter((part) => part.kind === 'item');
  const anywhere = sections.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'entry' ? part.items : [part])),
  );
  const model = items.at(-1) ?? (isEntry ? anywhere.find(({ isBullet }) => isBullet) : undefined);
  const mark = model ? markOf(text, model) : isEntry ? '- ' : '';
  const below = items.at(-1) ?? (isEntry ? owner : (owner.heading ?? owner));
  return insertLine(text, below, mark + words);
}

/** The indent and the bullet of an item; of a number the next one. */
function markOf(text: string, { start, end, field }: FormItem): string {
  const bullet = text.slice(start, field.start).replace(/\d+/, (number) => String(Number(number) + 1));
  return indentOf(text, { start, end, content: '' }) + bullet;
}

/** A new entry stands above the others, as the newest does, with the dates written as in theirs. */
function addEntry(
  form: ResumeForm,
  { parts, heading, ...section }: FormSection,
  { title, organisation, period }: { title: string; organisation: string; period: EnteredPeriod },
): string {
  const { resume } = form;
  const { text } = resume;
  const entries = parts.filter((part) => part.kind === 'entry');
  const [first, second] = entries;
  const names = [title, organisation].map((name) => name.trim()).filter((name) => name !== '');
  const line = names.join(', ') + dividerIn(resume) + periodInWords(resume, period);
  if (!first) return insertLine(text, parts.at(-1) ?? heading ?? section, line);
  const { start } = blockOf(text, first);
  const isTight = second !== undefined && !/\n\s*\n|\r\s*\r\s/.test(text.slice(first.end, second.start));
  const newline = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
  return text.slice(0, start) + line + newline + (isTight ? '' : newline) + text.slice(start);
}
