import { cleanText } from './clean-text.ts';
import { htmlToText } from './html-to-text.ts';

/**
 * The text that a paste brings, clean. Formatted text is read from its HTML where that has lines of its own, because a
 * browser's plain text of it has lost the bullets.
 */
export function readPaste(clipboard: Pick<DataTransfer, 'getData'>): string {
  const plain = clipboard.getData('text/plain');
  const html = clipboard.getData('text/html');
  return cleanText((html && htmlToText(html)) || plain);
}
