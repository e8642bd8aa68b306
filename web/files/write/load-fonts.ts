import type { LoadFonts } from '#documents/write/write-document.ts';

/** Vite finds these as they are written: each is a file of the build. */
const addresses = {
  sans: {
    regular: new URL('../../../documents/write/fonts/sans-regular.ttf', import.meta.url),
    bold: new URL('../../../documents/write/fonts/sans-bold.ttf', import.meta.url),
  },
  serif: {
    regular: new URL('../../../documents/write/fonts/serif-regular.ttf', import.meta.url),
    bold: new URL('../../../documents/write/fonts/serif-bold.ttf', import.meta.url),
  },
} as const;

/** Downloads the two weights of a font. */
export const loadFonts: LoadFonts = async (font) => {
  const { regular, bold } = addresses[font];
  const [first, second] = await Promise.all([fetchFont(regular), fetchFont(bold)]);
  return { regular: first, bold: second };
};

async function fetchFont(address: URL): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The font answered with ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}
