/** The decoder's name for a code page of Windows; an empty string for none. */
export function codePageOf(number: number): string {
  if (number >= 1250 && number <= 1258) return `windows-${number}`;
  return others.get(number) ?? '';
}

const others = new Map([
  [437, 'ibm437'],
  [850, 'ibm437'],
  [866, 'ibm866'],
  [874, 'windows-874'],
  [932, 'shift_jis'],
  [936, 'gbk'],
  [949, 'euc-kr'],
  [950, 'big5'],
  [10_000, 'macintosh'],
  [65_001, 'utf-8'],
]);

/** The DOS page, which no decoder of the web knows: its upper half. */
const dos =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ';

const decoders = new Map<string, TextDecoder>();

export function decodeBytes(bytes: Uint8Array, codePage: string): string {
  if (codePage === 'ibm437') {
    return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : (dos[byte - 128] ?? ''))).join('');
  }
  let decoder = decoders.get(codePage);
  if (!decoder) {
    decoder = new TextDecoder(codePage === '' ? 'windows-1252' : codePage);
    decoders.set(codePage, decoder);
  }
  return decoder.decode(bytes);
}
