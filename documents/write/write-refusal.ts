import type { MissingCharacter } from './pdf/missing-characters.ts';

export type WriteRefusalCode = 'missing-characters' | 'not-read-back' | 'too-long' | 'empty';

/** A file that is not handed out: it would lose something, or be read otherwise than it was written. */
export class WriteRefusal extends Error {
  readonly code: WriteRefusalCode;
  readonly missing: readonly MissingCharacter[];

  constructor(code: WriteRefusalCode, missing: readonly MissingCharacter[] = [], options?: ErrorOptions) {
    super(messageOf(code, missing), options);
    this.name = 'WriteRefusal';
    this.code = code;
    this.missing = missing;
  }
}

function messageOf(code: WriteRefusalCode, missing: readonly MissingCharacter[]): string {
  if (code === 'missing-characters') {
    const named = missing.map(({ character, code: point }) => `${character} (${point})`).join(', ');
    return `The PDF's font has no ${named}. DOCX can hold every character: please choose that.`;
  }
  if (code === 'too-long') return 'The resume takes more pages than are written. Please choose plain text.';
  if (code === 'empty') return 'There is no text to write.';
  return 'The file did not read back as it was written, so it is not handed out. Please choose plain text.';
}
