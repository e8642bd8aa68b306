import { splitLines } from '../text/lines.ts';
import type { LaidOutLine, LineRole } from './layout.ts';

/** A role's letter where roles are kept. */
const letters: Readonly<Record<LineRole, string>> = {
  name: 'n',
  contact: 'c',
  heading: 'h',
  bullet: 'b',
  row: 'r',
  line: 'l',
};
const roles = new Map(Object.entries(letters).map(([role, letter]) => [letter, role]));
const isRole = (role: string | undefined): role is LineRole => role !== undefined && Object.hasOwn(letters, role);

/** Ten times as many lines as the longest resumes have; more is another document. Each takes nine characters at most. */
const mostLines = 5000;

/**
 * What a document says of its lines, in a form that outlives changes of the text: of each line its role's letter and a mark of its
 * words, "h1k2j3 b9x8y7". Empty where it says no more than the words do: list items have their bullets there.
 */
export function writeRoles(lines: readonly { text: string; role: LineRole }[]): string {
  const full = lines.filter(({ text }) => text.trim() !== '');
  const isPlain = full.every(({ role }) => role === 'line' || role === 'bullet');
  if (isPlain || full.length > mostLines) return '';
  return full.map(({ text, role }) => letters[role] + markOf(text)).join(' ');
}

/**
 * The lines of a text of which a document says something: those whose words are still the same. Whatever else a text has is left to
 * its words, so that where both disagree the text wins. Linear in the length of both.
 */
export function readRoles(text: string, written: string): LaidOutLine[] {
  if (written === '') return [];
  const known = new Map<string, { roles: LineRole[]; next: number }>();
  for (const each of written.split(' ')) {
    const role = roles.get(each.slice(0, 1));
    if (!isRole(role)) continue;
    const mark = each.slice(1);
    const same = known.get(mark);
    if (same) same.roles.push(role);
    else known.set(mark, { roles: [role], next: 0 });
  }
  return splitLines(text).flatMap(({ content, start, end }) => {
    const same = known.get(markOf(content));
    const role = same?.roles[same.next];
    if (!same || !role) return [];
    same.next += 1;
    return [{ start, end, role }];
  });
}

/** FNV-1a over what is no space: fields and files differ in their spaces. It tells lines apart and hides nothing. */
function markOf(line: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < line.length; at += 1) {
    const code = line.charCodeAt(at);
    if (isSpace(code)) continue;
    hash = Math.imul(hash ^ code, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

const isSpace = (code: number): boolean => code <= 0x20 || code === 0xa0;
