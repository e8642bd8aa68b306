import { describe, expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildDocx, buildOdt, buildZip, item, paragraph } from '../testing/build-office.ts';
import { codesOf, linesOf, refusalOf } from '../testing/read.ts';

const read = (body: string, options = {}) => readDocument(buildDocx(body, options), 'resume');

const cell = (...paragraphs: string[]): string => `<w:tc>${paragraphs.join('')}</w:tc>`;
const table = (...rows: string[][]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.join('')}</w:tr>`).join('')}</w:tbl>`;

describe('Word documents', () => {
  test('paragraphs are lines with their roles, whatever the language of the styles', async () => {
    const document = await read(
      paragraph('Anna Example', 'Title') +
        paragraph('Erfahrung', 'berschrift1') +
        item('Triage') +
        paragraph('Portland'),
    );
    expect(document.lines.map(({ text, role }) => [text, role])).toEqual([
      ['Anna Example', 'name'],
      ['Erfahrung', 'heading'],
      ['• Triage', 'bullet'],
      ['Portland', 'line'],
    ]);
    expect(document.kind).toBe('docx');
    expect(codesOf(document)).toEqual([]);
  });

  test('a word is whole, however many runs it is split into', async () => {
    const body =
      '<w:p><w:r><w:t>Kub</w:t></w:r><w:r><w:t>er&#110;etes &amp;</w:t></w:r><w:r><w:t xml:space="preserve"> Go</w:t></w:r></w:p>';
    expect(linesOf(await read(body))).toEqual(['Kubernetes & Go']);
  });

  test('deleted text is gone, inserted text stays, and both are said', async () => {
    const body =
      '<w:p><w:r><w:t>Led </w:t></w:r><w:del><w:r><w:delText>two</w:delText></w:r></w:del><w:ins><w:r><w:t>three</w:t></w:r></w:ins><w:r><w:commentReference w:id="1"/></w:r></w:p>';
    const document = await read(body);
    expect(linesOf(document)).toEqual(['Led three']);
    expect(codesOf(document)).toEqual(['comments', 'tracked-changes']);
  });

  test.each(['<w:vanish/>', '<w:color w:val="FFFFFF"/>', '<w:sz w:val="2"/>'])(
    'what %s hides is left out and reported',
    async (properties) => {
      const document = await read(paragraph('Anna Example') + paragraph('python leadership', '', properties));
      expect(linesOf(document)).toEqual(['Anna Example']);
      expect(document.warnings).toMatchObject([{ code: 'hidden-text', lost: 'python leadership' }]);
    },
  );

  test('a row of a date and a job is one line; columns of a table are read one after the other', async () => {
    const dated = table([cell(paragraph('2019 – 2024')), cell(paragraph('Nurse'), item('Triage'))]);
    const columns = table([
      cell(paragraph('Skills'), item('Wound care')),
      cell(paragraph('Profile'), paragraph('Calm.')),
    ]);
    const document = await read(dated + columns);
    expect(linesOf(document)).toEqual(['2019 – 2024 Nurse', '• Triage', 'Skills', '• Wound care', 'Profile', 'Calm.']);
    expect(codesOf(document)).toEqual(['table']);
  });

  test('a text box is read once, though the file holds it twice', async () => {
    const box = `<w:txbxContent>${paragraph('Contact')}</w:txbxContent>`;
    const body = `${paragraph('Anna Example')}<w:p><w:r><m:AlternateContent><m:Choice>${box}</m:Choice><m:Fallback>${box}</m:Fallback></m:AlternateContent></w:r></w:p>${paragraph('Nurse')}`;
    const document = await read(body);
    expect(linesOf(document)).toEqual(['Anna Example', 'Nurse', 'Contact']);
    expect(codesOf(document)).toEqual(['text-box']);
  });

  test('a name that stands only in the page header is read and reported; a footer that repeats it is not', async () => {
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const edge = (name: string, text: string) => `<w:${name} xmlns:w="w">${paragraph(text)}</w:${name}>`;
    const document = await read(
      `${paragraph('Nurse')}<w:sectPr><w:headerReference r:id="h"/><w:footerReference r:id="f"/></w:sectPr>`,
      {
        relations: `<Relationship Id="h" Type="${type}/header" Target="top.xml"/><Relationship Id="f" Type="${type}/footer" Target="/word/end.xml"/>`,
        parts: { 'word/top.xml': edge('hdr', 'Anna Example | 555 0100'), 'word/end.xml': edge('ftr', '555 0100') },
      },
    );
    expect(linesOf(document)).toEqual(['Anna Example | 555 0100', 'Nurse']);
    expect(document.warnings).toMatchObject([{ code: 'header-footer', lost: 'Anna Example | 555 0100' }]);
  });

  test('headings that are only bold are reported', async () => {
    const document = await read(
      paragraph('Experience', '', '<w:b/>') + paragraph('Nurse') + paragraph('Education', '', '<w:b/>'),
    );
    expect(codesOf(document)).toEqual(['no-heading-styles']);
  });

  test('parts are found by their relations and elements by their names without prefix', async () => {
    const relations =
      '<r:Relationships xmlns:r="r"><r:Relationship Id="a" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="/odd/place.xml"/></r:Relationships>';
    const body =
      '<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:body><x:p><x:r><x:t>Anna Example</x:t></x:r></x:p></x:body></x:document>';
    expect(linesOf(await readDocument(buildZip({ '_rels/.rels': relations, 'odd/place.xml': body }), ''))).toEqual([
      'Anna Example',
    ]);
  });
});

describe('OpenDocument texts', () => {
  test('headings, lists, tables and spaces are read', async () => {
    const body =
      '<t:h t:outline-level="1">Skills</t:h><t:list><t:list-item><t:p>Wound<t:s t:c="2"/>care</t:p></t:list-item></t:list><t:p>Portland<t:line-break/>Oregon</t:p>';
    const document = await readDocument(buildOdt(body), '');
    expect(document.lines.map(({ text, role }) => [text, role])).toEqual([
      ['Skills', 'heading'],
      ['• Wound care', 'bullet'],
      ['Portland', 'line'],
      ['Oregon', 'line'],
    ]);
    expect(document.kind).toBe('odt');
  });

  test('a hidden style, deletions and comments are left out and reported', async () => {
    const styles = '<s:style s:name="H"><s:text-properties t:display="none"/></s:style>';
    const body =
      '<t:tracked-changes><t:p>gone</t:p></t:tracked-changes><t:p>Nurse<o:annotation><t:p>really?</t:p></o:annotation></t:p><t:p t:style-name="H">leadership</t:p>';
    const document = await readDocument(buildOdt(body, styles), '');
    expect(linesOf(document)).toEqual(['Nurse']);
    expect(codesOf(document)).toEqual(['comments', 'hidden-text', 'tracked-changes']);
  });
});

test('a ZIP that is no document is named as such', async () => {
  expect(await refusalOf(buildZip({ 'a.txt': 'words' }))).toBe('unknown-type');
});
