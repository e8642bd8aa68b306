/** The five of XML, and those of HTML that occur in texts. */
const named = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ndash: '–',
    mdash: '—',
    bull: '•',
    middot: '·',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    copy: '©',
    reg: '®',
    trade: '™',
    euro: '€',
    pound: '£',
    yen: '¥',
    sect: '§',
    deg: '°',
    times: '×',
    shy: '',
    zwnj: '',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    szlig: 'ß',
    aelig: 'æ',
    AElig: 'Æ',
    oslash: 'ø',
    Oslash: 'Ø',
    aring: 'å',
    Aring: 'Å',
    eth: 'ð',
    thorn: 'þ',
    oelig: 'œ',
    iexcl: '¡',
    iquest: '¿',
    rarr: '→',
    larr: '←',
    check: '✓',
  }),
);

/** "eacute", "Ouml": a letter and its accent. */
const marks = new Map(
  Object.entries({
    acute: '\u0301',
    grave: '\u0300',
    circ: '\u0302',
    uml: '\u0308',
    tilde: '\u0303',
    cedil: '\u0327',
    caron: '\u030C',
  }),
);

/** Text with its entities resolved; an unknown one stays as it is written. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (name.startsWith('#')) return fromCode(name);
    const known = named.get(name);
    if (known !== undefined) return known;
    const mark = marks.get(name.slice(1));
    return mark ? (name.slice(0, 1) + mark).normalize('NFC') : whole;
  });
}

function fromCode(name: string): string {
  const code = name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}
