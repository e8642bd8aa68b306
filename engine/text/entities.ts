/** The entities that pasted postings have, as pairs of name and character; their names tell capitals apart. */
const named = new Map(
  [
    'amp& lt< gt> quot" apos\' ndash– mdash— minus− shy\u00AD lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ laquo« raquo» lsaquo‹ rsaquo›',
    'bull• middot· hellip… euro€ pound£ yen¥ cent¢ sect§ deg° plusmn± times× frac12½ frac14¼ frac34¾ copy© reg® trade™ rarr→ check✓',
    'Auml\u00C4 Ouml\u00D6 Uuml\u00DC auml\u00E4 ouml\u00F6 uuml\u00FC szlig\u00DF Agrave\u00C0 Aacute\u00C1 Eacute\u00C9 Ccedil\u00C7',
    'agrave\u00E0 aacute\u00E1 acirc\u00E2 aring\u00E5 aelig\u00E6 ccedil\u00E7 egrave\u00E8 eacute\u00E9 ecirc\u00EA euml\u00EB',
    'igrave\u00EC iacute\u00ED icirc\u00EE iuml\u00EF ntilde\u00F1 ograve\u00F2 oacute\u00F3 ocirc\u00F4 oslash\u00F8',
    'ugrave\u00F9 uacute\u00FA ucirc\u00FB',
  ]
    .flatMap((line) => line.split(' '))
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)] as const),
);

const highest = 0x10ffff;

/** The character of an entity ("&uuml;", "&#8211;"), which is never longer; undefined for a space of any kind and what is not known. */
export function entityOf(entity: string): string | undefined {
  const name = entity.slice(1, -1);
  if (!name.startsWith('#')) return named.get(name) ?? named.get(name.toLowerCase());
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isText =
    code > 0xa0 ? code < 0xd800 || (code > 0xf8ff && code <= highest && code !== 0xffff) : code > 0x20 && code < 0x7f;
  return isText ? String.fromCodePoint(code).trim() || undefined : undefined;
}
