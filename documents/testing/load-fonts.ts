import { readFile } from 'node:fs/promises';
import type { LoadFonts } from '../write/write-document.ts';

/** The fonts from the repository. */
export const loadFontsHere: LoadFonts = async (font) => {
  const [regular, bold] = await Promise.all(
    ['regular', 'bold'].map((weight) => readFile(new URL(`../write/fonts/${font}-${weight}.ttf`, import.meta.url))),
  );
  return { regular: new Uint8Array(regular ?? []), bold: new Uint8Array(bold ?? []) };
};
