import { finishReading } from '../finish-reading.ts';
import { arrangePages } from '../pdf/arrange-pages.ts';
import type { DocumentLine, LineRole } from '../types.ts';
import { type OwnPdf, openOwnPdf } from './open-own-pdf.ts';
import { OwnPdfFault, type PdfDictionary, type PdfValue } from './parse-value.ts';
import { type OwnFont, readOwnFont } from './read-own-font.ts';
import { type OwnPage, readOwnPage } from './read-own-page.ts';

/** A line as its tag says it. */
export interface TaggedLine {
  role: LineRole;
  text: string;
}

/** What a file of ours says: by geometry, as our reader arranges the glyphs of any PDF, and by its tags. */
export interface OwnReading {
  lines: readonly DocumentLine[];
  tagged: readonly TaggedLine[];
}

/**
 * Reads a PDF that we wrote, from its bytes alone. Only the decoding is its own, and knows no more than what we write; where the words
 * stand is judged by the reader of people's files.
 * @throws OwnPdfFault for what is not as we write it, DocumentRefusal for what no reader takes
 */
export function readOwnPdf(bytes: Uint8Array): OwnReading {
  const pdf = openOwnPdf(bytes);
  const fonts = new Map<number, OwnFont>();
  const fontOf = (value: PdfValue | undefined): OwnFont => {
    const id = typeof value === 'object' && value.kind === 'reference' ? value.id : -1;
    const font = fonts.get(id) ?? readOwnFont(pdf, value);
    fonts.set(id, font);
    return font;
  };
  const pages = new Map<number, OwnPage>();
  for (const kid of pdf.list(pdf.dictionary(pdf.root.entries.get('Pages')).entries.get('Kids'))) {
    pages.set(idOf(kid), readOwnPage(pdf, pdf.dictionary(kid), fontOf));
  }
  const contents = Array.from(pages.values(), ({ content }) => content);
  const { lines } = finishReading('pdf', { lines: arrangePages(contents).lines, warnings: [] });
  return { lines, tagged: readTags(pdf, pages) };
}

function idOf(value: PdfValue | undefined): number {
  if (typeof value !== 'object' || value.kind !== 'reference') throw new OwnPdfFault('A page is not referred to.');
  return value.id;
}

/** Tags that are one line each. */
export const lineRoles: Readonly<Record<string, LineRole>> = {
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
  P: 'line',
  LBody: 'bullet',
};

/** The lines in the order of the tree of tags. */
function readTags(pdf: OwnPdf, pages: ReadonlyMap<number, OwnPage>): TaggedLine[] {
  const tree = pdf.dictionary(pdf.root.entries.get('StructTreeRoot'));
  const lines: TaggedLine[] = [];
  const kidsOf = ({ entries }: PdfDictionary): readonly PdfValue[] => {
    const kids = entries.get('K');
    if (kids === undefined) return [];
    const found = pdf.resolve(kids);
    return typeof found === 'object' && found.kind === 'list' ? found.items : [kids];
  };
  /** The text of an element; what is no element is a number of a marked stretch, or refers to a link. */
  const textOf = (element: PdfDictionary): string =>
    kidsOf(element)
      .map((kid) => {
        if (typeof kid === 'number') return textAt(pages, element.entries.get('Pg'), kid);
        const inner = pdf.dictionary(kid);
        const mark = inner.entries.get('MCID');
        if (typeof mark === 'number') return textAt(pages, inner.entries.get('Pg') ?? element.entries.get('Pg'), mark);
        return inner.entries.has('S') ? textOf(inner) : '';
      })
      .join('');
  const walk = (element: PdfDictionary): void => {
    const tag = element.entries.get('S');
    const role = lineRoles[typeof tag === 'object' && tag.kind === 'name' ? tag.value : ''];
    if (role) {
      const text = textOf(element).replace(/\s+/g, ' ').trim();
      if (text !== '') lines.push({ role, text });
      return;
    }
    for (const kid of kidsOf(element)) if (typeof kid !== 'number') walk(pdf.dictionary(kid));
  };
  walk(tree);
  return lines;
}

function textAt(pages: ReadonlyMap<number, OwnPage>, page: PdfValue | undefined, mark: number): string {
  const text = pages.get(idOf(page))?.marked.get(mark);
  if (text === undefined) throw new OwnPdfFault('A tag names a text that is not there.');
  return text;
}
