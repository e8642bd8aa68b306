import { strToU8, zipSync } from 'fflate';

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A paragraph of one run; `style` is a style's id, `run` goes into the run's properties. */
export const paragraph = (text: string, style = '', run = ''): string =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r>${run && `<w:rPr>${run}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

export const item = (text: string): string =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

export interface DocxOptions {
  /** Parts beside the usual ones, or instead of them. */
  parts?: Readonly<Record<string, string>>;
  /** Relations of the document beside its styles. */
  relations?: string;
  /** Before the document's root element. */
  prolog?: string;
}

/** A Word file with that body. */
export function buildDocx(body: string, { parts = {}, relations = '', prolog = '' }: DocxOptions = {}): Uint8Array {
  return buildZip({
    '_rels/.rels': `<Relationships><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships><Relationship Id="r1" Type="${office}/styles" Target="styles.xml"/>${relations}</Relationships>`,
    'word/styles.xml': `<w:styles ${word}><w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style><w:style w:styleId="Title"><w:name w:val="Title"/></w:style></w:styles>`,
    'word/document.xml': `${prolog}<w:document ${word}><w:body>${body}</w:body></w:document>`,
    ...parts,
  });
}

/** An OpenDocument text with that body. */
export function buildOdt(body: string, styles = ''): Uint8Array {
  return buildZip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<o:document-content xmlns:o="o"><o:automatic-styles>${styles}</o:automatic-styles><o:body>${body}</o:body></o:document-content>`,
    'styles.xml': '<o:document-styles xmlns:o="o"></o:document-styles>',
  });
}

export function buildZip(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  );
}
