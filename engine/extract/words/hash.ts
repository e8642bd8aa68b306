/** FNV-1a over UTF-16 code units. */
export function hash(text: string): number {
  return hashPart(text, 0, text.length);
}

/** The same of a part, from `from` to before `to`; beyond the text's ends there is nothing. */
export function hashPart(text: string, from: number, to: number): number {
  let value = 0x811c9dc5;
  const end = Math.min(to, text.length);
  for (let index = Math.max(0, from); index < end; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Two numbers into one, well spread (the finaliser of MurmurHash3). */
export function mix(a: number, b: number): number {
  let value = Math.imul(a, 0x9e3779b1) ^ Math.imul(b + 0x7f4a7c15, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 16), 0xc2b2ae35);
  return (value ^ (value >>> 13)) >>> 0;
}
