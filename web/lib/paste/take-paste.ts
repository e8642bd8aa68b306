import type { ClipboardEvent } from 'react';
import { readPaste } from './read-paste.ts';

/**
 * A paste beyond this is a whole book or a file, not a posting: laying it out would hold the page up for seconds
 * (5 MB: 1.7 s measured). It is refused with a word instead of inserted; shorter ones go in and can be shortened there.
 */
export const insertableCharacters = 1_000_000;

/** Puts what is pasted into the text area, clean. `refuse` gets the length of a paste that is too long to be put in. */
export function takePaste(event: ClipboardEvent<HTMLTextAreaElement>, refuse: (characters: number) => void): void {
  const { length } = event.clipboardData.getData('text/plain');
  event.preventDefault();
  if (event.currentTarget.value.length + length > insertableCharacters) refuse(length);
  else insertText(event.currentTarget, readPaste(event.clipboardData));
}

function insertText(area: HTMLTextAreaElement, text: string): void {
  // Deprecated, and still the only way that undo knows of.
  if (area.ownerDocument.execCommand?.('insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}
