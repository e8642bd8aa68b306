import type { ClipboardEvent } from 'react';
import { readPaste } from './read-paste.ts';

/**
 * A longer paste is a whole book or a file, not a posting: laying it out would block the page for seconds
 * (5 MB: 1.7 s measured). It is refused with a message; shorter ones are inserted and can be shortened there.
 */
export const insertableCharacters = 1_000_000;

/** Inserts the cleaned paste into the text area. `refuse` gets the length of a paste that is too long to insert. */
export function takePaste(event: ClipboardEvent<HTMLTextAreaElement>, refuse: (characters: number) => void): void {
  const { length } = event.clipboardData.getData('text/plain');
  event.preventDefault();
  if (event.currentTarget.value.length + length > insertableCharacters) refuse(length);
  else insertText(event.currentTarget, readPaste(event.clipboardData));
}

function insertText(area: HTMLTextAreaElement, text: string): void {
  // Deprecated, and still the only ways that undo supports. The first is Chromium's fast one: the second takes 12 s there
  // for 100 kB, because it goes line by line; Firefox has only the second.
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const run = (command: string, value: string) => document.execCommand?.(command, false, value);
  // HTML cannot contain a null character, which marks data that is not text.
  if (!text.includes('\0') && (run('insertHTML', html) || run('insertText', text))) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}
