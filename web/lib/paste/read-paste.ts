import { cleanText } from './clean-text.ts';
import { htmlToText } from './html-to-text.ts';

/**
 * The cleaned text of a paste. Formatted text is read from its HTML if that has lines of its own, because a
 * browser's plain text has lost the bullets.
 */
export function readPaste(clipboard: Pick<DataTransfer, 'getData'>): string {
  const plain = clipboard.getData('text/plain');
  const html = clipboard.getData('text/html');
  return cleanText((html && htmlToText(html)) || plain);
}
