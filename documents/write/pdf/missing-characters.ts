import type { PrintedResume } from '../printed-resume.ts';
import type { MeasuredFont } from './pdf-fonts.ts';

/** A character that a font cannot write. */
export interface MissingCharacter {
  character: string;
  /** "U+65E5". */
  code: string;
}

/** Nobody reads more of them. */
const mostNamed = 5;

/** The characters of the resume that the font lacks, each once. */
export function missingCharacters({ lines }: PrintedResume, font: MeasuredFont): MissingCharacter[] {
  const seen = new Set<string>();
  const missing: MissingCharacter[] = [];
  for (const { text } of lines) {
    for (const character of text) {
      if (seen.has(character)) continue;
      seen.add(character);
      if (!font.has(character) && missing.length < mostNamed) {
        const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
        missing.push({ character, code: `U+${code}` });
      }
    }
  }
  return missing;
}
