// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';
import { readPaste } from './read-paste.ts';

const paste = (html: string, plain = 'plain') =>
  readPaste({ getData: (type) => (type === 'text/html' ? html : plain) });

describe('plain text', () => {
  test('gets one kind of line break, and at most one empty line at a time', () => {
    expect(cleanText('a\r\nb\rc\u2028d\n\n\n\ne  \n')).toBe('a\nb\nc\nd\n\ne\n');
  });

  test('gets plain spaces in place of non-breaking and thin ones, and keeps the tabs between columns', () => {
    expect(cleanText('5\u00a0years\u202fof\u2009SQL\t2019')).toBe('5 years of SQL\t2019');
  });

  test('loses soft hyphens, even where they split a word over two lines, and zero-width marks', () => {
    expect(cleanText('\ufeffmanage\u00adment, lead\u00ad\nership, a\u200bb')).toBe('management, leadership, ab');
  });

  test('keeps the joiners of emoji and of scripts that need them', () => {
    expect(cleanText('👩\u200d⚕️ می\u200cروم')).toBe('👩\u200d⚕️ می\u200cروم');
  });

  test.each(['• ', '▪\t', '\uf0b7\t', '●', '·  ', 'o\t', '✓ '])('gets one bullet for “%s”', (bullet) => {
    expect(cleanText(`  ${bullet}Led a team`)).toBe('  • Led a team');
  });

  test('keeps hyphens, numbers and words that start with an o', () => {
    const text = '- Led a team\n1. Java\no clock\noffice';
    expect(cleanText(text)).toBe(text);
  });
});

describe('formatted text', () => {
  test('with an endless list, cell or line is read in linear time', () => {
    const count = 20_000;
    const many = (html: string) => html.repeat(count);
    const list = paste(`<ol start="3">${many('<li>a</li>')}</ol>`);
    expect(list.endsWith(`\n${count + 2}. a`)).toBe(true);
    const cell = paste(`<table><tr><td>${many('<p>a</p>')}</td></tr></table>`);
    expect(cell).toBe(many('a\n').trim());
    expect(paste(`<p>${many('<b>a </b>')}</p>`)).toBe(many('a ').trim());
  });

  test('with hidden list items numbers only the visible ones', () => {
    expect(paste('<ol><li>a</li><li hidden>b</li><li>c</li></ol>')).toBe('1. a\n2. c');
  });

  test('becomes paragraphs, items with bullets, and numbers', () => {
    const html =
      '<h2>Skills</h2><ul><li>SQL</li><li><p>Excel <b>2019</b></p></li></ul><ol start="3"><li>one</li><li>two</li></ol>';
    expect(paste(html)).toBe('Skills\n\n• SQL\n• Excel 2019\n\n3. one\n4. two');
  });

  test('collapses spaces as a browser does, except in preformatted text', () => {
    expect(paste('<p>two\n   words</p><pre>a  b\n  c</pre>')).toBe('two words\n\na  b\n  c');
  });

  test('keeps line breaks, and separates cells by tabs', () => {
    expect(paste('one<br>two<br><br>three<table><tr><td><p>2019</p></td><td>Nurse</td></tr></table>')).toBe(
      'one\ntwo\n\nthree\n\n2019\tNurse',
    );
  });

  test('reads the bullets and numbers that Word writes as text', () => {
    const item = (marker: string, text: string) =>
      `<p class="MsoListParagraph"><span style="mso-list:Ignore">${marker}<span>&nbsp;&nbsp;</span></span>${text}</p>`;
    expect(paste(item('·', 'Led a team') + item('o', 'of nurses') + item('2.', 'Java'))).toBe(
      '• Led a team\n• of nurses\n2. Java',
    );
  });

  test('leaves out what nobody sees', () => {
    expect(paste('<style>p{}</style><p>seen</p><p style="display: none">unseen</p><p hidden>unseen</p>')).toBe('seen');
  });

  test('runs no script and loads nothing', () => {
    paste('<img src=x onerror="globalThis.wasRun = true"><script>globalThis.wasRun = true</script><p>text</p>');
    expect(Reflect.get(globalThis, 'wasRun')).toBeUndefined();
  });

  test.each(['', '<b>bold</b> words', '<p> </p>'])('is read from the plain text when “%s” adds nothing', (html) => {
    expect(paste(html, 'bold\u00a0words')).toBe('bold words');
  });
});
