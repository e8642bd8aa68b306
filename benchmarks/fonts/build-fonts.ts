import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * `npm run fonts`: the fonts of written PDFs, cut down to the letters they are for. Only kerning and the placing of accents are kept of
 * their features: a font without ligatures cannot put one where a reader expects two letters.
 */
const fonts = [
  ['sans-regular', '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'],
  ['sans-bold', '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'],
  ['serif-regular', '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'],
  ['serif-bold', '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'],
] as const;

/** Latin with Vietnamese, Greek, Cyrillic, accents, punctuation, currencies, and the symbols that resumes use. */
const ranges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b0, 0x2ff],
  [0x300, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x52f],
  [0x1e00, 0x1eff],
  [0x2010, 0x205e],
  [0x2070, 0x209c],
  [0x20a0, 0x20c0],
  [0x2100, 0x2126],
  [0x2150, 0x215e],
  [0x2190, 0x2199],
  [0x2200, 0x2265],
  [0x25a0, 0x25cf],
  [0x2605, 0x2606],
  [0x2713, 0x2717],
];

const letters = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
  .join('');

const { resolve } = createRequire(import.meta.url);
for (const [name, source] of fonts) {
  const bytes = await subsetFont(readFileSync(resolve(source)), letters, {
    targetFormat: 'truetype',
    keepFeatures: ['kern', 'mark', 'mkmk'],
    noHinting: true,
  });
  writeFileSync(fileURLToPath(new URL(`../../documents/write/fonts/${name}.ttf`, import.meta.url)), bytes);
}
