import { diffArrays } from 'diff';
import { decodeEntities } from '../container/decode-entities.ts';
import type { Piece } from './editable-part.ts';
import { type LinePlace, textOf } from './find-lines.ts';
import { bulletLength, escapeXml, plainWord } from './line-words.ts';
import type { Splice } from './splice.ts';

/** More changed words than this are a new line: comparing costs their number times the line's length. */
const mostChangedWords = 400;

/** A character that may be cut, and what stands for it in the XML. */
interface Character {
  piece: Piece;
  start: number;
  end: number;
}

interface Hunk {
  start: number;
  end: number;
  text: string;
}

/**
 * The splices that make the line at `place` read as `text`. Words that stay are not touched; new ones take the place, and so the
 * properties, of the first they replace, or of what stands before them. Undefined when a change would cross a tab, a break, a
 * field, a link or a cell.
 */
export function replaceWords(xml: string, place: LinePlace, text: string): Splice[] | undefined {
  const line = textOf(place);
  const characters = charactersOf(xml, place);
  const first = bulletLength(line);
  const splices: Splice[] = [];
  const touched = new Set<Piece>();
  for (const hunk of hunksOf(line, first, text.slice(bulletLength(text)))) {
    const gone = characters.slice(hunk.start, hunk.end);
    const home = homeOf(characters, hunk, first);
    if (gone.some((character) => !character) || (hunk.text !== '' && !home)) return undefined;
    if (hunk.text !== '' && home) {
      splices.push({ start: home.at, end: home.at, text: escapeXml(hunk.text) });
      touched.add(home.piece);
    }
    for (const character of gone) {
      if (!character) continue;
      splices.push({ start: character.start, end: character.end, text: '' });
      touched.add(character.piece);
    }
  }
  for (const { tag } of touched) {
    if (tag && !tag.keepsSpace) splices.push({ start: tag.end - 1, end: tag.end - 1, text: ' xml:space="preserve"' });
  }
  return splices;
}

/** Where new words go. */
function homeOf(
  characters: readonly (Character | undefined)[],
  { start, end }: Hunk,
  first: number,
): { piece: Piece; at: number } | undefined {
  const own = characters[start];
  if (end > start) return own && { piece: own.piece, at: own.start };
  const before = start > first ? characters[start - 1] : undefined;
  if (before) return { piece: before.piece, at: before.end };
  return own && { piece: own.piece, at: own.start };
}

/** Every character of the line with its place; undefined for those that must stay. */
function charactersOf(xml: string, { segments, separator }: LinePlace): (Character | undefined)[] {
  return segments.flatMap(({ paragraph, start, text }, index) => {
    const own = paragraph.isLocked
      ? Array.from({ length: text.length }, () => undefined)
      : paragraph.pieces.flatMap((piece) => placesIn(xml, piece)).slice(start, start + text.length);
    return index === 0 ? own : [...Array.from({ length: separator.length }, () => undefined), ...own];
  });
}

function placesIn(xml: string, piece: Piece): (Character | undefined)[] {
  const { text, start, isFixed } = piece;
  const raw = xml.slice(start, piece.end);
  if (!isFixed && raw === text) {
    return Array.from(text.split(''), (_, index) => ({ piece, start: start + index, end: start + index + 1 }));
  }
  const places: Character[] = [];
  for (const { 0: written, index } of raw.matchAll(/&[^;&]{1,10};|[\s\S]/g)) {
    const at = { piece, start: start + index, end: start + index + written.length };
    for (let left = decodeEntities(written).length; left > 0; left -= 1) places.push(at);
  }
  const isKnown = !isFixed && places.length === text.length;
  return isKnown ? places : Array.from({ length: text.length }, () => undefined);
}

interface Word {
  text: string;
  start: number;
  end: number;
}

/** Words and tabs: a tab can only stay where it is. Who gives the line without its tabs means spaces. */
const wordsOf = (line: string, from: number, hasTabs: boolean): Word[] =>
  Array.from(line.slice(from).matchAll(hasTabs ? /\t|\S+/g : /\S+/g), ({ 0: text, index }) => ({
    text: plainWord(text),
    start: from + index,
    end: from + index + text.length,
  }));

/** What to put where: the stretches between words that stay. */
function hunksOf(line: string, first: number, text: string): Hunk[] {
  const hasTabs = text.includes('\t');
  const [old, now] = [wordsOf(line, first, hasTabs), wordsOf(text, 0, hasTabs)];
  const found = diffArrays(
    old.map((word) => word.text),
    now.map((word) => word.text),
    { maxEditLength: mostChangedWords },
  );
  const parts = found ?? [
    { count: old.length, removed: true, added: false },
    { count: now.length, added: true, removed: false },
  ];
  const hunks: Hunk[] = [];
  let [oldAt, newAt] = [0, 0];
  let [oldFrom, newFrom] = [0, 0];
  const close = () => {
    if (oldAt > oldFrom || newAt > newFrom) {
      const start = old[oldFrom - 1]?.end ?? first;
      const end = old[oldAt]?.start ?? old.at(-1)?.end ?? first;
      const words = text.slice(now[newFrom - 1]?.end ?? 0, now[newAt]?.start ?? now.at(-1)?.end ?? 0);
      hunks.push(withoutSharedSpace(line, { start, end: Math.max(start, end), text: words }));
    }
  };
  for (const part of parts) {
    if (part.removed) oldAt += part.count;
    else if (part.added) newAt += part.count;
    else {
      close();
      oldAt += part.count;
      newAt += part.count;
      [oldFrom, newFrom] = [oldAt, newAt];
    }
  }
  close();
  return hunks;
}

/** Space on both sides stays as it is written: a fixed width, two spaces, the gap between two cells. */
function withoutSharedSpace(line: string, { start, end, text }: Hunk): Hunk {
  const space = (part: string, pattern: RegExp): number => pattern.exec(part)?.[0].length ?? 0;
  const old = line.slice(start, end);
  const [oldBefore, newBefore] = [space(old, /^\s+/), space(text, /^\s+/)];
  const [from, rest] = oldBefore > 0 && newBefore > 0 ? [start + oldBefore, text.slice(newBefore)] : [start, text];
  const [oldAfter, newAfter] = [space(line.slice(from, end), /(?<!\s)\s+$/), space(rest, /(?<!\s)\s+$/)];
  if (oldAfter > 0 && newAfter > 0) return { start: from, end: end - oldAfter, text: rest.slice(0, -newAfter) };
  return { start: from, end, text: rest };
}
