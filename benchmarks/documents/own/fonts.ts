import { widthOf } from './lay-out.ts';

/** Characters beside ASCII that the resumes have, as Windows-1252, Mac Roman and glyph names have them. */
const special: Readonly<Record<string, { windows: number; mac: number; name: string }>> = {
  '•': { windows: 0x95, mac: 0xa5, name: 'bullet' },
  '–': { windows: 0x96, mac: 0xd0, name: 'endash' },
  '£': { windows: 0xa3, mac: 0xa3, name: 'sterling' },
};

const octal = (code: number): string => `\\${code.toString(8).padStart(3, '0')}`;

const encodeWith = (codes: 'windows' | 'mac') => (text: string) =>
  Array.from(text, (character) => {
    const known = special[character];
    return known ? octal(known[codes]) : character.replace(/[\\()]/, '\\$&');
  }).join('');

/** A PDF string's inside, in Windows-1252 and in Mac Roman. */
export const asWindows = encodeWith('windows');
export const asMac = encodeWith('mac');

export const standardFont = (name: string, encoding: 'WinAnsiEncoding' | 'MacRomanEncoding'): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /${encoding} >>`;

/** TeX's text encoding, as far as it differs: ligatures and dashes below the letters. */
const texCodes: Readonly<Record<string, number>> = { ffi: 14, ff: 11, fi: 12, fl: 13, '–': 123, '•': 15, '£': 36 };

export const asTex = (text: string): string =>
  text.replace(/ffi|ff|fi|fl|[–•£]|[\\()]/g, (found) =>
    texCodes[found] === undefined ? `\\${found}` : octal(texCodes[found]),
  );

const texWidths = Array.from({ length: 127 }, (_, code) => {
  const [unit] = Object.entries(texCodes).find(([, own]) => own === code) ?? [];
  return Math.round(1000 * [...(unit ?? String.fromCharCode(code))].reduce((sum, one) => sum + widthOf(one), 0));
});

export const texFont = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /FirstChar 0 /LastChar 126 /Widths [${texWidths.join(' ')}] /Encoding << /Type /Encoding /Differences [11 /ff /fi /fl /ffi /bullet 36 /sterling 123 /endash] >> >>`;

/** A font of glyphs by number, as browsers, Word and Qt embed them: the numbers mean nothing without the map to characters. */
export class NumberedFont {
  readonly glyphs = new Map<string, number>();

  /** As hexadecimal; `units` are what a glyph stands for, such as a ligature. */
  encode(units: readonly string[]): string {
    return units.map((unit) => this.numberOf(unit).toString(16).padStart(4, '0')).join('');
  }

  private numberOf(unit: string): number {
    const known = this.glyphs.get(unit);
    if (known !== undefined) return known;
    const number = 3 + this.glyphs.size;
    this.glyphs.set(unit, number);
    return number;
  }

  /** Objects for the font, its descendant, descriptor and map, the first of which is number `first`. */
  objects(first: number, name: string): string[] {
    const widths = [...this.glyphs].map(
      ([unit, number]) => `${number} [${Math.round(1000 * [...unit].reduce((sum, one) => sum + widthOf(one), 0))}]`,
    );
    const hex = (unit: string) =>
      Array.from({ length: unit.length }, (_, at) => unit.charCodeAt(at).toString(16).padStart(4, '0')).join('');
    const map = [...this.glyphs].map(([unit, number]) => `<${number.toString(16).padStart(4, '0')}> <${hex(unit)}>`);
    const cmap = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Own def /CMapType 2 def\n1 begincodespacerange <0000> <ffff> endcodespacerange\n${map.length} beginbfchar\n${map.join('\n')}\nendbfchar endcmap end end`;
    return [
      `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${first + 1} 0 R] /ToUnicode ${first + 3} 0 R >>`,
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${first + 2} 0 R /W [${widths.join(' ')}] /CIDToGIDMap /Identity >>`,
      `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>`,
      `<< /Length ${cmap.length} >>\nstream\n${cmap}\nendstream`,
    ];
  }
}
